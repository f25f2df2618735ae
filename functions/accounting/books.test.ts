import fc from 'fast-check';
import { env } from 'node:process';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { bookKinds } from '../../src/domain/accounting/books.ts';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { ManagedBooking } from '../../src/domain/changes/contract.ts';
import { creditRequest, type OfficeOrder } from '../../src/domain/changes/orders.ts';
import { creditable, crediting, exempting, givingBack, moving } from '../../src/domain/changes/seats.ts';
import { frozenTable } from '../../src/domain/money/credit.ts';
import { exemptTable } from '../../src/domain/money/exemptions.ts';
import { taxesOf } from '../../src/domain/money/tax.ts';
import type { OfficeNumbers } from '../../src/domain/numbers/numbers.ts';
import type { OfficeBooking } from '../../src/domain/office/bookings.ts';
import { present } from '../../src/domain/present.ts';
import { books as en } from '../../src/i18n/strings/en/office/books.ts';
import { provinceNames } from '../../src/i18n/strings/fr/addresses.ts';
import { books as fr } from '../../src/i18n/strings/fr/office/books.ts';
import { booked } from '../testing/changes.ts';
import { confirmBody, hold, TEST_SECRET } from '../testing/harness.ts';
import { REVENUE_OF_CLASS } from '../classes/index.ts';
import { quoteToken } from '../quotes/link.ts';
import { open, startOffice, type OfficeSite } from '../testing/office.ts';
import { buyPackage } from '../testing/orders.ts';
import { acceptBody, head, privateLine, QUOTES } from '../testing/quotes.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const day = (id: string, date: string, changes: object = {}) =>
  scheduledClass({
    id,
    capacity: 40,
    sessions: [{ start: `${date}T18:00:00Z`, end: `${date}T23:00:00Z` }],
    salesEnd: `${date}T17:00:00Z`,
    ...changes,
  });

const classes = [
  day('a', '2027-06-08'),
  day('b', '2027-06-15', { priceCents: 51_333 }),
  day('cent', '2027-06-18', { priceCents: 1 }),
  day('dear', '2027-06-19', { priceCents: 9_999_999 }),
  day('west', '2027-06-22', { delivery: 'in-person', placeId: 'vancouver', timeZone: 'America/Vancouver' }),
];

const BOOKINGS = '/Website/office/bookings';

/** An owner who never leaves, so that money can be moved whenever a step wants to. */
async function startBooks() {
  const site = await startOffice({}, siteDataOf(classes));
  const owner = await site.staff('olive@example.ca', 'owner');
  let headers = owner.headers;
  const enter = async () => {
    headers = await site.cookieOf('olive@example.ca');
    await open(site, { ...owner, headers });
    await open(site, { ...owner, headers }, openOfficeForMoney.path);
  };
  await enter();
  const get = async <Value>(path: string) => (await site.get(path, headers)).json<Value>();
  const post = (path: string, body: object) => site.post(path, body, headers);
  const table = async (kind: string, from: string, to: string, lang = 'en') => {
    const answer = await site.get(`/Website/office/books/${kind}?from=${from}&to=${to}&lang=${lang}`, headers);
    expect(answer.status).toBe(200);
    return new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(await answer.arrayBuffer());
  };
  return { site, enter, get, post, table, headers: () => headers };
}
type Office = Awaited<ReturnType<typeof startBooks>>;

/** Rows of a table by the names of its columns. */
function rowsOf(csv: string): Record<string, string>[] {
  expect(csv.startsWith('\ufeff')).toBe(true);
  const [head = [], ...rows] = csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell));
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}

const centsOf = (text: string | undefined) => Math.round(Number(present(text)) * 100);
const sum = (rows: Record<string, string>[], name: string) => rows.reduce((all, row) => all + centsOf(row[name]), 0);

type Step =
  | { kind: 'book'; seats: number; province: 'ON' | 'QC' | 'AB' | 'NB'; event: number }
  | { kind: 'package'; seats: number; province: 'ON' | 'QC' | 'AB' | 'NB' }
  | { kind: 'quote'; rate: number }
  | { kind: 'endOrder' | 'creditOrder'; of: number; part: number }
  | { kind: 'wait'; days: number }
  | {
      kind: 'cancel' | 'move' | 'credit' | 'fee' | 'pay' | 'exempt' | 'refund' | 'writeOff' | 'takeBack';
      of: number;
      part: number;
    };

