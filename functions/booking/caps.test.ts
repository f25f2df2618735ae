import { expect, test } from 'vitest';
import { limits } from '../../src/domain/api/limits.ts';
import { caps } from '../../src/domain/booking/caps.ts';
import { SHORT_PROOF_HOURS } from '../../src/domain/booking/proof.ts';
import { d1Limiter } from '../platform/limits/limiter.ts';
import { runScheduled } from '../scheduled.ts';
import { cookieOf, startAccounts } from '../testing/accounts.ts';
import { pay } from '../testing/changes.ts';
import {
  confirmBody,
  holdBody,
  prove,
  startSite,
  tryProve,
  withHst,
  type TestSite,
  type WantedSeats,
} from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const HOLD = '/Website/hold-seats';
const PRICE = 49_500;

const classes = (count: number, changes = {}) =>
  siteDataOf(
    Array.from({ length: count }, (_, index) => scheduledClass({ id: `c${index}`, capacity: 10, ...changes })),
  );

const from = (address: string) => ({ 'cf-connecting-ip': address });

async function tryHold(site: TestSite, lines: WantedSeats[], headers = {}) {
  const answer = await site.post(HOLD, holdBody(lines), headers);
  const { code, reference } = await answer.clone().json<{ code?: string; reference?: string }>();
  return { answer, code, reference };
}

/** Books one seat of a class; the code of a refusal. */
async function tryBook(site: TestSite, eventId: string, email: string, headers = {}): Promise<string | undefined> {
  const { code, reference } = await tryHold(site, [{ eventId }], headers);
  if (code !== undefined) return code;
  const body = confirmBody(withHst(PRICE));
  const answer = await site.post(
    `/Website/confirm-booking/${reference}`,
    { ...body, contact: { ...body.contact, email } },
    headers,
  );
  return (await answer.json<{ code?: string }>()).code;
}

const codeOf = async (answer: Response) =>
  answer.status === 204 ? undefined : (await answer.json<{ code?: string }>()).code;

const seatsHeld = async (site: TestSite) =>
  (
    await site.rows<{ seats: number }>(
      'SELECT COALESCE(SUM(quantity), 0) AS seats FROM seat_claims WHERE until_at > ?1',
      site.needs.now().getTime(),
    )
  )[0]?.seats;

test('rule 36: with two addresses nobody holds all classes, however it is asked and however often it is tried anew', async () => {
  const site = await startSite(classes(120), { capRoom: 1 });
  const addresses = ['198.51.100.7', '203.0.113.9'];
  const codes = new Set<string | undefined>();
  for (let hour = 0; hour < 2; hour += 1) {
    for (const address of addresses) {
      for (let start = 0; start < 120; start += 3) {
        const lines = Array.from({ length: 3 }, (_, index) => ({ eventId: `c${start + index}`, quantity: 10 }));
        codes.add((await tryHold(site, lines, from(address))).code);
      }
      expect(await seatsHeld(site)).toBeLessThanOrEqual(2 * caps.seats);
    }
    site.wait(61);
  }
  expect([...codes].sort()).toEqual(['seats_refused', 'too_many_held', undefined]);
});

test('rule 36: whoever has a /48 of IPv6 or a /24 of IPv4 has no more than one address has', async () => {
  const site = await startSite(classes(60), { capRoom: 1 });
  for (let index = 0; index < 20; index += 1) {
    await tryHold(site, [{ eventId: `c${index}`, quantity: 10 }], from(`2001:db8:7:${index.toString(16)}::1`));
    await tryHold(site, [{ eventId: `c${30 + index}`, quantity: 10 }], from(`198.51.100.${index}`));
  }
  expect(await seatsHeld(site)).toBe(2 * caps.seats);
});

test('rule 36: tries at the same moment get no more than tries one after the other', async () => {
  const site = await startSite(classes(30), { capRoom: 1 });
  const tries = Array.from({ length: 30 }, (_, index) =>
    tryHold(site, [{ eventId: `c${index}`, quantity: 5 }], from('198.51.100.7')),
  );
  const refused = (await Promise.all(tries)).filter(({ code }) => code !== undefined);
  expect(await seatsHeld(site)).toBe(caps.seats);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['too_many_held']));
});

