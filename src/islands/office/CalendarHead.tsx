export interface CalendarHeadProps {
  /** Of the heading. */
  id: string;
  title: string;
  words: Readonly<Record<'before' | 'after' | 'today', string>>;
  /** Whether what is shown is the stretch that was asked for first. */
  isFirst: boolean;
  /** By one, before or after; 0 is back to the first. */
  onTurn: (by: -1 | 0 | 1) => void;
}

/** What a page of a calendar is called, and how it is turned. */
export function CalendarHead({ id, title, words, isFirst, onTurn }: CalendarHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h2 id={id} className="text-lg" aria-live="polite">
        {title}
      </h2>
      <div className="flex flex-wrap gap-1 print:hidden">
        <button type="button" className="button" onClick={() => onTurn(-1)}>
          {words.before}
        </button>
        {!isFirst && (
          <button type="button" className="button" onClick={() => onTurn(0)}>
            {words.today}
          </button>
        )}
        <button type="button" className="button" onClick={() => onTurn(1)}>
          {words.after}
        </button>
      </div>
    </div>
  );
}
