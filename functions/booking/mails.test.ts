import { expect, test } from 'vitest';
import type { ConfirmRequest } from '../../src/domain/booking/contract.ts';
import type { SiteClass } from '../../src/domain/site/site-data.ts';
import { first, present } from '../../src/domain/present.ts';
import { confirmBody, hold, prove, startSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { fromBase64, unsafeHeader, type Message } from '../platform/mail/message.ts';

/** The mails of a proved booking of two seats in each class, in the order of their recipients. */
async function mailsOf(
  language: 'en' | 'fr',
  classes: SiteClass[],
  totalCents: number,
  changes: Partial<ConfirmRequest> = {},
): Promise<Message[]> {
  const site = await startSite(siteDataOf(classes));
  const { reference } = await hold(
    site,
    classes.map(({ id }) => ({ eventId: id, quantity: 2 })),
    { language },
  );
  const response = await site.post(`/Website/confirm-booking/${reference}`, confirmBody(totalCents, changes));
  expect(response.status, await response.clone().text()).toBe(200);
  await prove(site, reference);
  const rows = await site.rows<{ message: string }>(
    `SELECT local_mail.message FROM local_mail JOIN outbox USING (id) WHERE kind IN ('booking_confirmation', 'joining_instructions')`,
  );
  return rows.map(({ message }) => JSON.parse(message) as Message).sort((a, b) => (a.to < b.to ? -1 : 1));
}

const toBuyer = async (...booking: Parameters<typeof mailsOf>) => first(await mailsOf(...booking));

const toParticipant = async (...booking: Parameters<typeof mailsOf>) =>
  present((await mailsOf(...booking))[1], 'the mail to the participant');

const calendarOf = (mail: Message) => new TextDecoder().decode(fromBase64(first(mail.attachments).content));

test('the buyer reads the whole invoice in English, in the plain mail as in the HTML', async () => {
  const mail = await toBuyer('en', [scheduledClass({ id: 'a' })], 111_870, {
    purchaseOrder: 'PO-7',
    budgetCode: 'B-9',
    contact: { ...confirmBody(1).contact, organisation: 'A federal department' },
  });
  expect(mail).toMatchObject({
    from: 'bookings@gct.example',
    to: 'ada@example.ca',
    subject: 'Booking confirmed: Excel Level 1',
  });
  const parts = [
    'Hello Ada,',
    '2026-000001',
    '613-555-0142',
    'GCT Training and Consulting Inc.',
    '2200 Rideau Terrace, Suite 410',
    'GST/HST registration number: 10000 0000 RT0001',
    'QST registration number: 1000000000 TQ0001',
    'A federal department',
    'Ada Byron',
    'Ottawa (Ontario) K1A 0B1',
    'November 20, 2026',
    'November 27, 2026',
    'PO-7',
    'B-9',
    'Excel Level 1',
    'Tuesday, January 12, 2027, 9:00 a.m. to 4:00 p.m. (EST)',
    'Wednesday, January 13, 2027',
    '$495.00',
    '$990.00',
    'HST 13% (Ontario)',
    '$128.70',
    'Total (CAD)',
    '$1,118.70',
    'Payable in full in Canadian dollars by November 27, 2026.',
    // Rule 22: the ways to pay, with the page on which a card pays.
    'Online, by card: https://gct.example/payment',
    'By electronic funds transfer: write to info@gct.example',
    'By cheque, payable to',
    // Rule 31: what cancelling costs, of this class.
    'Excel Level 1, January 12, 2027: Cancel free of charge until December 9, 2026; then 25% of the price.',
  ];
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
  for (const part of parts) {
    expect(plain(mail.text)).toContain(part);
    expect(plain(mail.html)).toContain(part);
  }
  // The reference, which others may have, is in no link of it.
  expect(mail.text).toMatch(/https:\/\/gct\.example\/checkout\/confirmation#[\w-]{43}\s/);
  expect(`${mail.text} ${mail.html}`).not.toContain('reference-0000000000000001');
  expect(plain(mail.text)).toMatch(/Your booking number is [2-9A-Z]{4}-[2-9A-Z]{4}\./);
  expect(mail.html).toContain('<html lang="en-CA">');
});

test('a buyer in Quebec reads both taxes in French, apart', async () => {
  const mail = await toBuyer('fr', [scheduledClass({ id: 'a' })], 113_825, {
    billing: { line1: '1, rue X', line2: '', city: 'Gatineau', country: 'CA', province: 'QC', postalCode: 'J8X 1A1' },
  });
  expect(mail.subject).toBe('Réservation confirmée\u00a0: Excel, niveau 1');
  for (const text of [mail.text, mail.html]) {
    expect(text).toMatch(/TPS 5\s% \(Québec\)/);
    expect(text).toMatch(/TVQ 9,975\s% \(Québec\)/);
    expect(text).toMatch(/49,50\s\$/);
    expect(text).toMatch(/98,75\s\$/);
    expect(text).toMatch(/1\s138,25\s\$/);
    expect(text).toContain('mardi 12\u00a0janvier 2027');
    expect(text).toContain('Numéro d’inscription à la TVQ');
  }
});

test('what the buyer typed is shown as typed, never as markup', async () => {
  const mail = await toBuyer('en', [scheduledClass({ id: 'a' })], 111_870, {
    contact: { ...confirmBody(1).contact, firstName: '<img src=x onerror=alert(1)>', organisation: '"A" & <b>B</b>' },
    purchaseOrder: '<script>alert(1)</script>',
  });
  expect(mail.html).not.toMatch(/<img|<script|<b>/);
  expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mail.html).toContain('&quot;A&quot; &amp; &lt;b&gt;B&lt;/b&gt;');
  expect(mail.text).toContain('<script>alert(1)</script>');
});

test('the calendar of a booking has one entry per session, each in the zone of its class', async () => {
  const vancouver = scheduledClass({
    id: 'room',
    delivery: 'in-person',
    placeId: 'vancouver',
    timeZone: 'America/Vancouver',
    sessions: [{ start: '2027-02-02T16:00:00Z', end: '2027-02-02T23:00:00Z' }],
  });
  const mail = await toBuyer('en', [scheduledClass({ id: 'a' }), vancouver], 111_870 + 103_950);
  expect(mail.subject).toBe('Booking confirmed: Excel Level 1, and 1 more');
  const file = calendarOf(mail);
  expect(file.match(/^UID:.*$/gm)).toEqual(['UID:a.1@gct.example', 'UID:a.2@gct.example', 'UID:room.1@gct.example']);
  expect(file.match(/^TZID:.*$/gm)).toEqual(['TZID:America/Toronto', 'TZID:America/Vancouver']);
  expect(file.match(/^SEQUENCE:\d{9}$/gm)).toHaveLength(3);
  expect(file).toContain('LOCATION:GCT Vancouver\\, 640 Burrard Mews');
  const hours = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver', hour: '2-digit', hourCycle: 'h23' });
  const hour = hours.format(new Date('2027-02-02T16:00:00Z'));
  expect(file).toContain(`DTSTART;TZID=America/Vancouver:20270202T${hour}0000`);
});

test('who joins online learns when, and that the link follows', async () => {
  const mail = await toParticipant('en', [scheduledClass({ id: 'a', minimum: 1 })], 111_870, {
    participants: [{ eventId: 'a', firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.ca' }],
  });
  expect(mail).toMatchObject({ to: 'grace@example.ca', subject: 'Joining instructions: Excel Level 1' });
  expect(mail.text).toContain('Hello Grace,');
  expect(mail.text).toContain('Tuesday, January\u00a012, 2027');
  expect(mail.text).toContain('2 business days before the first session');
  expect(mail.text).not.toContain('$');
  expect(calendarOf(mail).match(/BEGIN:VEVENT/g)).toHaveLength(2);
});

test('who comes to a room learns its address', async () => {
  const mail = await toParticipant(
    'fr',
    [scheduledClass({ id: 'a', minimum: 1, delivery: 'in-person', placeId: 'ottawa' })],
    111_870,
    { participants: [{ eventId: 'a', firstName: '', lastName: '', email: 'grace@example.ca' }] },
  );
  expect(mail.subject).toBe('Les instructions pour votre session\u00a0: Excel, niveau 1');
  // Its appointment leads to the site in the same language.
  expect(calendarOf(mail)).toContain('URL;VALUE=URI:https://gct.example/fr\r\n');
  expect(mail.text).toContain('Bonjour,');
  expect(mail.text).toContain('Centre de formation GCT, 155, Slater Crescent, 3e\u00a0étage, Ottawa (Ontario)');
});

test('who comes to a room learns how to get there and where to park, as the page of the city says; on line, nobody does', async () => {
  const mailOf = (online: boolean) =>
    toParticipant(
      'fr',
      [scheduledClass({ id: 'a', minimum: 1, ...(!online && { delivery: 'in-person', placeId: 'ottawa' }) })],
      111_870,
      { participants: [{ eventId: 'a', firstName: '', lastName: '', email: 'grace@example.ca' }] },
    );
  const there = await mailOf(false);
  expect(there.text).toContain('Pour vous y rendre\u00a0:');
  expect(there.text).toContain('En voiture, les stationnements sont payants.');
  expect((await mailOf(true)).text).not.toContain('stationnements');
});

test('a control character is found in any header', () => {
  const mail: Message = { from: 'a', to: 'b', subject: 'c', html: '\n', text: '\n', attachments: [] };
  expect(unsafeHeader(mail)).toBeNull();
  expect(unsafeHeader({ ...mail, to: 'b\nBcc: c' })).toBe('to');
  expect(unsafeHeader({ ...mail, subject: 'c\u2028' })).toBe('subject');
  expect(unsafeHeader({ ...mail, attachments: [{ filename: 'a\r', contentType: '', content: '' }] })).toBe('filename');
});
