import { endPromoCodeSql, EndedPromoCode, NewPromoCode, newPromoCodeSql } from './lib/promo-code-sql.ts';
import { fail, writeRow } from './lib/staff-command.ts';

/**
 * `npm run promo-code -- --code … --percent 10 --by … [--remote]`: a code that takes something off a booking. What it does
 * never changes: it is ended (`--end` and why), and another one made.
 */
const END_USAGE = 'npm run promo-code -- --code SPRING27 --end "printed with a mistake" --by "Ada Byron" [--remote]';

const isEnd = process.argv.includes('--end');
const name = ({ code }: Record<string, unknown>) => String(code);

if (isEnd) {
  const ended = await writeRow({
    usage: END_USAGE,
    options: ['code', 'end', 'by'],
    read: (values) => values,
    schema: EndedPromoCode,
    sql: endPromoCodeSql,
  });
  if (!ended) fail('There is no code in force of this name. Nothing was changed.');
  console.log(`${name(ended)} takes nothing off any more. What was booked with it stays as it is.`);
} else {
  const made = await writeRow({
    usage: [
      'npm run promo-code -- --code SPRING27 (--percent 10 | --amount 50) --by "Ada Byron"',
      '  [--from 2027-03-01T00:00:00-05:00] [--until 2027-04-01T00:00:00-04:00] [--uses 100] [--uses-each 1]',
      '  [--courses excel-level-1,…] [--kinds software,professional] [--classes …] [--seats 3] [--note …] [--remote]',
      END_USAGE,
    ].join('\n'),
    options: [
      ...(['code', 'percent', 'amount', 'from', 'until', 'uses', 'uses-each'] as const),
      ...(['courses', 'kinds', 'classes', 'seats', 'note', 'by'] as const),
    ],
    read: ({ 'uses-each': usesOfContact, ...values }) => ({ ...values, usesOfContact }),
    schema: NewPromoCode,
    sql: newPromoCodeSql,
  });
  if (!made) fail('There is a code of this name already. Nothing was changed.');
  console.log(`${name(made)} can be used at checkout.`);
}
