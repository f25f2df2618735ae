import { expect, test } from 'vitest';
import type { InvoiceDocument } from '../../src/domain/booking/contract.ts';
import type { Person } from '../../src/domain/people/people.ts';
import type { FoundQuotes } from '../../src/domain/quotes/quote.ts';
import { only } from '../../src/domain/present.ts';
import { erasing } from '../platform/stored.ts';
import { ENQUIRY_LIFE_DAYS } from '../platform/tasks.ts';
import { runScheduled } from '../scheduled.ts';
import { storedData } from '../stored-data.ts';
import { cancelBody, managed } from '../testing/changes.ts';
import { asContact, withHst } from '../testing/harness.ts';
import { acceptBody, privateLine, QUOTES, seatsLine, startQuotes } from '../testing/quotes.ts';
import { scheduledClass } from '../testing/site-data.ts';
import { guaranteed } from '../testing/training.ts';

const start = (changes: object = {}) => startQuotes([guaranteed('a', changes), guaranteed('b', changes)]);

test('what does not fit is refused beside its field, and nothing is written', async () => {
  const { site, headers, sent, draft, act, answer, code } = await start();
  const id = await draft([seatsLine('a')]);
  const fieldsOf = async (response: Response) => (await response.json<{ fields: object }>()).fields;
  expect(await fieldsOf(await act(id, 'lines', { line: seatsLine('a') }))).toEqual({ eventId: 'duplicate' });
  expect(await fieldsOf(await act(id, 'lines', { line: seatsLine('nothing') }))).toEqual({ eventId: 'choose' });
  expect(await fieldsOf(await act(id, 'lines', { line: seatsLine('b', 11) }))).toEqual({
    'line.quantity': 'whole_number',
  });
  expect(await fieldsOf(await act(id, 'lines', { line: { ...privateLine, city: '' } }))).toEqual({
    'line.city': 'required',
  });
  expect(await fieldsOf(await act(id, 'lines', { line: { ...privateLine, courseId: 'no' } }))).toEqual({
    courseId: 'choose',
  });
  const empty = await draft([]);
  expect(await code(await act(empty, 'send'))).toBe('quote_outdated');
  const past = await site.post(QUOTES, {}, headers);
  expect(past.status).toBe(400);
  const own = await sent([privateLine]);
  const elsewhere = { ...acceptBody().billing, province: 'QC', postalCode: 'H2X 1Y4' };
  expect(await fieldsOf(await answer(own, 'accept', { billing: elsewhere }))).toEqual({
    'billing.postalCode': 'other_province',
  });
  const terms = { language: 'en', version: 'older' };
  expect(await fieldsOf(await answer(own, 'accept', { terms }))).toEqual({ 'terms.version': 'terms_changed' });
});

test('a second editor sees what changed, and nothing is lost', async () => {
  const { site, headers, draft, file, code } = await start();
  const id = await draft([privateLine]);
  const { revision } = await file(id);
  const add = (seen: number) => site.post(`${QUOTES}/${id}/lines`, { seen, line: privateLine }, headers);
  expect((await add(revision)).status).toBe(204);
  expect(await code(await add(revision))).toBe('office_changed');
  expect((await file(id)).sheet.lines).toHaveLength(2);
});

