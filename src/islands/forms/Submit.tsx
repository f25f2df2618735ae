import { useEffect, useRef, type ReactNode } from 'react';
import type { Failure as Failed } from '../../api/result.ts';
import { useHydrated } from '../use-hydrated.ts';
import { TwoLabels } from '../Waits.tsx';
import { useFormContext } from './context.ts';

interface ButtonProps {
  label: ReactNode;
  sendingLabel?: string;
  className?: string;
  /** Another action of the screen is the one to which orange points. */
  isSecond?: boolean;
}

/** The button, which says when the form is on its way. Where the form was built with the page it waits for the script. */
export function SubmitButton({ label, sendingLabel, className = '', isSecond = false }: ButtonProps) {
  const { state, texts } = useFormContext();
  const hydrated = useHydrated();
  const sending = state.step === 'sending';
  const said = sendingLabel ?? texts.eachForm.sending;
  return (
    <>
      <button
        type="submit"
        className={`button ${isSecond ? 'button-primary' : 'button-action'} ${className}`}
        disabled={!hydrated}
        aria-disabled={sending || undefined}
      >
        <TwoLabels label={label} waiting={said} waits={sending} />
      </button>
      <p role="status" className="sr-only">
        {sending ? said : ''}
      </p>
    </>
  );
}

interface FailureProps {
  /** Says it at once, in place of taking the focus: for a form of a line or two. */
  alert?: boolean;
  children: (failure: Failed<unknown>) => ReactNode;
}

/** Why the last attempt failed, beyond what its fields say. */
export function Failure({ alert = false, children }: FailureProps) {
  const { state } = useFormContext();
  const box = useRef<HTMLDivElement>(null);
  // What its fields say is said once.
  const ofFields = state.failure?.code === 'validation' || state.failure?.code === 'duplicate_participant';
  const failure = state.summary && ofFields ? undefined : state.failure;
  useEffect(() => {
    if (failure && !alert) box.current?.focus();
  }, [failure, alert]);
  if (!failure) return null;
  return alert ? (
    <p role="alert" className="form-alert">
      {children(failure)}
    </p>
  ) : (
    <div ref={box} tabIndex={-1} className="form-problems">
      {children(failure)}
    </div>
  );
}
