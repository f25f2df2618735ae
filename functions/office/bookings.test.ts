import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { FoundBookings, OfficeBooking } from '../../src/domain/office/bookings.ts';
import { open, startOffice, type OfficeSite, type StaffMember } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { bookClass } from '../testing/training.ts';
import { termsOf, wordsOf } from './terms.ts';

const BOOKINGS = '/Website/office/bookings';

/** An office with one booking, by an e-mail, and whoever looks at it. */
async function startWith(...people: { firstName: string; lastName: string; email: string }[]) {
  const site = await startOffice({}, siteDataOf([scheduledClass({ id: 'a' })]));
  const stella = await site.staff('stella@example.ca');
  await bookClass(
    site,
    'a',
    'lea.cote@example.ca',
    people.length > 0 ? people : [{ firstName: 'Zoé', lastName: 'Ng-Roy', email: 'z@example.ca' }],
  );
  const [booked] = await site.rows<{ id: string; number: string }>(`SELECT id, number FROM bookings`);
  if (!booked) throw new Error('nothing was booked');
  const find = async (query: Record<string, string>, who = stella) => {
    const answer = await site.get(`${BOOKINGS}?${new URLSearchParams(query).toString()}`, who.headers);
    return (await answer.json<FoundBookings>()).bookings.map(({ number }) => number);
  };
  return { site, stella, find, ...booked };
}

const fileOf = async (site: OfficeSite, { headers }: StaffMember, id: string) =>
  (await site.get(`${BOOKINGS}/${id}`, headers)).json<OfficeBooking>();

test.each([
  [['Léa Côté'], ['lea', 'cote']],
  [['Sacré-Cœur'], ['sacrecoeur', 'sacre', 'coeur']],
  [['2026-000012'], ['2026000012', '2026', '000012']],
  [['jean-pierre@example.ca'], ['jeanpierreexampleca', 'jean', 'pierre', 'example', 'ca']],
])('%j is found by %j', (texts, terms) => expect(termsOf(texts).sort()).toEqual([...terms].sort()));

test('what is typed is looked for without accents, hyphens and capitals', () => {
  expect(wordsOf(' Côté  2026-000012 ')).toEqual(['cote', '2026000012']);
  expect(wordsOf('  ')).toEqual([]);
});

test('a booking is found by number, name, e-mail, company, participant and invoice, and by nothing else', async () => {
  const { find, number } = await startWith();
  for (const q of [
    '',
    '2026-000001',
    number,
    number.toLowerCase(),
    'byron',
    'Ada Byr',
    'lea.cote@example.ca',
    'example inst',
    'zoe ng-roy',
    'Roy',
  ]) {
    expect(await find({ q }), q).toEqual([number]);
  }
  for (const q of ['charles', 'ada charles', '2026-000002', '%', `' OR 1=1 --`])
    expect(await find({ q }), q).toEqual([]);
});

test('a booking is found by the number of a cheque or transfer, ours too, and by that of a credit note', async () => {
  const { site, stella, find, number, id } = await startWith();
  await open(site, stella, openOfficeForMoney.path);
  const paid = { method: 'cheque', cents: 60_000, receivedOn: '2026-11-20', note: 'no. 004711', openCents: 55_935 };
  expect((await site.post(`${BOOKINGS}/${id}/payments`, paid, stella.headers)).status).toBe(200);
  expect([await find({ q: '004711' }), await find({ q: '4711' }), await find({ q: '0047' })]).toEqual([
    [number],
    [number],
    [number],
  ]);
  const { payments, openCents } = await fileOf(site, stella, id);
  const back = { payment: payments[0]?.id, cents: 4_065, reason: 'Too much', openCents };
  expect((await site.post(`${BOOKINGS}/${id}/refunds`, back, stella.headers)).status).toBe(200);
  const [refund] = (await fileOf(site, stella, id)).refunds;
  expect(await find({ q: 'EFT 8852' })).toEqual([]);
  const sent = { refund: refund?.id, note: 'EFT 8852' };
  expect((await site.post(`${BOOKINGS}/${id}/refunds/sent`, sent, stella.headers)).status).toBe(200);
  expect(await find({ q: 'eft 8852' })).toEqual([number]);
  expect(await find({ q: 'hand' })).toEqual([]);
  await site.rows(
    `INSERT INTO credit_notes (number, year, sequence, booking_id, invoice_number, issued_on, total_cents, document, created_at)
     VALUES ('C2026-000012', 2026, 12, ?1, '2026-000001', '2026-11-20', 1, '{}', 1)`,
    id,
  );
  expect([await find({ q: 'C2026-000012' }), await find({ q: '000012' })]).toEqual([[number], [number]]);
  // What the law no longer keeps is found no more.
  await site.rows(`UPDATE payments SET note = ''`);
  expect(await find({ q: '004711' })).toEqual([]);
});

test('a name that was changed is found by the new one alone', async () => {
  const { site, find, number } = await startWith();
  expect(await find({ q: 'zoe' })).toEqual([number]);
  await site.rows(`UPDATE participants SET first_name = 'Chloé'`);
  expect([await find({ q: 'chloe' }), await find({ q: 'zoe' })]).toEqual([[number], []]);
});

