import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { noteBooking } from '../../src/domain/office/calls.ts';
import { recordPayment } from '../../src/domain/payments/office-calls.ts';
import type { Call } from '../../src/domain/api/call.ts';
import { officeClient, type Ask, type Office } from './client.ts';
import { acts } from '../../src/domain/office/acts.ts';
import { commandOf, commands } from './commands.ts';
import { everyCall } from './every.ts';

interface Seen {
  path: string;
  key: string | undefined;
  cookie: string | undefined;
  origin: string | undefined;
  body: unknown;
}

const seen: Seen[] = [];
let answers: { status: number; body?: unknown; cookie?: string }[] = [];

const bodyOf = async (request: IncomingMessage) => {
  const parts = await Array.fromAsync(request as AsyncIterable<Buffer>);
  const text = Buffer.concat(parts).toString();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
};

/** A site that answers what it was told to, in turn. */
const server = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    const { 'idempotency-key': key, cookie, origin } = request.headers;
    seen.push({ path: request.url ?? '', key: key as string | undefined, cookie, origin, body });
    const { status, body: said, cookie: set } = answers.shift() ?? { status: 500 };
    response.writeHead(status, set === undefined ? {} : { 'set-cookie': set });
    response.end(said === undefined ? undefined : JSON.stringify(said));
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function start(told: typeof answers) {
  answers = told;
  seen.length = 0;
  const asked: string[] = [];
  const ask: Ask = (what) => {
    asked.push(what);
    return Promise.resolve(what === 'code' ? '123456' : what);
  };
  const file = join(mkdtempSync(join(tmpdir(), 'gct-office-')), 'kept/session.json');
  return { office: officeClient({ url, file, ask }), file, asked, again: () => officeClient({ url, file, ask }) };
}

const refused = (code: string) => ({ status: 403, body: { code, message: 'Not yet.' } });

test('a login is kept for this person alone, and the next command has it', async () => {
  const { office, file, again, asked } = start([
    { status: 200, body: 1, cookie: '__Host-session=abc; Path=/; Secure; HttpOnly' },
    { status: 204 },
    { status: 204 },
  ]);
  await office.login();
  expect(asked).toEqual(['email', 'password', 'code']);
  expect(seen.map(({ path }) => path)).toEqual(['/Website/validate-login', '/Website/office/open']);
  expect(JSON.stringify(seen[0]?.body)).not.toContain('"password"');
  expect([statSync(file).mode & 0o777, JSON.parse(readFileSync(file, 'utf8'))]).toEqual([
    0o600,
    { url, cookie: '__Host-session=abc' },
  ]);
  await again().make(noteBooking, { id: 'b', body: { text: 'Called.' } });
  expect(seen.at(-1)).toMatchObject({ cookie: '__Host-session=abc', origin: url, body: { text: 'Called.' } });
});

test('where money moves a new code is asked for, and the act made again under its key', async () => {
  const { office, asked } = start([refused('sudo_required'), { status: 204 }, { status: 200, body: { openCents: 0 } }]);
  const body = { method: 'cheque', cents: 100, receivedOn: '2026-11-20', note: '', openCents: 100 } as const;
  expect(await office.make(recordPayment, { id: 'b', body })).toEqual({ openCents: 0 });
  expect(asked).toEqual(['code']);
  const [first, code, second] = seen;
  expect(code).toMatchObject({ path: '/Website/office/open-for-money', body: { code: '123456' } });
  expect([first?.path, first?.key]).toEqual([second?.path, second?.key]);
  expect(first?.key).toBeTruthy();
});

test('what is refused says its code and its fields, and who is logged out how to log in', async () => {
  const { office } = start([
    { status: 400, body: { code: 'validation', message: 'No.', fields: { text: 'required' } } },
    { status: 401, body: { code: 'unauthorized' } },
    { status: 502 },
  ]);
  const note = () => office.make(noteBooking, { id: 'b', body: { text: '' } });
  await expect(note()).rejects.toThrow('validation: No.\n  text: required');
  await expect(note()).rejects.toThrow('npm run office -- login');
  await expect(note()).rejects.toThrow('HTTP 502');
});

test('an act is found by its one or two words, and each says what it takes', () => {
  expect(commandOf(['bookings', 'find', 'ACME', 'Ltd'])?.rest).toEqual(['ACME', 'Ltd']);
  expect(commandOf(['numbers'])?.rest).toEqual([]);
  expect([commandOf(['bookings']), commandOf([])]).toEqual([undefined, undefined]);
  for (const [name, { does }] of Object.entries(commands)) expect(does, name).toMatch(/\.$/);
});

