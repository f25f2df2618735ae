import { openOfficeForMoney } from '../../../src/domain/accounts/office-calls.ts';
import { randomOf } from '../../../scripts/chaos/random.ts';
import { confirmBody, withHst } from '../harness.ts';
import { open, startOffice, type OfficeSite } from '../office.ts';
import { buyPackage } from '../orders.ts';
import { startShop, type CardShop } from '../shop.ts';
import { scheduledClass } from '../site-data.ts';
import { present } from '../../../src/domain/present.ts';

const day = (id: string, date: string, changes: object = {}) =>
  scheduledClass({
    ...{ id, capacity: 6, trainer: `Trainer of ${id}` },
    sessions: [{ start: `${date}T18:00:00Z`, end: `${date}T23:00:00Z` }],
    salesEnd: `${date}T17:00:00Z`,
    ...changes,
  });

/** Small enough that buyers meet; at prices that do not divide, in provinces that tax otherwise. */
const classes = [
  day('a', '2027-02-09', { capacity: 2 }),
  day('b', '2027-02-23', { priceCents: 51_333 }),
  day('c', '2027-03-09', { priceCents: 39_999, capacity: 3 }),
  day('west', '2027-03-16', { delivery: 'in-person', placeId: 'vancouver', timeZone: 'America/Vancouver' }),
  day('ottawa', '2027-03-23', { delivery: 'in-person', placeId: 'ottawa', priceCents: 49_501 }),
  day('cent', '2027-04-06', { priceCents: 1 }),
];

export const CLASSES = ['a', 'b', 'c', 'west', 'ottawa', 'cent'] as const;
export const PROMO_CODES = ['TENTH', 'FIFTY', 'FREE', 'THIRD'] as const;
export const REASON = 'as agreed';

const promos = [
  { code: 'TENTH', percent: 10_000 },
  { code: 'FIFTY', amount: 5_000 },
  { code: 'FREE', percent: 100_000 },
  { code: 'THIRD', percent: 33_333, usesOfContact: 1 },
];

/** Ids that follow from the seed, too, since what was made in one instant is often sorted by them. */
function idsOf(seed: number): () => string {
  const { whole } = randomOf(seed + 1);
  const hex = (letters: number) => Array.from({ length: letters }, () => whole(0, 15).toString(16)).join('');
  return () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}

async function startMoney(seed: number): Promise<CardShop & OfficeSite> {
  const newId = idsOf(seed);
  return startShop<OfficeSite>(classes, {}, (siteData, changes) => startOffice({ ...changes, newId }, siteData));
}

/**
 * A site with an owner whose office is open for money, a package that is bought and promo codes, and what everybody in it knows. The same
 * seed plays the same history.
 */
export async function startWorld(seed: number) {
  const site = await startMoney(seed);
  const random = randomOf(seed);
  const owner = await site.staff('olive@example.ca', 'owner');
  let { headers } = owner;
  /** What was asked, and how it was answered, for whom a history failed. */
  const log: string[] = [];

  const post = async (path: string, body: object, as: Record<string, string> = {}) => {
    const answer = await site.post(path, body, as);
    const text = await answer.clone().text();
    log.push(`  ${answer.status} ${path} ${answer.ok ? '' : text.slice(0, 300)}`);
    // The card company is silent now and then, which is a step of its own.
    if (answer.status >= 500 && !text.includes('payment_unavailable')) {
      const defect = site.logged.findLast(({ level }) => level === 'error');
      throw new Error(`${path}: ${text} ${JSON.stringify(defect)}`);
    }
    return answer;
  };
  const read = async <Value>(path: string, as: Record<string, string> = {}): Promise<Value> => {
    const answer = await site.get(path, as);
    if (answer.status !== 200) throw new Error(`${answer.status} ${path}: ${await answer.text()}`);
    return answer.json<Value>();
  };
  /** Opens the office anew: what has waited is logged out. */
  const enter = async () => {
    headers = await site.cookieOf('olive@example.ca');
    await open(site, { ...owner, headers });
    await open(site, { ...owner, headers }, openOfficeForMoney.path);
  };

  await enter();
  const offer = present(site.needs.siteData.offers.find(({ id }) => id === 'software-5'));
  const { code } = await buyPackage(site, { totalCents: withHst(offer.priceCents), billing: confirmBody(0).billing });
  for (const promo of promos) await post('/Website/office/promo-codes', { note: '', ...promo }, headers);
  return {
    ...{ site, random, log, post, read, enter },
    /** Codes of packages that were bought. */
    codes: [code] as [string, ...string[]],
    /** Whether somebody was erased, whose mails that left are gone from the mailbox of tests. */
    erased: { any: false },
    office: {
      post: (path: string, body: object) => post(path, body, headers),
      read: <Value>(path: string) => read<Value>(path, headers),
      get: (path: string) => site.get(path, headers),
    },
    /** Secrets of holds and bookings, of places in a line, quotes with their provinces, and acts that can be undone. */
    references: [] as string[],
    waits: [] as string[],
    quotes: [] as { id: string; province: 'ON' | 'QC' | 'AB' }[],
    undos: [] as { classId: string; id: string }[],
    /** Payments for several invoices, with the booking from whose client they were recorded. */
    together: [] as { bookingId: string; id: string }[],
  };
}

export type World = Awaited<ReturnType<typeof startWorld>>;

/** One thing that somebody does, chosen by the world's seed; whether it came to anything. */
export type Act = (world: World) => Promise<boolean>;
