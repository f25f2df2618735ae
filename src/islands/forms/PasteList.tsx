import { useId, useRef, useState } from 'react';
import { readPeople, type ReadList } from '../../domain/booking/people-list.ts';
import { plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';

interface Props {
  texts: Dictionary['checkout']['participants']['paste'];
  locale: Locale;
  /** Of the button. */
  label: string;
  /** Puts people on seats, the first of them where they are too many, and tells how many seats there were. */
  place: (people: ReadList['people']) => number;
}

/** A list of people that is copied from a worksheet or from a mail, and what was made of it. */
export function PasteList({ texts: t, locale, label, place }: Props) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [read, setRead] = useState<ReadList & { seats: number }>();
  const seated = read?.people.slice(0, read.seats) ?? [];
  const left = read?.people.slice(read.seats) ?? [];

  function fillSeats() {
    const list = readPeople(box.current?.value ?? '');
    setRead({ ...list, seats: place(list.people) });
  }

  return (
    <details className="mb-2">
      <summary className="unfolds">{t.title}</summary>
      <label htmlFor={id} className="text-sm">
        {t.label}
      </label>
      <textarea ref={box} id={id} className="field mt-0.5" rows={5} aria-describedby={`${id}-read`} />
      <button type="button" className="button mt-1 py-0.5" onClick={fillSeats}>
        {label}
      </button>
      <div id={`${id}-read`} role="status" className="mt-1 text-sm">
        {read && <p>{plural(seated.length, locale, t.seated)}</p>}
        {left.length > 0 && (
          <p className="text-amber-700">
            {t.noSeat}{' '}
            {left.map((person) => `${person.firstName} ${person.lastName}`.trim() || person.email).join(', ')}
          </p>
        )}
        {read && read.unread.length > 0 && (
          <>
            <p className="font-semibold text-red-600">{t.unread}</p>
            <ul className="list-disc ps-3">
              {read.unread.map((row, index) => (
                <li key={index} className="break-all">
                  {row}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  );
}
