import * as calls from '../../src/domain/follow-ups/calls.ts';
import { ok, problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { moveFollowUp, noteFollowUp, turnFollowUp } from './acts.ts';
import { followUpsOf, listFollowUps } from './list.ts';

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.officeFollowUps, async ({ query, session }) => ok(await listFollowUps(needs, query, session.accountId))),
  answer(calls.followUpsAbout, async ({ params, session }) => {
    const found = await followUpsOf(needs, params, session.accountId);
    return found ? ok(found) : problem('not_found', 'There is no such file.');
  }),
  answer(calls.noteFollowUp, (asked) => noteFollowUp(needs, asked)),
  answer(calls.moveFollowUp, (asked) => moveFollowUp(needs, asked)),
  answer(calls.finishFollowUp, (asked) => turnFollowUp(needs, 'done', asked)),
  answer(calls.reopenFollowUp, (asked) => turnFollowUp(needs, 'open', asked)),
];
