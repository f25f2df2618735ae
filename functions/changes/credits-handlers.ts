import { creditsTable, officeCredits } from '../../src/domain/changes/office-calls.ts';
import { ok } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import { csvFile } from '../platform/csv-file.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { listCredits } from './credits-list.ts';
import { creditsFile } from './credits-table.ts';

export const creditsHandlers = (needs: Dependencies): readonly Route[] => [
  answer(officeCredits, async ({ query }) => ok(await listCredits(needs, query))),
  answer(creditsTable, async ({ query, c }) =>
    csvFile(c, query.on === '' ? 'credits' : `credits-${query.on}`, await creditsFile(needs, query)),
  ),
];
