import type { ErrorHandler } from 'hono';
import { problem, sendProblem } from '../answers.ts';
import { isConstraintFailure, isDatabaseFailure } from '../database.ts';
import type { AppEnv, Log } from '../dependencies.ts';

/**
 * What nobody expected: logged with the request's id, answered without a word about the cause. A database that fails
 * is a 503 that may be tried again; everything else is a 500.
 */
export function answerErrors(log: Log): ErrorHandler<AppEnv> {
  return function answerErrors(error, c) {
    const requestId = c.get('requestId');
    const unavailable = isDatabaseFailure(error) && !isConstraintFailure(error);
    log('error', unavailable ? 'database_unavailable' : 'unexpected_error', {
      requestId,
      method: c.req.method,
      call: callOf(c.req.path),
      error: error.message,
      stack: error.stack,
    });
    return sendProblem(
      c,
      unavailable
        ? problem('database_unavailable', 'The database does not answer. Please try again.', { requestId })
        : problem('unexpected', 'Something went wrong.', { requestId }),
    );
  };
}

/** The call without what follows it: a reference opens a booking and belongs in no log. */
function callOf(path: string): string {
  return path.split('/', 3).join('/').slice(0, 80);
}
