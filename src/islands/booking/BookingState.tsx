import type { ReactNode } from 'react';
import type { Result } from '../../api/result.ts';
import type { BookingView } from '../../domain/booking.ts';
import type { ErrorCode } from '../../domain/errors.ts';
import { useSlow } from '../slow.ts';

export interface StateTexts {
  loading: string;
  notFound: string;
  failed: string;
  retry: string;
  /** What is wrong, by code. */
  errors: Record<ErrorCode, string>;
}

interface Props {
  result: Result<BookingView> | undefined;
  retry: () => void;
  texts: StateTexts;
  children: (booking: BookingView) => ReactNode;
}

/** A booking that is loading, missing or unreachable, in words that say what to do; else the page made of it. */
export function BookingState({ result, retry, texts, children }: Props) {
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
    </div>
  );
}
