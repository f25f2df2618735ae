import type { AboutKind, FollowUps, FollowUpsQuery } from '../../src/domain/follow-ups/follow-ups.ts';
import { PAGE_ROWS } from '../../src/domain/office/audit.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { officeColleagues } from '../accounts/index.ts';
import { keyOf } from '../platform/person-key.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { followUpOf, type FollowUpRow } from './row.ts';
import * as sql from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

/** Of one file: more than these are not shown. */
const MOST_ROWS = 100;

/** Today, by the office's clock. */
export const todayOf = ({ now, siteData }: Needs): string => dateIn(siteData.office.timeZone, now().getTime());

/** A page of follow-ups as somebody of the office sees them. */
export async function listFollowUps(
  needs: Needs,
  { state, who, next }: FollowUpsQuery,
  account: number,
): Promise<FollowUps> {
  const { db } = needs;
  const whose = who === '' ? null : who === 'me' ? account : Number(who);
  const [place = '', id = ''] = next.split(' ');
  const statement =
    state === 'done'
      ? db.prepare(sql.LIST_DONE).bind(account, whose, place === '' ? null : Number(place), id, PAGE_ROWS + 1)
      : db.prepare(sql.LIST_OPEN).bind(account, state, todayOf(needs), whose, place, id, PAGE_ROWS + 1);
  const [{ results }, staff] = await Promise.all([statement.all<FollowUpRow>(), officeColleagues(db)]);
  const shown = results.slice(0, PAGE_ROWS);
  const last = shown.at(-1);
  return {
    ...{ followUps: shown.map(followUpOf), staff },
    next: results.length > PAGE_ROWS && last ? `${last.done_at ?? last.day} ${last.id}` : null,
  };
}

interface About {
  about: AboutKind;
  id: string;
}

/** What follow-ups can stand beside, with the key of a client; `null` where there is no such file. */
export async function subjectOf(db: D1Database, { about, id }: About): Promise<{ key: string | null } | null> {
  if (about === 'client') {
    const key = await keyOf(db, id);
    return key === null ? null : { key };
  }
  const found = await db
    .prepare(about === 'booking' ? sql.IS_BOOKED : sql.IS_ENTRY)
    .bind(id)
    .first();
  return found && { key: null };
}

/** Those of one file, open ones first; `null` where there is no such file. */
export async function followUpsOf(needs: Needs, file: About, account: number): Promise<FollowUps | null> {
  const { db } = needs;
  const subject = await subjectOf(db, file);
  if (!subject) return null;
  const { key } = subject;
  const statement =
    key === null
      ? db.prepare(sql.FOLLOW_UPS_ABOUT).bind(account, file.about, file.id, MOST_ROWS)
      : db.prepare(sql.FOLLOW_UPS_OF_CLIENT).bind(account, key, MOST_ROWS);
  const [{ results }, staff] = await Promise.all([statement.all<FollowUpRow>(), officeColleagues(db)]);
  return { followUps: results.map(followUpOf), next: null, staff };
}
