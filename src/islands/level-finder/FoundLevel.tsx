import { useEffect, useRef, type ReactNode } from 'react';
import type { FoundCourse, QuestionBank } from '../../domain/level-finder/bank.ts';
import { closeTo, scoresOf, topicsOf, type Mark, type Outcome } from '../../domain/level-finder/finder.ts';
import { readResult } from '../../domain/level-finder/result-address.ts';
import type { Question } from '../../domain/level-finder/bank.ts';
import { DOT } from '../../i18n/dot.ts';
import { fill, formatMoney, plural } from '../../i18n/format.ts';
import { begin } from '../../stores/level-finder.ts';
import type { FinderProps } from './props.ts';
import { NextDates } from './NextDates.tsx';
import { Share } from './Share.tsx';

interface Props extends FinderProps {
  bank: QuestionBank;
  fragment: string;
}

/** What the answers of an address say: where to begin, why, and in which class. */
export function FoundLevel({ locale, texts, bank, fragment, ...rest }: Props) {
  const t = texts.result;
  const heading = useRef<HTMLHeadingElement>(null);
  const result = readResult(fragment, bank.questions);
  useEffect(() => heading.current?.focus(), []);

  if (!result) {
    return (
      <>
        <p role="status">{t.gone}</p>
        <p className="mt-2">
          <button type="button" className="button button-action" onClick={begin}>
            {t.again}
          </button>
        </p>
      </>
    );
  }
  const { outcome, marks } = result;
  const name = outcome === 'beyond' ? t.beyond : fill(t.level, { level: outcome });
  const close = closeTo(marks, outcome);
  const courses = coursesOf(bank, outcome);
  return (
    <div className="finder-result">
      <div>
        <p className="finder-number">{t.eyebrow}</p>
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <p className="text-lg">{close === outcome ? fill(t.partly, { level: close }) : t.reasons[outcome]}</p>
        {close !== undefined && close !== outcome && <p className="mt-1">{fill(t.close, { level: close })}</p>}
        <Scores marks={marks} text={t.score} />
        {courses.map((course, index) => (
          <Course
            key={course.id}
            {...{ locale, texts: t, course }}
            dates={courses.length > 1 ? 1 : 3}
            action={index === 0}
          />
        ))}
        <Neighbours bank={bank} outcome={outcome} texts={t} />
        <Share {...rest} locale={locale} texts={t} level={name} course={courses[0]} />
      </div>
      <div>
        <Topics marks={marks} texts={t} />
        <Missed marks={marks} texts={t} locale={locale} />
      </div>
    </div>
  );
}

type Texts = FinderProps['texts']['result'];

const courseOf = ({ levels }: QuestionBank, level: number) => levels.find((one) => one.level === level)?.course;

function coursesOf(bank: QuestionBank, outcome: Outcome): FoundCourse[] {
  if (outcome === 'beyond') return bank.beyond;
  const course = courseOf(bank, outcome);
  return course ? [course] : [];
}

function Scores({ marks, text }: { marks: readonly Mark<Question>[]; text: string }) {
  return (
    <ul className="finder-scores">
      {scoresOf(marks).map(({ level, right, asked }) => (
        <li key={level}>
          <span className="finder-progress" aria-hidden="true">
            <span>
              {Array.from({ length: asked }, (_, place) => (
                <i key={place} data-is={place < right ? 'done' : undefined} />
              ))}
            </span>
          </span>
          {fill(text, { level, right, asked })}
        </li>
      ))}
    </ul>
  );
}

function Topics({ marks, texts: t }: { marks: readonly Mark<Question>[]; texts: Texts }) {
  const topics = topicsOf(marks);
  const lists: [title: string, of: string[]][] = [
    [t.known, topics.known],
    [t.missing, topics.missing],
  ];
  return (
    <div className="finder-topics">
      {lists.map(
        ([title, of]) => of.length > 0 && <Named key={title} title={title} of={of} known={of === topics.known} />,
      )}
    </div>
  );
}

function Named({ title, of, known }: { title: string; of: readonly string[]; known: boolean }) {
  return (
    <div data-known={known ? '' : undefined}>
      <h3 className="text-base">{title}</h3>
      <ul>
        {of.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
    </div>
  );
}

interface CourseProps {
  locale: FinderProps['locale'];
  texts: Texts;
  course: FoundCourse;
  /** How many of its next dates stand below it. */
  dates: number;
  /** It has the one action of the view. */
  action: boolean;
}

function Course({ locale, texts: t, course, dates, action }: CourseProps) {
  const { title, href, language, hours, priceCents } = course;
  const foreign = language === locale ? undefined : language;
  return (
    <section className="finder-course">
      <h3 className="text-lg">
        <a href={href} className="link" lang={foreign} hrefLang={foreign}>
          {title}
        </a>
      </h3>
      <p>
        {plural(hours, locale, t.hours)}
        {DOT}
        {fill(t.price, { price: formatMoney(priceCents, locale, { short: true }) })}
        {foreign && `${DOT}${t.taughtIn[foreign]}`}
      </p>
      <NextDates locale={locale} texts={t} course={course} count={dates} />
      {action && (
        <p className="mt-2 print:hidden">
          <a href={`${href}#classes`} className="button button-action">
            {t.book}
          </a>
        </p>
      )}
    </section>
  );
}

function Neighbours({ bank, outcome, texts: t }: { bank: QuestionBank; outcome: Outcome; texts: Texts }) {
  const place = outcome === 'beyond' ? 4 : outcome;
  const lower = courseOf(bank, place - 1);
  const higher = courseOf(bank, place + 1);
  const linked = (course: FoundCourse, text: string): ReactNode => (
    <a href={course.href} className="link">
      {fill(text, { title: course.title })}
    </a>
  );
  return (
    <p className="finder-neighbours">
      {lower && linked(lower, t.lower)}
      {higher && linked(higher, t.higher)}
    </p>
  );
}

const rightOf = ({ choices, right }: Question) => choices[right] ?? '';

function Missed({
  marks,
  texts: t,
  locale,
}: { marks: readonly Mark<Question>[]; texts: Texts } & Pick<Props, 'locale'>) {
  const missed = marks.flatMap(({ card, right }) => (right ? [] : card)).toSorted((a, b) => a.level - b.level);
  if (missed.length === 0) return null;
  return (
    <details className="finder-missed" open>
      <summary className="unfolds">{plural(missed.length, locale, t.missed)}</summary>
      <ol>
        {missed.map((card) => (
          <li key={card.id}>
            <p className="font-semibold">{card.question}</p>
            {!card.answer.startsWith(rightOf(card)) && (
              <p className="finder-right">{fill(t.right, { choice: rightOf(card) })}</p>
            )}
            <p>{card.answer}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
