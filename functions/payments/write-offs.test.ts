import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { Statement } from '../../src/domain/accounting/statement.ts';
import type { Changed, ManagedBooking } from '../../src/domain/changes/contract.ts';
import { givingBack } from '../../src/domain/changes/seats.ts';
import { frozenTable } from '../../src/domain/money/credit.ts';
import type { OfficeBooking } from '../../src/domain/office/bookings.ts';
import { present } from '../../src/domain/present.ts';
import { booked, person } from '../testing/changes.ts';
import { meddling } from '../testing/harness.ts';
import { open, startOffice, type StaffMember } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const day = (id: string, date: string, changes: object = {}) =>
  scheduledClass({
    ...{ id, minimum: 1, salesEnd: `${date}T17:00:00Z` },
    sessions: [{ start: `${date}T18:00:00Z`, end: `${date}T23:00:00Z` }],
    ...changes,
  });

/** Two seats at $495.00 with HST of Ontario. */
const OWED = 111_870;
/** A seat of another class, likewise. */
const ADDED = 67_800;

const reason = 'Insolvent, as the trustee wrote.';

/** An owner, and a booking of which nobody expects anything any more, unless that is said. */
async function start({ isWrittenOff = true } = {}) {
  const site = await startOffice(
    {},
    siteDataOf([day('a', '2027-01-12'), day('b', '2027-02-09', { priceCents: 60_000 })]),
  );
  const olive = await site.staff('olive@example.ca', 'owner');
  const enter = async () => {
    olive.headers = await site.cookieOf('olive@example.ca');
    await open(site, olive);
    await open(site, olive, openOfficeForMoney.path);
  };
  await enter();
  await booked(site, [{ eventId: 'a', quantity: 2 }], { participants: [person('a', 'grace@example.ca')] });
  const [row] = await site.rows<{ id: string }>('SELECT id FROM bookings');
  const path = `/Website/office/bookings/${present(row).id}`;
  const read = async <Value>(what = '') => (await site.get(`${path}${what}`, olive.headers)).json<Value>();
  const act = async (what: string, body: object, { headers }: StaffMember = olive) => {
    const answer = await site.post(`${path}/${what}`, body, headers);
    return { status: answer.status, value: await answer.json<Changed & { openCents?: number; code?: string }>() };
  };
  const done = async (what: string, body: object) => {
    const { status, value } = await act(what, body);
    expect(status, JSON.stringify(value)).toBe(200);
    return value;
  };
  const sums = async () => {
    const { openCents, writtenOffCents } = await read<OfficeBooking>();
    return { openCents, writtenOffCents };
  };
  const book = async (kind: string, from: string, to: string) =>
    (await site.get(`/Website/office/books/${kind}?from=${from}&to=${to}`, olive.headers)).text();
  if (isWrittenOff) await done('write-off', { openCents: OWED, reason });
  return { site, olive, enter, read, act, done, sums, book, id: present(row).id };
}
type Office = Awaited<ReturnType<typeof start>>;

/** One more seat, with an invoice of its own. */
async function addSeat({ read, done }: Office) {
  const { revision } = await read<ManagedBooking>('/changes');
  const people = [{ firstName: 'Lin', lastName: 'Roy', email: 'lin@example.ca' }];
  await done('seats', { revision, eventId: 'b', people, invoicedCents: ADDED, reason });
}

const pay = (cents: number, openCents: number, receivedOn = '2026-11-20') =>
  ['payments', { method: 'cheque', cents, receivedOn, note: '', openCents }] as const;

test('what was written off and paid after all takes nothing from an invoice that is made later', async () => {
  const office = await start();
  await office.done(...pay(OWED, OWED));
  expect(await office.sums()).toEqual({ openCents: 0, writtenOffCents: 0 });
  await addSeat(office);
  expect(await office.sums()).toEqual({ openCents: ADDED, writtenOffCents: 0 });
});

test('what was written off and credited takes nothing from an invoice that is made later', async () => {
  const office = await start();
  const now = await office.read<ManagedBooking>('/changes');
  const seats = now.participants.map(({ id }) => id);
  const { difference, feeCents } = givingBack(
    now.lines,
    [{ eventId: 'a', seats: 1, feeRate: 0 }],
    frozenTable(now.taxes),
  );
  await office.done('cancel-seats', {
    ...{ revision: now.revision, seats: seats.slice(0, 1), feeRate: 0, feeCents, reason, back: 'refund' },
    creditedCents: 0 - difference.totalCents,
  });
  expect(await office.sums()).toEqual({ openCents: OWED / 2, writtenOffCents: OWED / 2 });
  await addSeat(office);
  expect(await office.sums()).toEqual({ openCents: OWED / 2 + ADDED, writtenOffCents: OWED / 2 });
});

test('a part that came in after all is over, and the rest stays written off', async () => {
  const office = await start();
  await office.done(...pay(11_870, OWED));
  await addSeat(office);
  expect(await office.sums()).toEqual({ openCents: 100_000 + ADDED, writtenOffCents: 100_000 });
  expect(await office.done('write-off/take-back', { writtenOffCents: 100_000, reason })).toEqual({
    openCents: 100_000 + ADDED,
  });
  expect(await office.sums()).toEqual({ openCents: 100_000 + ADDED, writtenOffCents: 0 });
});