test('after a new secret of links the next mail has a link that opens, and that of before opens nothing', async () => {
  const { site, sent, draft, act, address } = await start();
  const [open, next] = [await sent([privateLine]), await draft([privateLine])];
  await site.deliver();
  const before = await address(open);
  expect((await site.get(before)).status).toBe(200);
  site.needs.secret = 'another secret, as long as the one before it was';
  expect([(await act(open, 'remind')).status, (await act(next, 'send')).status]).toEqual([204, 204]);
  await site.deliver();
  const mails = await site.rows<{ message: string }>(
    `SELECT local_mail.message FROM local_mail JOIN outbox USING (id) WHERE kind IN ('quote_sent', 'quote_reminder') ORDER BY local_mail.rowid DESC LIMIT 2`,
  );
  const links = mails.map(({ message }) => /#([\w-]{43})/.exec((JSON.parse(message) as { text: string }).text)?.[1]);
  expect(links).toHaveLength(2);
  for (const token of links) expect((await site.get(`/Website/quote/${token}`)).status).toBe(200);
  expect((await site.get(before)).status).toBe(404);
});

test('quotes are found by number, name and company, and by their state as the clock has it', async () => {
  const { site, headers, sent, draft } = await start();
  await sent([privateLine]);
  site.wait(1);
  await draft([], {
    contact: {
      firstName: 'Zoé',
      lastName: 'Côté',
      email: 'zoe@example.ca',
      phone: '613-555-0199',
      organisation: 'Ville de Laval',
    },
  });
  const found = async (query: Record<string, string>) =>
    (
      await (await site.get(`${QUOTES}?${new URLSearchParams(query).toString()}`, headers)).json<FoundQuotes>()
    ).quotes.map(({ number, state }) => [number, state]);
  expect(await found({})).toEqual([
    ['Q-2026-0002', 'draft'],
    ['Q-2026-0001', 'sent'],
  ]);
  for (const q of ['zoe cote', 'laval', 'q-2026-0002'])
    expect(await found({ q }), q).toEqual([['Q-2026-0002', 'draft']]);
  expect(await found({ q: '%' })).toEqual([]);
  expect(await found({ state: 'sent' })).toEqual([['Q-2026-0001', 'sent']]);
  expect(await found({ state: 'expired' })).toEqual([]);
});

test('rule 40: an erasure takes quotes that came to nothing, and leaves what was accepted as long as the law asks and each number as used', async () => {
  const { site, sent, draft, answer, file } = await start();
  const accepted = await sent([privateLine]);
  await sent([privateLine]);
  await answer(accepted, 'accept');
  await site.needs.db.batch(erasing(storedData).map((one) => site.needs.db.prepare(one).bind('ada@example.ca')));
  expect(await site.rows('SELECT id FROM quotes')).toEqual([{ id: accepted }]);
  expect((await file(await draft([]))).sheet.number).toBe('Q-2026-0003');
});

test('rule 44: a quote that came to nothing is forgotten in two years', async () => {
  const { site, sent } = await start();
  await sent([privateLine]);
  site.wait((ENQUIRY_LIFE_DAYS + 1) * 24 * 60);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT id FROM quotes')).toEqual([]);
});

test('a quote that was taken back is not sent by a later attempt', async () => {
  const { site, draft, act, expectDone } = await start();
  const sent: string[] = [];
  let works = false;
  site.needs.transport = {
    send: (message) => {
      if (works) sent.push(message.subject);
      return Promise.resolve(works ? { outcome: 'sent' } : { outcome: 'retry', reason: 'the provider answered 500' });
    },
  };
  const id = await draft([seatsLine('a', 1, 40_000)]);
  await expectDone(await act(id, 'send'));
  await site.deliver();
  await expectDone(await act(id, 'withdraw', { reason: 'a mistake' }));
  works = true;
  site.wait(2);
  await site.deliver();
  expect(sent.filter((subject) => subject.includes('Q-2026'))).toEqual([]);
  expect(await site.rows(`SELECT state FROM outbox WHERE kind = 'quote_sent'`)).toEqual([{ state: 'failed' }]);
});

test('a seat that was booked by a quote is given back at what was paid, and the credit note names the quote', async () => {
  const { site, sent, answer } = await start();
  await answer(await sent([seatsLine('a', 1, 40_000)]), 'accept');
  const { reference } = only(await site.rows<{ reference: string }>('SELECT reference FROM bookings'));
  const booking = await managed(site, reference);
  const seats = booking.participants.map(({ id }) => id);
  const cancelled = await site.post(
    `/Website/cancel-seats/${await asContact(site, reference)}`,
    cancelBody(booking, seats),
  );
  expect(cancelled.status, await cancelled.clone().text()).toBe(200);
  const note = only(
    await site.rows<{ total_cents: number; document: string }>('SELECT total_cents, document FROM credit_notes'),
  );
  expect(note.total_cents).toBe(withHst(40_000));
  expect((JSON.parse(note.document) as InvoiceDocument).discount).toMatchObject({
    code: 'Q-2026-0001',
    by: 'quote',
    cents: 9_500,
  });
});

test('the file of a client names their quotes, as the clock has them', async () => {
  const { site, sent, answer } = await start();
  await answer(await sent([seatsLine('a', 1)]), 'accept');
  site.wait(1);
  await sent([privateLine], { validUntil: '2026-11-21' });
  const [row] = await site.rows<{ id: string }>('SELECT id FROM bookings');
  site.at('2026-11-22T12:00:00Z');
  const again = await site.staff('second@example.ca');
  const person = await (await site.get(`/Website/office/people/b-${row?.id}`, again.headers)).json<Person>();
  expect(person.quotes.map(({ number, state }) => [number, state])).toEqual([
    ['Q-2026-0002', 'expired'],
    ['Q-2026-0001', 'accepted'],
  ]);
});

test('who accepts what the office changes at that moment is told that it is another quote, and holds no seats', async () => {
  const { site, sent, act, address, view } = await startQuotes([scheduledClass({ id: 'a' })]);
  const id = await sent([seatsLine('a')]);
  const { version } = await view(id);
  const { db } = site.needs;
  const batch = db.batch.bind(db);
  const accepts = (statement: D1PreparedStatement) =>
    (statement as unknown as { statement: string }).statement.includes('accepted_by');
  db.batch = async <T>(statements: D1PreparedStatement[]) => {
    if (statements.some(accepts)) {
      db.batch = batch;
      const line = { kind: 'service', text: 'Coaching', quantity: 1, unitCents: 100, province: null };
      expect((await act(id, 'lines', { line })).status).toBe(204);
    }
    return batch<T>(statements);
  };
  const answer = await site.post(`${await address(id)}/accept`, acceptBody({ version }));
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'quote_changed' }]);
  expect(await site.rows('SELECT state FROM bookings')).toEqual([{ state: 'released' }]);
});
