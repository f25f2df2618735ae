import type { MiddlewareHandler } from 'hono';
import { problem, sendProblem } from '../answers.ts';
import type { AppEnv, Dependencies } from '../dependencies.ts';
import { networkOfVisitor } from './limited.ts';

/** The period of the binding `FLOODS` in `wrangler.jsonc`. Seconds. */
const PERIOD_SECONDS = 10;

/**
 * Refuses a network that calls without end (429) before the database hears of it, which answers one question after the other: reads that
 * ask it anew, addresses that open nothing, and what other limits refuse. The platform counts, in each of its places for itself and about
 * right; what cannot be counted is let through.
 */
export function withoutFloods(needs: Pick<Dependencies, 'floods' | 'origin' | 'log'>): MiddlewareHandler<AppEnv> {
  return async function withoutFloods(c, next) {
    const { floods = null, origin, log } = needs;
    if (!floods) return next();
    const unknown = (error: unknown) => {
      log('warn', 'limits_unavailable', { requestId: c.get('requestId'), error: String(error) });
      return { success: true };
    };
    // Staging counts for itself.
    const { success } = await floods.limit({ key: `${origin} ${networkOfVisitor(c)}` }).catch(unknown);
    if (success) return next();
    return sendProblem(
      c,
      problem('too_many_requests', 'Too many requests. Please wait.', { retryAfterSeconds: PERIOD_SECONDS }),
    );
  };
}
