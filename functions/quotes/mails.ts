import { present } from '../../src/domain/present.ts';
import { isSameForAll } from '../../src/domain/quotes/dates.ts';
import { partsOf } from '../../src/domain/quotes/parts.ts';
import type { QuoteSheet } from '../../src/domain/quotes/quote.ts';
import { fill, formatMoney, formatPlainDate, plural } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { invoicePaper, invoicePart, invoiceSheet, underOrder } from '../booking/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { attachedPdf } from '../platform/documents/attached.ts';
import { action, closing, facts, letter, list, paragraph, type Part } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { openingToken } from './link.ts';
import { REMINDER_OF_QUOTE_MAIL } from './ending-sql.ts';
import { contactOf, readQuote, stateNow, type QuoteRow } from './record.ts';
import { bookedBy, chosenDate, sentSheet } from './sheet.ts';

/** Where the contact, and nobody else, reads and answers a quote. */
async function ownAddress(needs: MailNeeds, row: QuoteRow): Promise<string> {
  const token = await openingToken(needs, row);
  return needs.origin + href('quote', row.language, { hash: token });
}

function lineOf({ title, quantity, unitCents, lineCents }: QuoteSheet['lines'][number], language: Locale): string {
  const [price, amount] = [formatMoney(unitCents, language), formatMoney(lineCents, language)];
  return fill(plural(quantity, language, strings(language).quote.mails.sent.line), { title, price, amount });
}

/** The dates to choose from, and what it comes to: with each of them, where that is not the same. */
function offered(sheet: QuoteSheet): Part[] {
  const { sent } = strings(sheet.language).quote.mails;
  const money = (cents: number) => formatMoney(cents, sheet.language);
  const total = paragraph(fill(sent.total, { total: money(sheet.totalCents) }));
  const dates = sheet.lines.flatMap((line) => line.dates ?? []);
  if (dates.length === 0) return [total];
  if (isSameForAll(dates)) return [paragraph(sent.dates), list(dates.map(({ title }) => title)), total];
  const withEach = dates.map((one) => fill(sent.totalWith, { date: one.title, total: money(one.totalCents) }));
  return [paragraph(sent.dates), list(withEach)];
}

/** That public classes keep no seats for it, and what follows of what is ordered beside them: where there is any. */
function afterwards({ language, lines }: QuoteSheet): Part[] {
  const { sent } = strings(language).quote.mails;
  const { seats, order } = partsOf(lines);
  return [...(seats ? [paragraph(sent.seats)] : []), ...(order ? [paragraph(sent.order)] : [])];
}

/** What is offered, and the link by which it is answered. A version that was changed since is not sent any more. */
async function sentMail(needs: MailNeeds, { about, version, recipient }: OutboxRow): Promise<Message | null> {
  const row = await readQuote(needs.db, about);
  const sheet = row && sentSheet(row);
  if (row?.state !== 'sent' || row.version !== version || !sheet) return null;
  const { language, number } = row;
  const { mail, quote } = strings(language);
  const t = quote.mails.sent;
  const values = { number, date: formatPlainDate(row.valid_until, language) };
  return letter(needs.siteData, {
    ...{ to: recipient, replyTo: needs.siteData.mail.office, language, subject: fill(t.subject, values) },
    parts: [
      paragraph(fill(mail.greeting, { name: contactOf(row).firstName })),
      paragraph(fill(t.intro, values)),
      ...(row.note === '' ? [] : row.note.split(/\n{2,}/).map(paragraph)),
      list(sheet.lines.map((line) => lineOf(line, language))),
      ...offered(sheet),
      action(t.link, await ownAddress(needs, row)),
      paragraph(fill(t.until, values)),
      ...afterwards(sheet),
      closing(needs.siteData.supplier, language),
    ],
  });
}