test('what is open and what is overdue can be told apart', async () => {
  const { site, stella, find, number } = await startWith();
  expect([await find({ open: 'open' }), await find({ open: 'overdue' })]).toEqual([[number], []]);
  site.at('2027-06-01T15:00:00Z');
  const again = await site.cookieOf('stella@example.ca');
  const later = { ...stella, headers: again };
  await open(site, later);
  expect(await find({ open: 'overdue' }, later)).toEqual([number]);
});

test('rule 38: who opens a file is written down, and a booking that there is not is missing', async () => {
  const { site, stella, id } = await startWith();
  const file = await fileOf(site, stella, id);
  expect(file).toMatchObject({ id, contact: { email: 'lea.cote@example.ca' }, openCents: 55_935, payments: [] });
  expect(file.lines[0]?.participants).toMatchObject([{ firstName: 'Zoé', lastName: 'Ng-Roy' }]);
  expect(file.history.map(({ kind }) => kind)).toContain('confirmed');
  expect((await site.get(`${BOOKINGS}/there-is-none`, stella.headers)).status).toBe(404);
  expect(await site.rows(`SELECT act, subject, subject_id FROM office_acts WHERE act = 'file_opened'`)).toEqual([
    { act: 'file_opened', subject: 'booking', subject_id: id },
  ]);
});

test('a note is written once, and is the office’s own', async () => {
  const { site, stella, id } = await startWith();
  const headers = { ...stella.headers, 'idempotency-key': 'a-note-of-stella' };
  const text = 'Calls back on Monday.\nWants the room with a window.';
  for (let time = 0; time < 2; time += 1) {
    expect((await site.post(`${BOOKINGS}/${id}/notes`, { text }, headers)).status).toBe(204);
  }
  expect((await fileOf(site, stella, id)).notes).toEqual([{ at: '2026-11-20T15:00:30Z', name: 'Stella', text }]);
  expect(await site.rows(`SELECT COUNT(*) AS acts FROM office_acts WHERE act = 'booking_noted'`)).toEqual([
    { acts: 1 },
  ]);
  expect((await site.post(`${BOOKINGS}/${id}/notes`, { text: ' ' }, stella.headers)).status).toBe(400);
});

test('a cheque and a transfer are recorded with a new code: in part, the rest, and more', async () => {
  const { site, stella, id } = await startWith();
  const record = (cents: number, openCents: number, more: object = {}) =>
    site.post(
      `${BOOKINGS}/${id}/payments`,
      { method: 'cheque', cents, receivedOn: '2026-11-19', note: 'no. 118', openCents, ...more },
      stella.headers,
    );
  expect(await (await record(20_000, 55_935)).json()).toMatchObject({ code: 'sudo_required' });
  await open(site, stella, openOfficeForMoney.path);
  expect(await (await record(20_000, 55_935)).json()).toEqual({ openCents: 35_935 });
  // Somebody else's screen still says what was open before.
  expect(await (await record(20_000, 55_935)).json()).toMatchObject({ code: 'booking_changed' });
  expect((await record(1, 35_935, { receivedOn: '2026-02-31' })).status).toBe(400);
  expect(await (await record(1, 35_935, { receivedOn: '2026-11-21' })).json()).toMatchObject({
    fields: { receivedOn: 'day' },
  });
  expect(await (await record(36_000, 35_935, { method: 'transfer' })).json()).toEqual({ openCents: -65 });

  const file = await fileOf(site, stella, id);
  expect(file.openCents).toBe(-65);
  expect(file.payments).toMatchObject([
    { method: 'cheque', cents: 20_000, state: 'paid', note: 'no. 118', at: '2026-11-19T17:00:00Z' },
    { method: 'transfer', cents: 36_000 },
  ]);
  expect(file.history.filter(({ kind }) => kind === 'paid')).toMatchObject([
    { who: 'staff', name: 'Stella' },
    { who: 'staff' },
  ]);
  await site.deliver();
  expect(file.mails.filter(({ kind }) => kind === 'payment_receipt')).toHaveLength(2);
  const acts = await site.rows<{ before: string; after: string }>(
    `SELECT before, after FROM office_acts WHERE act = 'payment_recorded'`,
  );
  expect(acts.map(({ before, after }): unknown[] => [JSON.parse(before), JSON.parse(after)])).toMatchObject([
    [{ openCents: 55_935 }, { openCents: 35_935, cents: 20_000 }],
    [{ openCents: 35_935 }, { openCents: -65, cents: 36_000 }],
  ]);
});

test('two people who record the same cheque at once: one is written, the other looks again', async () => {
  const { site, stella, id } = await startWith();
  await open(site, stella, openOfficeForMoney.path);
  const body = { method: 'cheque', cents: 55_935, receivedOn: '2026-11-20', note: '', openCents: 55_935 };
  const answers = await Promise.all([1, 2].map(() => site.post(`${BOOKINGS}/${id}/payments`, body, stella.headers)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await fileOf(site, stella, id)).openCents).toBe(0);
});
