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

interface ReadAndWrite {
  /** Pass for both. */
  guards: MiddlewareHandler<AppEnv>[];
  get: Handler<AppEnv>;
  /** Pass for the POST, after the others. */
  postGuards: MiddlewareHandler<AppEnv>[];
  post: Handler<AppEnv>;
}

/** One path that is read and written to; every other method is answered by 405 with `Allow`. */
export function readAndWrite(app: Hono<AppEnv>, path: string, { guards, get, postGuards, post }: ReadAndWrite): void {
  app.on('GET', path, ...([...guards, get] as [Handler<AppEnv>]));
  app.on('POST', path, ...([...guards, ...postGuards, post] as [Handler<AppEnv>]));
  app.all(path, (c) => {
    c.header('Allow', 'GET, HEAD, POST');
    return sendProblem(c, problem('method_not_allowed', 'This call is a GET or a POST.'));
  });
}
