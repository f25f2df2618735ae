import type { Cents } from '../money/money.ts';

/** How long what is open of an invoice has been overdue, in the order of a statement. */
const invoiceAges = ['notDue', 'to30', 'to60', 'to90', 'older'] as const;
export type InvoiceAge = (typeof invoiceAges)[number];

/** `days` after the due date, less than one where that is to come. */
export function ageOf(days: number): InvoiceAge {
  if (days <= 0) return 'notDue';
  if (days <= 30) return 'to30';
  if (days <= 60) return 'to60';
  return days <= 90 ? 'to90' : 'older';
}

/** What is open by its age, each of them, also where nothing is. */
export const agedOf = (
  invoices: readonly { days: number; openCents: Cents }[],
): { age: InvoiceAge; invoices: number; cents: Cents }[] =>
  invoiceAges.map((age) => {
    const own = invoices.filter(({ days }) => ageOf(days) === age);
    return { age, invoices: own.length, cents: own.reduce((sum, { openCents }) => sum + openCents, 0) };
  });
