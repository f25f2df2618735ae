import type * as calls from '../../src/domain/people/calls.ts';
import type { Erased } from '../../src/domain/people/people.ts';
import type { Person } from '../../src/domain/people/people.ts';
import { bringBackOf } from '../archive/index.ts';
import {
  closing,
  endingSessions,
  givingRole,
  inviting,
  isOwner,
  newAccountId,
  officeAccount,
} from '../accounts/index.ts';
import { notePhone } from '../classes/index.ts';
import { done, jsonOf, ok, problem, type AnswerTo } from '../platform/answers.ts';
import { copyOf, leaving } from '../platform/copied.ts';
import type { Asked } from '../platform/calls/route.ts';
import { rowsOf, writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { digestOf } from '../platform/secrets.ts';
import { copying, erasing } from '../platform/stored.ts';
import { keyOf } from '../platform/person-key.ts';
import { personFile } from './person.ts';

const noSuchPerson = () => problem('not_found', 'There is no such person.');
const notHere = () => problem('closed', 'Who works in the office, oneself too, is not changed so.');

type Account = NonNullable<Person['account']>;

const standing = ({ role, closed, sessions }: Account) => ({ role, closed, sessions: sessions.length });

interface Todo {
  statements: D1PreparedStatement[];
  after: object;
  reason?: string;
}

/** Something that is done to an account, once. */
async function onAccount(
  { db, now }: Dependencies,
  { params: { id }, keyed, acted }: Pick<Asked<typeof calls.giveRole>, 'params' | 'keyed' | 'acted'>,
  work: (account: Account, at: number) => Todo | null | Promise<Todo | null>,
): Promise<AnswerTo<typeof calls.giveRole>> {
  return once<undefined, 'closed' | 'not_found'>(db, keyed, async () => {
    const at = now().getTime();
    const key = await keyOf(db, id);
    const account = key === null ? null : await officeAccount(db, key, at);
    if (!account) return noSuchPerson();
    const todo = await work(account, at);
    if (!todo) return notHere();
    const { statements, after, reason = '' } = todo;
    const act = {
      subject: 'account',
      id: String(account.accountId),
      reason,
      before: standing(account),
      after,
    } as const;
    const written = await writeTogether(db, [
      ...statements,
      acted(act, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

/** Makes an account, or opens one that was closed. */
export function invitePerson(needs: Dependencies, asked: Asked<typeof calls.invitePerson>) {
  const { db, now } = needs;
  const { params, body, keyed, acted } = asked;
  return once<undefined, 'not_found'>(db, keyed, async () => {
    const person = await personFile(needs, params.id);
    if (!person) return noSuchPerson();
    const at = now().getTime();
    const before = person.account ? standing(person.account) : { account: false };
    const written = await writeTogether(db, [
      ...inviting(db, { ...body, email: person.email }, at),
      acted({ subject: 'client', id: params.id, before, after: { account: true, closed: false } }, at),
      storeDone(db, keyed, { about: params.id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

/** Makes the account of somebody of whom nothing is known: what they may do, an owner says afterwards. */
export function inviteNew(
  { db, now }: Dependencies,
  { body, keyed, acted }: Asked<typeof calls.inviteNew>,
): Promise<AnswerTo<typeof calls.inviteNew>> {
  return once(db, keyed, async (): Promise<AnswerTo<typeof calls.inviteNew> | null> => {
    const at = now().getTime();
    const known = await officeAccount(db, body.email, at);
    if (known && !known.closed) return problem('closed', 'There is an account of this e-mail.');
    const accountId = known?.accountId ?? newAccountId();
    const id = `a-${accountId}`;
    const json = jsonOf({ id });
    const before = known ? standing(known) : { account: false };
    const written = await writeTogether(db, [
      ...inviting(db, { ...body, id: accountId }, at),
      acted({ subject: 'client', id, before, after: { account: true, closed: false } }, at),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}

/** Those of an owner are ended by an owner. */
export const endSessions = (needs: Dependencies, asked: Asked<typeof calls.endSessions>) =>
  onAccount(needs, asked, async ({ accountId, role }) =>
    role === 'owner' && !(await isOwner(needs.db, asked.session.accountId))
      ? null
      : { statements: endingSessions(needs.db, accountId), after: { sessions: 0 } },
  );

/** Who works in the office leaves it first: an owner says so. */
export const closeAccount = (needs: Dependencies, asked: Asked<typeof calls.closeAccount>) =>
  onAccount(needs, asked, ({ accountId, role }, at) =>
    role === 'staff' || role === 'owner'
      ? null
      : {
          statements: closing(needs.db, accountId, at),
          ...{ after: { closed: true, sessions: 0 }, reason: asked.body.reason },
        },
  );

/** By which number somebody is called who teaches under that name. */
export const notePersonsPhone = (needs: Dependencies, asked: Asked<typeof calls.notePersonsPhone>) =>
  onAccount(needs, asked, ({ teaches }, at) =>
    teaches === asked.body.trainer ? { statements: [notePhone(needs.db, asked.body, at)], after: {} } : null,
  );

/** Nobody says so of themselves: an office without an owner could not be mended from within. */
export const giveRole = (needs: Dependencies, asked: Asked<typeof calls.giveRole>) =>
  onAccount(needs, asked, async ({ accountId }, at) => {
    const by = asked.session.accountId;
    // Another owner may have taken that from whoever asks, at this very moment.
    if (accountId === by || !(await isOwner(needs.db, by))) return null;
    return {
      statements: givingRole(needs.db, accountId, { ...asked.body, by }, at),
      ...{ after: { role: asked.body.role }, reason: asked.body.reason },
    };
  });

/** Everything that is stored of somebody. It is not kept with its key: asked again, it is made again. */
export async function copyPerson(needs: Dependencies, { params: { id }, body, acted }: Asked<typeof calls.copyPerson>) {
  const { db, now, stored } = needs;
  const key = await keyOf(db, id);
  if (key === null) return noSuchPerson();
  await bringBackOf(needs, key);
  const at = now();
  const results = await db.batch([
    ...copying(stored()).map(({ statement }) => db.prepare(statement).bind(key)),
    acted({ subject: 'client', id, reason: body.reason, after: { person: await digestOf(key) } }, at.getTime()),
  ]);
  const answers = results.slice(0, -1).map((result) => rowsOf<{ found: unknown }>(result));
  return ok(copyOf(stored(), answers, { email: key, now: at }) as Record<string, unknown>);
}

/** Everything that names somebody goes, but for what the law keeps, which is said (booking rule 40). */
export function erasePerson(
  { db, now, stored }: Dependencies,
  { params: { id }, body, keyed, acted }: Asked<typeof calls.erasePerson>,
) {
  return once<Erased, 'not_found' | 'closed'>(db, keyed, async () => {
    const at = now().getTime();
    const key = await keyOf(db, id);
    if (key === null) return noSuchPerson();
    const account = await officeAccount(db, key, at);
    if (account?.role === 'staff' || account?.role === 'owner') return notHere();
    const counted = leaving(stored());
    const counts = await db.batch(counted.map(({ statement }) => db.prepare(statement).bind(key)));
    const left = counted.flatMap(({ row: { table, kept } }, index) => {
      const rows = rowsOf<{ count: number }>(counts[index])[0]?.count ?? 0;
      return rows === 0 ? [] : [{ table, rows, because: kept?.because ?? '' }];
    });
    const json = jsonOf<Erased>({ left });
    const person = await digestOf(key);
    const written = await writeTogether(db, [
      ...erasing(stored()).map((statement) => db.prepare(statement).bind(key)),
      acted({ subject: 'client', id, reason: body.reason, after: { person, left: left.length } }, at),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}