test('rule 36: one network keeps no class from the others', async () => {
  const site = await startSite(classes(1, { capacity: 40 }), { capRoom: 1 });
  for (let visitor = 0; visitor < 8; visitor += 1) {
    await tryHold(site, [{ eventId: 'c0', quantity: 5 }], from(`198.51.100.${visitor}`));
  }
  expect(await seatsHeld(site)).toBe(caps.seatsOfClass);
  expect((await tryHold(site, [{ eventId: 'c0', quantity: 5 }], from('203.0.113.9'))).code).toBeUndefined();
});

test('rule 41: nobody makes classes guaranteed, or fills them for good, by bookings without proof', async () => {
  const site = await startSite(classes(80, { minimum: 1 }), { capRoom: 1 });
  const booked: string[] = [];
  for (let index = 0; index < 80; index += 1) {
    const code = await tryBook(site, `c${index}`, `p${index}@example.ca`, from(`198.51.100.${index}`));
    if (code === undefined) booked.push(`c${index}`);
  }
  expect(booked).toHaveLength(caps.bookingsOfNetwork);
  expect(await site.rows(`SELECT id FROM classes WHERE state = 'confirmed'`)).toEqual([]);
  expect(await site.rows('SELECT number FROM invoices')).toEqual([]);
  site.at('2026-11-25T15:00:00Z');
  await runScheduled(site.needs);
  expect(await seatsHeld(site)).toBe(0);
});

test('rule 41: one mailbox is asked for proof of three bookings at once, and of more once it has given it', async () => {
  const site = await startSite(classes(10), { capRoom: 1 });
  const book = (index: number) => tryBook(site, `c${index}`, 'Ada@example.ca', from(`192.0.2.${index}`));
  const codes: (string | undefined)[] = [];
  for (let index = 0; index < 4; index += 1) codes.push(await book(index));
  expect(codes).toEqual([undefined, undefined, undefined, 'too_many_held']);
  const [first] = await site.rows<{ reference: string }>(`SELECT reference FROM bookings WHERE state = 'confirmed'`);
  await prove(site, first?.reference ?? '');
  expect(await book(5)).toBeUndefined();
});

test('rule 41: nobody’s mailbox is filled by bookings that are made and cancelled, and its owner still books', async () => {
  const site = await startSite(classes(12), { capRoom: 1 });
  site.needs.limiter = d1Limiter(site.needs);
  const codes: (string | undefined)[] = [];
  const most = limits.proofMailOfNetwork.most;
  for (let index = 0; index < most + 2; index += 1) {
    codes.push(await tryBook(site, `c${index}`, `ada+${index}@example.ca`, from('192.0.2.1')));
    await site.rows(`UPDATE bookings SET state = 'cancelled', from_network = NULL WHERE state = 'confirmed'`);
  }
  expect(codes).toEqual([...Array<undefined>(most).fill(undefined), 'too_many_held', 'too_many_held']);
  expect(await site.rows(`SELECT 1 FROM outbox WHERE kind = 'proof_request'`)).toHaveLength(most);
  expect(await tryBook(site, 'c9', 'ada@example.ca', from('203.0.113.9'))).toBeUndefined();
});

test('rule 41: bookings that strangers make with an address do not keep its owner out', async () => {
  const site = await startSite(classes(8), { capRoom: 1 });
  for (let index = 0; index < caps.bookingsOfContact; index += 1) {
    expect(await tryBook(site, `c${index}`, 'ada@example.ca', from('192.0.2.1'))).toBeUndefined();
  }
  expect(await tryBook(site, 'c3', 'ada@example.ca', from('192.0.2.1'))).toBe('too_many_held');
  expect(await tryBook(site, 'c4', 'ada@example.ca', from('203.0.113.9'))).toBeUndefined();
});

