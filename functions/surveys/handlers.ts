import * as calls from '../../src/domain/training/calls.ts';
import * as officeCalls from '../../src/domain/training/office-calls.ts';
import { datedClass } from '../catalogue/index.ts';
import { ok } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import { csvFile } from '../platform/csv-file.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { ownClasses } from '../training/index.ts';
import { surveyComments, surveyResults } from './results.ts';
import { storeSurvey } from './survey.ts';
import { surveyFile } from './tables.ts';

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.surveyClasses, async ({ session }) => {
    const at = needs.now().getTime();
    const rows = await ownClasses(needs, session.accountId);
    const begun = rows.filter((row) => row.starts_at <= at && row.state !== 'cancelled' && row.state !== 'withdrawn');
    return ok({
      classes: begun.reverse().map((row) => ({ event: datedClass(row, at), surveyed: row.surveyed === 1 })),
    });
  }),

  answer(calls.sendSurvey, ({ keyed, session, body }) => storeSurvey(needs, keyed, session.accountId, body)),

  answer(officeCalls.surveyResults, async ({ query }) => ok(await surveyResults(needs, query))),
  answer(officeCalls.surveyComments, async ({ query }) => ok(await surveyComments(needs, query))),
  answer(officeCalls.surveyTable, async ({ params: { kind }, query, c }) =>
    csvFile(c, `survey-${kind}`, await surveyFile[kind](needs, query)),
  ),
];
