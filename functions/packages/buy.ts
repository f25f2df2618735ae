import { limits } from '../../src/domain/api/limits.ts';
import { mailboxKey } from '../../src/domain/fields.ts';
import type * as calls from '../../src/domain/packages/calls.ts';
import type { BuyRequest } from '../../src/domain/packages/contract.ts';
import { isoInstant, jsonOf, ok, problem, type AnswerTo } from '../platform/answers.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { allowedBy } from '../platform/limits/limiter.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import { digestOf } from '../platform/secrets.ts';
import { asking, pricedOffer, purchase } from './bought.ts';
import { purchaseView, type Needs, type PurchaseRow } from './purchase.ts';
import { ASKED_BY_CONTACT, PURCHASE_BY_TOKEN, QUEUE_PACKAGE_MAIL, STORE_ASKED_KEY, UNPAID_OF_CONTACT } from './sql.ts';

/**
 * So many purchases of one contact may wait for their proof at once, whoever asked: from one network a third of them. Beyond them a network
 * has one of its own, so that three others do not keep the contact from ordering.
 */
const MOST_ASKED = 9;

/** So many purchases of one contact may be unpaid at once. */
const MOST_UNPAID = 2;

/** How often a purchase is looked at again that somebody else has bought meanwhile: the same person, from two tabs. */
const ROUNDS = 3;

const HOUR_S = 3_600;

/**
 * Asks for seats that are sold together. Nothing is bought by it: the mail's link does that, since its reader has shown to be
 * there. Until then there is no number, no code, and nothing that costs anybody anything (booking rule 41).
 */
export function askForPackage(
  needs: Needs & Pick<Dependencies, 'limiter'>,
  call: KeyedCall,
  request: BuyRequest,
  network: string,
): Promise<AnswerTo<typeof calls.buyPackage>> {
  const { db, now } = needs;
  return once(db, call, async () => {
    const at = now().getTime();
    const { contact } = request;
    const priced = pricedOffer(needs, request);
    if ('problem' in priced) return priced;
    const key = mailboxKey(contact.email);
    const asked = await db.prepare(ASKED_BY_CONTACT).bind(key, at).first<{ purchases: number }>();
    const most = (asked?.purchases ?? 0) < MOST_ASKED ? MOST_ASKED : Number.MAX_SAFE_INTEGER;
    const rules = most === MOST_ASKED ? [limits.packagesAsked] : [limits.packagesAsked, limits.packagesAskedBeyond];
    const claims = rules.map((rule) => ({ rule, who: `${key} from ${network}` }));
    if (!(await allowedBy(needs.limiter, claims))) {
      return problem('too_many_requests', 'Too many purchases wait.', { retryAfterSeconds: HOUR_S });
    }
    const { row, statement } = await asking(needs, request, priced, at);
    const json = jsonOf({ proveUntil: isoInstant(row.prove_until_at) });
    const written = await writeTogether(db, [
      statement,
      db.prepare(STORE_ASKED_KEY).bind(call.scope, call.key, call.fingerprint, row.id, json, at, key, most),
      db.prepare(QUEUE_PACKAGE_MAIL).bind('package_proof', row.id, contact.email, at),
    ]);
    return written && { status: 201, json };
  });
}

/** The purchase that a mail's link is of, or `null`. */
export async function purchaseOfToken({ db }: Pick<Needs, 'db'>, token: string): Promise<PurchaseRow | null> {
  return db
    .prepare(PURCHASE_BY_TOKEN)
    .bind(await digestOf(token))
    .first<PurchaseRow>();
}

/** Buys what was asked for. Opening the link is not enough, since a stranger may have typed the address. */
export async function confirmPurchase(needs: Needs, token: string): Promise<AnswerTo<typeof calls.confirmPackage>> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const row = await purchaseOfToken(needs, token);
    if (!row) return problem('not_found', 'There is no such purchase.');
    if (row.state === 'bought') return ok(await purchaseView(needs, row));
    const at = needs.now().getTime();
    if (row.state !== 'asked' || row.prove_until_at <= at) return problem('link_expired', 'Its time is up.');
    const unpaid = await needs.db.prepare(UNPAID_OF_CONTACT).bind(row.mailbox_key).first<{ purchases: number }>();
    if ((unpaid?.purchases ?? 0) >= MOST_UNPAID) return problem('closed', 'Earlier purchases are not paid.');
    const sale = { at, mostUnpaid: MOST_UNPAID, bookingId: needs.newId() };
    await writeTogether(needs.db, purchase(needs, row, sale));
  }
  return problem('database_unavailable', 'Too many people are doing this at once.');
}
