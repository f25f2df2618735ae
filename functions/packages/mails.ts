import { SEATS_BEFORE_PAYMENT } from '../../src/domain/packages/offer.ts';
import { present } from '../../src/domain/present.ts';
import {
  fill,
  formatDate,
  formatMoney,
  formatPlainDate,
  formatTime,
  formatTimeZone,
  plural,
} from '../../src/i18n/format.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { invoicePart, invoiceSheet, underOrder } from '../booking/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { action, closing, facts, greetingOf, letter, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { linkToken, secretOf } from '../platform/secrets.ts';
import { contactOf, ledgerOf, offerOf, seatsOf, type PurchaseRow } from './purchase.ts';
import { PURCHASE_BY_ID } from './sql.ts';

const purchaseOf = ({ db }: MailNeeds, { about }: OutboxRow) =>
  db.prepare(PURCHASE_BY_ID).bind(about).first<PurchaseRow>();

/** Where the buyer, and nobody else, sees the order. */
async function ownAddress(needs: MailNeeds, { id, language }: PurchaseRow): Promise<string> {
  const token = await linkToken(secretOf(needs), 'package link', id);
  return needs.origin + href('buyPackage', language, { hash: token });
}

/** Only our own words: nobody has proved to be who ordered (booking rule 43). */
async function proofMail(needs: MailNeeds, outbox: OutboxRow): Promise<Message | null> {
  const row = await purchaseOf(needs, outbox);
  if (row?.state !== 'asked') return null;
  const { language, prove_until_at: until } = row;
  const { timeZone } = needs.siteData.office;
  const { mail, buyPackage } = strings(language);
  const t = buyPackage.mails.proof;
  const values = {
    title: offerOf(row).title[language],
    total: formatMoney(row.total_cents, language),
    date: formatDate(until, language, timeZone),
    time: `${formatTime(until, language, timeZone)} ${formatTimeZone(until, language, timeZone)}`,
  };
  return letter(needs.siteData, {
    ...{ to: outbox.recipient, language, subject: fill(t.subject, values) },
    parts: [
      paragraph(mail.greetingNoName),
      paragraph(fill(t.intro, values)),
      action(t.link, await ownAddress(needs, row)),
      paragraph(fill(t.end, values)),
      closing(needs.siteData.supplier, language),
    ],
  });
}

async function boughtMail(needs: MailNeeds, outbox: OutboxRow): Promise<Message | null> {
  const row = await purchaseOf(needs, outbox);
  if (row?.state !== 'bought') return null;
  const { language, code } = row;
  const { mail, buyPackage } = strings(language);
  const t = buyPackage.mails.bought;
  const invoice = {
    number: present(row.invoice_number),
    issuedOn: present(row.issued_on),
    dueOn: present(row.due_on),
    document: underOrder(present(row.document), row.order_now),
  };
  const date = formatPlainDate(present(row.expires_on), language);
  return letter(needs.siteData, {
    ...{ to: outbox.recipient, language, subject: fill(t.subject, { title: offerOf(row).title[language] }) },
    parts: [
      greetingOf(language, contactOf(row).firstName),
      paragraph(t.intro),
      facts([{ label: buyPackage.facts.code, value: present(code) }]),
      paragraph(fill(t.use, { date, unpaid: Math.min(offerOf(row).seats, SEATS_BEFORE_PAYMENT) })),
      action(t.link, await ownAddress(needs, row)),
      invoicePart(invoiceSheet(invoice, needs.origin), mail.invoice),
      closing(needs.siteData.supplier, language),
    ],
  });
}

/** For the office, which answers the buyer. */
async function boughtOfficeMail(needs: MailNeeds, outbox: OutboxRow): Promise<Message | null> {
  const row = await purchaseOf(needs, outbox);
  if (!row) return null;
  const language = 'en';
  const t = strings(language).buyPackage.mails.office;
  const { firstName, lastName, email, phone, organisation } = contactOf(row);
  const title = offerOf(row).title[language];
  return letter(needs.siteData, {
    ...{
      to: outbox.recipient,
      replyTo: email,
      language,
      subject: fill(t.subject, { title, organisation: organisation || `${firstName} ${lastName}` }),
    },
    parts: [
      paragraph(row.proved_by === 'staff' ? t.byOffice : t.intro),
      facts([
        { label: t.package, value: `${title}\n${formatMoney(row.total_cents, language)}` },
        { label: t.buyer, value: [organisation, `${firstName} ${lastName}`, email, phone].filter(Boolean).join('\n') },
        { label: t.invoice, value: row.invoice_number ?? '' },
      ]),
    ],
  });
}

async function expiringMail(needs: MailNeeds, outbox: OutboxRow): Promise<Message | null> {
  const row = await purchaseOf(needs, outbox);
  if (row?.state !== 'bought') return null;
  const { language } = row;
  const { all } = seatsOf(row, await ledgerOf(needs.db, row.id));
  if (all === 0) return null;
  const { buyPackage } = strings(language);
  const t = buyPackage.mails.expiring;
  const values = {
    title: offerOf(row).title[language],
    seats: plural(all, language, buyPackage.seats),
    date: formatPlainDate(present(row.expires_on), language),
  };
  return letter(needs.siteData, {
    ...{ to: outbox.recipient, language, subject: fill(t.subject, values) },
    parts: [
      greetingOf(language, contactOf(row).firstName),
      paragraph(fill(t.intro, values)),
      action(t.link, await ownAddress(needs, row)),
      paragraph(t.end),
      closing(needs.siteData.supplier, language),
    ],
  });
}

export const mails: readonly Mail[] = [
  { kind: 'package_proof', render: proofMail, holdsSecret: true },
  { kind: 'package_bought', render: boughtMail, holdsSecret: true },
  { kind: 'package_bought_office', render: boughtOfficeMail },
  { kind: 'package_expiring', render: expiringMail, holdsSecret: true },
];
