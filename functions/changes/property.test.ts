import fc from 'fast-check';
import { env } from 'node:process';
import { expect, test } from 'vitest';
import type { ManagedBooking } from '../../src/domain/changes/contract.ts';
import type { TaxAmount } from '../../src/domain/money/tax.ts';
import { present } from '../../src/domain/present.ts';
import { booked, cancelBody, managed, moveBody, pay } from '../testing/changes.ts';
import { asContact, startSite, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const CAPACITY = 9;
const day = (id: string, date: string, changes: object = {}) =>
  scheduledClass({
    id,
    capacity: CAPACITY,
    sessions: [{ start: `${date}T18:00:00Z`, end: `${date}T23:00:00Z` }],
    salesEnd: `${date}T17:00:00Z`,
    ...changes,
  });

/** Four dates of one course: other prices, and taxes of the room's province beside those of the buyer's. */
const classesAt = (priceCents: number) => [
  day('a', '2027-01-12', { priceCents }),
  day('b', '2027-02-09', { priceCents: 51_333 }),
  day('west', '2027-02-23', { delivery: 'in-person', placeId: 'vancouver', timeZone: 'America/Vancouver' }),
  day('c', '2027-03-09', { priceCents: 39_999 }),
];
const ids = classesAt(1).map(({ id }) => id);

type Step =
  | { kind: 'cancel'; seats: number; from: number; back: 'refund' | 'credit' }
  | { kind: 'move'; seats: number; from: number; to: number; back: 'refund' | 'credit' }
  | { kind: 'name'; from: number; who: number }
  | { kind: 'pay'; part: number }
  | { kind: 'wait'; days: number };

const nat = (max: number) => fc.integer({ min: 0, max });
const back = fc.constantFrom('refund' as const, 'credit' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('cancel' as const), seats: nat(2), from: nat(3), back }),
  fc.record({ kind: fc.constant('move' as const), seats: nat(2), from: nat(3), to: nat(3), back }),
  fc.record({ kind: fc.constant('name' as const), from: nat(3), who: nat(3) }),
  fc.record({ kind: fc.constant('pay' as const), part: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('wait' as const), days: nat(20) }),
);

/** What must be true of the seats of each class, whatever was asked; kept by a test of its own beside the worker. */
type Model = Map<string, number>;

const seatsOf = (booking: ManagedBooking, from: number, count: number) =>
  booking.participants
    .filter(({ eventId }) => eventId === ids[from])
    .slice(0, count + 1)
    .map(({ id }) => id);

