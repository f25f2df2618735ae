import { ofetch } from 'ofetch';
import { hosts, type Host } from './hosts.ts';
import { codeOfException, parseBody, resultOf, type Expected, type Result } from './result.ts';

/** An answer that takes longer counts as none. Milliseconds. */
export const TIMEOUT_MS = 10_000;

interface Request<Value, Details> extends Expected<Value, Details> {
  /** Sent as JSON. */
  body?: object;
  query?: Record<string, string>;
  /** `Idempotency-Key`, where the contract asks for one. */
  key?: string;
}

export interface Client {
  get<Value>(path: string, request: Request<Value, never>): Promise<Result<Value>>;
  post<Value, Details = never>(path: string, request: Request<Value, Details>): Promise<Result<Value, Details>>;
}

/** A client of one host. Its calls never throw: whatever happens is a `Result`. */
export function createClient(host: Host): Client {
  const send =
    (method: 'GET' | 'POST') =>
    async <Value, Details>(path: string, request: Request<Value, Details>): Promise<Result<Value, Details>> => {
      const { body, query, key } = request;
      try {
        const response = await ofetch.raw<unknown>(path, {
          method,
          ...(hosts[host] && { baseURL: hosts[host] }),
          ...(body && { body }),
          ...(query && { query }),
          headers: { accept: 'application/json', ...(key && { 'idempotency-key': key }) },
          retry: false,
          timeout: TIMEOUT_MS,
          ignoreResponseError: true,
          parseResponse: parseBody,
        });
        return resultOf(response.status, response._data, request);
      } catch (error) {
        return { ok: false, code: codeOfException(error) };
      }
    };
  return { get: send('GET'), post: send('POST') };
}

/** The site's own API. */
export const site = createClient('site');

/** The staging host's. */
export const staging = createClient('staging');
