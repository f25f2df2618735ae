import { api } from '../../api/client.ts';
import { courseDetail } from '../../domain/catalogue/calls.ts';
import type { EventDetail } from '../../domain/catalogue/classes.ts';
import type { FoundCourse } from '../../domain/level-finder/bank.ts';
import { first } from '../../domain/present.ts';
import { DOT } from '../../i18n/dot.ts';
import { formatDate, formatMoney, plural } from '../../i18n/format.ts';
import { formatHours } from '../../i18n/hours.ts';
import type { Locale } from '../../i18n/locales.ts';
import { useAnswer } from '../use-answer.ts';
import { useSlow } from '../use-slow.ts';
import type { FinderProps } from './props.ts';

interface Props {
  locale: Locale;
  texts: FinderProps['texts']['result'];
  course: FoundCourse;
  count: number;
}

/** The next dates that are on sale, with their seats, the reader's language before the other. */
export function NextDates({ locale, texts: t, course, count }: Props) {
  const { result } = useAnswer(course.id, api(courseDetail));
  const slow = useSlow(result === undefined);
  if (!result?.ok) {
    return (
      <p role="status" className="mt-1 min-h-[44px] text-sm">
        {result ? t.datesFailed : slow && t.datesLoading}
      </p>
    );
  }
  const classes = result.value.classes
    .filter(({ availability, state }) => availability !== 'closed' && state !== 'cancelled')
    .toSorted((a, b) => Number(b.language === locale) - Number(a.language === locale))
    .slice(0, count);
  if (classes.length === 0) return <p className="mt-1">{t.noDates}</p>;
  return (
    <>
      <h4 className="mt-1 text-sm">{t.dates}</h4>
      <ul className="finder-dates">
        {classes.map((one) => (
          <Row key={one.id} {...{ locale, texts: t, one, seatCents: course.priceCents }} />
        ))}
      </ul>
    </>
  );
}

interface RowProps extends Pick<Props, 'locale' | 'texts'> {
  one: EventDetail;
  /** What a seat costs where nothing else is said. */
  seatCents: number;
}

function Row({ locale, texts: t, one, seatCents }: RowProps) {
  const session = first(one.sessions);
  const where = one.place?.city[locale] ?? t.online;
  return (
    <li data-state={one.availability}>
      <time dateTime={session.start}>{formatDate(session.start, locale, one.timeZone, 'medium')}</time>
      <span>
        {formatHours(session, locale, one.timeZone)}
        {one.sessions.length > 1 && `, ${plural(one.sessions.length, locale, t.sessions)}`}
        {DOT}
        {where}
        {DOT}
        {t.taughtIn[one.language]}
        {one.priceCents !== seatCents && `${DOT}${formatMoney(one.priceCents, locale, { short: true })}`}
      </span>
      <span>{one.availability === 'full' ? t.full : plural(one.seatsLeft, locale, t.left)}</span>
    </li>
  );
}
