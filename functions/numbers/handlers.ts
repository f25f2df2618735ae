import * as calls from '../../src/domain/numbers/calls.ts';
import { ok } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import { csvFile } from '../platform/csv-file.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { readNumbers } from './numbers.ts';
import { numbersFile } from './tables.ts';

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.officeNumbers, async ({ query }) => ok(await readNumbers(needs, query))),
  answer(calls.officeNumbersFile, async ({ params: { table }, query, c }) =>
    csvFile(
      c,
      `numbers-${table}-${query.from}-${query.to}`,
      numbersFile(await readNumbers(needs, query), table, query.lang),
    ),
  ),
];
