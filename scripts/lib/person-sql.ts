import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { NOTES_OF_PERSON } from '../../functions/archive/stored.ts';
import { copyOf, leaving } from '../../functions/platform/copied.ts';
import { copying, erasing, type Stored } from '../../functions/platform/stored.ts';
import { storedData } from '../../functions/stored-data.ts';
import { Email, emailKey, requiredLine } from '../../src/domain/fields.ts';
import { present } from '../../src/domain/present.ts';
import { quoted } from './account-sql.ts';

/** What staff say of an act on somebody's data (booking rule 38). */
export const PersonAct = v.object({ email: Email, by: requiredLine(100), reason: requiredLine(300) });

export type PersonAct = v.InferOutput<typeof PersonAct>;

const keyOf = ({ email }: PersonAct) => present(emailKey(email), 'an e-mail');

/** For the command line of the database alone, which binds no parameters. */
const withKey = (statement: string, key: string) =>
  statement.replaceAll(/\s+/g, ' ').replaceAll('?1', () => quoted(key));

function written(act: 'person_erased' | 'person_copied', request: PersonAct, now: Date): string {
  const person = createHash('sha256').update(keyOf(request)).digest('hex');
  const values = [now.getTime(), quoted(act), quoted(request.by), quoted(request.reason), quoted(person)];
  return `INSERT INTO staff_acts (at, act, who, reason, person) VALUES (${values.join(', ')})`;
}

const joined = (statements: readonly string[]) => statements.map((one) => `${one};`).join(' ');

/** What an erasure leaves of somebody, by rows of the table. */
const left = leaving(storedData);

/**
 * The statements that erase somebody, in one line, with the line that says who did it. Those between say how many rows stay, while
 * what leads to them is there: `leftBy` reads them.
 */
export function erasePersonSql(request: PersonAct, now: Date): string {
  const counts = left.map(({ statement }) => statement);
  const statements = [...counts, ...erasing(storedData)].map((one) => withKey(one, keyOf(request)));
  return joined([written('person_erased', request, now), ...statements]);
}

/** What stays of somebody, from the answers of `erasePersonSql`. */
export function leftBy(counts: readonly number[], now: Date): string[] {
  return left.flatMap(({ row }, at) => {
    const count = counts.at(at + 1) ?? 0;
    return count === 0 ? [] : [`${row.table}: ${count} (${row.kept?.because}; ${untilOf(row, now)})`];
  });
}

function untilOf({ life }: Stored, now: Date): string {
  if (life === null) return 'until it is over';
  if ('days' in life) return `until ${life.days} days after its end`;
  return `until the end of ${now.getUTCFullYear() + life.yearsAfterTheYear} at the latest`;
}

/** How many bookings have mails or papers of somebody that the database does not. ?1 is the key of the e-mail. */
const AWAY = `SELECT COUNT(*) AS count FROM archived_bookings WHERE away = 1 AND (${NOTES_OF_PERSON})`;

/**
 * The statements of a copy of what we have about somebody, in one line; `copyFrom` makes it of their answers. The last says how many
 * bookings are to be brought back from the archive first.
 */
export function copyPersonSql(request: PersonAct, now: Date): string {
  const statements = [...copying(storedData).map(({ statement }) => statement), AWAY].map((one) =>
    withKey(one, keyOf(request)),
  );
  return joined([written('person_copied', request, now), ...statements]);
}

/** A copy in a common format, of the answers to `copyPersonSql`. */
export const copyFrom = (answers: readonly (readonly { found?: unknown }[])[], { email }: PersonAct, now: Date) =>
  copyOf(storedData, answers, { email, now });