test('rule 41: one network asks so many strangers for proof in a day, whether or not it cancels in between', async () => {
  const site = await startSite(classes(3), { capRoom: 1 });
  site.needs.limiter = d1Limiter(site.needs);
  const { reference } = await tryHold(site, [{ eventId: 'c2' }]);
  const [held] = await site.rows<{ network: string }>('SELECT from_network AS network FROM bookings');
  await site.post(`/Website/release-hold/${reference}`, {});
  const who = `network ${held?.network}`;
  const asked = Array.from({ length: limits.proofNetwork.most - 1 }, () => ({ rule: limits.proofNetwork, who }));
  expect(await site.needs.limiter.take(asked)).toEqual({ allowed: true });
  expect(await tryBook(site, 'c0', 'one@third.example')).toBeUndefined();
  await site.rows(`UPDATE bookings SET state = 'cancelled', from_network = NULL WHERE state = 'confirmed'`);
  expect(await tryBook(site, 'c1', 'two@third.example')).toBe('too_many_held');
  expect(await site.rows(`SELECT id FROM outbox WHERE kind = 'proof_request'`)).toHaveLength(1);
  expect(await tryBook(site, 'c1', 'two@third.example', from('203.0.113.9'))).toBeUndefined();
});

test('rule 41: a third of a class waits days for proof, what is beyond ends within hours, and nobody else is refused', async () => {
  const site = await startSite(classes(1, { capacity: 12 }), { capRoom: 1 });
  for (let index = 0; index < 6; index += 1) {
    expect(await tryBook(site, 'c0', `p${index}@example.ca`, from('192.0.2.1'))).toBeUndefined();
  }
  expect(await tryBook(site, 'c0', 'honest@example.ca', from('203.0.113.9'))).toBeUndefined();
  const now = site.needs.now().getTime();
  const hours = await site.rows<{ hours: number }>(
    `SELECT (proof_due_at - ?1) / 3600000 AS hours FROM bookings WHERE state = 'confirmed' ORDER BY rowid`,
    now,
  );
  expect(hours.map((row) => row.hours > SHORT_PROOF_HOURS)).toEqual([true, true, true, true, false, false, false]);
  site.wait(SHORT_PROOF_HOURS * 60);
  await runScheduled(site.needs);
  expect(await seatsHeld(site)).toBe(4);
});

test('rule 41: one network keeps a class by short bookings only a few times a day', async () => {
  const site = await startSite(classes(1, { capacity: 8 }), { capRoom: 1 });
  site.needs.limiter = d1Limiter(site.needs);
  const codes: (string | undefined)[] = [];
  for (let index = 0; index < limits.shortProofs.most + 1; index += 1) {
    const { reference } = await tryHold(site, [{ eventId: 'c0', quantity: 8 }], from(`192.0.2.${index}`));
    const body = confirmBody(withHst(8 * PRICE));
    const sent = { ...body, contact: { ...body.contact, email: `p${index}@example.ca` } };
    const answer = await site.post(`/Website/confirm-booking/${reference}`, sent, from(`192.0.2.${index}`));
    codes.push((await answer.json<{ code?: string }>()).code);
    site.wait(121);
    await runScheduled(site.needs);
  }
  expect(codes).toEqual([...Array<undefined>(limits.shortProofs.most).fill(undefined), 'too_many_held']);
});

test('rule 36: whoever throws the cart’s cookie away does not hold a class hour after hour', async () => {
  const site = await startSite(classes(2, { capacity: 8 }), { capRoom: 1 });
  const wish = [{ eventId: 'c0', quantity: 8 }];
  const codes: (string | undefined)[] = [];
  for (let round = 0; round < 4; round += 1) {
    codes.push((await tryHold(site, wish, from('192.0.2.1'))).code);
    site.wait(31);
  }
  expect(codes).toEqual([undefined, undefined, 'held_long_enough', 'held_long_enough']);
  expect((await tryHold(site, wish, from('203.0.113.9'))).code).toBeUndefined();
  expect((await tryHold(site, [{ eventId: 'c1', quantity: 8 }], from('192.0.2.1'))).code).toBeUndefined();
});

