import type { ManagedBooking } from '../../../src/domain/changes/contract.ts';
import { cancelBody, moveBody } from '../changes.ts';
import { asContact, confirmBody, holdBody } from '../harness.ts';
import { CARDS } from '../shop.ts';
import { CLASSES, PROMO_CODES, type Act, type World } from './world.ts';

/** Where invoices go, and whose taxes are asked of a seat online. */
export const addresses = {
  ON: { city: 'Ottawa', postalCode: 'K1A 0B1', country: 'CA', province: 'ON' },
  QC: { city: 'Gatineau', postalCode: 'J8X 2K1', country: 'CA', province: 'QC' },
  AB: { city: 'Calgary', postalCode: 'T2P 1J9', country: 'CA', province: 'AB' },
  NB: { city: 'Moncton', postalCode: 'E1C 1A1', country: 'CA', province: 'NB' },
  US: { city: 'Boston', postalCode: '02108', country: 'US', province: null },
} as const;

type Way = 'card' | 'invoice' | 'code';
const ways = ['card', 'invoice', 'code'] as const;
const cards = [CARDS.good, CARDS.good, CARDS.declined, CARDS.refundPends, CARDS.refundFails] as const;

export const pricesNow = ({ site }: World) =>
  site.rows<{ id: string; price: number }>('SELECT id, price_cents AS price FROM classes ORDER BY id');

/** Holds one or two classes; its secret, or `undefined` where they are full. */
async function held(world: World): Promise<string | undefined> {
  const { post, random, references } = world;
  const prices = await pricesNow(world);
  const ids = new Set([random.pick(CLASSES), ...(random.chance(0.4) ? [random.pick(CLASSES)] : [])]);
  const lines = [...ids].map((eventId) => ({
    ...{ eventId, quantity: random.whole(1, 3) },
    priceCents: prices.find(({ id }) => id === eventId)?.price ?? 0,
  }));
  const answer = await post('/Website/hold-seats', holdBody(lines));
  if (!answer.ok) return undefined;
  const { reference } = await answer.json<{ reference: string }>();
  references.push(reference);
  return reference;
}

/** Confirms at whatever the server says that it costs: a date or a code can change it again meanwhile. */
export async function confirms(world: World, reference: string, way: Way): Promise<boolean> {
  const { post, random } = world;
  const packageCode = random.pick(world.codes);
  const { billing, contact } = confirmBody(0);
  const isMine = random.chance(0.1);
  const where = addresses[random.pick<keyof typeof addresses>(['ON', 'ON', 'QC', 'AB', 'NB', 'US'])];
  const changes = {
    ...{ paymentMethod: way === 'card' ? 'card' : 'invoice', language: random.pick(['en', 'fr']) },
    ...{ buyer: isMine ? 'myself' : 'organisation', billing: { ...billing, ...where } },
    contact: {
      ...contact,
      email: random.pick(['ada@example.ca', 'bob@example.ca', 'cy@example.ca']),
      organisation: isMine ? '' : 'Example',
    },
    ...((way === 'code' || random.chance(0.1)) && { packageCode }),
    ...(random.chance(0.35) && { promoCode: random.pick(PROMO_CODES) }),
  };
  let totalCents = 1;
  for (let tries = 0; tries < 3; tries += 1) {
    const answer = await post(`/Website/confirm-booking/${reference}`, { ...confirmBody(totalCents), ...changes });
    if (answer.ok) return true;
    const refused = await answer.json<{ code: string; totalCents?: number }>();
    if (refused.code !== 'price_changed') return false;
    totalCents = refused.totalCents ?? 0;
  }
  return false;
}

async function pays(world: World, path: string, body: object = {}): Promise<boolean> {
  const { post, random, site } = world;
  const { payAt } = await (await post(path, body)).json<{ payAt?: string | null }>();
  if (payAt) await site.pay(payAt, random.pick(cards));
  return Boolean(payAt);
}

/** A booking as its contact sees it; `null` for a hold, and for one that is over. */
export async function opened({ site, read }: World, reference: string): Promise<ManagedBooking | null> {
  const path = `/Website/manage-booking/${await asContact(site, reference)}`;
  return (await site.get(path)).status === 404 ? null : read<ManagedBooking>(path);
}

/** Of one of the bookings and holds that there are, or of those that a statement finds. */
const ofOne =
  (act: (world: World, reference: string) => Promise<boolean>, found?: string): Act =>
  async (world) => {
    const { random, references, site } = world;
    const some =
      found === undefined
        ? undefined
        : (await site.rows<{ reference: string }>(found)).map(({ reference }) => reference);
    const [reference] = random.some(some ?? references, 1);
    return reference !== undefined && act(world, reference);
  };

