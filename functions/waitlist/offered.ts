import { emailKey } from '../../src/domain/fields.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { from, rowBy, type Question } from '../platform/questions.ts';
import { IS_OFFER_TO } from './sql.ts';

/** Whether seats are an offer to who waited with this e-mail: it was proved by a button, and the offer was mailed there alone. */
export const isOfferTo = (
  { db }: Pick<Dependencies, 'db'>,
  { reference, email }: { reference: string; email: string },
): Question<boolean> => from(rowBy(db.prepare(IS_OFFER_TO).bind(reference, emailKey(email))), (row) => row !== null);