test('rule 36: nor does whoever keeps it: the turn after its pause is another’s', async () => {
  const site = await startSite(classes(1, { capacity: 8 }), { capRoom: 1 });
  const hold = async (quantity: number, headers: Record<string, string>) =>
    (await tryHold(site, [{ eventId: 'c0', quantity }], headers)).code;
  const first = await tryHold(site, [{ eventId: 'c0', quantity: 8 }], from('192.0.2.1'));
  const kept = { ...cookieOf(first.answer), ...from('192.0.2.1') };
  site.wait(30);
  // In its own hour, it goes on.
  expect(await hold(8, kept)).toBeUndefined();
  site.wait(40);
  expect(await hold(8, kept)).toBe('held_long_enough');
  expect(await hold(8, from('203.0.113.9'))).toBeUndefined();
});

test('rule 36: who changes her mind has held each number of seats as long as she did', async () => {
  const site = await startSite(classes(1, { capacity: 8 }), { capRoom: 1 });
  const first = await tryHold(site, [{ eventId: 'c0' }], from('192.0.2.1'));
  const kept = { ...cookieOf(first.answer), ...from('192.0.2.1') };
  const codes: (string | undefined)[] = [];
  for (const quantity of [3, 2, 3, 2, 3, 2]) {
    site.wait(5);
    codes.push((await tryHold(site, [{ eventId: 'c0', quantity }], kept)).code);
  }
  // Two seats for an hour, about, of the four that a network may have had; a colleague's turn and her next one.
  expect((await tryHold(site, [{ eventId: 'c0', quantity: 2 }], from('192.0.2.2'))).code).toBeUndefined();
  site.wait(41);
  codes.push((await tryHold(site, [{ eventId: 'c0', quantity: 2 }], kept)).code);
  expect(codes).toEqual(Array<undefined>(7).fill(undefined));
});

test('rule 36: an office of eight behind one address, whose carts held for some minutes, is refused nothing', async () => {
  const site = await startSite(classes(1, { capacity: 12 }), { capRoom: 1 });
  const wish = (quantity: number) => [{ eventId: 'c0', quantity }];
  for (let colleague = 0; colleague < 8; colleague += 1) {
    const { code, reference } = await tryHold(site, wish(3), from('192.0.2.1'));
    expect(code).toBeUndefined();
    site.wait(2);
    await site.post(`/Website/release-hold/${reference}`, {});
    site.wait(2);
  }
  const first = await tryHold(site, wish(1), from('192.0.2.1'));
  const kept = { ...cookieOf(first.answer), ...from('192.0.2.1') };
  const codes = [first.code];
  for (let change = 0; change < 10; change += 1) codes.push((await tryHold(site, wish(2 + (change % 2)), kept)).code);
  expect(codes).toEqual(Array<undefined>(11).fill(undefined));
});

test('rule 36: who has never paid has at most thirty seats, and ten of them make classes guaranteed', async () => {
  const site = await startSite(classes(8, { minimum: 5 }), { capRoom: 1 });
  const codes: (string | undefined)[] = [];
  for (let index = 0; index < 7; index += 1) {
    const { reference } = await tryHold(site, [{ eventId: `c${index}`, quantity: 5 }], from(`192.0.${index}.1`));
    const answer = await site.post(`/Website/confirm-booking/${reference}`, confirmBody(withHst(5 * PRICE)));
    expect(answer.status).toBe(200);
    codes.push(await codeOf(await tryProve(site, reference ?? '')));
    site.wait(1);
  }
  expect(codes).toEqual([...Array<undefined>(6).fill(undefined), 'too_many_held']);
  const guaranteed = () => site.rows(`SELECT id FROM classes WHERE state = 'confirmed'`);
  expect(await guaranteed()).toEqual([{ id: 'c0' }, { id: 'c1' }]);
  // One that pays is known.
  await pay(site, 'reference-0000000000000001', 100);
  expect(await tryBook(site, 'c7', 'ada@example.ca', from('192.0.9.1'))).toBeUndefined();
});

