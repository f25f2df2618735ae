import type { ReactNode } from 'react';
import { unbroken } from '../../i18n/course-title.ts';
import { formatDate, formatMoney } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { dateFigure } from '../../i18n/date-figure.ts';
import { DOT } from '../../i18n/dot.ts';

interface Props {
  locale: Locale;
  /** The instant of the first session; `''` where nobody knows it. */
  start: string;
  timeZone: string;
  title: string;
  /** When, where and in which language, a line each; one that is not known yet keeps its place. */
  facts: readonly string[];
  /** How many people it is for, and how that is changed. */
  people: ReactNode;
  /** What all of them cost, before tax. */
  cents: number;
  /** What stands beside the price: what one of them costs. */
  each: string;
  /** It has just been put in, which is shown. */
  added?: boolean;
  /** Takes it out. */
  remove?: ReactNode;
  children?: ReactNode;
}

/** The day on the stub, always with its year: what is printed is read years later. */
export function Stub({ locale, start, timeZone }: Pick<Props, 'locale' | 'start' | 'timeZone'>) {
  const figure = dateFigure(start, locale, timeZone);
  if (!figure) return <span className="mini-stub" />;
  return (
    <time className="mini-stub" dateTime={start}>
      <span className="sr-only">{formatDate(start, locale, timeZone, 'full')}</span>
      <span aria-hidden="true">{figure.weekday}</span>
      <b aria-hidden="true">
        {figure.day}
        {figure.ordinal && <sup>{figure.ordinal}</sup>}
      </b>
      <span aria-hidden="true">{figure.month}</span>
      <span aria-hidden="true">{figure.year}</span>
    </time>
  );
}

/** One class of a cart or a booking, as a ticket for so many people. The drawer, the checkout and the confirmation show the same. */
export function MiniTicket(props: Props) {
  const { locale, start, timeZone, title, facts, people, cents, each, added, remove, children } = props;
  return (
    <li className="mini" data-added={added ? '' : undefined}>
      <Stub locale={locale} start={start} timeZone={timeZone} />
      <div className="mini-what">
        <h3>{unbroken(title)}</h3>
        {facts.map((fact, index) => (
          // No line ends with a dot, and a dot that goes there would weigh on the checkout.
          <p key={index}>{fact.replaceAll(DOT, ', ')}</p>
        ))}
      </div>
      <div className="mini-foot">
        <div className="mini-people">{people}</div>
        {remove}
        <p className="mini-cost">
          {each}
          <strong>{formatMoney(cents, locale)}</strong>
        </p>
      </div>
      {children && <div className="mini-more">{children}</div>}
    </li>
  );
}
