import type { Context } from 'hono';
import type { SessionView } from '../../../src/domain/accounts/contract.ts';
import type { BodyOf, Call, CodeOf, ParamsOf, QueryOf } from '../../../src/domain/api/call.ts';
import type { ActName } from '../../../src/domain/office/acts.ts';
import type { Act } from '../acts.ts';
import type { AnswerTo, Refusal } from '../answers.ts';
import type { AppEnv } from '../dependencies.ts';
import type { KeyedCall } from '../idempotency.ts';
import type { Counting } from '../limits/counting.ts';
import type { AnswerAgain } from '../middleware/plain-form.ts';

/** What was asked, checked as its call is declared. */
export interface Asked<C extends Call> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** A form without script has no key. */
  keyed: C extends { keyed: true } ? (C extends { form: true } ? KeyedCall | null : KeyedCall) : null;
  /** Whose request it is, of a call that asks for a session. */
  session: Extract<C['access'][number], 'visitor' | 'link'> extends never ? SessionView : SessionView | undefined;
  /** What is asked: of a public read the nearest copy of the database, unless its visitor has acted. */
  db: D1Database;
  /** Whether the browser sent the body by itself, so that a page is the answer. */
  isForm: boolean;
  /** The statement that writes down what staff did, under the name that the call declares; it goes into the same batch. */
  acted: C extends { act: ActName } ? (act: Act, at: number) => D1PreparedStatement : null;
  /** The limits of a call that has them counted together with what it reads first. */
  counting: Counting | null;
  c: Context<AppEnv>;
}

/** JSON as it is declared, or why not; what the browser itself asks for is answered by the handler's own response. */
export type Reply<C extends Call> = C extends { answer: 'page' | 'file' }
  ? Response | Refusal<CodeOf<C>>
  : AnswerTo<C> | (C extends { form: true } | { prebuilt: true } ? Response : never);

export interface RouteOptions {
  /** Its mails are in the outbox once it has succeeded: they leave after the answer, which waits for none. */
  delivers?: true;
  /** Cannot be answered without the worker's secret, and says so (503); the rest of the site goes on. */
  needsSecret?: true;
  /** Has its limits counted together with what it reads first: one trip to the database less. */
  counts?: true;
  /** What a person reads whose form was refused; without it, or where it has none, the page of an error. */
  again?: AnswerAgain;
  /** The answer to a form whose fields do not fit the schema, where it is not the form again. */
  invalidForm?: (c: Context<AppEnv>, fields: Record<string, unknown>) => Promise<Response>;
}

/** The handler of a call, whatever its types: `answer` has checked that they fit. */
export interface Route extends RouteOptions {
  call: Call;
  handle: (asked: Asked<Call>) => Response | AnswerTo<Call> | Promise<Response | AnswerTo<Call>>;
}

/** Says how a declared call is answered. The handler sees what was asked once every guard has let it through. */
export function answer<const C extends Call>(
  call: C,
  handle: (asked: Asked<C>) => Reply<C> | Promise<Reply<C>>,
  options: RouteOptions = {},
): Route {
  return { ...options, call, handle };
}
