import {
  ADD_CREDIT,
  GIVE_BACK_TAKEN,
  LOCK_FOR_DISPUTE,
  LOCK_OF_CLIENT,
  LOCK_WHAT_CAME_BACK,
  LOCK_WHAT_WAS_UNLOCKED,
  RETURN_TO_CREDIT,
  SPEND_CREDIT,
  TAKE_FOR_REFUND,
  TAKE_OF_CLIENT,
  TAKE_WHAT_CAME_BACK,
  TAKE_WHAT_WAS_UNLOCKED,
  TAKEN_FROM,
  UNLOCK_CREDIT,
} from './sql.ts';

type Needs = { db: D1Database; newId: () => string };

/** What a credit has paid of a booking, or gets back of that. */
export interface OfCredit {
  payment: string;
  cents: number;
}

/** Of the year of a credit note that the same batch has just issued, of so much. */
interface ByNote {
  cents: number;
  year: number;
  at: number;
}

/** Keeps for a client what a credit note gives. */
export const giveCredit = (
  { db, newId }: Needs,
  client: string | null,
  { cents, year, at }: ByNote,
): D1PreparedStatement => db.prepare(ADD_CREDIT).bind(newId(), client, cents, year, at);

/** Disputes, or payments that bounced, of one client that may wait for what comes back; each statement serves the oldest that still does. */
const MOST_WAITING = 4;

/** Serves what waits for a client's credit, the oldest first: disputes by `lock`, payments that bounced by `take`. */
const serving = (
  { db, newId }: Needs,
  { lock, take, of, at }: { lock: string; take: string; of: string; at: number },
): D1PreparedStatement[] => [
  ...Array.from({ length: MOST_WAITING }, () => db.prepare(lock).bind(of, at)),
  ...Array.from({ length: MOST_WAITING }, () => db.prepare(take).bind(of, newId(), at)),
];

/**
 * Gives back to a credit what of a payment it had paid, whoever's it is, and locks it where a dispute waits for it, or a payment that
 * bounced; the batch is refused where that is more than it had paid.
 */
export const returnToCredit = (
  { db, newId }: Needs,
  payment: string,
  { cents, year, at }: ByNote,
): D1PreparedStatement[] => [
  db.prepare(RETURN_TO_CREDIT).bind(newId(), payment, cents, year, at),
  ...serving({ db, newId }, { lock: LOCK_WHAT_CAME_BACK, take: TAKE_WHAT_CAME_BACK, of: payment, at }),
];

/** Takes out what is left of a credit that a disputed payment became, as much as the bank may take: for the batch that writes the dispute. */
export const lockCredit = (db: D1Database, dispute: string, at: number): D1PreparedStatement =>
  db.prepare(LOCK_FOR_DISPUTE).bind(dispute, at);

/**
 * Puts back what was locked for a dispute that leaves us the money, but for what of it went back meanwhile, and serves what waits for the
 * client's credit: likewise.
 */
export const unlockCredit = ({ db, newId }: Needs, dispute: string, at: number): D1PreparedStatement[] => [
  db.prepare(UNLOCK_CREDIT).bind(dispute, at),
  ...serving({ db, newId }, { lock: LOCK_WHAT_WAS_UNLOCKED, take: TAKE_WHAT_WAS_UNLOCKED, of: dispute, at }),
];

/** Takes off a client's credit what a payment of the same batch pays; refused where there is less. */
export const spendCredit = (
  { db, newId }: Needs,
  client: string,
  { cents, payment, at }: { cents: number; payment: string; at: number },
): D1PreparedStatement => db.prepare(SPEND_CREDIT).bind(newId(), client, cents, payment, at);

/** What is left of the credit that a booking gave, and whose it is. */
export interface KeptCredit {
  client_key: string;
  cents: number;
  /** Of all credits of that client. */
  balance_cents: number;
}

/** Takes off a client's credit what a refund of the same batch pays out, or what a payment that it takes back had become; refused where less is left of what its booking gave. */
export const takeForRefund = (
  { db, newId }: Needs,
  client: string,
  { booking, refund, cents, at }: { booking: string; refund: string; cents: number; at: number },
): D1PreparedStatement => db.prepare(TAKE_FOR_REFUND).bind(newId(), client, cents, booking, refund, at);

/** Gives back to a credit what was taken with a payment that counts again. */
export const giveBackTaken = ({ db, newId }: Needs, refund: string, at: number): D1PreparedStatement =>
  db.prepare(GIVE_BACK_TAKEN).bind(newId(), refund, at);

/** After that, and once those payments count: what waits for the credits of these clients meanwhile is served. */
export async function serveWaiting({ db, newId }: Needs, refunds: string, at: number): Promise<D1PreparedStatement[]> {
  const { results } = await db.prepare(TAKEN_FROM).bind(refunds).all<{ client_key: string }>();
  return results.flatMap(({ client_key: client }) =>
    serving({ db, newId }, { lock: LOCK_OF_CLIENT, take: TAKE_OF_CLIENT, of: client, at }),
  );
}
