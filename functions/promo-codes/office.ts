import { Temporal } from 'temporal-polyfill';
import type { Contact } from '../../src/domain/booking/billing.ts';
import { PAGE_ROWS } from '../../src/domain/office/audit.ts';
import { promoCodeAsKept } from '../../src/domain/promo-codes/code.ts';
import { promoValues } from '../../src/domain/promo-codes/new-code.ts';
import * as calls from '../../src/domain/promo-codes/office-calls.ts';
import type {
  OfficePromoCode,
  OfficePromoCodes,
  PromoCodesQuery,
  PromoCodeUses,
} from '../../src/domain/promo-codes/office-calls.ts';
import { done, isoInstant, ok, problem, type AnswerTo } from '../platform/answers.ts';
import { answer, type Asked, type Route } from '../platform/calls/route.ts';
import { choicesOf } from '../platform/choices.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { findCode, offerOf, type PromoRow } from './offer.ts';
import { END_PROMO_CODE, FIND_PROMO_CODES, INSERT_PROMO_CODE, USES_OF_CODE } from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

interface FoundRow extends PromoRow {
  note: string;
  created_by: string;
  ended_by: string | null;
  end_reason: string | null;
  taken_cents: number;
}

const instant = (at: number | null) => (at === null ? null : isoInstant(at));

function codeOf(row: FoundRow): OfficePromoCode {
  const { reduction, scope, validFrom, validUntil, mostUses, mostUsesOfContact, leastSeats } = offerOf(row);
  return {
    ...{ code: row.code, reduction, from: instant(validFrom), until: instant(validUntil) },
    ...{ uses: row.uses, mostUses, mostUsesOfContact, discountCents: row.taken_cents, leastSeats },
    scope: scope && { courses: [...scope.courses], kinds: [...scope.kinds], classes: [...scope.classes] },
    ...{ note: row.note, by: row.created_by },
    ended:
      row.ended_at === null
        ? null
        : { at: isoInstant(row.ended_at), by: row.ended_by ?? '', reason: row.end_reason ?? '' },
  };
}

/** Codes with their uses, the newest first. */
async function listCodes({ db, now, siteData }: Needs, { q, state, next }: PromoCodesQuery): Promise<OfficePromoCodes> {
  const skip = Number(next);
  const { results } = await db
    .prepare(FIND_PROMO_CODES)
    .bind(now().getTime(), promoCodeAsKept(q), state, PAGE_ROWS + 1, skip)
    .all<FoundRow>();
  return {
    codes: results.slice(0, PAGE_ROWS).map(codeOf),
    next: results.length > PAGE_ROWS ? String(skip + PAGE_ROWS) : null,
    courses: choicesOf(siteData).courses,
  };
}

/** More bookings than these are no list that anybody reads. */
const MOST_USES = 200;

interface UseRow {
  id: string;
  number: string | null;
  contact: string | null;
  at: number;
  discount_cents: number;
}

/** Bookings that a code took something off of, and that stand. */
async function usesOf({ db }: Needs, code: string): Promise<PromoCodeUses> {
  const { results } = await db.prepare(USES_OF_CODE).bind(code, MOST_USES).all<UseRow>();
  return {
    uses: results.map(({ id, number, contact, at, discount_cents: discountCents }) => {
      const { firstName = '', lastName = '', organisation = '' } = JSON.parse(contact ?? '{}') as Partial<Contact>;
      const name = `${firstName} ${lastName}`.trim();
      return { bookingId: id, number, name, organisation, at: isoInstant(at), discountCents };
    }),
  };
}

/** Makes a code. Its days are the office's, and the last one counts. */
function makeCode(
  { db, now, siteData }: Needs,
  { body, keyed, session, acted }: Asked<typeof calls.makePromoCode>,
): Promise<AnswerTo<typeof calls.makePromoCode>> {
  return once(db, keyed, async (): Promise<AnswerTo<typeof calls.makePromoCode> | null> => {
    const { from, until, ...promo } = body;
    const refused = (fields: Parameters<typeof problem>[2]) => problem('validation', 'This code cannot be.', fields);
    if (await findCode(db, promo.code)) return refused({ fields: { code: 'duplicate' } });
    const isCourse = (id: string) => siteData.courses.some((course) => course.id === id);
    if (!(promo.courses ?? []).every(isCourse)) return refused({ fields: { courses: 'choose' } });
    const at = now().getTime();
    const begin = (day: Temporal.PlainDate) => day.toZonedDateTime(siteData.office.timeZone).epochMilliseconds;
    const bounds = {
      from: from === undefined ? undefined : begin(Temporal.PlainDate.from(from)),
      until: until === undefined ? undefined : begin(Temporal.PlainDate.from(until).add({ days: 1 })),
    };
    const { note: _note, ...after } = { ...promo, from, until };
    const written = await writeTogether(db, [
      db.prepare(INSERT_PROMO_CODE).bind(...promoValues(promo, { ...bounds, by: session.firstName, at })),
      acted({ subject: 'promo_code', id: promo.code, after }, at),
      storeDone(db, keyed, { about: promo.code, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

/** Ends a code that is in force. */
function endCode(
  { db, now }: Needs,
  { params: { id }, body: { reason }, keyed, session, acted }: Asked<typeof calls.endPromoCode>,
): Promise<AnswerTo<typeof calls.endPromoCode>> {
  return once(db, keyed, async (): Promise<AnswerTo<typeof calls.endPromoCode> | null> => {
    const found = await findCode(db, id);
    if (!found) return problem('not_found', 'There is no such code.');
    if (found.offer.ended) return problem('closed', 'This code was ended before.');
    const at = now().getTime();
    const written = await writeTogether(db, [
      db.prepare(END_PROMO_CODE).bind(id, at, session.firstName, reason),
      acted({ subject: 'promo_code', id, reason, before: { uses: found.uses.all } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

export const officeHandlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.officePromoCodes, async ({ query }) => ok(await listCodes(needs, query))),
  answer(calls.promoCodeUses, async ({ params }) => ok(await usesOf(needs, params.id))),
  answer(calls.makePromoCode, (asked) => makeCode(needs, asked)),
  answer(calls.endPromoCode, (asked) => endCode(needs, asked)),
];
