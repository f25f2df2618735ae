import type { Context, ErrorHandler } from 'hono';
import type { ContentfulStatusCode, RedirectStatusCode } from 'hono/utils/http-status';
import { isWithin, NO_PAGES } from '../../../src/domain/site/addresses.ts';
import { localeOfPath } from '../../../src/i18n/locales.ts';
import { codeOfStatus, problem, sendProblem } from '../answers.ts';
import { isConstraintFailure, isDatabaseFailure } from '../database.ts';
import type { AppEnv, Dependencies } from '../dependencies.ts';
import { errorPage } from '../built-page.ts';
import { reportError } from '../errors/report.ts';
import { isApiPath } from './api-headers.ts';
import { readsPage } from './plain-form.ts';
import { routeClassOf } from './request-log.ts';

const REDIRECT = 'ERR_REDIRECT';

/** Thrown where an answer cannot be returned: the visitor is sent to `location`, a path of this site. */
export class RedirectError extends Error {
  readonly location: string;
  readonly status: RedirectStatusCode;

  constructor(location: string, status: RedirectStatusCode = 302) {
    super(REDIRECT);
    this.location = location;
    this.status = status;
  }
}

/**
 * What nobody expected: logged with the request's id, answered without a word about the cause, as the built page to who
 * reads a page and as JSON to everyone else. An error without a status is a 500; a database that fails is a 503 that
 * may be tried again; `ERR_REDIRECT` is no failure at all.
 */
export function answerErrors(needs: Dependencies): ErrorHandler<AppEnv> {
  const { log, assets, origin, siteData } = needs;
  return async function answerErrors(error, c) {
    const location = redirectOf(error, origin);
    if (location !== undefined) {
      const status = statusOf(error, 300, 399) ?? 302;
      return c.body(null, status as RedirectStatusCode, { location, 'cache-control': 'no-store' });
    }

    const requestId = c.get('requestId');
    const unavailable = isDatabaseFailure(error) && !isConstraintFailure(error);
    const status = unavailable ? 503 : ((statusOf(error, 400, 599) ?? 500) as ContentfulStatusCode);
    log(status < 500 ? 'warn' : 'error', unavailable ? 'database_unavailable' : 'unexpected_error', {
      requestId,
      release: siteData.build.id,
      method: c.req.method,
      call: callOf(c),
      error: error.message,
      stack: error.stack,
    });

    if (unavailable) c.set('databaseFailed', true);
    if (status >= 500) inBackground(c, reportError(needs, { requestId, route: routeClassOf(c), error }));

    if (isPage(c)) return errorPage(c, assets, localeOfPath(c.req.path), status);
    if (unavailable) {
      return sendProblem(
        c,
        problem('database_unavailable', 'The database does not answer. Please try again.', { requestId }),
      );
    }
    const message = isOurs(error, status) ? error.message : 'Something went wrong.';
    return sendProblem(c, problem(codeOfStatus(status), message, { requestId }), status);
  };
}

/** The answer does not wait for it, and the worker lives until it is done. */
function inBackground(c: Context, work: Promise<void>): void {
  try {
    c.executionCtx.waitUntil(work);
  } catch {
    // Whoever asks without a context waits for nothing.
  }
}

/** Its message was written for whoever asked: a mistake of theirs, or one in the list of middleware. */
function isOurs(error: Error, status: number): boolean {
  return status < 500 || error.message.startsWith('Unknown middleware ');
}

function statusOf(error: Error, from: number, to: number): number | undefined {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status >= from && status <= to ? status : undefined;
}

/** Where an `ERR_REDIRECT` leads, if that is on this site. */
function redirectOf(error: Error, origin: string): string | undefined {
  const { location } = error as { location?: unknown };
  if (error.message !== REDIRECT || typeof location !== 'string') return undefined;
  const target = URL.canParse(location, origin) ? new URL(location, origin) : undefined;
  // A path of two slashes is another host, once it stands alone.
  if (target?.origin !== origin || target.pathname.startsWith('//')) return undefined;
  return target.pathname + target.search + target.hash;
}

function isPage(c: Context): boolean {
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD' || readsPage(c);
  return reads && !isWithin(NO_PAGES, c.req.path);
}

/** The call without what follows it: a reference opens a booking and belongs in no log, nor does what a visitor typed. */
function callOf(c: Context<AppEnv>): string {
  return isApiPath(c.req.path) ? c.req.path.split('/', 3).join('/').slice(0, 80) : (c.get('route') ?? 'page');
}