test('what was not said is not asked for', async () => {
  const { office } = start([refused('too_many_requests')]);
  const asked = commands.numbers?.run(office, [], { from: '2026-11-01', to: '2026-11-23', city: 'online' });
  await expect(asked).rejects.toThrow('too_many_requests');
  expect(seen.map(({ path }) => path)).toEqual(['/Website/office/numbers?from=2026-11-01&to=2026-11-23&city=online']);
});

test('a payment is of the booking that its number names, as it stands', async () => {
  const { office } = start([
    { status: 200, body: { bookings: [], next: null } },
    { status: 404, body: { code: 'not_found', message: 'There is no such booking.' } },
  ]);
  const pay = commands['payments record'];
  await expect(pay?.run(office, ['7K3M-2PXR'], { method: 'cheque', amount: '1', on: '2026-11-20' })).rejects.toThrow(
    'not_found',
  );
  expect(seen.map(({ path }) => path)).toEqual([
    '/Website/office/bookings?q=7K3M-2PXR',
    '/Website/office/bookings/7K3M-2PXR',
  ]);
  await expect(commands['bookings note']?.run(office, [], { text: 'x' })).rejects.toThrow('Which booking');
});

test('a purchase order is named on a booking as it stands', async () => {
  const { office } = start([
    { status: 200, body: { bookings: [], next: null } },
    { status: 404, body: { code: 'not_found', message: 'There is no such booking.' } },
  ]);
  const order = commands['bookings order'];
  await expect(order?.run(office, ['7K3M-2PXR'], { text: 'PO-9' })).rejects.toThrow('not_found');
  expect(seen.at(-1)?.path).toBe('/Website/office/bookings/7K3M-2PXR');
  await expect(order?.run(office, [], { text: 'PO-9' })).rejects.toThrow('Which booking');
});

test('every act of the office can be done by its name', async () => {
  const named = new Set([...(await everyCall()).values()].map(({ act }) => act));
  // What a phone or a file is, is asked or opened by the calls themselves; participants' trainers have calls of their own.
  const others: readonly (typeof acts)[number][] = ['file_opened', 'second_factor_enrolled'];
  expect(acts.filter((act) => !named.has(act) && !others.includes(act))).toEqual([]);
});

test('a call is made by its name with the parts of its address, its body and its key, and a file comes as it is', async () => {
  const { office } = start([{ status: 204 }, { status: 200, body: 'a,b' }]);
  const call = commands.call;
  const body = JSON.stringify({ text: 'Called.' });
  await call?.run(office, ['answer-entry', 'entry-1'], { body, key: 'key-1' });
  expect(seen[0]).toMatchObject({
    ...{ path: '/Website/office/enquiries/entry-1/replies', key: 'key-1', body: { text: 'Called.' } },
  });
  const file = await call?.run(office, ['office-receipt', 'b', '2026-000001'], {});
  expect([seen[1]?.path, String(file)]).toEqual(['/Website/office/bookings/b/receipts/2026-000001', '"a,b"']);
  await expect(call?.run(office, ['office-receipt', 'b'], {})).rejects.toThrow('takes id and number');
  await expect(call?.run(office, ['note-booking', 'b'], { body: '{' })).rejects.toThrow('no JSON');
  await expect(call?.run(office, ['no-such-call'], {})).rejects.toThrow('npm run office -- calls');
  expect(await commands.calls?.run(office, ['write-off'], {})).toEqual([
    'write-off ID --body {openCents, reason}',
    'take-write-off-back ID --body {writtenOffCents, reason}',
  ]);
});

