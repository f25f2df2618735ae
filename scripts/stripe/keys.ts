import { Refusal } from './refusals.ts';
import type { KeptAnswer, State } from './state.ts';

/** How long an answer is kept under its key. */
const DAY = 24 * 60 * 60 * 1000;
const LONGEST = 255;

/**
 * Answers kept under their `Idempotency-Key`. As at Stripe, what an endpoint answered once it had begun is kept, be it a
 * refusal or a 500; what was refused for its parameters is not, since nothing was begun.
 */
export function createKeys(state: State, now: () => number) {
  const underWay = new Set<string>();

  const forgetOld = () => {
    const oldest = now() - DAY;
    const first = state.keys.findIndex(({ at }) => at > oldest);
    if (first !== 0) state.keys.splice(0, first === -1 ? state.keys.length : first);
  };

  return {
    /**
     * The answer of the first call with this key, or undefined for the first call, which has to be ended by `end`.
     * @throws {Refusal} 400 for another body under the same key, 409 while the first call is still at work
     */
    begin(key: string, fingerprint: string): KeptAnswer | undefined {
      forgetOld();
      if (key.length > LONGEST) {
        throw new Refusal(400, {
          type: 'invalid_request_error',
          message: `Idempotency key is too long (at most ${LONGEST} characters).`,
        });
      }
      const kept = state.keys.find((one) => one.key === key);
      if (kept && kept.fingerprint !== fingerprint) {
        throw new Refusal(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      }
      if (underWay.has(key)) {
        throw new Refusal(409, {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
          message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        });
      }
      if (!kept) underWay.add(key);
      return kept;
    },
    end(key: string, answer: Omit<KeptAnswer, 'key' | 'at'> | undefined): void {
      underWay.delete(key);
      if (answer) state.keys.push({ key, at: now(), ...answer });
    },
  };
}

export type Keys = ReturnType<typeof createKeys>;
