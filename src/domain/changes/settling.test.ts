import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountOver } from '../money/discount.ts';
import { exemptTable } from '../money/exemptions.ts';
import { applyRate } from '../money/money.ts';
import { provinces, type Province } from '../money/provinces.ts';
import { taxesOf, taxTable, type TaxTable } from '../money/tax.ts';
import { present } from '../present.ts';
import { openOf, overInvoices, type Adjustment, type Balance } from './amounts.ts';
import { adding, crediting, creditable, exempting, givingBack, moving, taxableLines, type Change } from './seats.ts';
import type { ChargedLine } from './seats.ts';
import { settling, settlingMove } from './settling.ts';

const HST: Partial<Record<Province, number>> = { ON: 13_000, NB: 15_000, NL: 15_000, PE: 15_000, NS: 14_000 };
const rates: TaxTable = taxTable((province) => {
  const hst = HST[province];
  if (hst !== undefined) return [{ code: 'HST', rate: hst }];
  const gst = { code: 'GST', rate: 5_000 } as const;
  return province === 'QC' ? [gst, { code: 'QST', rate: 9_975 }] : [gst];
});

const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);

/** A booking with every document that it has had, as the site keeps it. */
interface Account {
  lines: readonly ChargedLine[];
  table: TaxTable;
  invoices: { number: string; amount: Adjustment }[];
  notes: (Adjustment & { invoice: string })[];
  paidCents: number;
  returnedCents: number;
}

const amountOf = (lines: readonly ChargedLine[], table: TaxTable): Adjustment => {
  const netCents = sum(taxableLines(lines).map((line) => line.netCents));
  const taxes = taxesOf(taxableLines(lines), table);
  return { netCents, taxes, totalCents: netCents + sum(taxes.map(({ amountCents }) => amountCents)) };
};

const standingOf = ({ invoices, notes, paidCents, returnedCents }: Account): Balance => ({
  invoicedCents: sum(invoices.map(({ amount }) => amount.totalCents)),
  creditedCents: sum(notes.map(({ totalCents }) => totalCents)),
  ...{ paidCents, returnedCents },
});

/** What a change writes, by the functions that write it. */
function changed(account: Account, change: Change, how: { moved?: boolean; table?: TaxTable } = {}): Account {
  const settle = how.moved ? settlingMove : settling;
  const { credit, charge, backCents } = settle(change.difference, standingOf(account));
  const left = account.invoices.map(({ number, amount }) => ({
    number,
    leftCents:
      amount.totalCents -
      sum(account.notes.filter(({ invoice }) => invoice === number).map(({ totalCents }) => totalCents)),
  }));
  const number = `${account.invoices.length + 1}`;
  return {
    ...account,
    lines: change.lines,
    table: how.table ?? account.table,
    notes: [...account.notes, ...(credit ? overInvoices(credit, left) : [])],
    invoices: [...account.invoices, ...(charge ? [{ number, amount: charge }] : [])],
    returnedCents: account.returnedCents + backCents,
  };
}

