import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { logout, validateLogin } from '../../src/domain/accounts/calls.ts';
import { openOffice, openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import { fillPath } from '../../src/domain/api/address.ts';
import type { BodyOf, Call, QueryOf, ValueOf } from '../../src/domain/api/call.ts';

/** What a person says where the office asks: e-mail, password, or a code from the phone. */
export type Ask = (what: 'email' | 'password' | 'code') => Promise<string>;

/** A refusal as the site words it for programs. */
export class Refused extends Error {}

const Kept = v.object({ url: v.string(), cookie: v.string() });
const Refusal = v.object({
  code: v.string(),
  message: v.optional(v.string()),
  fields: v.optional(v.record(v.string(), v.string())),
});

interface Options {
  /** Of the site, without a slash at the end. */
  url: string;
  /** Where the session is kept, for this person alone. */
  file: string;
  ask: Ask;
}

interface Made<C extends Call> {
  id?: string;
  /** Of a call whose address names more. */
  params?: Readonly<Record<string, string>>;
  query?: Partial<QueryOf<C>>;
  body?: BodyOf<C>;
}

/** Of a call whose types are not known here. */
interface AnyMade {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
  /** What is sent twice under one is done once. */
  key?: string | undefined;
}

type Answered = Call & { answer: v.GenericSchema };

/** Cookies of one site, kept in a file for this person alone. */
function cookieJar(url: string, file: string) {
  const kept = existsSync(file) ? v.safeParse(Kept, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  let cookie = kept?.success && kept.output.url === url ? kept.output.cookie : '';
  return {
    read: () => cookie,
    /** Cookies by name, the newer one of each. */
    keep(set: readonly string[]) {
      if (set.length === 0) return;
      const all = new Map([...cookie.split('; ').filter(Boolean), ...set].map((one) => [one.split('=', 1)[0], one]));
      cookie = [...all.values()].filter((one) => !one.endsWith('=')).join('; ');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ url, cookie }), { mode: 0o600 });
    },
    forget: () => rmSync(file, { force: true }),
  };
}

async function refusalOf(answer: Response): Promise<v.InferOutput<typeof Refusal>> {
  const refusal = v.safeParse(Refusal, await answer.json().catch(() => null));
  return refusal.success ? refusal.output : { code: `HTTP ${answer.status}` };
}

/** A refusal in words, with the fields that it names. */
async function refusedBy(answer: Response): Promise<Refused> {
  const { code, message, fields } = await refusalOf(answer);
  if (code === 'unauthorized') return new Refused('Nobody is logged in: npm run office -- login');
  const named = Object.entries(fields ?? {}).map(([field, reason]) => `\n  ${field}: ${reason}`);
  return new Refused(`${code}${message === undefined ? '' : `: ${message}`}${named.join('')}`);
}

/** The office by its own calls: the session of a login, the code where it is asked for, the same refusals as on its screens. */
export function officeClient({ url, file, ask }: Options) {
  const jar = cookieJar(url, file);

  async function send(call: Call, { params = {}, query, body }: AnyMade, key: string): Promise<Response> {
    const said = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
    const asked = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
    const answer = await fetch(`${url}${fillPath(call.path, params)}${asked.size > 0 ? `?${asked}` : ''}`, {
      method: call.method,
      headers: {
        ...{ accept: 'application/json', cookie: jar.read(), origin: url },
        ...(call.method === 'POST' && { 'content-type': 'application/json' }),
        ...(call.keyed && { 'idempotency-key': key }),
      },
      ...(call.method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    jar.keep(answer.headers.getSetCookie().map((one) => one.split(';', 1)[0] ?? ''));
    return answer;
  }

  /** The answer to a call. A code is asked for where it needs one, and the call made again under the same key. Throws `Refused`. */
  async function answered(call: Call, made: AnyMade): Promise<Response> {
    const { key = crypto.randomUUID() } = made;
    let answer = await send(call, made, key);
    for (const [code, opener] of [
      ['second_factor_required', openOffice],
      ['sudo_required', openOfficeForMoney],
    ] as const) {
      if (answer.ok || (await refusalOf(answer.clone())).code !== code) continue;
      await make(opener, { body: { code: await ask('code') } });
      answer = await send(call, made, key);
    }
    if (answer.ok) return answer;
    throw await refusedBy(answer);
  }

  /** What it answers. */
  async function make<C extends Answered>(
    call: C,
    { id = '', params = { id }, ...made }: Made<C> = {},
  ): Promise<ValueOf<C>> {
    const answer = await answered(call, { ...made, params });
    return v.parse(call.answer, answer.status === 204 ? undefined : await answer.json()) as ValueOf<C>;
  }

  return {
    make,
    answered,
    async login() {
      const Email = await ask('email');
      const passwordEncrypted = createHash('sha256')
        .update(await ask('password'))
        .digest('hex');
      const answer = await send(validateLogin, { body: { Email, passwordEncrypted } }, '');
      const said: unknown = await answer.json().catch(() => null);
      if (typeof said !== 'number') throw new Refused(typeof said === 'string' ? said : `HTTP ${answer.status}`);
      await make(openOffice, { body: { code: await ask('code') } });
    },
    async logout() {
      await send(logout, {}, '');
      jar.forget();
    },
  };
}

export type Office = ReturnType<typeof officeClient>;