test('a package is voided by its code, for its unused seats unless an amount is said', async () => {
  const found = {
    ...{ id: 'p-1', name: 'Ada', organisation: 'A', email: 'ada@example.ca', title: { en: 'Five', fr: 'Cinq' } },
    ...{ state: 'open', seats: 5, left: 3, expiresOn: '2027-11-20', openCents: 0 },
  };
  const file = {
    ...{ state: 'bought', sort: 'package', title: found.title, language: 'en', organisation: 'A', purchaseOrder: '' },
    ...{
      subtotalCents: 50_000,
      taxes: [],
      totalCents: 50_000,
      proveUntil: '',
      code: 'C',
      invoice: null,
      boughtOn: null,
    },
    ...{ expiresOn: null, seats: 5, left: 3, usable: 3, courses: [], ledger: [] },
    ...{ name: 'Ada', email: 'ada@example.ca', id: 'p-1', bookingId: 'b-1' },
  };
  const tax = { code: 'HST', province: 'ON', rate: 13_000, baseCents: 50_000, amountCents: 6_500 };
  const order = {
    ...{
      revision: 2,
      state: 'confirmed',
      lines: [],
      classes: [],
      exemption: null,
      package: null,
      creditableCents: 30_000,
      proposedCents: 30_000,
    },
    worth: { netCents: 50_000, taxes: [tax] },
    money: { invoicedCents: 56_500, creditedCents: 0, paidCents: 0, returnedCents: 0, fromCreditCents: 0 },
  };
  const back = { refundCents: 0, creditCents: 0, toCreditsCents: 0 };
  const done = { revision: 3, creditedCents: 33_900, invoicedCents: 0, ...back };
  const told = [{ packages: [found], next: null }, file, order, done].map((body) => ({ status: 200, body }));
  const { office } = start([...told, ...told]);
  const end = commands['packages void'];
  expect(await end?.run(office, ['7K3M-2PXR'], { reason: 'unpaid' })).toEqual(done);
  expect(seen.at(-1)).toMatchObject({
    path: '/Website/office/packages/p-1/void',
    body: { revision: 2, netCents: 30_000, creditedCents: 33_900, back: 'refund', reason: 'unpaid' },
  });
  await end?.run(office, ['7K3M-2PXR'], { reason: 'unpaid', amount: '100', back: 'credit' });
  expect(seen.at(-1)?.body).toMatchObject({ netCents: 10_000, creditedCents: 11_300, back: 'credit' });
});

test('a package is sold to the buyer of a booking, at the price of where that was billed to', async () => {
  const contact = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.ca',
    phone: '613-555-0188',
    organisation: 'A',
  };
  const billing = {
    line1: '1 Main St',
    line2: '',
    city: 'Ottawa',
    country: 'CA',
    province: 'ON',
    postalCode: 'K1A 0B1',
  };
  const offer = { id: 'software-5', sort: 'package', title: { en: 'Five', fr: 'Cinq' }, seats: 5, validMonths: 12 };
  const offers = { offers: [{ ...offer, priceCents: 100 }], dueOn: '2026-12-04', terms: { en: 'v1', fr: 'v2' } };
  const price = { subtotalCents: 100, taxes: [], totalCents: 113 };
  const sold = { id: 'p-1', bookingId: 'b-2' };
  const told = [{ buyers: [{ id: 'b-1', through: null, contact, billing }] }, { ...offers, price }, sold];
  const { office } = start([
    ...told.map((body, index) => ({ status: index === 2 ? 201 : 200, body })),
    { status: 200, body: { buyers: [{ id: 'b-1', through: null, contact, billing }] } },
    { status: 200, body: { ...offers, price: null } },
  ]);
  const sell = commands['packages sell'];
  const given = { buyer: '7K3M-2PXR', terms: 'fr', language: 'en', po: '4711' };
  expect(await sell?.run(office, ['software-5'], given)).toEqual(sold);
  expect(seen.map(({ path }) => path)).toEqual([
    '/Website/office/buyers?q=7K3M-2PXR',
    '/Website/office/package-offers?offer=software-5&country=CA&province=ON',
    '/Website/office/packages',
  ]);
  expect(seen.at(-1)?.body).toMatchObject({
    ...{ offer: 'software-5', language: 'en', contact, billing, purchaseOrder: '4711', totalCents: 113 },
    terms: { language: 'fr', version: 'v2' },
  });
  await expect(sell?.run(office, ['nothing'], given)).rejects.toThrow('none of software-5');
});

