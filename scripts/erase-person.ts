import { erasePersonSql, leftBy, PersonAct } from './lib/person-sql.ts';
import { runStatements } from './lib/staff-command.ts';

/**
 * `npm run erase-person -- --email … --by … --reason … [--remote]`: everything that names somebody goes, but for what the law
 * keeps, which is said. Whoever asks has shown that the e-mail is theirs.
 */
const answers = await runStatements({
  usage:
    'npm run erase-person -- --email ada@example.ca --by "Ada Byron" --reason "asked by mail of 2026-11-20" [--remote]',
  options: ['email', 'by', 'reason'],
  read: (values) => values,
  schema: PersonAct,
  sql: erasePersonSql,
});
const left = leftBy(
  answers.map(([row]) => Number(row?.count ?? 0)),
  new Date(),
);
console.log('What named this person in the database is gone; the archive, where there is one, follows within minutes.');
if (left.length > 0) console.log(`Left, and ended by the clock when its time is over:\n- ${left.join('\n- ')}`);
console.log(
  'Not reached from here: the office’s mailbox, backups (they end by themselves), and the schedule, if it names a trainer.',
);
