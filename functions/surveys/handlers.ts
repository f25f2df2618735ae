import * as calls from '../../src/domain/training/calls.ts';
import { datedClass } from '../catalogue/index.ts';
import { ok } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { ownClasses } from '../training/index.ts';
import { storeSurvey } from './survey.ts';

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
];
