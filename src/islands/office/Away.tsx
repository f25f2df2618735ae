import { useState } from 'react';
import * as v from 'valibot';
import { api } from '../../api/client.ts';
import { officeAbsences, putAbsence, takeAbsenceBack } from '../../domain/classes/absence-calls.ts';
import { absenceForm, AwayAlready, type Absence, type DaysAway } from '../../domain/classes/absences.ts';
import { DOT } from '../../i18n/dot.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { Dotted } from '../Dotted.tsx';
import { useAnswer } from '../use-answer.ts';
import { absenceTexts, absenceWords, classDaysText, daysText } from './absence-texts.ts';
import { ActButton } from './ActButton.tsx';
import { ActForm } from './ActForm.tsx';
import { useOffice } from './context.ts';
import { classHref } from './file-links.ts';
import { Folded } from './Folded.tsx';
import { NotLoaded } from './NotLoaded.tsx';

interface Said {
  text: string;
  classes: Absence['classes'];
}

interface Props {
  /** The days that are shown, both included. */
  days: DaysAway;
  /** Of the office. */
  timeZone: string;
}

/** Who is away on some days, and what of theirs nobody else gives yet. */
export function Away({ days, timeZone }: Props) {
  const { locale } = useOffice();
  const t = absenceTexts[locale];
  const { result, retry } = useAnswer(JSON.stringify(days), () => callOffice(() => api(officeAbsences)(days)));
  const [said, say] = useState<Said>();
  const onDone = (text: string, classes: Absence['classes'] = []) => {
    say({ text, classes });
    retry();
  };
  return (
    <section aria-labelledby="office-away" aria-busy={result === undefined || undefined} className="mt-2">
      <h3 id="office-away" className="text-lg">
        {t.title}
      </h3>
      <div role="status" className={said ? 'office-said' : 'sr-only'}>
        {said?.text}
        {said && <Without classes={said.classes} />}
      </div>
      {result && !result.ok && (
        <NotLoaded locale={locale} code={result.code} retry={retry} className="form-problems mb-2" />
      )}
      {result?.ok && (
        <>
          {result.value.absences.length === 0 && <p>{t.none}</p>}
          <ul className="divide-y divide-blue-100">
            {result.value.absences.map((one) => (
              <Entry key={one.id} one={one} timeZone={timeZone} onDone={onDone} onRefused={retry} />
            ))}
          </ul>
          <WriteDown trainers={result.value.trainers} onDone={onDone} />
        </>
      )}
    </section>
  );
}

interface EntryProps {
  one: Absence;
  timeZone: string;
  onDone: (text: string) => void;
  onRefused: () => void;
}

function Entry({ one, timeZone, onDone, onRefused }: EntryProps) {
  const { locale } = useOffice();
  const t = absenceTexts[locale];
  const { id, trainer, kind, note, who, at } = one;
  const days = daysText(one, locale);
  const date = formatDate(at, locale, timeZone);
  const written = who === null ? fill(t.writtenOn, { date }) : fill(t.written, { who, date });
  return (
    <li className="py-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span>
          <b>{trainer}</b>, <Dotted text={[days, t.kinds[kind]].join(DOT)} />
        </span>
        <span className="print:hidden">
          <ActButton
            id={`absence ${id}`}
            label={t.takeBack}
            send={(key) => api(takeAbsenceBack)(id, key)}
            onDone={() => onDone(fill(t.takenBack, { name: trainer, days }))}
            onRefused={onRefused}
          />
        </span>
      </p>
      <Without classes={one.classes} />
      <p className="break-words text-gray-600">
        <Dotted text={[note, written].filter(Boolean).join(DOT)} />
      </p>
    </li>
  );
}

/** What is still to be given, with the ways to where somebody else is named. */
function Without({ classes }: Pick<Absence, 'classes'>) {
  const { locale, links } = useOffice();
  const t = absenceTexts[locale];
  if (classes.length === 0) return null;
  return (
    <>
      <p className="text-amber-700">{t.without}</p>
      <ul className="list-disc pl-5">
        {classes.map(({ id, title, days }) => (
          <li key={id}>
            <a className="link" href={classHref(links, id)}>
              {title[locale]}
            </a>
            , {classDaysText(days, locale)}
          </li>
        ))}
      </ul>
    </>
  );
}

interface WriteDownProps {
  trainers: readonly string[];
  onDone: (text: string, classes: Absence['classes']) => void;
}

function WriteDown({ trainers, onDone }: WriteDownProps) {
  const { locale } = useOffice();
  const [times, setTimes] = useState(0);
  const [overlaps, setOverlaps] = useState<DaysAway>();
  const t = absenceTexts[locale];
  return (
    <Folded key={times} title={t.add}>
      <ActForm
        id="absence"
        form={absenceForm(trainers)}
        words={absenceWords(locale, trainers)}
        submit={t.submit}
        send={async (body, key) => {
          const result = await api(putAbsence)(body, key);
          setOverlaps(!result.ok && v.is(AwayAlready, result.details) ? result.details.overlaps : undefined);
          return result;
        }}
        onDone={(entry) => {
          setTimes(times + 1);
          onDone(fill(t.done, { name: entry.trainer, days: daysText(entry, locale) }), entry.classes);
        }}
        before={
          <>
            <p className="max-w-text">{t.hint}</p>
            {overlaps && (
              <p className="form-problems" role="alert">
                {fill(t.overlaps, { days: daysText(overlaps, locale) })}
              </p>
            )}
          </>
        }
      />
    </Folded>
  );
}
