import type { RegistrationKind } from '../../src/domain/enquiries/registration.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { ASK_ANEW } from './decide-sql.ts';
import { END_PROVED } from './registration-sql.ts';
import { QUEUE_ENQUIRY_MAILS } from './sql.ts';
import { keepTold } from './told.ts';

/** What is sent by somebody whom the office refused places of the same event. */
export interface AskedAnew {
  reference: string;
  kind: RegistrationKind;
  about: string;
  language: Locale;
  page: string;
  email: string;
  email_key: string;
  /** JSON. */
  fields: string;
  key: string | null;
  fingerprint: string;
  from_network: string | null;
}

/**
 * Has a registration that was refused wait for the office again, which is told as of a new one; nothing where somebody was faster.
 * `unproved` is the row whose link was pressed, or `null` where a session proves the address. Whether it was written.
 */
export async function askAnew(
  needs: Pick<Dependencies, 'db' | 'siteData'>,
  id: string,
  asked: AskedAnew,
  unproved: string | null,
  at: number,
): Promise<boolean> {
  const { db, siteData } = needs;
  const { reference, language, page, email, fields, key, fingerprint, from_network: network } = asked;
  const written = await writeTogether(db, [
    db.prepare(ASK_ANEW).bind(id, reference, language, page, email, fields, key, fingerprint, at, network, unproved),
    ...keepTold(needs, id, asked),
    db.prepare(QUEUE_ENQUIRY_MAILS).bind(id, siteData.mail.office, at),
    db.prepare(END_PROVED).bind(asked.kind, asked.about, asked.email_key),
  ]);
  return written?.[0]?.meta.changes === 1;
}
