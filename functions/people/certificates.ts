import type { Context } from 'hono';
import type { Certificate } from '../../src/domain/certificates/contract.ts';
import { certificatesPaper } from '../certificates/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { pdfAnswer } from '../platform/documents/paper.ts';
import { keyOf } from '../platform/person-key.ts';
import { CERTIFICATES_OF_BOOKINGS, CERTIFICATES_OF_CLIENT } from './sql.ts';
import { idsOfColleagues } from './training-list.ts';

/** Pages of one file: a year of a large client. */
const MOST = 200;

type Needs = Pick<Dependencies, 'db' | 'now' | 'print' | 'origin'>;

/** Certificates of whom somebody booked for, as one file; `null` where there is none. */
export async function personCertificates(needs: Needs, id: string, c: Context): Promise<Response | null> {
  const key = await keyOf(needs.db, id);
  return key === null ? null : fileOf(needs, CERTIFICATES_OF_CLIENT, key, c);
}

/** The same of everybody of their organisation. */
export async function organisationCertificates(
  needs: Needs,
  id: string,
  { whole, c }: { whole: boolean; c: Context },
): Promise<Response | null> {
  const bookings = await idsOfColleagues(needs, id, whole);
  return bookings === null ? null : fileOf(needs, CERTIFICATES_OF_BOOKINGS, bookings, c);
}

/** `whose` is what the statement is bound to. */
async function fileOf({ db, print, origin }: Needs, statement: string, whose: string, c: Context) {
  const { results } = await db.prepare(statement).bind(whose, MOST).all<{ document: string }>();
  if (results.length === 0) return null;
  const certificates = results.map(({ document }) => JSON.parse(document) as Certificate);
  return pdfAnswer(c, await print(certificatesPaper(certificates, origin)), 'certificates.pdf');
}
