import { writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { requiredLine } from '../src/domain/fields.ts';
import { copyFrom, copyPersonSql, PersonAct } from './lib/person-sql.ts';
import { fail, runStatements } from './lib/staff-command.ts';

/**
 * `npm run export-person -- --email … --by … --reason … --output FILE [--remote]`: a copy of what we have about somebody, as
 * JSON. Whoever asks has shown that the e-mail is theirs.
 */
const asked: { value?: PersonAct & { output: string } } = {};
const answers = await runStatements({
  usage:
    'npm run export-person -- --email ada@example.ca --by "Ada Byron" --reason "asked by mail of 2026-11-20" --output ada.json [--remote]',
  options: ['email', 'by', 'reason', 'output'],
  read: (values) => values,
  schema: v.object({ ...PersonAct.entries, output: requiredLine(300) }),
  sql: (request, now) => copyPersonSql((asked.value = request), now),
});
if (asked.value) {
  const found = answers.slice(1);
  const away = Number(found.at(-1)?.[0]?.count ?? 0);
  if (away > 0)
    fail(
      `Some of it lies in the archive, of ${away} bookings: bring it back by npm run archive -- --of ${asked.value.email}, and ask again in some minutes.`,
    );
  writeFileSync(asked.value.output, `${JSON.stringify(copyFrom(found, asked.value, new Date()), null, 2)}\n`, {
    mode: 0o600,
  });
  console.log(
    `${asked.value.output} holds what we have about this person: hand it to nobody else, and delete it afterwards.`,
  );
}
