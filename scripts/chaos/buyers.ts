import { setTimeout as sleep } from 'node:timers/promises';
import type { ConfirmedView, ConfirmRequest } from '../../src/domain/booking/contract.ts';
import type { Hold } from '../../src/domain/booking/hold-contract.ts';
import type { EventDetail } from '../../src/domain/catalogue/classes.ts';
import { first } from '../../src/domain/present.ts';
import { bookingClient, order, type Answer } from '../../tests/system/booking-client.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

/** What somebody means to do, chosen before anything happens, so that it follows from the seed alone. */
export interface Plan {
  /** Of the classes that are wanted in an act: which, and how many seats of each. */
  cart: { place: number; quantity: number }[];
  how:
    'invoice' | 'invoice, never proved' | 'card' | 'card, declined first' | 'card, never paid' | 'looks' | 'gives back';
  /** Whether the order is sent twice at once, as by an impatient finger. */
  twice: boolean;
  key: string;
}

export const WANTED = 4;

export function planOf(random: Random, key: string): Plan {
  const places = random.some([...Array(WANTED).keys()], random.whole(1, 3));
  return {
    cart: places.map((place) => ({ place, quantity: random.whole(1, 3) })),
    how: random.pick([
      ...(['invoice', 'invoice', 'invoice', 'invoice, never proved', 'card', 'card', 'card'] as const),
      ...(['card, declined first', 'card, never paid', 'looks', 'gives back'] as const),
    ]),
    twice: random.chance(0.25),
    key,
  };
}

const AGAIN_MS = 250;

export interface Crowd {
  world: World;
  /** Written beside each answer. */
  act: string;
  events: readonly EventDetail[];
  /** How long somebody goes on trying while the site does not answer. Milliseconds. */
  patience: number;
}

interface Counts {
  booked: number;
  refused: number;
  gaveUp: number;
}

let visitors = 0;

/** Somebody with a browser: what was not answered, or answered by "later", is asked again with the same key. */
function visitor({ world, act }: Crowd, deadline: number) {
  const network = (visitors += 1).toString(16);
  const client = bookingClient(world.url, world.url, `2001:db8:${network.slice(-4)}:${network.slice(0, -4) || '0'}::1`);
  return {
    client,
    /** `undefined` where patience ends. */
    async insist<T>(call: string, ask: () => Promise<Answer<T>>): Promise<Answer<T> | undefined> {
      while (Date.now() < deadline) {
        const answer = await ask().catch(() => undefined);
        if (answer) world.witnesses.answered(act, call, answer.status, answer.retryAfter);
        if (answer && answer.status !== 503 && answer.status !== 429) return answer;
        await sleep(AGAIN_MS);
      }
      return undefined;
    },
  };
}

type Visitor = ReturnType<typeof visitor>;

function requestOf({ events }: Crowd, { cart, how, key }: Plan): ConfirmRequest {
  const lines = cart.flatMap(({ place, quantity }) => {
    const event = events[place];
    return event ? [{ event, quantity }] : [];
  });
  const subtotal = lines.reduce((sum, { event, quantity }) => sum + event.priceCents * quantity, 0);
  const request = order(first(lines).event, 1, 'Robin');
  return {
    ...request,
    contact: { ...request.contact, email: `${key}@example.ca` },
    paymentMethod: how.startsWith('card') ? 'card' : 'invoice',
    totalCents: subtotal + Math.round((subtotal * 13) / 100),
  };
}

async function pay(payAt: string, number: string): Promise<void> {
  const fields = { number, expiry: '12 / 34', cvc: '123', name: 'Robin Tremblay' };
  await fetch(payAt, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }).catch(() => undefined);
}

/** What the mail to a buyer holds: read where it lies, since the mailbox's page is of all mails. */
function proofIn({ world }: Crowd, email: string): string | undefined {
  const found = world.witnesses.db
    .prepare(`SELECT message ->> '$.text' AS text FROM local_mail WHERE message ->> '$.to' = ? ORDER BY received_at`)
    .all(email) as { text: string }[];
  return found.flatMap(({ text }) => /#([\w-]{43})(?![\w-])/.exec(text)?.[1] ?? [])[0];
}

async function prove(crowd: Crowd, { client, insist }: Visitor, reference: string, email: string): Promise<void> {
  let token: string | undefined;
  for (let tries = 0; tries < 40 && token === undefined; tries += 1) {
    token = proofIn(crowd, email);
    if (token === undefined) await sleep(AGAIN_MS);
  }
  // The mail may come later, and is not opened any more then.
  if (token === undefined) return;
  const link = token;
  const proved = await insist('prove-booking', () => client.proveBy(link));
  if (proved?.status !== 204) return;
  const booking = await insist('booking', () => client.booking(link));
  if (booking?.body.state === 'confirmed') crowd.world.witnesses.told(reference, 'confirmed', 0);
}

async function goOn(crowd: Crowd, plan: Plan, who: Visitor, reference: string): Promise<keyof Counts> {
  const { client, insist } = who;
  if (plan.how === 'looks') return 'refused';
  if (plan.how === 'gives back') {
    await insist('release-hold', () => client.release(reference));
    return 'refused';
  }
  const request = requestOf(crowd, plan);
  const send = () => insist('confirm-booking', () => client.confirm(reference, request, `${plan.key}-confirm`));
  const [confirmed] = await Promise.all(plan.twice ? [send(), send()] : [send()]);
  if (!confirmed) return 'gaveUp';
  if (confirmed.status !== 200) return 'refused';
  const { payAt } = confirmed.body as ConfirmedView;
  if (plan.how === 'invoice') {
    await prove(crowd, who, reference, request.contact.email);
  } else if (payAt !== null && plan.how !== 'card, never paid' && plan.how.startsWith('card')) {
    if (plan.how === 'card, declined first') await pay(payAt, '4000 0000 0000 0002');
    await pay(payAt, '4242 4242 4242 4242');
  }
  return 'booked';
}

async function buy(crowd: Crowd, plan: Plan): Promise<keyof Counts> {
  const who = visitor(crowd, Date.now() + crowd.patience);
  const lines = plan.cart.flatMap(({ place, quantity }) => {
    const event = crowd.events[place];
    return event ? [{ eventId: event.id, quantity, priceCents: event.priceCents }] : [];
  });
  const held = await who.insist('hold-seats', () => who.client.holdCart(lines, `${plan.key}-hold`));
  if (!held) return 'gaveUp';
  if (held.status !== 201) return 'refused';
  const { reference } = held.body as Hold;
  crowd.world.witnesses.told(
    reference,
    'held',
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
  );
  return goOn(crowd, plan, who, reference);
}

/** All of them at once; gives how many have what they came for. */
export async function crowdOf(crowd: Crowd, plans: readonly Plan[]): Promise<Counts> {
  const counts: Counts = { booked: 0, refused: 0, gaveUp: 0 };
  await Promise.all(
    plans.map(async (plan) => {
      counts[await buy(crowd, plan)] += 1;
    }),
  );
  return counts;
}