test('an owner takes a write-off back: it is due again, and booking, audit and statement tell of both', async () => {
  const { site, id, read, act, done, sums, olive } = await start();
  const due = async () =>
    (await (await site.get('/Website/office/money', olive.headers)).json<{ due: { id: string }[] }>()).due;
  expect(await due()).toEqual([]);
  const stella = await site.staff('stella@example.ca');
  expect((await act('write-off/take-back', { writtenOffCents: OWED, reason }, stella)).status).toBe(404);
  const unsaid = await act('write-off/take-back', { writtenOffCents: OWED, reason: '' });
  expect([unsaid.status, unsaid.value.code]).toEqual([400, 'validation']);
  expect((await act('write-off/take-back', { writtenOffCents: 1, reason })).value.code).toBe('booking_changed');
  expect(await done('write-off/take-back', { writtenOffCents: OWED, reason: 'The wrong booking.' })).toEqual({
    openCents: OWED,
  });
  expect(await sums()).toEqual({ openCents: OWED, writtenOffCents: 0 });
  expect(await due()).toMatchObject([{ id, openCents: OWED, writtenOffCents: 0 }]);
  expect((await act('write-off/take-back', { writtenOffCents: 0, reason })).value.code).toBe('closed');
  const { history } = await read<OfficeBooking>();
  expect(history.at(-1)).toMatchObject({ kind: 'write_off_taken_back', who: 'owner', reason: 'The wrong booking.' });
  const told = await site.rows(`SELECT act, reason, after FROM office_acts WHERE act LIKE 'write_off%'`);
  expect(told).toEqual([
    {
      ...{ act: 'write_off_taken_back', reason: 'The wrong booking.' },
      after: JSON.stringify({ openCents: OWED, cents: OWED }),
    },
  ]);
  const { lines, openCents } = await read<Statement>('/statement');
  expect(lines.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['invoice', OWED],
    ['written_off', -OWED],
    ['taken_back', OWED],
  ]);
  expect(openCents).toBe(OWED);
});

test('two owners who take back the same at once take it back once', async () => {
  const { site, act, sums } = await start();
  const other = await site.staff('other@example.ca', 'owner');
  await open(site, other, openOfficeForMoney.path);
  const back = (owner?: StaffMember) => act('write-off/take-back', { writtenOffCents: OWED, reason }, owner);
  const faster: (string | undefined)[] = [];
  const slower = await meddling(
    site,
    async () => faster.push((await back(other)).value.code),
    () => back(),
  );
  expect([...faster, slower.value.code]).toEqual([undefined, 'closed']);
  expect(await sums()).toEqual({ openCents: OWED, writtenOffCents: 0 });
});

/** The summary of a period: what, in cents. */
const summaryOf = async (book: Office['book'], from: string, to: string) => {
  const [, ...rows] = (await book('summary', from, to)).trim().split('\r\n');
  return Object.fromEntries(
    rows.map((row) => {
      const [, , what = '', amount] = row.split(',');
      return [what, Math.round(Number(amount) * 100)];
    }),
  );
};

test('the books show a write-off and what was taken back of it on their own days, and no past period changes', async () => {
  const { site, enter, done, book } = await start();
  const november = ['2026-11-01', '2026-11-30'] as const;
  const december = ['2026-12-01', '2026-12-31'] as const;
  const january = ['2027-01-01', '2027-01-31'] as const;
  const kinds = ['summary', 'write_offs', 'open', 'sales', 'payments'];
  const all = (period: readonly [from: string, to: string]) => Promise.all(kinds.map((kind) => book(kind, ...period)));
  site.at('2026-12-10T15:00:00Z');
  await enter();
  const before = await all(november);
  await done('write-off/take-back', { writtenOffCents: OWED, reason });
  expect(await all(november)).toEqual(before);
  site.wait(1);
  await done('write-off', { openCents: OWED, reason });
  site.at('2027-01-08T15:00:00Z');
  await enter();
  const closed = await all(december);
  await done(...pay(OWED, OWED, '2027-01-08'));
  expect([await all(november), await all(december)]).toEqual([before, closed]);
  expect((await book('write_offs', '2026-11-01', '2027-01-31')).trim().split('\r\n').slice(1)).toEqual(
    [
      ['2026-11-20', 'written_off', -OWED],
      ['2026-12-10', 'taken_back', OWED],
      ['2026-12-10', 'written_off', -OWED],
      ['2027-01-08', 'settled', OWED],
    ].map(
      ([on, kind, cents]) => expect.stringMatching(`^${on},${kind},.*,${(Number(cents) / 100).toFixed(2)}$`) as string,
    ),
  );
  const sums = await Promise.all([november, december, january].map(([from, to]) => summaryOf(book, from, to)));
  expect(sums.map((sum) => [sum['Open before'], sum['Written off'], sum['Expected again'], sum['Open after']])).toEqual(
    [
      [0, -OWED, 0, 0],
      [0, -OWED, OWED, 0],
      [0, 0, OWED, 0],
    ],
  );
  expect(sums[2]).toMatchObject({ Paid: -OWED });
});

test('a cheque that came before its debt was written off ends the write-off, and nothing is open in between', async () => {
  const { site, enter, done, book } = await start({ isWrittenOff: false });
  site.at('2026-12-10T15:00:00Z');
  await enter();
  await done('write-off', { openCents: OWED, reason });
  site.at('2026-12-15T15:00:00Z');
  await enter();
  await done(...pay(OWED, OWED, '2026-12-04'));
  for (const to of ['2026-12-04', '2026-12-10', '2026-12-15'])
    expect(await summaryOf(book, '2026-12-01', to), to).toMatchObject({ Paid: -OWED, 'Open after': 0 });
});
