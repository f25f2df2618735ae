import { useState, type ReactNode } from 'react';

interface Labels {
  label: ReactNode;
  /** What is said while it waits. */
  waiting: string;
  waits: boolean;
}

/** Both labels of a button that may have to wait. Each keeps its room, so that the button stays as wide as it was. */
export function TwoLabels({ label, waiting, waits }: Labels) {
  const place = (shown: boolean) => `col-start-1 row-start-1 ${shown ? '' : 'invisible'}`;
  return (
    <span className="grid justify-items-center">
      <span className={place(!waits)}>{label}</span>
      <span className={place(waits)}>{waiting}</span>
    </span>
  );
}

interface Props extends Omit<Labels, 'waits'> {
  /** What is done when it is pressed; it waits until that is done. */
  act: () => Promise<unknown>;
  /** It waits for something else. */
  waits?: boolean;
  className?: string;
  describedBy?: string;
}

/** A button whose act takes a while: it says so at once, keeps its width, and cannot be pressed twice. */
export function WaitingButton({ label, waiting, act, waits = false, className = 'button', describedBy }: Props) {
  const [acting, setActing] = useState(false);
  const busy = acting || waits;
  function press() {
    if (busy) return;
    setActing(true);
    void act().finally(() => setActing(false));
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={busy || undefined}
        aria-describedby={describedBy}
        onClick={press}
      >
        <TwoLabels label={label} waiting={waiting} waits={busy} />
      </button>
      <span role="status" className="sr-only">
        {busy ? waiting : ''}
      </span>
    </>
  );
}
