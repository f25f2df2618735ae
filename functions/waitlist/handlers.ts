import { limits } from '../../src/domain/api/limits.ts';
import { emailKey } from '../../src/domain/fields.ts';
import * as calls from '../../src/domain/waitlist/calls.ts';
import { ok, problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { refusedByLimits } from '../platform/limits/limited.ts';
import { confirmWait, joinWaitlist, leaveWaitlist, waitOf } from './wait.ts';

export const handlers = (needs: Dependencies): Route[] => [
  answer(
    calls.joinWaitlist,
    async ({ body, c }) =>
      (await refusedByLimits(c, needs, [{ rule: limits.enquiryMail, who: emailKey(body.email) ?? '' }])) ??
      joinWaitlist(needs, body),
    { delivers: true, needsSecret: true },
  ),
  answer(calls.waitOf, async ({ params }) => {
    const view = await waitOf(needs, params.token);
    return view ? ok(view) : problem('not_found', 'Nobody waits by this link.');
  }),
  answer(calls.confirmWait, ({ params }) => confirmWait(needs, params.token)),
  answer(calls.leaveWaitlist, ({ params }) => leaveWaitlist(needs, params.token)),
];
