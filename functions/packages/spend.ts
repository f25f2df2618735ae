import type { FieldReason } from '../../src/domain/api/errors.ts';
import { codeAsWritten } from '../../src/domain/packages/code.ts';
import type { CoverRequest, CoverView } from '../../src/domain/packages/contract.ts';
import { coverageOf, type CoverRefusal, type WantedClass } from '../../src/domain/packages/coverage.ts';
import { seatsComingBack } from '../../src/domain/packages/offer.ts';
import type { Rate } from '../../src/domain/money/money.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { dateIn, type PlainDate } from '../../src/domain/time/calendar.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { eventOf, termsOf, type Cover, type Covering } from '../booking/index.ts';
import { eventRows, type EventRow } from '../catalogue/index.ts';
import { problem } from '../platform/answers.ts';
import { ledgerOf, seatsOf, type Needs, type PurchaseRow } from './purchase.ts';
import { ENDS_OF, GIVE_BACK, PURCHASE_BY_CODE, PURCHASE_BY_ID, RENEW } from './sql.ts';

/** Why a code covers nothing, beside its field. */
const reasonOf: Record<CoverRefusal, FieldReason> = {
  kind: 'package_kind',
  expired: 'package_expired',
  too_few: 'package_spent',
  unpaid: 'package_unpaid',
};

const refused = (reason: FieldReason) =>
  problem('validation', 'The code covers nothing.', { fields: { packageCode: reason } });

/** Whether a class starts too soon to be paid on invoice, which seats that are not paid amount to. */
const startsTooSoon = (siteData: SiteData, event: EventRow, at: number) =>
  termsOf(siteData, [event], at, false) === null;

const wantedOf = (siteData: SiteData, event: EventRow, quantity: number, at: number): WantedClass => ({
  ...{ eventId: event.id, quantity, firstDay: dateIn(event.time_zone, event.starts_at) },
  tooSoon: startsTooSoon(siteData, event, at),
  course: siteData.courses.find(({ id }) => id === event.course_id),
});

/** The seats of a code, as far as they may be used; the same for a code that there is not and one that is void. */
async function seatsByCode({ db }: Pick<Needs, 'db'>, typed: string) {
  const row = await db.prepare(PURCHASE_BY_CODE).bind(codeAsWritten(typed)).first<PurchaseRow>();
  return row && { row, seats: seatsOf(row, await ledgerOf(db, row.id)) };
}

/** Which classes of a cart the seats of a code would pay for; `null` where no package has it. Nothing is spent by it. */
export async function coverCart(
  needs: Pick<Needs, 'db' | 'now' | 'siteData'>,
  { code, lines }: CoverRequest,
): Promise<CoverView | null> {
  const found = await seatsByCode(needs, code);
  if (!found) return null;
  const { offer, expiresOn, all } = found.seats;
  const ids = lines.map(({ eventId }) => eventId);
  const at = needs.now().getTime();
  const rows = await eventRows(needs.db, ids, at);
  const wanted = lines.flatMap(({ eventId, quantity }) => {
    const row = rows.find(({ id }) => id === eventId);
    return row ? [wantedOf(needs.siteData, row, quantity, at)] : [];
  });
  const covered = coverageOf(found.seats, wanted).map((line) =>
    'reason' in line ? line : { eventId: line.eventId, seats: line.seats },
  );
  return { title: offer.title, left: all, expiresOn, lines: covered };
}

/** What a code pays for of a booking. Worked out before it is written, and guarded by the ledger where it is. */
export function coveringBy(needs: Pick<Needs, 'db' | 'siteData'>, code: string, language: Locale): Covering {
  return async (lines, events, at) => {
    const covers = new Map<string, Cover>();
    if (code === '') return covers;
    const found = await seatsByCode(needs, code);
    if (!found) return refused('code_unknown');
    const { row, seats } = found;
    const wanted = lines.map((line) => wantedOf(needs.siteData, eventOf(events, line), line.quantity, at));
    const covered = coverageOf(seats, wanted);
    for (const line of covered) {
      if ('reason' in line) continue;
      const { eventId, pool, seats: each } = line;
      covers.set(eventId, { purchaseId: row.id, pool, title: seats.offer.title[language], seats: each });
    }
    if (covers.size > 0) return covers;
    const [first] = covered.flatMap((line) => ('reason' in line ? [line.reason] : []));
    return refused(first ? reasonOf[first] : 'package_kind');
  };
}

/**
 * Seats of a booked class that are given up: whole while cancelling is free of charge, and none after that. Where we are the reason, they can
 * be used until `usableUntil` at least.
 */
export function giveSeatsBack(
  db: D1Database,
  cover: Cover | null,
  given: {
    bookingId: string;
    classId: string;
    people: number;
    feeRate: Rate;
    at: number;
    usableUntil: PlainDate | null;
  },
): D1PreparedStatement[] {
  const { bookingId, classId, people, feeRate, at, usableUntil } = given;
  const seats = cover ? seatsComingBack(people * cover.seats, feeRate) : 0;
  if (!cover || seats === 0) return [];
  return [
    db.prepare(GIVE_BACK).bind(cover.purchaseId, cover.pool, seats, bookingId, classId, at),
    ...(usableUntil === null ? [] : [db.prepare(RENEW).bind(cover.purchaseId, usableUntil)]),
  ];
}

/** What becomes of seats that come back to a purchase: nobody uses those of a void one, which the office credits, nor any after its last day. */
export interface SeatsEnd {
  isVoid: boolean;
  expiresOn: PlainDate;
}

/** Of the purchases of these covers, by their ids. */
export async function seatsEnds(
  db: D1Database,
  covers: readonly (Cover | null)[],
): Promise<ReadonlyMap<string, SeatsEnd>> {
  const ids = covers.flatMap((cover) => cover?.purchaseId ?? []);
  if (ids.length === 0) return new Map();
  const { results } = await db
    .prepare(ENDS_OF)
    .bind(JSON.stringify(ids))
    .all<{ id: string; state: string; expires_on: string | null }>();
  return new Map(results.map((row) => [row.id, { isVoid: row.state === 'void', expiresOn: row.expires_on ?? '' }]));
}

/** Why what covers a seat does not cover it on another date of its course, as for a seat that is spent there. */
export async function notCoveredThen(
  { db, siteData }: Pick<Needs, 'db' | 'siteData'>,
  { purchaseId }: Cover,
  to: EventRow,
  at: number,
): Promise<Extract<CoverRefusal, 'expired' | 'unpaid'> | null> {
  const row = await db.prepare(PURCHASE_BY_ID).bind(purchaseId).first<PurchaseRow>();
  if (!row || dateIn(to.time_zone, to.starts_at) > (row.expires_on ?? '')) return 'expired';
  return row.open_cents > 0 && startsTooSoon(siteData, to, at) ? 'unpaid' : null;
}