test.each([
  ['me+a@example.ca', 'me+b@example.ca'],
  ['m.e@gmail.com', 'me+b@googlemail.com'],
])('rule 36: %s and %s are one mailbox, which has thirty seats and ten toward guarantees', async (one, other) => {
  const site = await startSite(classes(5, { minimum: 10 }), { capRoom: 1 });
  const codes: (string | undefined)[] = [];
  for (let index = 0; index < 4; index += 1) {
    const { reference } = await tryHold(site, [{ eventId: `c${index}`, quantity: 10 }], from(`192.0.${index}.1`));
    const body = confirmBody(withHst(10 * PRICE));
    const contact = { ...body.contact, email: index % 2 === 0 ? one : other };
    const answer = await site.post(`/Website/confirm-booking/${reference}`, { ...body, contact });
    expect(answer.status).toBe(200);
    codes.push(await codeOf(await tryProve(site, reference ?? '')));
  }
  expect(codes).toEqual([undefined, undefined, undefined, 'too_many_held']);
  expect(await site.rows(`SELECT id FROM classes WHERE state = 'confirmed'`)).toEqual([{ id: 'c0' }]);
  expect(await tryBook(site, 'c4', 'ada@example.ca', from('192.0.9.1'))).toBeUndefined();
});

test('rule 41: who is logged in is met by no cap of bookings', async () => {
  const site = await startAccounts({ capRoom: 1 }, classes(10));
  const headers = { ...cookieOf(await site.logIn('ada@example.ca')), ...from('198.51.100.7') };
  for (let index = 0; index < 10; index += 1) {
    expect(await tryBook(site, `c${index}`, 'ada@example.ca', headers)).toBeUndefined();
  }
});

/** A browser that keeps its cookie. */
async function browser(site: TestSite) {
  const first = await site.post(HOLD, holdBody([{ eventId: 'c0' }]));
  return { first: await first.json<{ reference: string; expiresAt: string }>(), cookie: cookieOf(first) };
}

test('rule 36: a cart has one hold, whatever its tabs ask for at the same moment', async () => {
  const site = await startSite(classes(3));
  const { cookie } = await browser(site);
  const tabs = Array.from({ length: 12 }, (_, tab) => tryHold(site, [{ eventId: `c${tab % 3}`, quantity: 2 }], cookie));
  const answers = await Promise.all(tabs);
  expect(answers.map(({ answer }) => answer.status)).toEqual(Array<number>(12).fill(201));
  expect(await seatsHeld(site)).toBe(2);
});

test('rule 36: the same wish from another tab finds the hold that is there', async () => {
  const site = await startSite(classes(1));
  const { first, cookie } = await browser(site);
  site.wait(10);
  const again = await (await site.post(HOLD, holdBody([{ eventId: 'c0' }]), cookie)).json();
  expect(again).toMatchObject({ reference: first.reference, expiresAt: first.expiresAt });
  expect((await tryHold(site, [{ eventId: 'c0' }])).reference).not.toBe(first.reference);
});

test('rule 36: a cart holds for an hour in all, however it is renewed, and then pauses', async () => {
  const site = await startSite(classes(2));
  const { cookie } = await browser(site);
  let held = 0;
  let wish = 0;
  for (; held < 200; held += 5) {
    site.wait(5);
    const { answer, code, reference } = await tryHold(site, [{ eventId: `c${(wish += 1) % 2}` }], cookie);
    if (code === 'held_long_enough') {
      expect(answer.headers.get('retry-after')).toBe(String(10 * 60));
      break;
    }
    await site.post(`/Website/extend-hold/${reference}`, {});
  }
  expect(held).toBe(55);
  expect(await seatsHeld(site)).toBe(0);
  site.wait(10);
  expect((await tryHold(site, [{ eventId: 'c0' }], cookie)).code).toBeUndefined();
});

test('rule 36: a cart that was made up is a new one', async () => {
  const site = await startSite(classes(1));
  const forged = await site.post(HOLD, holdBody([{ eventId: 'c0' }]), { cookie: '__Host-cart=victim.signature' });
  const { cookie } = cookieOf(forged);
  expect(forged.headers.get('set-cookie')).toMatch(
    /^__Host-cart=[\w-]{22}\.[\w-]{43};.*HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(cookie).not.toContain('victim');
});
