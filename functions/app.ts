import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { accountRoutes } from './accounts/routes.ts';
import { problem, sendProblem } from './platform/answers.ts';
import { bookingRoutes } from './booking/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import type { AppEnv, Dependencies } from './platform/dependencies.ts';
import { enquiryRoutes } from './enquiries/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { mailboxRoutes } from './mailbox/routes.ts';
import { answerErrors } from './platform/middleware/errors.ts';
import { pipeline, usePipeline } from './platform/middleware/pipeline.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { surveyRoutes } from './surveys/routes.ts';
import { trainingRoutes } from './training/routes.ts';

/** `/Website/…` and `/website/…` are one: the first segment is read without regard to case. */
export function pathOf(request: Request): string {
  const path = getPath(request);
  return /^\/website(?=\/|$)/i.test(path) ? `/website${path.slice('/website'.length)}` : path;
}

/**
 * The worker as a function of what it is given. A request passes the named middleware, then the first capability that
 * knows its path; what none knows is a page.
 */
export function createApp(needs: Dependencies, middleware: readonly string[] = pipeline): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ getPath: pathOf });
  app.onError(answerErrors(needs));
  usePipeline(app, needs, middleware);

  catalogueRoutes(app, needs);
  searchRoutes(app, needs);
  bookingRoutes(app, needs);
  accountRoutes(app, needs);
  newsletterRoutes(app, needs);
  trainingRoutes(app, needs);
  surveyRoutes(app, needs);
  reportRoutes(app, needs);
  supportRoutes(app, needs);
  enquiryRoutes(app, needs);
  app.all('/website/*', (c) => sendProblem(c, problem('not_found', 'There is no such call.')));

  healthRoutes(app, needs);
  if (needs.mode === 'local') mailboxRoutes(app, needs);
  pageRoutes(app, needs);
  return app;
}
