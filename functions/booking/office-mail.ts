import type { Contact } from '../../src/domain/booking/billing.ts';
import type { Visit } from '../../src/domain/measuring/visit.ts';
import { fill, formatDate, formatMoney, plural } from '../../src/i18n/format.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { datedClass, titleIn, type EventRow } from '../catalogue/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { facts, letter, list, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { BOOKED_SEATS } from './proof-sql.ts';
import { OFFICE_SOURCE, SEATED_TWICE } from './reminder-sql.ts';
import { TOLD_BY_OFFICE } from './telling-sql.ts';

interface OfficeSource {
  number: string;
  language: string;
  confirmed_at: number;
  contact: string;
  total_cents: number;
  payment_method: 'invoice' | 'card';
  purchase_order: string;
  budget_code: string;
  promo_code: string | null;
  visit: string | null;
  invoices: string | null;
}

interface SeatedTwice {
  first_name: string;
  last_name: string;
  email: string;
  class_id: string;
}

/** The advertisement, in the order in which it is usually read. */
const campaignLine = ({ campaign }: Visit) =>
  [campaign?.source, campaign?.medium, campaign?.campaign, campaign?.content].filter(Boolean).join(' / ');

/** What was booked, in plain facts: the office finds the booking by its number, and nothing in the mail opens it. */
async function officeCopy(needs: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const { db, siteData } = needs;
  const source = await db.prepare(OFFICE_SOURCE).bind(about).first<OfficeSource>();
  if (!source) return null;
  const t = strings('en').bookingMail.office;
  const { number, language, confirmed_at: at } = source;
  const contact = JSON.parse(source.contact) as Contact;
  const { results: classes } = await db.prepare(BOOKED_SEATS).bind(about).all<EventRow & { quantity: number }>();
  const { results: twice } = await db.prepare(SEATED_TWICE).bind(about).all<SeatedTwice>();
  const { results: untold } = await db.prepare(TOLD_BY_OFFICE).bind(about).all<SeatedTwice>();
  const name = `${contact.firstName} ${contact.lastName}`;
  const rows = [
    [t.number, number],
    [t.contact, [name, contact.organisation, contact.email, contact.phone].filter(Boolean).join('\n')],
    [t.language, language],
    [t.total, formatMoney(source.total_cents, 'en')],
    [t.payment, t.methods[source.payment_method]],
    [t.invoice, source.invoices ?? ''],
    [t.purchaseOrder, source.purchase_order],
    [t.budgetCode, source.budget_code],
    [t.promoCode, source.promo_code ?? ''],
    [t.campaign, campaignLine(JSON.parse(source.visit ?? '{}') as Visit)],
  ] as const;
  const seats = classes.map((row) =>
    fill(plural(row.quantity, 'en', strings('en').bookingMail.line), {
      title: `${titleIn(datedClass(row, at), 'en')} (${row.id})`,
      date: formatDate(row.starts_at, 'en', row.time_zone, 'full'),
    }),
  );
  const lines = (people: readonly SeatedTwice[]) =>
    people.map(({ first_name: first, last_name: last, email, class_id: id }) =>
      fill(t.twice, { name: `${first} ${last}`.trim(), email, id }),
    );
  return letter(siteData, {
    ...{ to: recipient, replyTo: contact.email, language: 'en', subject: fill(t.subject, { number, name }) },
    parts: [
      list(seats),
      facts(rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))),
      ...(twice.length > 0 ? [paragraph(t.twiceIntro), list(lines(twice))] : []),
      ...(untold.length > 0 ? [paragraph(t.untoldIntro), list(lines(untold))] : []),
    ],
  });
}

export const officeMails: readonly Mail[] = [{ kind: 'office_booking', render: officeCopy }];
