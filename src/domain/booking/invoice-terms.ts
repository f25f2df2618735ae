import { addBusinessDays, dateIn, earlierDate, type PlainDate } from '../time/calendar.ts';

export interface InvoiceTerms {
  issuedOn: PlainDate;
  dueOn: PlainDate;
  /** The business day before the first class: an invoice that is issued later is due no later. */
  latestDueOn: PlainDate;
  /** An invoice that is issued later is due on the same day. */
  isFixed: boolean;
}

interface Circumstances {
  now: number;
  /** Of the office, which issues the invoice. */
  timeZone: string;
  dueBusinessDays: number;
  holidays: ReadonlySet<PlainDate>;
  /** Epoch milliseconds of each class's first session, and the zone of that class. */
  classes: readonly { startsAt: number; timeZone: string }[];
}

/** So many business days after its issue, and no later than the business day before the first class, or the day of issue. */
export function invoiceDue({ now, timeZone, dueBusinessDays, holidays, classes }: Circumstances): InvoiceTerms {
  const issuedOn = dateIn(timeZone, now);
  const usually = addBusinessDays(issuedOn, dueBusinessDays, holidays);
  const [first = usually, ...others] = classes.map((one) =>
    addBusinessDays(dateIn(one.timeZone, one.startsAt), -1, holidays),
  );
  const latestDueOn = others.reduce(earlierDate, first);
  const dueOn = earlierDate(usually, latestDueOn);
  return { issuedOn, dueOn: dueOn > issuedOn ? dueOn : issuedOn, latestDueOn, isFixed: false };
}

/**
 * When an invoice for these classes is due (booking rule 16). `null` where the usual time would end after the business day
 * before the first class (booking rule 34): they start too soon to be booked on invoice.
 */
export function invoiceTerms(circumstances: Circumstances): InvoiceTerms | null {
  const due = invoiceDue(circumstances);
  const { dueBusinessDays, holidays } = circumstances;
  return due.dueOn === addBusinessDays(due.issuedOn, dueBusinessDays, holidays) ? due : null;
}

/**
 * The invoice of a consumer whom the law keeps from being charged before the first session (booking rule 33): due on the
 * day on which the last of the classes begins, so that none is charged too early.
 */
export function termsAtFirstSession({
  now,
  timeZone,
  classes,
}: Pick<Circumstances, 'now' | 'timeZone' | 'classes'>): InvoiceTerms {
  const issuedOn = dateIn(timeZone, now);
  const days = classes.map(({ startsAt, timeZone: zone }) => dateIn(zone, startsAt));
  const dueOn = days.reduce((last, day) => (day > last ? day : last), issuedOn);
  return { issuedOn, dueOn, latestDueOn: dueOn, isFixed: true };
}
