import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { sessionsOf } from './accounts/index.ts';
import { capabilities, mails } from './capabilities.ts';
import { healthRoutes } from './health/index.ts';
import { mailboxRoutes } from './mailbox/index.ts';
import { pageRoutes } from './pages/index.ts';
import { problem, sendProblem } from './platform/answers.ts';
import { mountCalls } from './platform/calls/mount.ts';
import type { AppEnv, Dependencies } from './platform/dependencies.ts';
import { deliverQuietly } from './platform/mail/outbox.ts';
import { answerErrors } from './platform/middleware/errors.ts';
import { pipeline, usePipeline } from './platform/middleware/pipeline.ts';

/** `/Website/…` and `/website/…` are one: the first segment is read without regard to case. */
function pathOf(request: Request): string {
  const path = getPath(request);
  return /^\/website(?=\/|$)/i.test(path) ? `/website${path.slice('/website'.length)}` : path;
}

/**
 * The worker as a function of what it is given. A request passes the named middleware, then the capability that has its
 * call; what is no call is a page.
 */
export function createApp(needs: Dependencies, middleware: readonly string[] = pipeline): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ getPath: pathOf });
  app.onError(answerErrors(needs));
  usePipeline(app, needs, middleware);

  const edge = { needs, sessions: sessionsOf(needs), deliver: () => deliverQuietly(needs, mails) };
  for (const { calls } of capabilities) if (calls) mountCalls(app, edge, calls(needs));
  app.all('/website/*', (c) => sendProblem(c, problem('not_found', 'There is no such call.')));

  healthRoutes(app, needs);
  if (needs.mode === 'local') mailboxRoutes(app, needs);
  pageRoutes(app, needs);
  return app;
}