async function attempt(site: TestSite, reference: string, model: Model, what: Step): Promise<void> {
  const now = await managed(site, reference);
  if (what.kind === 'wait') return site.wait(what.days * 1_440);
  if (what.kind === 'pay') {
    const cents = Math.floor((now.money.openCents * what.part) / 100);
    return cents > 0 ? pay(site, reference, cents) : undefined;
  }
  const count = what.kind === 'name' ? 0 : what.seats;
  const seats = seatsOf(now, what.from, count);
  if (seats.length === 0) return;
  const from = present(ids[what.from]);
  if (what.kind === 'name') {
    const participants = [
      { id: seats[0], firstName: 'A', lastName: 'B', email: what.who === 0 ? '' : `p${what.who}@example.ca` },
    ];
    await site.post(`/Website/name-participants/${await asContact(site, reference)}`, {
      revision: now.revision,
      participants,
    });
  } else if (what.kind === 'cancel') {
    const body = cancelBody(now, seats, { back: what.back });
    const answer = await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body);
    if (answer.status === 200) model.set(from, present(model.get(from)) - seats.length);
  } else {
    const to = present(ids[what.to]);
    const answer = await site.post(
      `/Website/move-seats/${await asContact(site, reference)}`,
      moveBody(now, seats, to, { back: what.back }),
    );
    if (answer.status !== 200) return;
    model.set(from, present(model.get(from)) - seats.length);
    model.set(to, present(model.get(to)) + seats.length);
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** What each tax of each province comes to; those that come to nothing are left out. */
const taxesOfBooking = (taxes: readonly Omit<TaxAmount, 'lineCents'>[]) =>
  Object.fromEntries(
    [...Map.groupBy(taxes, ({ code, province }) => `${code} ${province}`)]
      .map(([key, own]) => [key, sum(own.map(({ amountCents }) => amountCents))] as const)
      .filter(([, cents]) => cents !== 0),
  );

const taxesIn = (documents: ManagedBooking['documents']) =>
  taxesOfBooking(
    documents.flatMap(({ kind, document }) =>
      document.taxes.map((tax) => ({ ...tax, amountCents: kind === 'invoice' ? tax.amountCents : -tax.amountCents })),
    ),
  );

/** Everything that is true of every booking at every moment, worked out from the rows alone. */
async function holds(site: TestSite, reference: string, model: Model): Promise<void> {
  const now = await managed(site, reference);
  for (const [id, seats] of model) {
    const line = now.lines.find(({ eventId }) => eventId === id);
    expect(line?.quantity ?? 0, `seats of ${id}`).toBe(seats);
    expect(now.participants.filter(({ eventId }) => eventId === id)).toHaveLength(seats);
    const detail = (await (await site.get(`/Website/event-detail/${id}`)).json()) as { seatsLeft: number };
    expect(detail.seatsLeft).toBe(CAPACITY - seats);
  }
  const [row] = await site.rows<{ total_cents: number; subtotal_cents: number; state: string; taxes: string }>(
    'SELECT total_cents, subtotal_cents, state, taxes FROM bookings',
  );
  expect(taxesIn(now.documents), 'each tax of each province').toEqual(
    taxesOfBooking(JSON.parse(present(row).taxes) as TaxAmount[]),
  );
  const { invoicedCents, creditedCents, paidCents, returnedCents, openCents } = now.money;
  expect(invoicedCents - creditedCents, 'documents add up to what the booking is worth').toBe(row?.total_cents);
  const worth = now.lines.map((line) => line.quantity * line.unitCents - line.discountCents + line.keptCents);
  expect(sum(worth)).toBe(row?.subtotal_cents);
  expect(openCents).toBe(invoicedCents - creditedCents - paidCents + returnedCents);
  expect(openCents, 'nothing that was paid too much is kept').toBeGreaterThanOrEqual(0);
  expect(returnedCents, 'no more goes back than was paid').toBeLessThanOrEqual(paidCents);
  expect(row?.state).toBe(sum([...model.values()]) === 0 ? 'cancelled' : 'confirmed');
  expect(now.participants.every(({ movesLeft }) => movesLeft >= 0 && movesLeft <= 2)).toBe(true);

  const notes = now.documents.filter(({ kind }) => kind === 'credit_note');
  for (const [year, numbered] of Map.groupBy(notes, ({ issuedOn }) => issuedOn.slice(0, 4))) {
    expect(numbered.map(({ number }) => number)).toEqual(
      numbered.map((_, index) => `C${year}-${String(index + 1).padStart(6, '0')}`),
    );
  }
  for (const { number, totalCents } of now.documents.filter(({ kind }) => kind === 'invoice')) {
    const credited = sum(notes.filter(({ invoice }) => invoice === number).map((note) => note.totalCents));
    expect(credited, `credits of ${number}`).toBeLessThanOrEqual(totalCents);
  }
  for (const { totalCents, document } of now.documents) {
    expect(document.subtotalCents + sum(document.taxes.map(({ amountCents }) => amountCents))).toBe(totalCents);
    const parts = [document.subtotalCents, ...document.taxes.flatMap((tax) => [tax.baseCents, tax.amountCents])];
    expect(Math.min(...parts), 'no document takes what it gives').toBeGreaterThanOrEqual(0);
    const less = document.feeCents + document.otherNotesCents + (document.discount?.cents ?? 0);
    expect(sum(document.lines.map(({ lineCents }) => lineCents)) - less).toBe(document.subtotalCents);
  }
  const ledger = await site.rows<{ delta_cents: number; balance_cents: number }>(
    'SELECT delta_cents, balance_cents FROM credits ORDER BY rowid',
  );
  ledger.forEach(({ balance_cents: balance }, index) => {
    expect(balance).toBe(sum(ledger.slice(0, index + 1).map(({ delta_cents: delta }) => delta)));
  });
  expect(sum(ledger.map(({ delta_cents: delta }) => delta))).toBe(sum(notes.map(({ creditCents }) => creditCents)));
}

const postalCodes = { ON: 'K1A 0B1', QC: 'J8X 4B5', AB: 'T2P 1J9', NB: 'E1C 1A1' } as const;

test('seats, money, credits and numbers agree after every step of any changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('ON' as const, 'QC' as const, 'AB' as const, 'NB' as const),
      // A cent, what no tax divides evenly, the usual, and the dearest.
      fc.constantFrom(1, 33_333, 49_500, 9_999_999),
      // None, one that its seats cannot share evenly, all but a few cents, and all of it.
      fc.constantFrom(0, 10_001, 199_801, 199_833),
      fc.array(step, { minLength: 3, maxLength: 14 }),
      async (province, priceCents, offCents, steps) => {
        const site = await startSite(siteDataOf(classesAt(priceCents)));
        const promo = `INSERT INTO promo_codes (code, amount_cents, created_by, created_at) VALUES ('MODEL', ?, '', 0)`;
        if (offCents > 0) await site.rows(promo, offCents);
        const billing = {
          line1: '1',
          line2: '',
          city: 'X',
          country: 'CA' as const,
          province,
          postalCode: postalCodes[province],
        };
        const lines = [
          { eventId: 'a', quantity: 3, priceCents },
          { eventId: 'b', quantity: 1, priceCents: 51_333 },
        ];
        const { reference } = await booked(site, lines, { billing, promoCode: offCents > 0 ? 'MODEL' : '' });
        const model: Model = new Map([
          ['a', 3],
          ['b', 1],
          ['west', 0],
          ['c', 0],
        ]);
        for (const what of steps) {
          await attempt(site, reference, model, what);
          await holds(site, reference, model);
        }
      },
    ),
    { numRuns: Number(env.FUZZ ?? '') || 12, endOnFailure: true },
  );
}, 240_000);