const nat = (max: number) => fc.integer({ min: 0, max });
const part = fc.integer({ min: 1, max: 100 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('book' as const),
    seats: fc.integer({ min: 1, max: 3 }),
    province: fc.constantFrom('ON' as const, 'QC' as const, 'AB' as const, 'NB' as const),
    event: nat(classes.length - 1),
  }),
  fc.record({
    kind: fc.constant('package' as const),
    seats: nat(3),
    province: fc.constantFrom('ON' as const, 'QC' as const, 'AB' as const, 'NB' as const),
  }),
  fc.record({ kind: fc.constant('quote' as const), rate: fc.integer({ min: 0, max: 30_000 }) }),
  fc.record({ kind: fc.constantFrom('endOrder' as const, 'creditOrder' as const), of: nat(3), part }),
  fc.record({ kind: fc.constant('wait' as const), days: nat(12) }),
  fc.record({
    kind: fc.constantFrom(
      'cancel',
      'move',
      'credit',
      'fee',
      'pay',
      'exempt',
      'refund',
      'writeOff',
      'takeBack',
    ) as fc.Arbitrary<'pay'>,
    of: nat(3),
    part,
  }),
);

type OrderStep = Extract<Step, { kind: 'endOrder' | 'creditOrder' }>;
type BookingStep = Exclude<Extract<Step, { of: number }>, OrderStep>;

const isOfOrder = (what: Step): what is OrderStep => what.kind === 'endOrder' || what.kind === 'creditOrder';

const reason = 'as it goes';

/** The body that a page would send of an act on a booking of classes, or nothing where there is nothing to do. */
function actOn(now: ManagedBooking, { kind, part: share }: BookingStep) {
  const table = frozenTable(now.taxes);
  const line = now.lines.find(({ quantity }) => quantity > 0) ?? present(now.lines[0]);
  const { revision } = now;
  const back = share % 2 ? 'refund' : 'credit';
  const seat = now.participants.find(({ eventId }) => eventId === line.eventId)?.id ?? '';
  const common = { revision, reason, back };
  if (kind === 'cancel') {
    if (line.quantity === 0) return null;
    const feeRate = share * 1000;
    const change = givingBack(now.lines, [{ eventId: line.eventId, seats: 1, feeRate }], table);
    const creditedCents = 0 - change.difference.totalCents;
    return ['cancel-seats', { ...common, seats: [seat], feeRate, feeCents: change.feeCents, creditedCents }] as const;
  }
  if (kind === 'move') {
    const to = now.otherDates.flatMap(({ dates }) => dates).find(({ event }) => event.id !== line.eventId);
    if (!to) return null;
    const target = { eventId: to.event.id, priceCents: to.event.priceCents, province: to.province };
    const { difference } = moving(now.lines, { eventId: line.eventId, seats: 1 }, target, table, share);
    const differenceCents = difference.totalCents;
    return ['move-seats', { ...common, seats: [seat], to: to.event.id, feeCents: share, differenceCents }] as const;
  }
  if (kind === 'credit' || kind === 'fee') {
    const of = kind === 'fee' ? ('fee' as const) : ('price' as const);
    // No page lets more be typed than there is.
    const netCents = Math.min(share * 13, creditable(line, of));
    if (netCents === 0) return null;
    const request = { eventId: line.eventId, of, netCents };
    const change = crediting(now.lines, request, table);
    return ['credit-notes', { ...common, ...request, creditedCents: 0 - change.difference.totalCents }] as const;
  }
  if (kind === 'exempt') {
    const change = exempting(now.lines, table, exemptTable('status_card', table));
    const creditedCents = 0 - change.difference.totalCents;
    return ['exemption', { ...common, kind: 'status_card', number: '12', creditedCents }] as const;
  }
  return null;
}

/** The same of an act on money alone. */
function moneyOn(file: OfficeBooking, { kind, part: share }: BookingStep) {
  const { openCents, writtenOffCents } = file;
  const note = { receivedOn: '2026-11-20', note: '', openCents };
  if (kind === 'pay')
    return ['payments', { method: 'cheque', cents: 1 + Math.floor((120_000 * share) / 100), ...note }] as const;
  if (kind === 'writeOff') return ['write-off', { openCents: openCents - writtenOffCents, reason }] as const;
  if (kind === 'takeBack') return ['write-off/take-back', { writtenOffCents, reason }] as const;
  const payment = file.payments.find(({ leftCents = 0 }) => leftCents > 0);
  if (kind !== 'refund' || !payment || openCents >= 0) return null;
  const cents = Math.max(1, Math.floor((-openCents * share) / 100));
  return ['refunds', { payment: payment.id, cents, reason, openCents }] as const;
}