test('one payment for several invoices is for the oldest first, or for the parts that are said', async () => {
  const invoice = (number: string, openCents: number, byNameAlone = false) => ({
    ...{ invoice: number, bookingId: 'b-1', booking: null, name: 'Ada', dueOn: '2026-12-01', openCents },
    ...{ email: 'ada@example.ca', byNameAlone, writtenOff: false },
  });
  // What is the payer's by a name alone gets no more than is said.
  const invoices = [invoice('2026-000001', 10_000), invoice('2026-000002', 5_000), invoice('2026-000003', 5_000, true)];
  const open = { name: 'Ada', email: 'ada@example.ca', invoices, undo: [] };
  const done = { id: 'together-1', act: 'payments_recorded', until: '2026-11-20T15:01:00Z' };
  const found = { bookings: [], next: null };
  const told = [found, open, done].map((body) => ({ status: 200, body }));
  const { office } = start([...told, ...told, ...told.slice(0, 2)]);
  const pay = commands['payments together'];
  const given = { method: 'cheque', amount: '160', on: '2026-11-20', note: '004711' };
  expect(await pay?.run(office, ['b-1'], given)).toEqual(done);
  expect(seen.at(-1)).toMatchObject({
    path: '/Website/office/bookings/b-1/payments/together',
    body: {
      ...{ method: 'cheque', cents: 16_000, receivedOn: '2026-11-20', note: '004711' },
      parts: [
        { invoice: '2026-000001', openCents: 10_000, cents: 10_000 },
        { invoice: '2026-000002', openCents: 5_000, cents: 6_000 },
      ],
    },
  });
  await pay?.run(office, ['b-1'], { ...given, parts: '2026-000003=50, 2026-000001=110' });
  expect(seen.at(-1)?.body).toMatchObject({ parts: [{ invoice: '2026-000003', cents: 5_000 }, { cents: 11_000 }] });
  await expect(pay?.run(office, ['b-1'], { ...given, parts: '2026-000009=120' })).rejects.toThrow(
    'none of 2026-000001',
  );
});

test('a usual cost is set by the name of a trainer or a city, as it stands', async () => {
  const cost = (of: string, name: string, title: string, rate: object | null) => ({
    ...{ of, name, title: { en: title, fr: title }, rate, classes: 1 },
  });
  const costs = [
    cost('trainer', 'Ada Tremblay', 'Ada Tremblay', { cents: 10_000, per: 'hour' }),
    cost('room', 'ottawa', 'Ottawa', null),
  ];
  const told = [{ status: 200, body: { costs } }, { status: 204 }];
  const { office } = start([...told, ...told, ...told.slice(0, 1)]);
  const set = commands['costs set'];
  await set?.run(office, ['trainer', 'Ada', 'Tremblay'], { amount: '120' });
  expect(seen.at(-1)).toMatchObject({
    path: '/Website/office/costs',
    body: { of: 'trainer', name: 'Ada Tremblay', cents: 12_000, per: 'hour', seen: 10_000 },
  });
  await set?.run(office, ['room', 'Ottawa'], { amount: '300' });
  expect(seen.at(-1)?.body).toEqual({ of: 'room', name: 'ottawa', cents: 30_000, per: 'day', seen: null });
  await expect(set?.run(office, ['room', 'Nowhere'], { amount: '1' })).rejects.toThrow('no room that is known');
});

test('a follow-up is for oneself unless a colleague is named, and of the file that is named', async () => {
  const session = { accountId: 7, firstName: 'Ada', language: 'en', role: 'staff', office: 'open' };
  const found = { followUps: [], next: null, staff: [{ accountId: 8, firstName: 'Bob' }] };
  const { office } = start([
    { status: 200, body: found },
    { status: 200, body: session },
    { status: 204 },
    { status: 200, body: found },
    { status: 204 },
    { status: 200, body: found },
  ]);
  const add = commands['follow-ups add'];
  await add?.run(office, ['enquiry:e-1'], { on: '2026-11-30', text: 'Ring.' });
  expect(seen.at(-1)).toMatchObject({
    path: '/Website/office/follow-ups/about/enquiry/e-1',
    body: { day: '2026-11-30', text: 'Ring.', assignee: 7 },
  });
  await add?.run(office, ['client:b-1'], { on: '2026-11-30', text: 'Ring.', for: 'bob' });
  expect(seen.at(-1)).toMatchObject({ path: '/Website/office/follow-ups/about/client/b-1', body: { assignee: 8 } });
  await expect(add?.run(office, ['client:b-1'], { on: '2026-11-30', text: 'Ring.', for: 'Eve' })).rejects.toThrow(
    'Bob',
  );
});

