import type { Context, Handler, Hono } from 'hono';
import type { Call } from '../../../src/domain/api/call.ts';
import { problem, sendProblem } from '../answers.ts';
import type { AppEnv } from '../dependencies.ts';

/** An address that is no call of the API, and can only be read. */
export function readAt<Path extends string>(app: Hono<AppEnv>, path: Path, handler: Handler<AppEnv, Path>): void {
  app.get(path, handler);
  app.all(path, methodNotAllowed(['GET']));
}

/** 405 with `Allow`, for an address that only these methods are for. */
export function methodNotAllowed(methods: readonly Call['method'][]): (c: Context<AppEnv>) => Response {
  const names = ['GET', 'POST'].filter((name) => methods.some((method) => method === name));
  return (c) => {
    c.header('Allow', names.join(', ').replace('GET', 'GET, HEAD'));
    return sendProblem(c, problem('method_not_allowed', `This call is a ${names.join(' or a ')}.`));
  };
}
