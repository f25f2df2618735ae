import { emailKey } from '../../src/domain/fields.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { IS_OFFER_TO } from './sql.ts';

/** Whether seats are an offer to who waited with this e-mail: it was proved by a button, and the offer was mailed there alone. */
export async function isOfferTo(
  { db }: Pick<Dependencies, 'db'>,
  { reference, email }: { reference: string; email: string },
): Promise<boolean> {
  return (await db.prepare(IS_OFFER_TO).bind(reference, emailKey(email)).first()) !== null;
}
