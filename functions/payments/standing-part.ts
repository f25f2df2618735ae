import { fill, formatMoney, formatPlainDate } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { MailNeeds } from '../platform/capability.ts';
import { list, paragraph, together, type Part } from '../platform/mail/layout.ts';
import { openByInvoice } from './open-invoices.ts';
import { INVOICES_LEFT } from './sql.ts';
import { DUE_OF_BOOKING } from './taken-back-sql.ts';

interface Due {
  /** Of the invoice. */
  number: string;
  cents: number;
  /** A date without a time. */
  dueOn: string;
}

/** What is due of bookings, invoice by invoice, and what we owe of others of them. */
export interface Standing {
  open: Due[];
  owedCents: number;
}

export async function standingOf({ db }: Pick<MailNeeds, 'db'>, bookings: readonly string[]): Promise<Standing> {
  const standing: Standing = { open: [], owedCents: 0 };
  for (const id of new Set(bookings)) {
    const due = await db.prepare(DUE_OF_BOOKING).bind(id).first<{ due_cents: number; due_on: string }>();
    const { results } = await db
      .prepare(INVOICES_LEFT)
      .bind(id)
      .all<{ number: string; due_on: string; left_cents: number }>();
    const days = new Map(results.map((one) => [one.number, one.due_on]));
    const cents = due?.due_cents ?? 0;
    standing.owedCents += Math.max(0, -cents);
    standing.open.push(
      ...openByInvoice(results, cents).map((one) => ({
        ...one,
        // Nothing is due before that of the booking, whatever its invoice says.
        dueOn: [days.get(one.number) ?? '', due?.due_on ?? ''].toSorted().at(-1) ?? '',
      })),
    );
  }
  return standing;
}

/** The same as a mail says it, with its sum; that nothing is to be paid, where that is so. */
export function standingPart({ open, owedCents }: Standing, language: Locale): Part {
  const { standing: t } = strings(language).paymentMail;
  const money = (cents: number) => formatMoney(cents, language);
  const withOwed = (part: Part) =>
    owedCents > 0 ? together(part, paragraph(fill(t.owed, { amount: money(owedCents) }))) : part;
  if (open.length === 0) return withOwed(paragraph(t.nothing));
  const total = money(open.reduce((sum, { cents }) => sum + cents, 0));
  const lines = open.map(({ number, cents, dueOn }) =>
    fill(t.invoice, { invoice: number, amount: money(cents), date: formatPlainDate(dueOn, language) }),
  );
  return withOwed(
    together(paragraph(t.open), list([...lines, ...(open.length > 1 ? [fill(t.total, { amount: total })] : [])])),
  );
}