test('a quote is accepted for a client by its number, at the address and with the date that are said', async () => {
  const date = (eventId: string) => ({ eventId, title: `On ${eventId}`, details: [], taxes: [], totalCents: 1 });
  const line = {
    ...{ id: 'l', kind: 'seats', title: 'Excel', details: [], quantity: 1, unitCents: 1, lineCents: 1 },
    dates: [date('a'), date('b')],
  };
  const supplier = { name: 'GCT', address: [], email: 'info@gct.example', phone: '+16135550142' };
  const sheet = {
    ...{ number: 'Q-2026-0012', language: 'en', client: [], validUntil: '2026-12-18', sentOn: '2026-11-20', note: '' },
    ...{ supplier: { ...supplier, gstHstNumber: '1', qstNumber: '2' }, lines: [line], taxes: [] },
    ...{ discountCents: 0, subtotalCents: 1, totalCents: 1 },
  };
  const contact = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.ca', phone: '613-555-0188' };
  const file = {
    ...{ id: 'q-1', state: 'sent', revision: 3, enquiry: null, country: 'CA', province: 'ON', reduction: null, sheet },
    ...{ contact: { ...contact, organisation: 'A' }, offered: [], problems: [], outdated: false },
    ...{ remindersHeld: false, acceptedBy: '', saidOn: null, words: '', terms: { en: 'v1', fr: 'v2' } },
    ...{ bookings: [], history: [] },
  };
  const found = {
    ...{ id: 'q-1', number: 'Q-2026-0012', state: 'sent', at: '2026-11-20T15:00:00Z', validUntil: '2026-12-18' },
    ...{ name: 'Ada', organisation: 'A', totalCents: 1 },
  };
  const told = [{ quotes: [found], next: null }, file].map((body) => ({ status: 200, body }));
  const { office } = start([...told, ...told, { status: 204 }]);
  const accept = commands['quotes accept'];
  const given = {
    ...{ 'first-name': 'Grace', 'last-name': 'Hopper', on: '2026-11-27', terms: 'fr', po: 'PO-7' },
    ...{ street: '1 Main St', city: 'Ottawa', 'postal-code': 'K1A 0B1' },
  };
  await expect(accept?.run(office, ['q-2026-0012'], given)).rejects.toThrow('a  On a\n  b  On b');
  await accept?.run(office, ['q-2026-0012'], { ...given, date: 'b' });
  expect(seen.at(-1)).toMatchObject({
    path: '/Website/office/quotes/q-1/accept',
    body: {
      ...{ firstName: 'Grace', lastName: 'Hopper', saidOn: '2026-11-27', seen: 3, date: 'b', purchaseOrder: 'PO-7' },
      billing: { line1: '1 Main St', line2: '', city: 'Ottawa', country: 'CA', province: 'ON', postalCode: 'K1A 0B1' },
      terms: { language: 'fr', version: 'v2' },
    },
  });
});

test('who is away is said by a name of several words, and taken back by an id', async () => {
  const days = { from: '2027-01-12', kind: 'sick' };
  const entry = {
    ...days,
    id: 'x-1',
    trainer: 'Bo Larsen',
    to: '2027-01-12',
    note: '',
    who: null,
    at: '',
    classes: [],
  };
  const { office } = start([{ status: 201, body: entry }, { status: 204 }]);
  const add = commands['absences add'];
  await expect(async () => add?.run(office, [], days)).rejects.toThrow('Who is away');
  await expect(async () => add?.run(office, ['Bo'], { from: '2027-01-12', kind: 'tired' })).rejects.toThrow('holiday');
  await expect(async () => commands['absences back']?.run(office, [], {})).rejects.toThrow('Which one');
  expect(seen).toEqual([]);
  await add?.run(office, ['Bo', 'Larsen'], days);
  await commands['absences back']?.run(office, ['x-1'], {});
  expect(seen.map(({ path, body }) => [path, body])).toEqual([
    ['/Website/office/absences', { trainer: 'Bo Larsen', to: '', note: '', ...days }],
    ['/Website/office/absences/x-1/take-back', {}],
  ]);
});

test('who gives a day is said of one class', async () => {
  const { office } = start([]);
  const run = commands['classes substitute']?.run;
  await expect(run?.(office, [], { session: '2', trainer: 'own' })).rejects.toThrow('Name one class');
  await expect(run?.(office, ['a', 'b'], { session: '2', trainer: 'own' })).rejects.toThrow('Name one class');
  expect(seen).toEqual([]);
});

test.each([
  ['Bo Larsen', 'Bo Larsen'],
  ['own', ''],
])('somebody else gives a day of a class as it stands, or its trainer again: %s', async (given, trainer) => {
  const sent: unknown[] = [];
  const make = ({ path }: Call, said: object) => {
    sent.push({ path, ...said });
    return Promise.resolve({ revision: 4, id: 'undo-1', act: 'class_substitute', until: '' });
  };
  const office = { make } as unknown as Office;
  await commands['classes substitute']?.run(office, ['a'], { session: '2', trainer: given, reason: 'She is ill.' });
  expect(sent).toEqual([
    { path: '/Website/office/classes/{id}', id: 'a' },
    {
      ...{ path: '/Website/office/classes/{id}/substitute', id: 'a' },
      body: { seen: 4, session: 2, trainer, reason: 'She is ill.' },
    },
  ]);
});
