import { addBusinessDays, dateIn, earlierDate, type PlainDate } from '../time/calendar.ts';

export interface InvoiceTerms {
  issuedOn: PlainDate;
  dueOn: PlainDate;
  /** The business day before the first class: an invoice that is issued later is due no later. */
  latestDueOn: PlainDate;
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
  return dueOn > issuedOn ? { issuedOn, dueOn, latestDueOn } : null;
}
