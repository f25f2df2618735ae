import * as calls from '../../src/domain/training/calls.ts';
import { ok } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { currentClass } from '../training/index.ts';
import { storeRequest } from './request.ts';

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.liveSupport, async ({ session }) => ok({ current: await currentClass(needs, session) })),
  answer(calls.askForHelp, ({ keyed, session, body }) => storeRequest(needs, keyed, session.accountId, body), {
    delivers: true,
  }),
];