const addresses = {
  ON: { city: 'Ottawa', postalCode: 'K1A 0B1' },
  QC: { city: 'Gatineau', postalCode: 'J8X 2K1' },
  AB: { city: 'Calgary', postalCode: 'T2P 1J9' },
  NB: { city: 'Moncton', postalCode: 'E1C 1A1' },
};

/** Buys a package, and uses some of its seats. */
async function buy({ site, post }: Office, { seats, province }: Extract<Step, { kind: 'package' }>): Promise<void> {
  const { billing } = confirmBody(1);
  const net = 177_500;
  const taxes = taxesOf([{ netCents: net, province }], site.needs.siteData.taxes);
  const { code } = await buyPackage(site, {
    totalCents: taxes.reduce((sum, { amountCents }) => sum + amountCents, net),
    billing: { ...billing, province, ...addresses[province] },
  });
  if (seats === 0 || code === '') return;
  const { reference } = await hold(site, [{ eventId: 'a', quantity: seats }]);
  await post(`/Website/confirm-booking/${reference}`, confirmBody(0, { packageCode: code }));
}

/** Orders a private class in Gatineau and coaching in Ontario by a quote. */
async function order({ site, post }: Office, { rate }: Extract<Step, { kind: 'quote' }>): Promise<void> {
  const reduction = rate === 0 ? null : { rate };
  const { id } = await (await post(QUOTES, { ...head, reduction })).json<{ id: string }>();
  const hours = { kind: 'service', text: 'Coaching', quantity: 3, unitCents: 13_333, province: null } as const;
  for (const [seen, line] of [privateLine, hours].entries())
    await post(`${QUOTES}/${id}/lines`, { seen: seen + 1, line });
  expect((await post(`${QUOTES}/${id}/send`, { seen: 3 })).status).toBe(204);
  const link = `/Website/quote/${await quoteToken(TEST_SECRET, id, { email: head.contact.email })}`;
  const { version } = await (await site.get(link)).json<{ version: number }>();
  expect((await site.post(`${link}/accept`, acceptBody({ version }))).status).toBe(200);
}

/** Ends an order without classes, or credits a part of it. */
async function settle({ site, get, post }: Office, { kind, of, part: share }: OrderStep): Promise<void> {
  const rows = await site.rows<{ id: string }>(
    'SELECT id FROM bookings WHERE id NOT IN (SELECT booking_id FROM booking_lines) ORDER BY created_at, id',
  );
  const row = rows[of % Math.max(1, rows.length)];
  if (!row) return;
  const now = await get<OfficeOrder>(`${BOOKINGS}/${row.id}/order`);
  const netCents = Math.floor((now.creditableCents * share) / 100);
  const body = creditRequest(now, netCents, { back: share % 2 ? 'refund' : 'credit', reason });
  const { package: bought } = now;
  const end = bought ? `/Website/office/packages/${bought.id}/void` : `${BOOKINGS}/${row.id}/cancel-order`;
  await post(kind === 'endOrder' ? end : `${BOOKINGS}/${row.id}/credit-order`, body);
}

async function attempt(office: Office, what: Step): Promise<void> {
  const { site, enter, get, post, headers } = office;
  if (what.kind === 'package') return buy(office, what);
  if (what.kind === 'quote') return order(office, what);
  if (isOfOrder(what)) return settle(office, what);
  if (what.kind === 'wait') {
    site.wait(what.days * 1_440);
    return enter();
  }
  if (what.kind === 'book') {
    const { priceCents = 49_500, id } = present(classes[what.event]);
    const { billing } = confirmBody(1);
    await booked(site, [{ eventId: id, quantity: what.seats, priceCents }], {
      billing: { ...billing, province: what.province, ...addresses[what.province] },
    });
    return;
  }
  const rows = await site.rows<{ id: string }>('SELECT id FROM bookings ORDER BY created_at, id');
  const row = rows[what.of % Math.max(1, rows.length)];
  if (!row) return;
  const now = await site.get(`${BOOKINGS}/${row.id}/changes`, headers());
  const onClasses = now.status === 200 ? actOn(await now.json<ManagedBooking>(), what) : null;
  const act = onClasses ?? moneyOn(await get<OfficeBooking>(`${BOOKINGS}/${row.id}`), what);
  if (act) await post(`${BOOKINGS}/${row.id}/${act[0]}`, act[1]);
}