/** That it ends, or ends later: of the last day that it has now, while it can be accepted. */
const endingMail =
  (kind: 'reminder' | 'extended') =>
  async (needs: MailNeeds, { about, version, recipient }: OutboxRow): Promise<Message | null> => {
    const row = await readQuote(needs.db, about);
    const said = await needs.db
      .prepare(REMINDER_OF_QUOTE_MAIL)
      .bind(about, version)
      .first<{ version: number; valid_until: string; kind: 'clock' | 'hand' | 'extended' }>();
    const isSo = said?.version === row?.version && said?.valid_until === row?.valid_until;
    if (!row || !said || !isSo || stateNow(needs, row, needs.now().getTime()) !== 'sent') return null;
    if (said.kind === 'clock' && row.reminders_held === 1) return null;
    const { language, number } = row;
    const { mail, quote } = strings(language);
    const t = quote.mails[kind];
    const values = { number, date: formatPlainDate(row.valid_until, language) };
    return letter(needs.siteData, {
      ...{ to: recipient, replyTo: needs.siteData.mail.office, language, subject: fill(t.subject, values) },
      parts: [
        paragraph(fill(mail.greeting, { name: contactOf(row).firstName })),
        paragraph(fill(t.intro, values)),
        ...offered(present(sentSheet(row))),
        action(quote.mails.sent.link, await ownAddress(needs, row)),
        paragraph(t.more),
        ...(kind === 'extended' ? afterwards(present(sentSheet(row))) : []),
        closing(needs.siteData.supplier, language),
      ],
    });
  };

/** The invoice of what is no seat; seats have mails of their own. */
async function orderedMail(needs: MailNeeds, mailRow: OutboxRow): Promise<Message | null> {
  const { about, recipient } = mailRow;
  const row = await readQuote(needs.db, about);
  const order = row && (await bookedBy(needs.db, about)).find(({ is_order: isOrder }) => isOrder === 1);
  if (!order) return null;
  const { language, number } = row;
  const { mail, quote } = strings(language);
  const t = quote.mails.ordered;
  const invoice = {
    ...{ number: order.invoice, issuedOn: order.issued_on, dueOn: order.due_on },
    document: underOrder(order.document, order.purchase_order),
  };
  return letter(needs.siteData, {
    ...{
      to: recipient,
      replyTo: needs.siteData.mail.office,
      language,
      subject: fill(t.subject, { number: order.invoice }),
    },
    parts: [
      paragraph(fill(mail.greeting, { name: contactOf(row).firstName })),
      paragraph(fill(t.intro, { number, name: row.accepted_by })),
      paragraph(t.next),
      invoicePart(invoiceSheet(invoice, needs.origin), mail.invoice),
      closing(needs.siteData.supplier, language),
    ],
    attachments: await attachedPdf(needs, mailRow, `${order.invoice}.pdf`, invoicePaper(invoice, needs.origin)),
  });
}

/** For the office, which reads English. */
const officeMail =
  (kind: 'accepted' | 'declined' | 'outdated') =>
  async (needs: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> => {
    const row = await readQuote(needs.db, about);
    if (!row) return null;
    const t = strings('en').quote.mails.office;
    const { firstName, lastName, organisation, email, phone } = contactOf(row);
    const { number } = row;
    const { seats, order } = partsOf(sentSheet(row)?.lines ?? []);
    const rows = [
      [t.client, [organisation, `${firstName} ${lastName}`, email, phone].filter(Boolean).join('\n')],
      [t.total, formatMoney(row.total_cents, 'en')],
      [t.date, chosenDate(sentSheet(row))?.title ?? ''],
      [t.acceptedBy, kind === 'accepted' ? row.accepted_by : ''],
      [t.saidOn, row.said_on === null ? '' : formatPlainDate(row.said_on, 'en')],
      [t.invoices, (await bookedBy(needs.db, about)).map(({ invoice }) => invoice).join('\n')],
      [t.words, kind === 'declined' ? row.words : ''],
    ] as const;
    return letter(needs.siteData, {
      ...{ to: recipient, replyTo: email, language: 'en', subject: fill(t.subjects[kind], { number, organisation }) },
      parts: [
        paragraph(t.intro[kind === 'accepted' && row.said_on !== null ? 'saidOn' : kind]),
        ...(kind === 'accepted' && seats ? [paragraph(t.done.seats)] : []),
        ...(kind === 'accepted' && order ? [paragraph(t.done.order)] : []),
        facts(rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))),
        action(t.link, `${needs.origin}${href('officeQuote', 'en', { id: row.id })}`),
      ],
    });
  };

export const mails: readonly Mail[] = [
  { kind: 'quote_sent', render: sentMail, holdsSecret: true, first: true },
  { kind: 'quote_reminder', render: endingMail('reminder'), holdsSecret: true },
  { kind: 'quote_extended', render: endingMail('extended'), holdsSecret: true },
  { kind: 'quote_ordered', render: orderedMail },
  { kind: 'quote_accepted_office', render: officeMail('accepted') },
  { kind: 'quote_declined_office', render: officeMail('declined') },
  { kind: 'quote_outdated_office', render: officeMail('outdated') },
];
