import { useEffect, useRef } from 'react';

interface Props {
  text: string;
  /** Something is left to do. */
  waits?: boolean;
  /** Opens an empty form again. */
  again?: { label: string; act: () => void };
}

/** In place of a form that was sent. */
export function Sent({ text, waits = false, again }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="max-w-text">
      <p
        role="status"
        className={`border-s-4 px-2 py-1.5 ${waits ? 'border-amber-700 bg-amber-50' : 'border-green-700 bg-green-50'}`}
      >
        {text}
      </p>
      {again && (
        <button type="button" className="button mt-2" onClick={again.act}>
          {again.label}
        </button>
      )}
    </div>
  );
}
