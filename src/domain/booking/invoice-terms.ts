import { addBusinessDays, dateIn, earlierDate, type PlainDate } from '../time/calendar.ts';

export interface InvoiceTerms {
  issuedOn: PlainDate;
  dueOn: PlainDate;
  /** The business day before the first class: an invoice that is issued later is due no later. */
  latestDueOn: PlainDate;
  /** An invoice that is issued later is due on the same day. */
  isFixed: boolean;
}

/**
 * When an invoice for these classes is due (booking rule 16): so many business days after its issue, and no later
 * than the business day before the first class begins. `null` where that would not be after the issue date: the
 * class starts too soon to be paid on invoice.
 */
export function invoiceTerms(input: {
  now: number;
  /** Of the office, which issues the invoice. */
  timeZone: string;
  dueBusinessDays: number;
  holidays: ReadonlySet<PlainDate>;
  /** Epoch milliseconds of each class's first session, and the zone of that class. */
  classes: readonly { startsAt: number; timeZone: string }[];
}): InvoiceTerms | null {
  const { holidays } = input;
  const issuedOn = dateIn(input.timeZone, input.now);
  const usually = addBusinessDays(issuedOn, input.dueBusinessDays, holidays);
  const [first = usually, ...others] = input.classes.map(({ startsAt, timeZone }) =>
    addBusinessDays(dateIn(timeZone, startsAt), -1, holidays),
  );
  const latestDueOn = others.reduce(earlierDate, first);
  const dueOn = earlierDate(usually, latestDueOn);
  return dueOn > issuedOn ? { issuedOn, dueOn, latestDueOn, isFixed: false } : null;
}

/**
 * The invoice of a consumer whom the law keeps from being charged before the first session (booking rule 33): due on the
 * day on which the last of the classes begins, so that none is charged too early.
 */
export function termsAtFirstSession({
  now,
  timeZone,
  classes,
}: Pick<Parameters<typeof invoiceTerms>[0], 'now' | 'timeZone' | 'classes'>): InvoiceTerms {
  const issuedOn = dateIn(timeZone, now);
  const days = classes.map(({ startsAt, timeZone: zone }) => dateIn(zone, startsAt));
  const dueOn = days.reduce((last, day) => (day > last ? day : last), issuedOn);
  return { issuedOn, dueOn, latestDueOn: dueOn, isFixed: true };
}
