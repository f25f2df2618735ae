import { useState, type ReactNode } from 'react';
import type { Result } from '../api/result.ts';
import type { ErrorCode } from '../domain/api/errors.ts';
import { useSlow } from './use-slow.ts';

/** Where a person can be reached. */
export interface Reach {
  email: string;
  /** As it is dialled, and as it is read. */
  phone: { number: string; label: string };
}

export interface StateTexts {
  loading: string;
  notFound: string;
  failed: string;
  retry: string;
  /** What is wrong, by code. */
  errors: Record<ErrorCode, string>;
}

interface Props<Value> {
  result: Result<Value, unknown> | undefined;
  retry: () => void;
  texts: StateTexts;
  reach: Reach;
  /** Where to go on from what is missing. */
  next?: { href: string; label: string };
  children: (value: Value) => ReactNode;
}

/** What is loading, missing or unreachable, in words that say what to do; else the page made of it. */
export function Loaded<Value>({ result, retry, texts, reach, next, children }: Props<Value>) {
  const [said] = useState(() => document.querySelector('.without-link[hidden]') !== null);
  const slow = useSlow(result === undefined, said);
  if (result?.ok) return children(result.value);
  return (
    <div role="status" className="min-h-[120px] max-w-text">
      {slow && <p>{texts.loading}</p>}
      {result?.code === 'not_found' && <p className="text-lg">{texts.notFound}</p>}
      {result?.code === 'not_found' && next && (
        <a href={next.href} className="button button-action mt-2">
          {next.label}
        </a>
      )}
      {result && result.code !== 'not_found' && (
        <>
          <p>
            {texts.failed} {texts.errors[result.code]}
          </p>
          <button type="button" className="button mt-2" onClick={retry}>
            {texts.retry}
          </button>
        </>
      )}
      {result && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <a href={`tel:${reach.phone.number}`} className="button nobr">
            {reach.phone.label}
          </a>
          <a href={`mailto:${reach.email}`} className="link py-0.5">
            {reach.email}
          </a>
        </p>
      )}
    </div>
  );
}
