import type { Handler, Hono, MiddlewareHandler } from 'hono';
import { problem, sendProblem } from '../answers.ts';
import type { AppEnv } from '../dependencies.ts';

/** One path, one method: the handlers run for it, and every other method is answered by 405 with `Allow`. */
export function endpoint<Path extends string>(
  app: Hono<AppEnv>,
  method: 'GET' | 'POST',
  path: Path,
  ...handlers: [...MiddlewareHandler<AppEnv>[], Handler<AppEnv, Path>]
): void {
  app.on(method, path, ...(handlers as [Handler<AppEnv, Path>]));
  app.all(path, (c) => {
    c.header('Allow', method === 'GET' ? 'GET, HEAD' : method);
    return sendProblem(c, problem('method_not_allowed', `This call is a ${method}.`));
  });
}
