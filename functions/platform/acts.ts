import type { SessionView } from '../../src/domain/accounts/contract.ts';
import type { ActName, SubjectName } from '../../src/domain/office/acts.ts';
import type { Told } from '../../src/domain/office/told.ts';

/**
 * Refused where the account has not that role any more, since a role is never NULL: it was taken between the guard of the call and
 * what the call writes. account, role, act, what the subject is, its id, reason, before and after (JSON), request, now
 */
const RECORD_ACT = `INSERT INTO office_acts (account_id, role, act, subject, subject_id, reason, before, after, request_id, at)
VALUES (?1, CASE
  WHEN ?2 = 'trainer' THEN (SELECT role FROM accounts WHERE id = ?1 AND role = ?2 AND closed_at IS NULL)
  WHEN EXISTS (
    SELECT 1 FROM staff JOIN accounts ON accounts.id = staff.account_id
    WHERE staff.account_id = ?1 AND staff.role IN (?2, 'owner') AND accounts.closed_at IS NULL
  ) THEN ?2
END, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)`;

/**
 * What somebody of the office did: `before` and `after` hold states, sums, dates and ids, never names or addresses of people, so
 * that an erasure need not look here.
 */
export interface Act {
  subject: SubjectName;
  id: string;
  reason?: string;
  before?: Told;
  after?: Told;
}

/** Who acts, and in which request. */
export interface Actor {
  session: Pick<SessionView, 'accountId' | 'role'>;
  requestId: string;
}

/**
 * The statement that writes an act down: it belongs into the batch of what is done (booking rule 38), and refuses it where the
 * actor is of the office no more.
 */
export function recordAct(
  db: D1Database,
  { session, requestId }: Actor,
  act: ActName,
  { subject, id, reason = '', before, after }: Act,
  at: number,
): D1PreparedStatement {
  const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));
  return db
    .prepare(RECORD_ACT)
    .bind(session.accountId, session.role, act, subject, id, reason, json(before), json(after), requestId, at);
}
