import { mailboxKey } from '../../src/domain/fields.ts';
import { promoCodeAsKept, isPromoCode } from '../../src/domain/promo-codes/code.ts';
import type { PromoOffer, PromoScope, PromoUses } from '../../src/domain/promo-codes/offer.ts';
import { PROMO_CODE } from './sql.ts';

export interface PromoRow {
  code: string;
  rate: number | null;
  amount_cents: number | null;
  valid_from: number | null;
  valid_until: number | null;
  max_uses: number | null;
  max_uses_of_contact: number | null;
  /** JSON; lists that are left out name nothing. */
  scope: string | null;
  min_seats: number;
  ended_at: number | null;
  uses: number;
  uses_of_contact: number;
}

export interface FoundCode {
  code: string;
  offer: PromoOffer;
  uses: PromoUses;
}

/**
 * A code that staff made, as it stands; `null` where there is none. Without an e-mail nobody has used it. By card, what waits for its own
 * counts, so that two do not both pay for the last use; for anybody else a page that is not paid uses nothing up.
 */
export async function findCode(db: D1Database, typed: string, email = '', byCard = false): Promise<FoundCode | null> {
  const code = promoCodeAsKept(typed);
  if (!isPromoCode(code)) return null;
  const row = await db
    .prepare(PROMO_CODE)
    .bind(code, email === '' ? null : mailboxKey(email), byCard ? 1 : 0)
    .first<PromoRow>();
  return row && { code: row.code, offer: offerOf(row), uses: { all: row.uses, ofContact: row.uses_of_contact } };
}

/** A row as what its maker wanted. */
export function offerOf(row: PromoRow): PromoOffer {
  return {
    reduction: row.rate === null ? { cents: row.amount_cents ?? 0 } : { rate: row.rate },
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    ended: row.ended_at !== null,
    mostUses: row.max_uses,
    mostUsesOfContact: row.max_uses_of_contact,
    scope:
      row.scope === null
        ? null
        : { courses: [], kinds: [], classes: [], ...(JSON.parse(row.scope) as Partial<PromoScope>) },
    leastSeats: row.min_seats,
  };
}
