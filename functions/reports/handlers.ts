import * as calls from '../../src/domain/training/calls.ts';
import { ok } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { classesToReport, storeReport } from './report.ts';

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.reportClasses, async ({ session }) => ok(await classesToReport(needs, session.accountId))),
  answer(calls.sendReport, ({ keyed, session, body }) => storeReport(needs, keyed, session.accountId, body), {
    delivers: true,
  }),
];
