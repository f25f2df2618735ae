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

/** What is due of bookings, invoice by invoice. */
export async function dueOf({ db }: Pick<MailNeeds, 'db'>, bookings: readonly string[]): Promise<Due[]> {
  const open: Due[] = [];
  for (const id of new Set(bookings)) {
    const due = await db.prepare(DUE_OF_BOOKING).bind(id).first<{ due_cents: number; due_on: string }>();
    const { results } = await db.prepare(INVOICES_LEFT).bind(id).all<{ number: string; left_cents: number }>();
    const own = openByInvoice(results, due?.due_cents ?? 0);
    open.push(...own.map((one) => ({ ...one, dueOn: due?.due_on ?? '' })));
  }
  return open;
}

/** The same as a mail says it, with its sum; that nothing is to be paid, where that is so. */
export function standingPart(due: readonly Due[], language: Locale): Part {
  const { standing: t } = strings(language).paymentMail;
  const money = (cents: number) => formatMoney(cents, language);
  if (due.length === 0) return paragraph(t.nothing);
  const total = money(due.reduce((sum, { cents }) => sum + cents, 0));
  return together(
    paragraph(t.open),
    list([
      ...due.map(({ number, cents, dueOn }) =>
        fill(t.invoice, { invoice: number, amount: money(cents), date: formatPlainDate(dueOn, language) }),
      ),
      ...(due.length > 1 ? [fill(t.total, { amount: total })] : []),
    ]),
  );
}
