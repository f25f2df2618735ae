import { expect, test } from 'vitest';
import { only, present } from '../../src/domain/present.ts';
import type { Message } from '../platform/mail/message.ts';
import { booked, cancelBody, managed, pay } from '../testing/changes.ts';
import { asContact, confirmBody, startSite, withHst, type TestSite } from '../testing/harness.ts';
import { papersOf, wordsOf } from '../testing/papers.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const PRICE = 49_500;

const inFrench = { language: 'fr' } as const;

/** Two seats, paid, of which one is given back 10 business days before the class. */
async function credited(changes: Parameters<typeof booked>[2] = {}) {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', delivery: 'in-person', placeId: 'ottawa' })]));
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }], changes);
  await pay(site, reference, withHst(2 * PRICE));
  site.at('2026-12-24T15:00:00Z');
  const now = await managed(site, reference);
  const body = cancelBody(now, [present(now.participants[0]).id]);
  expect((await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body)).status).toBe(200);
  return { site, reference };
}

const paper = async (site: TestSite, secret: string, number: string) =>
  site.get(`/Website/manage-booking/${await asContact(site, secret)}/documents/${number}`);

async function mailOf(site: TestSite, subject: string): Promise<Message> {
  await site.deliver();
  const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail');
  return only(
    rows.map(({ message }) => JSON.parse(message) as Message).filter((mail) => mail.subject.includes(subject)),
  );
}

test('rule 22: a credit note is printed in the language of its booking, with what it takes off which invoice', async () => {
  const { site, reference } = await credited(inFrench);
  const answer = await paper(site, reference, 'C2026-000001');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="C2026-000001.pdf"');
  const words = await wordsOf(answer);
  for (const one of [
    '"language":"fr-CA"',
    'Note de crédit C2026-000001',
    '2026-000001',
    'Émise par',
    'Ottawa (Ontario) K1A 0B1',
    'Centre de formation GCT, 155, Slater Crescent, 3e étage, Ottawa (Ontario)',
    'TVH 13 % (Ontario)',
    '-123,75 $',
    'Nous vous remboursons',
  ]) {
    expect(words).toContain(one);
  }
});

test('rule 37: invoice and credit note are printed for ever as they were issued', async () => {
  const { site, reference } = await credited();
  const read = () =>
    Promise.all(['2026-000001', 'C2026-000001'].map(async (one) => wordsOf(await paper(site, reference, one))));
  const before = await read();
  expect(before[0]).toContain('Issued by');
  await site.rows(`UPDATE course_entries SET title = 'Another'`);
  await site.rows(`UPDATE places SET name_en = 'Elsewhere', address = 'Elsewhere'`);
  site.needs.siteData = { ...site.needs.siteData, supplier: { ...site.needs.siteData.supplier, name: 'Another' } };
  expect(await read()).toEqual(before);
});

test('papers open by the link of the mail as well, and to nobody by another booking’s', async () => {
  const { site, reference } = await credited();
  const other = await booked(site, [{ eventId: 'a' }], {
    contact: { ...confirmBody(1).contact, email: 'other@example.ca' },
  });
  expect((await paper(site, await asContact(site, reference), 'C2026-000001')).status).toBe(200);
  for (const [secret, number] of [
    [other.reference, 'C2026-000001'],
    [reference, '2026-000002'],
    [reference, 'x'],
    ['reference-9999999999999999', '2026-000001'],
  ] as const) {
    expect((await paper(site, secret, number)).status).toBe(404);
  }
});

test('rule 23: what is issued comes with the mail that tells of it, the same file that the page has', async () => {
  const { site, reference } = await credited();
  const booking = await mailOf(site, 'Booking confirmed');
  const change = await mailOf(site, 'Seats cancelled: booking');
  for (const [mail, number] of [
    [booking, '2026-000001'],
    [change, 'C2026-000001'],
  ] as const) {
    const { filename, words } = only(papersOf(mail));
    expect(filename).toBe(`${number}.pdf`);
    expect(words).toBe(await wordsOf(await paper(site, reference, number)));
  }
});

test('a mail waits for a document that cannot be printed now, and leaves without one that never can', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  let tries = 0;
  site.needs.print = () => Promise.reject(new Error(`try ${(tries += 1)}`));
  await booked(site, [{ eventId: 'a' }]);
  expect(await site.rows(`SELECT id FROM local_mail WHERE message LIKE '%"Booking confirmed%'`)).toEqual([]);
  for (let round = 0; round < 3; round += 1) {
    site.wait(30);
    await site.deliver();
  }
  const mail = await mailOf(site, 'Booking confirmed');
  expect([tries, papersOf(mail), mail.text.includes('INVOICE 2026-000001')]).toEqual([3, [], true]);
  expect(site.logged.filter(({ event }) => event === 'document_not_printed')).toHaveLength(1);
});

test('a mail heads the name of whom a credit note is for as the note does, and tells the office in its own language', async () => {
  const { site } = await credited(inFrench);
  const mail = await mailOf(site, 'Places annulées');
  expect(mail.text).toMatch(/Crédit accordé à\nExample Institute\nAda Byron/);
  expect(mail.text).not.toContain('Facturer à');
  const office = await mailOf(site, 'Changed: booking');
  expect(office.text).toContain('1 seat cancelled');
  expect(office.text).not.toMatch(/[éàè]/);
});
