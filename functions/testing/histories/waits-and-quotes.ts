import { first } from '../../../src/domain/present.ts';
import type { WaitView } from '../../../src/domain/waitlist/contract.ts';
import { linkToken } from '../../platform/secrets.ts';
import { quoteToken } from '../../quotes/link.ts';
import { runScheduled } from '../../scheduled.ts';
import { holdBody, TEST_SECRET } from '../harness.ts';
import { acceptBody, head, QUOTES, seatsLine } from '../quotes.ts';
import { addresses, confirms, pricesNow } from './buyers.ts';
import { REASON, type Act, type World } from './world.ts';

const FULL = `SELECT classes.id FROM classes JOIN seat_claims ON seat_claims.class_id = classes.id WHERE until_at > ?1
GROUP BY classes.id HAVING SUM(quantity) >= capacity ORDER BY classes.id`;

const joins: Act = async ({ post, random, site, waits }) => {
  const email = `wait${waits.length}@example.ca`;
  const [full] = random.some(await site.rows<{ id: string }>(FULL, site.needs.now().getTime()), 1);
  if (!full) return false;
  const wish = { language: 'en', eventId: full.id, quantity: random.whole(1, 2), email };
  if (!(await post('/Website/join-waitlist', wish)).ok) return false;
  const { id } = first(await site.rows<{ id: string }>('SELECT id FROM waitlist WHERE email = ?1', email));
  const token = await linkToken(TEST_SECRET, 'waitlist link', id);
  waits.push(token);
  return (await post(`/Website/confirm-waitlist/${token}`, {})).ok;
};

type Offered = Pick<WaitView, 'event' | 'quantity'> & { reference: string };

/** Of somebody, if there is one: who is offered something answers sooner than others come back. */
async function offerOf({ random, read, references, site, waits }: World): Promise<Offered | undefined> {
  if (waits.length > 0) await runScheduled(site.needs);
  for (const token of random.some(waits, waits.length)) {
    const { reference, ...offer } = await read<WaitView>(`/Website/waitlist/${token}`);
    if (reference === null) continue;
    if (!references.includes(reference)) references.push(reference);
    return { ...offer, reference };
  }
  return undefined;
}

const takesOffer: Act = async (world) => {
  const offer = await offerOf(world);
  return offer !== undefined && confirms(world, offer.reference, world.random.pick(['card', 'invoice', 'code']));
};

/** With other classes or another number of seats, and books that, or not. */
const holdsWithOffer: Act = async (world) => {
  const { post, random, references } = world;
  const offer = await offerOf(world);
  if (!offer) return false;
  const others = random.some(await pricesNow(world), random.whole(0, 2)).filter(({ id }) => id !== offer.event.id);
  const lines = [
    { eventId: offer.event.id, quantity: random.pick([1, offer.quantity, 3]), priceCents: offer.event.priceCents },
    ...others.map(({ id: eventId, price: priceCents }) => ({ eventId, quantity: 1, priceCents })),
  ];
  const answer = await post('/Website/hold-seats', holdBody(lines, { replaces: offer.reference }));
  if (!answer.ok) return false;
  const { reference } = await answer.json<{ reference: string }>();
  references.push(reference);
  return random.chance(0.3) || confirms(world, reference, random.pick(['card', 'invoice', 'code']));
};

const quotes: Act = async (world) => {
  const { office, random } = world;
  const province = random.pick<'ON' | 'QC' | 'AB'>(['ON', 'QC', 'AB']);
  const reduction = random.pick([null, { rate: 10_000 }, { cents: 777 }, { rate: 33_333 }]);
  const language = random.pick<'en' | 'fr'>(['en', 'fr']);
  const made = await office.post(QUOTES, { ...head, language, province, validUntil: '2027-01-15', reduction });
  if (!made.ok) return false;
  const { id } = await made.json<{ id: string }>();
  const act = async (what: string, body: object = {}) => {
    const { revision: seen } = await office.read<{ revision: number }>(`${QUOTES}/${id}`);
    return office.post(`${QUOTES}/${id}/${what}`, { seen, ...body });
  };
  const isOfSeats = random.chance(0.8);
  const [one] = random.some(await pricesNow(world), 1);
  if (isOfSeats && one) {
    const unitCents = Math.max(1, one.price - random.whole(0, 99));
    await act('lines', { line: seatsLine(one.id, random.whole(1, 3), unitCents) });
  }
  if (!isOfSeats || random.chance(0.4)) {
    const service = { text: 'Coaching', quantity: 3, unitCents: 3_333, province: random.pick([null, 'QC']) };
    await act('lines', { line: { kind: 'service', ...service } });
  }
  if (!(await act('send')).ok) return false;
  world.quotes.push({ id, province });
  return true;
};

/** One of those that went with nobody who was erased. */
async function quoteOf({ quotes, random, site }: World): Promise<World['quotes'][number] | undefined> {
  const left = await site.rows<{ id: string }>('SELECT id FROM quotes');
  return random.some(
    quotes.filter(({ id }) => left.some((row) => row.id === id)),
    1,
  )[0];
}

const accepts: Act = async (world) => {
  const { post, read } = world;
  const quote = await quoteOf(world);
  if (!quote) return false;
  const path = `/Website/quote/${await quoteToken(TEST_SECRET, quote.id, { email: head.contact.email })}`;
  const { version } = await read<{ version: number }>(path);
  const billing = { line1: '1 Main St', line2: '', ...addresses[quote.province] };
  return (await post(`${path}/accept`, acceptBody({ version, billing }))).ok;
};

const withdraws: Act = async (world) => {
  const { office } = world;
  const quote = await quoteOf(world);
  if (!quote) return false;
  const { revision: seen } = await office.read<{ revision: number }>(`${QUOTES}/${quote.id}`);
  return (await office.post(`${QUOTES}/${quote.id}/withdraw`, { seen, reason: REASON })).ok;
};

export const acts = {
  'join a line': { often: 2, act: joins },
  'take an offer': { often: 2, act: takesOffer },
  'hold an offer with others': { often: 2, act: holdsWithOffer },
  quote: { often: 2, act: quotes },
  'accept a quote': { often: 2, act: accepts },
  'withdraw a quote': { often: 1, act: withdraws },
} satisfies Record<string, { often: number; act: Act }>;
