import type { EnquiryKind } from '../../src/domain/enquiries/enquiries.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { KEEP_TOLD } from './sql.ts';
import { heldAt } from './subject.ts';

/** When and where a webinar or an event takes place. Epoch milliseconds. */
export interface Held {
  startsAt: number;
  endsAt: number;
  timeZone: string;
  /** `null` online. */
  placeId: string | null;
}

/** The same as it is stored of who was told. Texts are compared: one in another form would tell everybody of a move. */
export function heldText({ start, end, timeZone, placeId }: NonNullable<ReturnType<typeof heldAt>>): string {
  const held: Held = { startsAt: Date.parse(start), endsAt: Date.parse(end), timeZone, placeId };
  return JSON.stringify(held);
}

/** The statement that keeps what a new registration's mail says of when and where; none of what takes place nowhere. */
export function keepTold(
  { db, siteData }: Pick<Dependencies, 'db' | 'siteData'>,
  id: string,
  subject: { kind: EnquiryKind; about: string; language: Locale },
): D1PreparedStatement[] {
  const held = heldAt(siteData, subject);
  return held ? [db.prepare(KEEP_TOLD).bind(id, heldText(held))] : [];
}
