import * as calls from '../../src/domain/accounting/calls.ts';
import { ok, problem } from '../platform/answers.ts';
import { csvFile } from '../platform/csv-file.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bookFile, bookTotals } from './books.ts';
import { openMoney, statementOf } from './money.ts';
import { organisationStatement } from './organisation-statement.ts';

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.officeMoney, async ({ query }) => ok(await openMoney(needs, query))),
  answer(calls.clientStatement, async ({ params }) => {
    const statement = await statementOf(needs, params.id);
    return statement ? ok(statement) : problem('not_found', 'There is no such booking.');
  }),
  answer(calls.organisationStatement, async ({ params, query, c }) => {
    const text = await organisationStatement(needs, params.id, query.lang);
    return text === null ? problem('not_found', 'There is no such organisation.') : csvFile(c, 'statement', text);
  }),
  answer(calls.officeBookTotals, async ({ query }) => ok(await bookTotals(needs, query))),
  answer(calls.officeBooks, async ({ params: { kind }, query, c }) =>
    csvFile(c, `${kind}-${query.from}-${query.to}`, await bookFile(needs, kind, query)),
  ),
];
