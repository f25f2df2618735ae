import * as calls from '../../src/domain/training/calls.ts';
import * as officeCalls from '../../src/domain/training/office-calls.ts';
import { ok, problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { listReports, readReport } from './office.ts';
import { classesToReport, storeReport } from './report.ts';

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.reportClasses, async ({ session }) => ok(await classesToReport(needs, session.accountId))),
  answer(calls.sendReport, ({ keyed, session, body }) => storeReport(needs, keyed, session.accountId, body), {
    delivers: true,
  }),
  answer(officeCalls.trainerReports, async ({ query }) => ok(await listReports(needs, query))),
  answer(officeCalls.trainerReport, async ({ params }) => {
    const report = await readReport(needs, params.id);
    return report ? ok(report) : problem('not_found', 'There is no such report.');
  }),
];