/** Nothing happens as late as the last day that is asked for: numbers are of a year at most. */
const LAST_DAY = '2027-10-31';

/** The office's numbers are those of the books, and so are their parts, whatever they are parted by. */
async function expectSameNumbers({ site, get }: Office, { from, to }: { from: string; to: string }, net: number) {
  const read = (query = '') =>
    get<OfficeNumbers>(`/Website/office/numbers?from=${from}&to=${to < LAST_DAY ? to : LAST_DAY}${query}`);
  const kept = await read();
  await site.rows('DELETE FROM numbers_of_days');
  // What was kept of days, whatever happened since, is what they come to.
  expect(await read()).toEqual(kept);
  const { now, parts, places } = kept;
  const all = (rows: readonly { netCents: number }[]) => rows.reduce((cents, { netCents }) => cents + netCents, 0);
  expect([now.netCents, all(parts), all(places)]).toEqual([net, net, net]);
  const cities = await Promise.all(['online', 'vancouver'].map((city) => read(`&city=${city}`)));
  // A credit of a part of a price names no class, and is of no city.
  const elsewhere = all(places.filter(({ city }) => city === ''));
  expect(Math.abs(all(cities.map((one) => one.now)) + elsewhere - net)).toBeLessThanOrEqual(1);
}

const wordsOf = (english: Readonly<Record<string, string>>, french: Readonly<Record<string, string>>) =>
  new Map(Object.entries(english).map(([key, word]) => [word, french[key]]));
const FRENCH_WORDS: Record<string, ReadonlyMap<string, string | undefined>> = {
  Kind: wordsOf(en.kinds, fr.kinds),
  Method: wordsOf(en.methods, fr.methods),
  State: wordsOf(en.states, fr.states),
  Province: new Map(Object.entries(provinceNames)),
  Tax: wordsOf({ ...en.taxes, none: en.notTaxed }, { ...fr.taxes, none: fr.notTaxed }),
  What: wordsOf(en.sums, fr.sums),
};

/** The French table has the same rows, its words in French and its amounts with a comma. */
async function expectSameInFrench({ table }: Office, kind: string, from: string, to: string): Promise<void> {
  const cellsOf = (csv: string, delimiter: string) => parse(csv, { bom: true, delimiter }) as string[][];
  const [head = [], ...rows] = cellsOf(await table(kind, from, to), ',');
  const [frenchHead, ...french] = cellsOf(await table(kind, from, to, 'fr'), ';');
  expect(frenchHead).toHaveLength(head.length);
  const inFrench = (cell: string, column: number) => {
    const words = FRENCH_WORDS[present(head[column])];
    if (words) return cell === '' ? '' : words.get(cell);
    return /^-?\d+\.\d+$/.test(cell) ? cell.replace('.', ',') : cell;
  };
  expect(french).toEqual(rows.map((row) => row.map(inFrench)));
}

