import type { GiveRole, Person } from '../../src/domain/people/people.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { isoInstant } from '../platform/answers.ts';
import { newAccountId } from './account-id.ts';
import * as sql from './office-accounts-sql.ts';
import { PUT_STAFF } from './office-sql.ts';

type Account = NonNullable<Person['account']>;

interface Row {
  id: number;
  first_name: string;
  language: Account['language'];
  role: 'client' | 'trainer';
  teaches: string | null;
  created_at: number;
  has_password: 0 | 1;
  closed_at: number | null;
  office_role: 'staff' | 'owner' | null;
  /** JSON. */
  sessions: string;
}

/** The account of an e-mail, as the office sees it. */
export async function officeAccount(db: D1Database, email: string, at: number): Promise<Account | null> {
  const row = await db.prepare(sql.OFFICE_ACCOUNT).bind(emailKey(email), at).first<Row>();
  return (
    row && {
      ...{ accountId: row.id, firstName: row.first_name, language: row.language, teaches: row.teaches },
      ...{ role: row.office_role ?? row.role, since: isoInstant(row.created_at) },
      ...{ hasPassword: row.has_password === 1, closed: row.closed_at !== null },
      sessions: (JSON.parse(row.sessions) as number[]).map(isoInstant),
    }
  );
}

/** Makes an account, by this id, or opens one that was closed, and tells its owner. */
export function inviting(
  db: D1Database,
  { email, firstName, language, id }: { email: string; firstName: string; language: string; id?: number },
  at: number,
): D1PreparedStatement[] {
  const key = emailKey(email);
  return [
    db.prepare(sql.INVITE_ACCOUNT).bind(id ?? newAccountId(), email, key, firstName, language, at),
    ...(id === undefined ? [] : [db.prepare(sql.IS_ITS_ACCOUNT).bind(key, id)]),
    db.prepare(sql.QUEUE_INVITATION).bind(key, at),
  ];
}

/** Ends what is logged in, everywhere. */
export const endingSessions = (db: D1Database, accountId: number): D1PreparedStatement[] => [
  db.prepare(sql.END_SESSIONS_OF).bind(accountId),
];

/** Nobody logs in any more, nor sets a password. Refused where the account was given a role of the office meanwhile, which would sleep in it. */
export const closing = (db: D1Database, accountId: number, at: number): D1PreparedStatement[] => [
  ...endingSessions(db, accountId),
  ...[sql.FORGET_DEVICES_OF, sql.END_LINKS_OF, sql.NOT_OF_OFFICE].map((one) => db.prepare(one).bind(accountId)),
  db.prepare(sql.CLOSE_ACCOUNT).bind(accountId, at),
];

/** Whether an account is an owner's at this moment. */
export const isOwner = async (db: D1Database, accountId: number): Promise<boolean> =>
  (await db.prepare(sql.IS_OWNER).bind(accountId).first()) !== null;

/**
 * Makes somebody a client, a trainer, or one of the office, who may be a trainer as well. `by` is an owner, and not the account itself; a
 * constraint refuses the batch where that is no owner any more, so that two cannot leave the office without one.
 */
export function givingRole(
  db: D1Database,
  accountId: number,
  { role, teaches, by }: Pick<GiveRole, 'role' | 'teaches'> & { by: number },
  at: number,
): D1PreparedStatement[] {
  const last = [db.prepare(sql.LOCK_OFFICE_OF).bind(accountId), db.prepare(sql.BY_OWNER).bind(by)];
  if (role === 'staff' || role === 'owner') return [db.prepare(PUT_STAFF).bind(accountId, role, at), ...last];
  return [
    db.prepare(sql.LEAVE_OFFICE).bind(accountId),
    db.prepare(sql.SET_ACCOUNT_ROLE).bind(accountId, role, role === 'trainer' ? teaches : null),
    ...last,
  ];
}
