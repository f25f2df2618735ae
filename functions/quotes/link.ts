import type { Contact } from '../../src/domain/booking/billing.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { digestOf, linkToken, secretOf } from '../platform/secrets.ts';
import { contactOf, type Needs, type QuoteRow } from './record.ts';

/** The token of the links in the mails to one address: to another one they have another, and those of before open nothing any more. */
export const quoteToken = (secret: string, id: string, { email }: Pick<Contact, 'email'>): Promise<string> =>
  linkToken(secret, 'quote link', `${id} ${emailKey(email) ?? ''}`);

/** The one that opens this quote now. */
export async function tokenOf(secret: string, row: Pick<QuoteRow, 'id' | 'contact' | 'token'>): Promise<string> {
  const token = await quoteToken(secret, row.id, contactOf(row));
  // Quotes were once opened by tokens of their ids alone.
  return (await digestOf(token)) === row.token ? token : linkToken(secret, 'quote link', row.id);
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
