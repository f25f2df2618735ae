import type { ReactNode } from 'react';
import type { Result } from '../../api/result.ts';
import type { ErrorCode } from '../../domain/api/errors.ts';
import { useSlow } from '../use-slow.ts';

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
  result: Result<Value> | undefined;
  retry: () => void;
  texts: StateTexts;
  reach: Reach;
  children: (value: Value) => ReactNode;
}

/** What is loading, missing or unreachable, in words that say what to do; else the page made of it. */
export function BookingState<Value>({ result, retry, texts, reach, children }: Props<Value>) {
  const slow = useSlow(result === undefined);
  if (result?.ok) return children(result.value);
  return (
    <div role="status" className="min-h-[120px] max-w-text">
      {slow && <p>{texts.loading}</p>}
      {result?.code === 'not_found' && <p>{texts.notFound}</p>}
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
        <p className="mt-2 flex flex-wrap gap-x-3">
          <a href={`tel:${reach.phone.number}`} className="link nobr py-0.5">
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
