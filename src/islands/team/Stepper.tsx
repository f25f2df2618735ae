import { useState } from 'react';
import { askedFor, stepped, type Seats } from '../../domain/team/stepping.ts';
import { plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { waysTexts } from './texts.ts';

interface Props {
  seats: Seats;
  /** `undefined` while nobody can tell. */
  free: number | undefined;
  /** What it counts: people in which class. */
  label: string;
  locale: Locale;
  describedBy?: string | undefined;
  onSeats: (seats: Seats) => void;
}

/** Seats of a line, as `components/course/Stepper.astro` draws it: a number with a button on each side. */
export function Stepper({ seats, free, label, locale, describedBy, onSeats }: Props) {
  const t = waysTexts[locale].step;
  // What is being typed is not a number yet, and is left alone until it is.
  const [typed, setTyped] = useState<string>();
  const [said, setSaid] = useState('');

  function change(next: Seats) {
    setTyped(undefined);
    setSaid(plural(next.quantity, locale, t.said));
    onSeats(next);
  }

  return (
    <div className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t.fewer}
        aria-disabled={seats.quantity === 1 && seats.wanted === undefined}
        onClick={() => change(stepped(-1, seats, free))}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        autoComplete="off"
        min="1"
        aria-label={label}
        aria-describedby={describedBy}
        value={typed ?? seats.quantity}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // In a form, Enter would send it.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
        onBlur={() => typed !== undefined && change(typed === '' ? seats : askedFor(Number(typed), seats, free))}
      />
      <button type="button" aria-label={t.more} onClick={() => change(stepped(1, seats, free))}>
        +
      </button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}
