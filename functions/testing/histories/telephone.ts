import type { OfficeQuote } from '../../../src/domain/telephone/contract.ts';
import { confirmBody, holdBody } from '../harness.ts';
import { addresses, pricesNow } from './buyers.ts';
import { CLASSES, PROMO_CODES, REASON, type Act } from './world.ts';

const HOLDS = '/Website/office/holds';

const HELD = `SELECT office_holds.booking_id AS id FROM office_holds JOIN bookings ON bookings.id = office_holds.booking_id
WHERE bookings.state IN ('held', 'expired') ORDER BY bookings.created_at, bookings.id`;

const holds: Act = async (world) => {
  const { office, random } = world;
  const prices = await pricesNow(world);
  const ids = new Set([random.pick(CLASSES), ...(random.chance(0.4) ? [random.pick(CLASSES)] : [])]);
  const lines = [...ids].map((eventId) => ({
    ...{ eventId, quantity: random.whole(1, 3) },
    priceCents: prices.find(({ id }) => id === eventId)?.price ?? 0,
  }));
  const block = random.chance(0.5)
    ? { client: 'City', email: 'ada@example.ca', until: '2027-01-29', reason: REASON }
    : null;
  return (await office.post(HOLDS, holdBody(lines, { block }))).ok;
};

const books: Act = async ({ office, random, site, codes }) => {
  const [row] = random.some(await site.rows<{ id: string }>(HELD), 1);
  if (!row) return false;
  const path = `${HOLDS}/${row.id}`;
  const where = addresses[random.pick<keyof typeof addresses>(['ON', 'QC', 'AB', 'NB', 'US'])];
  const code: Record<string, string> = random.chance(0.3) ? { promoCode: random.pick(PROMO_CODES) } : {};
  const pack: Record<string, string> = random.chance(0.2) ? { packageCode: random.pick(codes) } : {};
  const query = new URLSearchParams({ country: where.country, province: where.province ?? '', ...code, ...pack });
  const quote = await office.read<OfficeQuote>(`${path}/quote?${query.toString()}`).catch(() => null);
  if (!quote) return false;
  const way = random.pick<'card' | 'invoice'>(['card', 'invoice']);
  const { billing, contact } = confirmBody(0);
  const body = {
    ...confirmBody(quote.totalCents, { paymentMethod: way, billing: { ...billing, ...where }, ...code, ...pack }),
    contact: { ...contact, email: random.pick(['ada@example.ca', 'bob@example.ca', 'cy@example.ca']) },
    note: '',
  };
  return (await office.post(`${path}/book`, body)).ok;
};

const releases: Act = async ({ office, random, site }) => {
  const [row] = random.some(await site.rows<{ id: string }>(HELD), 1);
  return row !== undefined && (await office.post(`${HOLDS}/${row.id}/release`, { reason: REASON })).ok;
};

const holdsOn: Act = async ({ office, random, site }) => {
  const [row] = random.some(await site.rows<{ id: string }>(HELD), 1);
  const until = random.pick(['2026-12-11', '2027-02-05', '2027-03-01']);
  return row !== undefined && (await office.post(`${HOLDS}/${row.id}/until`, { until, reason: REASON })).ok;
};

const leaves: Act = async ({ post, random, waits }) => {
  const [token] = random.some(waits, 1);
  return token !== undefined && (await post(`/Website/leave-waitlist/${token}`, {})).ok;
};

const offers: Act = async ({ office, random }) =>
  (await office.post(`/Website/office/waitlists/${random.pick(CLASSES)}/offer`, {})).ok;

const removes: Act = async ({ office, random, site }) => {
  const [row] = random.some(
    await site.rows<{ id: string; classId: string }>(
      `SELECT id, class_id AS classId FROM waitlist WHERE state IN ('waiting', 'offered') ORDER BY joined_at, id`,
    ),
    1,
  );
  if (!row) return false;
  const path = `/Website/office/waitlists/${row.classId}/remove`;
  return (await office.post(path, { party: row.id, reason: REASON })).ok;
};

/** Somebody asks to be forgotten, whatever is open with them. */
const erases: Act = async ({ office, random, site, erased }) => {
  const [row] = random.some(
    await site.rows<{ id: string }>(
      `SELECT id FROM bookings WHERE contact_key IS NOT NULL AND contact <> '{}' AND confirmed_at IS NOT NULL ORDER BY created_at, id`,
    ),
    1,
  );
  if (!row) return false;
  erased.any = true;
  return (await office.post(`/Website/office/people/b-${row.id}/erase`, { reason: REASON })).ok;
};

export const acts = {
  'office: hold': { often: 1.5, act: holds },
  'office: book by telephone': { often: 2, act: books },
  'office: release': { often: 0.5, act: releases },
  'office: hold until': { often: 0.5, act: holdsOn },
  'leave a line': { often: 0.5, act: leaves },
  'office: offer to the next': { often: 0.7, act: offers },
  'office: take off a line': { often: 0.4, act: removes },
  'office: erase a person': { often: 0.4, act: erases },
} satisfies Record<string, { often: number; act: Act }>;