const UNPAID = `SELECT reference FROM bookings WHERE state = 'awaiting_payment' ORDER BY created_at, id`;
const UNPROVED = `SELECT reference FROM bookings
WHERE state = 'confirmed' AND proved_at IS NULL ORDER BY created_at, id`;

const asksOf = (path: (reference: string) => string): Act =>
  ofOne(async ({ post }, reference) => (await post(path(reference), {})).ok);

/** Opens the link of the mail, and says whose the booking is. */
const proves = (mine: boolean, found?: string): Act =>
  ofOne(
    async ({ post, site }, reference) =>
      (await post(`/Website/prove-booking/${await asContact(site, reference)}`, { mine })).ok,
    found,
  );

const buys: Act = async (world) => {
  const { random, site, post } = world;
  const reference = await held(world);
  if (reference === undefined) return false;
  const way = random.pick<Way>(['card', 'card', 'invoice', 'invoice', 'code']);
  if (!(await confirms(world, reference, way))) return false;
  // A few leave it at that.
  if (random.chance(0.1)) return true;
  if (way === 'card') return pays(world, `/Website/pay-booking/${reference}`);
  return (await post(`/Website/prove-booking/${await asContact(site, reference)}`, { mine: true })).ok;
};

const paysByNumber: Act = async (world) => {
  const [invoice] = world.random.some(
    await world.site.rows<{ number: string; totalCents: number }>(
      'SELECT number, total_cents AS totalCents FROM invoices ORDER BY number',
    ),
    1,
  );
  return invoice !== undefined && pays(world, '/Website/pay-invoice', invoice);
};

/** The seats of the first class that the booking still has seats in. */
function seatsOf({ lines, participants }: ManagedBooking): string[] {
  const line = lines.find(({ quantity }) => quantity > 0);
  return participants.filter(({ eventId }) => eventId === line?.eventId).map(({ id }) => id);
}

const cancels = ofOne(async (world, reference) => {
  const { post, random, site } = world;
  const booking = await opened(world, reference);
  if (!booking || seatsOf(booking).length === 0) return false;
  const back = random.pick<'refund' | 'credit'>(['refund', 'credit']);
  // Before the proof nothing is charged, and all of it ends.
  const body =
    booking.proofDueAt === null
      ? cancelBody(booking, seatsOf(booking).slice(0, random.whole(1, 3)), { back })
      : cancelBody(
          booking,
          booking.participants.map(({ id }) => id),
          { back, feeCents: 0, creditedCents: 0 },
        );
  return (await post(`/Website/cancel-seats/${await asContact(site, reference)}`, body)).ok;
});

const moves = ofOne(async (world, reference) => {
  const { post, random, site } = world;
  const booking = await opened(world, reference);
  if (!booking || seatsOf(booking).length === 0) return false;
  const back = random.pick<'refund' | 'credit'>(['refund', 'credit']);
  const seats = seatsOf(booking).slice(0, random.whole(1, 2));
  const isCovered = Boolean(booking.lines.find(({ quantity }) => quantity > 0)?.coveredBy);
  const body = moveBody(booking, seats, random.pick(CLASSES), { back, ...(isCovered && { differenceCents: 0 }) });
  return (await post(`/Website/move-seats/${await asContact(site, reference)}`, body)).ok;
});

export const acts = {
  buy: { often: 7, act: buys },
  hold: { often: 1, act: async (world) => (await held(world)) !== undefined },
  confirm: { often: 2, act: ofOne((world, reference) => confirms(world, reference, world.random.pick(ways))) },
  'pay a booking': {
    often: 2,
    act: ofOne((world, reference) => pays(world, `/Website/pay-booking/${reference}`), UNPAID),
  },
  'pay what is open': {
    often: 2,
    act: ofOne(async (world, reference) =>
      pays(world, `/Website/pay-open-invoice/${await asContact(world.site, reference)}`),
    ),
  },
  'pay by number': { often: 1, act: paysByNumber },
  'withdraw a payment': { often: 1, act: asksOf((secret) => `/Website/withdraw-payment/${secret}`) },
  prove: { often: 2, act: proves(true) },
  'deny a booking': { often: 0.4, act: proves(false, UNPROVED) },
  release: { often: 1, act: asksOf((secret) => `/Website/release-hold/${secret}`) },
  cancel: { often: 2, act: cancels },
  move: { often: 3, act: moves },
} satisfies Record<string, { often: number; act: Act }>;
