import { FetchError, ofetch } from 'ofetch';
import * as v from 'valibot';
import { fillPath } from '../domain/api/address.ts';
import { CHALLENGE_HEADER, ChallengeRequired } from '../domain/api/challenge.ts';
import { Empty, type Call, type RefusalOf, type ValueOf } from '../domain/api/call.ts';
import { hosts, type Host } from './hosts.ts';
import { codeOfException, parseBody, resultOf, type Expected, type Result } from './result.ts';

/** An answer that takes longer counts as none. Milliseconds. */
const TIMEOUT_MS = 10_000;

/** A read that got no answer, or one from a database that is busy, is tried once more after this long. Milliseconds. */
const RETRY_MS = 300;

/** Calls that a script makes: the browser itself asks for pages and files. */
type AnsweredInJson = Call & { answer: v.GenericSchema };

type PartsOf<Path> = Path extends `${string}{${string}}${infer Rest}` ? [part: string, ...PartsOf<Rest>] : [];

type QueryArg<C> = C extends { query: infer S extends v.GenericSchema } ? [query: v.InferInput<S>] : [];

type BodyArg<C> = C extends { form: true }
  ? [fields: Record<string, string>]
  : C extends { body: typeof Empty }
    ? []
    : C extends { body: infer S extends v.GenericSchema }
      ? [body: v.InferInput<S>]
      : [];

/** What a call is made with: the parts of its path, its query, its body (every value of a form is a text), its key. */
type ArgumentsOf<C extends Call> = [
  ...PartsOf<C['path']>,
  ...QueryArg<C>,
  ...BodyArg<C>,
  ...(C extends { keyed: true } ? [key: string] : []),
];

/**
 * Makes functions of declared calls, which never throw: whatever happens is a `Result`.
 *
 * `api(confirmBooking)(reference, body, key)`
 */
const clientOf =
  (host: Host) =>
  <const C extends AnsweredInJson>(call: C) =>
  (...made: ArgumentsOf<C>): Promise<Result<ValueOf<C>, RefusalOf<C>>> =>
    send(call, host, made);

/** The site's own API. */
export const api = /* @__PURE__ */ clientOf('site');

/** The staging host's. @public */
export const staging = /* @__PURE__ */ clientOf('staging');

async function send<C extends AnsweredInJson>(
  call: C,
  host: Host,
  made: readonly unknown[],
): Promise<Result<ValueOf<C>, RefusalOf<C>>> {
  const rest = [...made];
  const params: Record<string, string> = {};
  for (const [, name = ''] of call.path.matchAll(/\{(\w+)\}/g)) params[name] = rest.shift() as string;
  const query = call.query && (rest.shift() as Record<string, string>);
  const body = call.body === Empty ? {} : call.body && (rest.shift() as object);
  const key = call.keyed && (rest.shift() as string);
  const expected = call as unknown as Expected<ValueOf<C>, RefusalOf<C>>;
  const asked: Asked = { path: fillPath(call.path, params), method: call.method, host, body, query, key };
  try {
    let answer = await ask(asked);
    if (call.challenged && v.is(ChallengeRequired, answer.body)) {
      const { passChallenge } = await import('./challenge.ts');
      const token = await passChallenge(answer.body.siteKey);
      if (token !== undefined) answer = await ask({ ...asked, token });
    }
    return resultOf(answer.status, answer.body, expected);
  } catch (error) {
    return { ok: false, code: codeOfException(error) };
  }
}

interface Asked {
  path: string;
  method: 'GET' | 'POST';
  host: Host;
  body?: object | undefined;
  query?: Record<string, string> | undefined;
  key?: string | undefined;
  /** Of a challenge that was passed. */
  token?: string;
}

/** An answer of any status. Throws where there is none. */
async function ask({ path, method, host, body, query, key, token }: Asked): Promise<{ status: number; body: unknown }> {
  try {
    const response = await ofetch.raw<unknown>(path, {
      method,
      ...(hosts[host] && { baseURL: hosts[host] }),
      ...(body && { body }),
      ...(query && { query }),
      headers: {
        accept: 'application/json',
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(token !== undefined && { [CHALLENGE_HEADER]: token }),
      },
      timeout: TIMEOUT_MS,
      parseResponse: parseBody,
      // What changes something is repeated by whoever has its key. ofetch counts no answer at all as a 500.
      retry: method === 'GET' ? 1 : 0,
      retryDelay: RETRY_MS,
      retryStatusCodes: [500, 503],
      onRequestError: ({ error, options }) => void (codeOfException(error) === 'timeout' && (options.retry = 0)),
      onResponseError: ({ response, options }) => void (response.status === 500 && (options.retry = 0)),
    });
    return { status: response.status, body: response._data };
  } catch (error) {
    if (error instanceof FetchError && error.response) {
      return { status: error.response.status, body: error.response._data };
    }
    throw error;
  }
}
