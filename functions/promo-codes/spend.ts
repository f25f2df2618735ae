import type { FieldReason } from '../../src/domain/api/errors.ts';
import type * as calls from '../../src/domain/promo-codes/calls.ts';
import type { TryCode } from '../../src/domain/promo-codes/contract.ts';
import {
  discountByClass,
  discountedClasses,
  type PricedClass,
  type PromoRefusal,
} from '../../src/domain/promo-codes/offer.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { eventOf, type Discounting } from '../booking/index.ts';
import { eventRows, type EventRow } from '../catalogue/index.ts';
import { coverCart } from '../packages/index.ts';
import { ok, problem, type AnswerTo } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { findCode } from './offer.ts';
import { USED_BEFORE } from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

/** Why a code takes nothing off, beside its field. */
const reasonOf: Record<PromoRefusal, FieldReason> = {
  unknown: 'code_unknown',
  expired: 'promo_expired',
  used_up: 'promo_used_up',
  classes: 'promo_classes',
  seats: 'promo_seats',
};

const refused = (field: 'code' | 'promoCode', reason: PromoRefusal) =>
  problem('validation', 'The code takes nothing off.', { fields: { [field]: reasonOf[reason] } });

function pricedClass(
  { courses }: Pick<SiteData, 'courses'>,
  { id, course_id: courseId }: Pick<EventRow, 'id' | 'course_id'>,
  line: { quantity: number; netCents: number },
): PricedClass {
  const kind = courses.find((course) => course.id === courseId)?.kind;
  return { eventId: id, courseId, kind, ...line };
}

/** What a code would do for a cart: one of a package or one of ours; whoever types it need not know which. */
export async function tryCode(needs: Needs, { code, lines }: TryCode): Promise<AnswerTo<typeof calls.tryCode>> {
  const found = await findCode(needs.db, code);
  if (!found) {
    const cover = await coverCart(needs, { code, lines });
    return cover ? ok({ kind: 'package', ...cover }) : refused('code', 'unknown');
  }
  const at = needs.now().getTime();
  const rows = await eventRows(
    needs.db,
    lines.map(({ eventId }) => eventId),
    at,
  );
  const wanted = lines.flatMap(({ eventId, quantity }) => {
    const row = rows.find(({ id }) => id === eventId);
    return row ? [pricedClass(needs.siteData, row, { quantity, netCents: quantity * row.price_cents })] : [];
  });
  const eligible = discountedClasses(found.offer, found.uses, wanted, at);
  if (typeof eligible === 'string') return refused('code', eligible);
  const { reduction } = found.offer;
  return ok({ kind: 'promo', code: found.code, reduction, eventIds: eligible.map(({ eventId }) => eventId) });
}

/** Whether the code of a booking was used by others that were proved as often as it may be, by its contact or in all: asked at the proof. */
export async function usedBefore(db: D1Database, bookingId: string): Promise<boolean> {
  return (await db.prepare(USED_BEFORE).bind(bookingId).first()) !== null;
}

/** What a code takes off a booking. Worked out before it is written, and counted by the database where it is. */
export function discountingBy({ db, siteData }: Pick<Needs, 'db' | 'siteData'>, typed: string): Discounting {
  return async (lines, events, { email, known, byCard, at }) => {
    if (typed === '') return null;
    // How often the contact has used it is said, and counted, where the contact is proved: see `usedBefore`.
    const found = await findCode(db, typed, known ? email : '', byCard);
    if (!found) return refused('promoCode', 'unknown');
    const wanted = lines.map((line) => {
      const { quantity } = line;
      return pricedClass(siteData, eventOf(events, line), { quantity, netCents: quantity * line.unit_cents });
    });
    const eligible = discountedClasses(found.offer, found.uses, wanted, at);
    if (typeof eligible === 'string') return refused('promoCode', eligible);
    if (byCard && !known && found.offer.mostUsesOfContact !== null) {
      return problem('validation', 'Whose code it is has to be proved.', { fields: { promoCode: 'promo_by_proof' } });
    }
    const byClass = discountByClass(found.offer.reduction, eligible);
    return byClass.size > 0 ? { code: found.code, byClass } : null;
  };
}
