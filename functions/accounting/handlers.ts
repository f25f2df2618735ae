import * as calls from '../../src/domain/accounting/calls.ts';
import { ok, problem } from '../platform/answers.ts';
import { csvFile } from '../platform/csv-file.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bookFile, bookTotals } from './books.ts';
import { openMoney } from './money.ts';
import { statementTable } from './statement-file.ts';
import { statementOf } from './statement.ts';

const noStatement = () => problem('not_found', 'There is no such booking, or it names no organisation.');

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.officeMoney, async ({ query }) => ok(await openMoney(needs, query))),
  answer(calls.statement, async ({ params, query }) => {
    const statement = await statementOf(needs, params.id, query);
    return statement ? ok(statement) : noStatement();
  }),
  answer(calls.statementFile, async ({ params: { id, table }, query, c }) => {
    const statement = await statementOf(needs, id, query);
    return statement ? csvFile(c, table, statementTable(statement, table, query)) : noStatement();
  }),
  answer(calls.officeBookTotals, async ({ query }) => ok(await bookTotals(needs, query))),
  answer(calls.officeBooks, async ({ params: { kind }, query, c }) =>
    csvFile(c, `${kind}-${query.from}-${query.to}`, await bookFile(needs, kind, query)),
  ),
];
