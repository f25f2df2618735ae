import { isNameLike } from '../../src/domain/names.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { fill, formatMoney, formatPlainDate, plural } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { invoiceAddress } from '../booking/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { action, closing, letter, list, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { isOverdue, readOverdue, remindersOf } from './reminders.ts';
import { OVERDUE_INVOICES, REMINDER_OF_MAIL } from './sql.ts';

interface InvoiceRow {
  number: string;
  issued_on: string;
  due_on: string;
  open_cents: number;
}

const lineOf = ({ number, issued_on: issuedOn, due_on: dueOn, open_cents: cents }: InvoiceRow, language: Locale) =>
  fill(strings(language).remindingMail.invoice, {
    ...{ number, date: formatPlainDate(issuedOn, language), due: formatPlainDate(dueOn, language) },
    amount: formatMoney(cents, language),
  });

/** What is still open, whose day is over, by the books of now: paid or held back meanwhile, nothing is sent. */
async function paymentReminder(needs: MailNeeds, { about, version, recipient }: OutboxRow): Promise<Message | null> {
  const { db, siteData, now } = needs;
  const row = await readOverdue(needs, about);
  const today = dateIn(siteData.office.timeZone, now().getTime());
  if (!row || !isOverdue(row, today)) return null;
  const byHand = await db.prepare(REMINDER_OF_MAIL).bind(about, version).first<{ account_id: number | null }>();
  const { promise } = await remindersOf(needs, row);
  const isPromised = promise !== null && !promise.isOver;
  if ((row.isHeldBack || isPromised) && byHand?.account_id === null) return null;
  const { language, contact, due_on: dueOn } = row;
  const { mail, remindingMail: t } = strings(language);
  const { results: invoices } = await db.prepare(OVERDUE_INVOICES).bind(about, today).all<InvoiceRow>();
  const values = {
    invoices: invoices.map(({ number }) => number).join(', '),
    amount: formatMoney(
      invoices.reduce((sum, one) => sum + one.open_cents, 0),
      language,
    ),
    date: formatPlainDate(dueOn ?? '', language),
    number: row.number ?? row.reference,
    order: row.purchase_order,
  };
  const { firstName } = contact;
  return letter(siteData, {
    ...{ to: recipient, language, subject: fill(plural(invoices.length, language, t.subject), values) },
    parts: [
      paragraph(isNameLike(firstName) ? fill(mail.greeting, { name: firstName }) : mail.greetingNoName),
      paragraph(fill(t.intro, values)),
      list(invoices.map((invoice) => lineOf(invoice, language))),
      ...(row.purchase_order === '' ? [] : [paragraph(fill(t.order, values))]),
      action(t.action, await invoiceAddress(needs, row, language)),
      paragraph(t.crossed),
      closing(siteData.supplier, language),
    ],
  });
}

export const mails: readonly Mail[] = [{ kind: 'payment_reminder', render: paymentReminder, holdsSecret: true }];
