import type { Contact } from '../../src/domain/booking/billing.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { digestOf, linkToken, secretOf } from '../platform/secrets.ts';
import { contactOf, type Needs, type QuoteRow } from './record.ts';
import { RENEW_TOKEN } from './sql.ts';

/** The token of the links in the mails to one address: to another one they have another, and those of before open nothing any more. */
export const quoteToken = (secret: string, id: string, { email }: Pick<Contact, 'email'>): Promise<string> =>
  linkToken(secret, 'quote link', `${id} ${emailKey(email) ?? ''}`);

/** The one that opens this quote from now on: after a new `LINK_SECRET` another one, and that of before opens nothing any more. */
export async function openingToken(
  needs: Pick<Needs, 'db' | 'secret'>,
  row: Pick<QuoteRow, 'id' | 'contact' | 'token'>,
): Promise<string> {
  const secret = secretOf(needs);
  const token = await quoteToken(secret, row.id, contactOf(row));
  const digest = await digestOf(token);
  if (digest === row.token) return token;
  // Quotes were once opened by tokens of their ids alone.
  const before = await linkToken(secret, 'quote link', row.id);
  if ((await digestOf(before)) === row.token) return before;
  await needs.db.prepare(RENEW_TOKEN).bind(row.id, digest, row.token).run();
  return token;
}

/** Of the token that opens it: whom it was sent to by mistake reads nothing that is written for another address. */
export async function digestFor(
  needs: Pick<Needs, 'secret'>,
  row: QuoteRow,
  contact: Pick<Contact, 'email'>,
): Promise<string> {
  const isSame = emailKey(contact.email) === emailKey(contactOf(row).email);
  return isSame ? row.token : digestOf(await quoteToken(secretOf(needs), row.id, contact));
}
