import * as v from 'valibot';

/**
 * What can go wrong between the site and Stripe, for the next `times` calls:
 * `error` is a 500 of Stripe's own, which is kept under the call's key and answered again, as Stripe does;
 * `gateway` a 502 of something in front of it, `cut` a connection that breaks, `timeout` no answer for `ms`: of these
 * Stripe knows nothing, so a retry with the same key gets the answer of the work; `rate_limit` is a 429; `slow` a good
 * answer that takes `ms`, while its key is in use. With `after_work` the work is done and only its answer is lost.
 */
export const FaultRequest = v.strictObject({
  kind: v.picklist(['error', 'gateway', 'cut', 'timeout', 'rate_limit', 'slow']),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  after_work: v.optional(v.boolean(), false),
  ms: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** Which call, as `POST /v1/refunds`; any without it. */
  call: v.optional(v.string()),
});

type Fault = v.InferOutput<typeof FaultRequest>;
/** A fault between the site and Stripe. */
type Outside = Fault & { kind: Exclude<Fault['kind'], 'error' | 'slow'> };

/** The connection broke: the server closes the socket, and in one process `fetch` fails. */
export class ConnectionCut extends Error {}

const NEVER = 10 * 60 * 1000;
const SLOW = 2000;

/** Waits, but no longer than the caller does. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

const apiError = (status: number, type: string, message: string, retry?: boolean) =>
  Response.json(
    { error: { type, message, ...(status === 429 && { code: 'rate_limit' }) } },
    { status, headers: retry === undefined ? {} : { 'stripe-should-retry': String(retry) } },
  );

/** The answer to a call that failed inside Stripe. */
export const internalError = (): Response => apiError(500, 'api_error', 'An unknown error occurred', false);

/** What goes wrong inside Stripe, once a call has begun: it waits, and its answer is a 500 before or after the work. */
export interface Inside {
  wait?: () => Promise<void>;
  fails?: 'before' | 'after';
}

export function createFaults() {
  let coming: Fault[] = [];

  /** The fault of this call, counted off; the first that fits. */
  const take = (request: Request): Fault | undefined => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const fault = coming.find((one) => one.call === undefined || one.call === call);
    if (fault) fault.times -= 1;
    coming = coming.filter(({ times }) => times > 0);
    return fault;
  };

  const meet = async ({ kind, ms }: Outside, request: Request): Promise<Response> => {
    switch (kind) {
      case 'gateway':
        return new Response('<html><body>502 Bad Gateway</body></html>', {
          status: 502,
          headers: { 'content-type': 'text/html' },
        });
      case 'cut':
        throw new ConnectionCut('The connection was cut');
      case 'timeout':
        await wait(ms ?? NEVER, request.signal);
        return apiError(504, 'api_error', 'Timed out');
      case 'rate_limit':
        return apiError(429, 'invalid_request_error', 'Request rate limit exceeded.');
    }
  };

  return {
    coming: (): readonly Fault[] => coming,
    add(fault: v.InferInput<typeof FaultRequest>): void {
      coming.push(v.parse(FaultRequest, fault));
    },
    clear(): void {
      coming = [];
    },
    /** Answers a call, with whatever goes wrong next. */
    async around(request: Request, work: (inside: Inside) => Promise<Response>): Promise<Response> {
      const fault = take(request);
      if (!fault) return work({});
      if (fault.kind === 'error') return work({ fails: fault.after_work ? 'after' : 'before' });
      if (fault.kind === 'slow') return work({ wait: () => wait(fault.ms ?? SLOW, request.signal) });
      if (fault.after_work && fault.kind !== 'rate_limit') await work({});
      return meet({ ...fault, kind: fault.kind }, request);
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
