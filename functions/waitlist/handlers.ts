import * as calls from '../../src/domain/waitlist/calls.ts';
import { networkSeen } from '../booking/index.ts';
import { ok, problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { refusedMail } from '../platform/limits/limited.ts';
import { officeHandlers } from './office.ts';
import { confirmWait, joinWaitlist, leaveWaitlist, waitOf } from './wait.ts';

export const handlers = (needs: Dependencies): Route[] => [
  ...officeHandlers(needs),
  answer(
    calls.joinWaitlist,
    async ({ body, c }) =>
      (await refusedMail(c, needs, body.email)) ?? joinWaitlist(needs, body, await networkSeen(needs, c)),
    { delivers: true, needsSecret: true },
  ),
  answer(calls.waitOf, async ({ params }) => {
    const view = await waitOf(needs, params.token);
    return view ? ok(view) : problem('not_found', 'Nobody waits by this link.');
  }),
  answer(calls.confirmWait, async ({ params, c }) => confirmWait(needs, params.token, await networkSeen(needs, c)), {
    needsSecret: true,
  }),
  answer(calls.leaveWaitlist, ({ params }) => leaveWaitlist(needs, params.token)),
];