/** Every table agrees with every other, to the cent. */
async function expectToAgree(office: Office, from: string, to: string): Promise<void> {
  const { site, table } = office;
  const read = async (kind: string) => rowsOf(await table(kind, from, to));
  const [sales, taxes, payments, off, left, summary] = await Promise.all(
    ['sales', 'taxes', 'payments', 'write_offs', 'open', 'summary'].map(read),
  );
  for (const kind of bookKinds) await expectSameInFrench(office, kind, from, to);
  const all = { sales: present(sales), taxes: present(taxes), payments: present(payments), left: present(left) };
  const said: Record<string, number> = Object.fromEntries(
    present(summary).map((row) => [row.What, centsOf(row.Amount)]),
  );
  const of = (name: string): number => present(said[name]);
  // An invoice asks for nothing less than nothing, of no tax, and a credit note takes nothing.
  for (const row of all.sales) {
    const sign = row.Kind === 'invoice' ? 1 : -1;
    const cents = ['Net', 'GST', 'HST', 'QST', 'Total'].map((name) => sign * centsOf(row[name]));
    expect(Math.min(...cents), JSON.stringify(row)).toBeGreaterThanOrEqual(0);
  }
  // Sales less credits are the base of taxes and what was not taxed; Quebec has two taxes on one base.
  const bases = all.taxes.filter(({ Province, Tax }) => !(Province === 'QC' && Tax === 'QST'));
  expect(sum(bases, 'Base')).toBe(sum(all.sales, 'Net'));
  expect(sum(all.taxes, 'Tax amount')).toBe(sum(all.sales, 'GST') + sum(all.sales, 'HST') + sum(all.sales, 'QST'));
  expect(sum(all.sales, 'Net') + sum(all.taxes, 'Tax amount')).toBe(sum(all.sales, 'Total'));
  expect([of('of which before tax'), of('of which taxes')]).toEqual([
    sum(all.sales, 'Net'),
    sum(all.taxes, 'Tax amount'),
  ]);
  expect(of('Invoiced') + of('Credited')).toBe(sum(all.sales, 'Total'));
  // Payments less refunds, what is open and what was written off are what was invoiced.
  expect(of('Paid') + of('Given back or returned by the bank')).toBe(0 - sum(all.payments, 'Amount'));
  expect(of('Open after')).toBe(sum(all.left, 'Open'));
  expect(of('Written off') + of('Expected again')).toBe(sum(present(off), 'Amount'));
  const names = ['Invoiced', 'Credited', 'Paid', 'Given back or returned by the bank', 'Written off', 'Expected again'];
  const moved = names.reduce((cents, name) => cents + of(name), 0);
  expect(of('Open before') + moved).toBe(of('Open after'));
  await expectSameNumbers(office, { from, to }, sum(all.sales, 'Net'));
  if (to < '2027-12-31') return;
  // What classes bring in is the net of the books, whatever became of their seats.
  const [brought] = await site.rows<{ cents: number }>(`SELECT SUM(${REVENUE_OF_CLASS}) AS cents FROM classes`);
  const [ordered] = await site.rows<{ cents: number }>(
    `SELECT COALESCE(SUM(subtotal_cents), 0) AS cents FROM bookings WHERE id NOT IN (SELECT booking_id FROM booking_lines)`,
  );
  expect((brought?.cents ?? 0) + (ordered?.cents ?? 0)).toBe(sum(all.sales, 'Net'));
  const [row] = await site.rows<{ cents: number }>(
    'SELECT SUM(invoiced_cents - credited_cents - paid_cents + returned_cents) AS cents FROM booking_balances',
  );
  expect(sum(all.left, 'Open') + sum(all.left, 'Written off')).toBe(row?.cents ?? 0);
}

test('the tables of any period agree to the cent, whatever was booked, changed, paid, given back and written off', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      const office = await startBooks();
      await attempt(office, { kind: 'book', seats: 2, province: 'QC', event: 1 });
      for (const one of steps) {
        await attempt(office, one);
        await office.get(`/Website/office/numbers?from=2026-11-01&to=${LAST_DAY}`);
      }
      for (const [from, to] of [
        ['2026-11-01', '2027-12-31'],
        ['2026-11-21', '2026-12-05'],
        ['2026-11-20', '2026-11-20'],
      ] as const)
        await expectToAgree(office, from, to);
    }),
    { numRuns: Number(env.FUZZ ?? '') || 4 },
  );
}, 180_000);

test('packages and quotes of any province, used, paid, credited in parts and ended, agree to the cent as well', async () => {
  const office = await startBooks();
  const steps: Step[] = [
    { kind: 'package', seats: 2, province: 'QC' },
    { kind: 'wait', days: 1 },
    { kind: 'quote', rate: 12_345 },
    { kind: 'wait', days: 1 },
    { kind: 'pay', of: 0, part: 77 },
    { kind: 'creditOrder', of: 1, part: 33 },
    { kind: 'package', seats: 0, province: 'NB' },
    { kind: 'endOrder', of: 0, part: 100 },
    { kind: 'wait', days: 1 },
    { kind: 'pay', of: 1, part: 100 },
    { kind: 'endOrder', of: 1, part: 61 },
    { kind: 'creditOrder', of: 1, part: 100 },
    { kind: 'endOrder', of: 2, part: 87 },
  ];
  for (const one of steps) await attempt(office, one);
  const [notes] = await office.site.rows<{ notes: number }>('SELECT COUNT(*) AS notes FROM credit_notes');
  expect(notes).toEqual({ notes: 5 });
  for (const [from, to] of [
    ['2026-11-01', '2027-12-31'],
    ['2026-11-21', '2026-12-05'],
    ['2026-11-20', '2026-11-20'],
  ] as const)
    await expectToAgree(office, from, to);
});

