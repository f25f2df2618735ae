import * as v from 'valibot';
import type { Access } from '../accounts/access.ts';
import type { ActName, SubjectName } from '../office/acts.ts';
import type { NamesIn } from './address.ts';
import type { CommonCode, ErrorCode } from './errors.ts';
import type { LimitName } from './limits.ts';

type Schema = v.GenericSchema;

/** A refusal that belongs to some calls; what any call may answer is not declared. */
type OwnCode = Exclude<ErrorCode, CommonCode>;

/**
 * One call of the API, declared once: the browser's client (`src/api/client.ts`) and the worker's handler
 * (`functions/platform/calls`) are typed by it, and the worker's guards follow from it. A POST changes something: it comes
 * from the site's own pages, has a body of at most 64 kB of the type that is declared, and counts as `limits.change`.
 */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** From the root, `/Website/booking/{reference}`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Parts of the path; others are answered as if there were no such call. Without it they are any text. */
  readonly params?: Schema;
  readonly query?: Schema;
  /** JSON as the schema has it; `raw` is a text that the handler reads itself, to look at its signature first. */
  readonly body?: Schema | 'raw';
  /** A browser may send the body by itself, as a form, too. */
  readonly form?: true;
  /** `page` and `file` are no JSON; nothing but the browser itself asks for them. */
  readonly answer: Schema | 'page' | 'file';
  /** The answer is a file that the build made. */
  readonly prebuilt?: true;
  /** Of a success; 200 if not said. */
  readonly status?: 200 | 201 | 202 | 204;
  /**
   * Of a read of what anybody sees, whose answer follows from parts and query alone: for so many seconds it may be given
   * again, and for so many more while it is asked anew (`functions/platform/calls/kept.ts`).
   */
  readonly kept?: { readonly fresh: number; readonly stale: number };
  /** The answer is told by its shape, whatever the status is. */
  readonly anyStatus?: true;
  readonly refuses?: readonly OwnCode[];
  /** What refusals carry beyond the code, where they do. */
  readonly refusal?: Schema;
  /** Done once per `Idempotency-Key`: repeated, it is answered as before. A form without script has none. */
  readonly keyed?: true;
  /** Besides `change`. */
  readonly limits?: readonly LimitName[];
  /** Strangers who make it more often than a quarter of these limits are asked to show to be people, where that can be told. */
  readonly challenged?: readonly LimitName[];
  /** Of the office: what staff do, by the name under which it is written down (booking rule 38). */
  readonly act?: ActName;
  /** Of the office: opening somebody's file is written down as well, by what the file is. */
  readonly opens?: SubjectName;
  /** Of the office, and by which it opens: the session alone is enough. */
  readonly beforeSecondFactor?: true;
  /** Of the office: the second factor is asked for again where it was not shown within some minutes. */
  readonly sudo?: true;
  /** A change from outside the site: what proves it stands in the call itself, a token or a signature. */
  readonly from?: 'anywhere';
}

/** A body without anything in it, `{}`. */
export const Empty = v.object({});

/** No answer beyond its status. */
export const Nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

type OutputOf<S, Other = undefined> = S extends Schema ? v.InferOutput<S> : Other;

export type ParamsOf<C extends Call> = C extends { params: infer S extends Schema }
  ? v.InferOutput<S>
  : Record<NamesIn<C['path']>, string>;
export type QueryOf<C extends Call> = C extends { query: infer S } ? OutputOf<S> : undefined;
export type BodyOf<C extends Call> = C extends { body: infer S } ? OutputOf<S, string> : undefined;
export type ValueOf<C extends Call> = OutputOf<C['answer'], never>;
export type RefusalOf<C extends Call> = C extends { refusal: infer S } ? OutputOf<S> : never;

/** Every code that the call may be refused with. */
export type CodeOf<C extends Call> =
  CommonCode | (C extends { refuses: readonly (infer Code extends OwnCode)[] } ? Code : never);
