import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { sessionsOf } from './accounts/index.ts';
import { bookingOfSecret, countedAs } from './booking/index.ts';
import { capabilities, mails } from './capabilities.ts';
import { healthRoutes } from './health/index.ts';
import { mailboxRoutes } from './mailbox/index.ts';
import { metricsRoutes } from './metrics/index.ts';
import { pageRoutes } from './pages/index.ts';
import { problem, sendProblem } from './platform/answers.ts';
import { mountCalls } from './platform/calls/mount.ts';
import { spellingOf } from './platform/calls/spelling.ts';
import type { AppEnv, Dependencies } from './platform/dependencies.ts';
import { deliverQuietly, gathering } from './platform/mail/outbox.ts';
import { answerErrors } from './platform/middleware/errors.ts';
import { pipeline, usePipeline } from './platform/middleware/pipeline.ts';

/**
 * The worker as a function of what it is given. A request passes the named middleware, then the capability that has its
 * call; what is no call is a page.
 */
export function createApp(needs: Dependencies, middleware: readonly string[] = pipeline): Hono<AppEnv> {
  const calls = capabilities.flatMap((capability) => [capability.calls?.(needs) ?? []]);
  const spelling = spellingOf(calls.flat().map(({ call }) => call));
  const app = new Hono<AppEnv>({ getPath: (request) => spelling(getPath(request)) });
  app.onError(answerErrors(needs));
  usePipeline(app, needs, middleware);

  const deliver = () => deliverQuietly(needs, mails);
  const edge = {
    needs,
    sessions: sessionsOf(needs),
    deliver: needs.gatherMs === undefined ? deliver : gathering(deliver, needs.gatherMs),
    bookingOf: async (secret: string) => countedAs(await bookingOfSecret(needs, secret)),
  };
  for (const routes of calls) mountCalls(app, edge, routes);
  app.all('/website/*', (c) => sendProblem(c, problem('not_found', 'There is no such call.')));

  healthRoutes(app, needs);
  metricsRoutes(app, needs);
  if (needs.mode === 'local') mailboxRoutes(app, needs);
  pageRoutes(app, needs);
  return app;
}