const nat = (max: number) => fc.integer({ min: 0, max });
const odd = fc.oneof(fc.constantFrom(0, 1, 2, 3, 33_333, 66_667, 9_999_999), fc.integer({ min: 1, max: 9_999_999 }));
const where = fc.option(fc.constantFrom<Province>(...provinces), { nil: null });
const newSeats = { of: nat(9), priceCents: odd, province: where, seats: fc.integer({ min: 1, max: 10 }) };
const step = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), ...newSeats, feeCents: fc.constantFrom(0, 0, 1, 25, 9_999_999) }),
  fc.record({ kind: fc.constant('add' as const), ...newSeats }),
  fc.record({ kind: fc.constant('cancel' as const), ...newSeats, feeRate: nat(100_000) }),
  fc.record({
    kind: fc.constant('credit' as const),
    of: nat(9),
    what: fc.constantFrom('fee', 'price'),
    part: nat(100),
  }),
  fc.record({ kind: fc.constant('exempt' as const), by: fc.constantFrom('status_card', 'provincial_government') }),
  fc.record({ kind: fc.constant('pay' as const), part: fc.integer({ min: 1, max: 100 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Classes of a booking are told apart by their number; one has one price and one province in a booking. */
const classes = 5;

function after(account: Account, what: Step): Account {
  const { lines, table } = account;
  if (what.kind === 'pay') {
    const open = openOf(standingOf(account));
    return { ...account, paidCents: account.paidCents + Math.ceil((open * what.part) / 100) };
  }
  if (what.kind === 'exempt') {
    const exempt = exemptTable(what.by as 'status_card', table);
    const change = exempting(lines, table, exempt);
    // The office is told that it frees from nothing.
    return change.difference.totalCents === 0 ? account : changed(account, change, { table: exempt });
  }
  const line = present(lines[what.of % lines.length]);
  if (what.kind === 'credit') {
    const of = what.what as 'fee' | 'price';
    const netCents = Math.floor((creditable(line, of) * what.part) / 100);
    return changed(account, crediting(lines, { eventId: line.eventId, of, netCents }, table));
  }
  const seats = Math.min(what.seats, line.quantity);
  if (what.kind === 'cancel') {
    return changed(account, givingBack(lines, [{ eventId: line.eventId, seats, feeRate: what.feeRate }], table));
  }
  const eventId = `${(what.of + what.seats) % classes}`;
  const there = lines.find((one) => one.eventId === eventId);
  const to = { eventId, priceCents: what.priceCents, province: there ? there.province : what.province };
  if (what.kind === 'add') return changed(account, adding(lines, to, what.seats, table));
  if (to.eventId === line.eventId || seats === 0) return account;
  const change = moving(lines, { eventId: line.eventId, seats }, to, table, what.feeCents);
  return changed(account, change, { moved: true });
}

const taxKey = ({ code, province }: Adjustment['taxes'][number]) => `${code} ${province}`;

/** Sums of each tax, those that come to nothing left out. */
function taxSums(amounts: readonly Adjustment[]): Record<string, [number, number]> {
  const taxes = amounts.flatMap((one) => one.taxes);
  return Object.fromEntries(
    [...Map.groupBy(taxes, taxKey)]
      .map(
        ([key, own]) => [key, [sum(own.map((tax) => tax.baseCents)), sum(own.map((tax) => tax.amountCents))]] as const,
      )
      .filter(([, [base, amount]]) => base !== 0 || amount !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)) as [string, [number, number]][],
  );
}

const minus = (amount: Adjustment): Adjustment => ({
  netCents: -amount.netCents,
  taxes: amount.taxes.map((tax) => ({ ...tax, baseCents: -tax.baseCents, amountCents: -tax.amountCents })),
  totalCents: -amount.totalCents,
});

function expectToAddUp(account: Account): void {
  const { invoices, notes, lines, table } = account;
  const documents = [...invoices.map(({ amount }) => amount), ...notes];
  for (const { netCents, taxes, totalCents } of documents) {
    expect(netCents + sum(taxes.map(({ amountCents }) => amountCents)), 'net and taxes are the total').toBe(totalCents);
    for (const cents of [netCents, totalCents, ...taxes.flatMap((tax) => [tax.baseCents, tax.amountCents])]) {
      expect(cents, 'no document takes what it gives').toBeGreaterThanOrEqual(0);
      expect(Object.is(cents, -0)).toBe(false);
    }
  }
  const worth = amountOf(lines, table);
  const all = [...invoices.map(({ amount }) => amount), ...notes.map(minus)];
  expect(sum(all.map(({ totalCents }) => totalCents)), 'invoices less credits').toBe(worth.totalCents);
  expect(sum(all.map(({ netCents }) => netCents))).toBe(worth.netCents);
  expect(taxSums(all), 'each tax of each province').toEqual(taxSums([worth]));
  for (const { number, amount } of invoices) {
    const credited = notes.filter(({ invoice }) => invoice === number).map(({ totalCents }) => totalCents);
    expect(sum(credited)).toBeLessThanOrEqual(amount.totalCents);
  }
  const { paidCents, returnedCents } = account;
  expect(returnedCents, 'nothing goes back that was not paid').toBeLessThanOrEqual(paidCents);
  expect(openOf(standingOf(account)), 'nothing that was paid too much is kept').toBeGreaterThanOrEqual(0);
}

test('whatever the prices, provinces, discounts and changes: documents add up, and none takes what it gives', () => {
  const first = fc.record({ priceCents: odd, province: where, seats: fc.integer({ min: 1, max: 10 }) });
  fc.assert(
    fc.property(
      fc.array(first, { minLength: 1, maxLength: 3 }),
      fc.oneof(fc.record({ rate: nat(100_000) }), fc.record({ cents: odd })),
      fc.array(step, { maxLength: 12 }),
      (booked, promo, steps) => {
        const off = discountOver(
          promo,
          booked.map(({ priceCents, seats }) => priceCents * seats),
        );
        const lines = booked.map(({ priceCents, province, seats }, index): ChargedLine => ({
          ...{ eventId: `${index}`, quantity: seats, unitCents: priceCents, keptCents: 0, province },
          discountCents: present(off[index]),
        }));
        const amount = amountOf(lines, rates);
        const invoices = amount.totalCents > 0 ? [{ number: '1', amount }] : [];
        let account: Account = { lines, table: rates, invoices, notes: [], paidCents: 0, returnedCents: 0 };
        expectToAddUp(account);
        for (const what of steps) {
          account = after(account, what);
          expectToAddUp(account);
        }
      },
    ),
    { numRuns: 1_000 },
  );
});

test('a move to another province takes its tax back by a credit note, and asks for the other’s by an invoice', () => {
  const lines: ChargedLine[] = [
    { eventId: 'a', quantity: 2, unitCents: 33_333, discountCents: 0, keptCents: 0, province: 'NB' },
  ];
  // The same rate elsewhere: nothing more to pay, and yet another province's tax.
  const to = { eventId: 'b', priceCents: 33_333, province: 'NL' as const };
  const { difference } = moving(lines, { eventId: 'a', seats: 1 }, to, rates);
  const paid = { invoicedCents: 76_666, creditedCents: 0, paidCents: 76_666, returnedCents: 0 };
  const tax = { code: 'HST', rate: 15_000, baseCents: 33_333, amountCents: applyRate(33_333, 15_000) };
  expect(settlingMove(difference, paid)).toEqual({
    credit: { netCents: 33_333, taxes: [{ ...tax, province: 'NB' }], totalCents: 38_333 },
    charge: { netCents: 33_333, taxes: [{ ...tax, province: 'NL' }], totalCents: 38_333 },
    backCents: 0,
  });
});

test('a small credit over two invoices has no note with a net below nothing', () => {
  const credit: Adjustment = {
    netCents: 0,
    taxes: [
      { code: 'GST', province: 'QC', rate: 5_000, baseCents: 20, amountCents: 1 },
      { code: 'QST', province: 'QC', rate: 9_975, baseCents: 20, amountCents: 1 },
    ],
    totalCents: 2,
  };
  const parts = overInvoices(credit, [
    { number: '1', leftCents: 1 },
    { number: '2', leftCents: 1 },
  ]);
  expect(parts.map(({ netCents, taxes }) => [netCents, ...taxes.map(({ amountCents }) => amountCents)])).toEqual([
    [0, 1, 0],
    [0, 0, 1],
  ]);
});