test('what came in before its booking was made is open before it, so that each period goes on from the last', async () => {
  const office = await startBooks();
  await attempt(office, { kind: 'wait', days: 1 });
  await attempt(office, { kind: 'book', seats: 1, province: 'ON', event: 0 });
  // The cheque of the day before.
  await attempt(office, { kind: 'pay', of: 0, part: 1 });
  for (const [from, to] of [
    ['2026-11-20', '2026-11-20'],
    ['2026-11-21', '2026-12-05'],
  ] as const)
    await expectToAgree(office, from, to);
});

async function withBooking(): Promise<Office & { id: string }> {
  const office = await startBooks();
  await booked(office.site, [{ eventId: 'a', quantity: 1 }]);
  const [row] = await office.site.rows<{ id: string }>('SELECT id FROM bookings');
  return { ...office, id: present(row).id };
}

const rename = (site: OfficeSite, name: string) =>
  site.rows(`UPDATE bookings SET contact = json_set(contact, '$.organisation', ?1)`, name);

test('a name that a spreadsheet would work out is a text', async () => {
  const { site, table } = await withBooking();
  await rename(site, '=HYPERLINK("x")');
  const csv = await table('sales', '2026-11-20', '2026-11-20');
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
});

test('days are the office’s: late in the evening in Ottawa is not tomorrow', async () => {
  const { site, enter, post, table, id } = await withBooking();
  site.at('2026-11-25T03:30:00Z');
  await enter();
  const body = { method: 'cheque', cents: 100, receivedOn: '2026-11-24', note: '', openCents: 55_935 };
  expect((await post(`${BOOKINGS}/${id}/payments`, body)).status).toBe(200);
  expect(rowsOf(await table('payments', '2026-11-24', '2026-11-24'))).toMatchObject([{ Amount: '1.00' }]);
  expect(rowsOf(await table('payments', '2026-11-25', '2026-11-25'))).toEqual([]);
});

test('the totals on the screen are those of the summary', async () => {
  const { enter, get, post, table, id } = await withBooking();
  await enter();
  const body = { method: 'cheque', cents: 10_000, receivedOn: '2026-11-20', note: '', openCents: 55_935 };
  expect((await post(`${BOOKINGS}/${id}/payments`, body)).status).toBe(200);
  const totals = await get<{ what: string; cents: number }[]>(
    '/Website/office/book-totals?from=2026-11-01&to=2026-11-30',
  );
  const summary = rowsOf(await table('summary', '2026-11-01', '2026-11-30')).map(({ Amount }) => centsOf(Amount));
  expect(totals.map(({ cents }) => cents)).toEqual(summary);
  expect(Object.fromEntries(totals.map(({ what, cents }) => [what, cents]))).toMatchObject({
    ...{ invoiced: 55_935, paid: -10_000, openAfter: 45_935 },
  });
});

test('what came in beyond what was open is listed as what we owe, and as nothing that is due', async () => {
  const { enter, get, post, id } = await withBooking();
  await enter();
  const body = { method: 'cheque', cents: 56_935, receivedOn: '2026-11-20', note: '', openCents: 55_935 };
  expect((await post(`${BOOKINGS}/${id}/payments`, body)).status).toBe(200);
  const ages = [{ age: 'owed', bookings: 1, cents: -1000 }];
  expect(await get('/Website/office/money')).toMatchObject({ due: [{ id, openCents: -1000 }], ages });
  expect(await get('/Website/office/money?state=overdue')).toMatchObject({ due: [] });
  expect(await get('/Website/office/money?state=owed')).toMatchObject({ due: [{ id, openCents: -1000 }], ages });
});

test('what is overdue is listed by its age, and a client’s statement ends with what is open', async () => {
  const { site, enter, get, id } = await withBooking();
  expect(await get('/Website/office/money?state=overdue')).toMatchObject({ due: [], ages: [{ age: 'current' }] });
  site.at('2027-01-20T15:00:00Z');
  await enter();
  expect(await get('/Website/office/money?state=overdue')).toMatchObject({
    due: [{ id, openCents: 55_935, days: 54, email: 'ada@example.ca' }],
    ages: [{ age: 'months', bookings: 1, cents: 55_935 }],
  });
  expect(await get(`${BOOKINGS}/${id}/statement`)).toMatchObject({
    lines: [{ kind: 'invoice', cents: 55_935, openCents: 55_935 }],
    openCents: 55_935,
  });
  expect(await get(`${BOOKINGS}/there-is-none/statement`)).toMatchObject({ code: 'not_found' });
  expect(await site.rows(`SELECT subject, subject_id FROM office_acts WHERE subject = 'client'`)).toEqual([
    { subject: 'client', subject_id: id },
  ]);
});
