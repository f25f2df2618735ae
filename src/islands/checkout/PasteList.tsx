import { useId, useRef, useState } from 'react';
import { readPeople, type ReadList } from '../../domain/booking/people-list.ts';
import type { CartLine } from '../../domain/cart/cart.ts';
import { plural } from '../../i18n/format.ts';
import { namePeople } from '../../stores/named-seats.ts';
import { useCheckout } from './context.ts';

/** People whose list is copied from a worksheet or from a mail take the seats of every class, in its order. */
export function PasteList({ lines, onFilled }: { lines: readonly CartLine[]; onFilled: () => void }) {
  const { texts, locale } = useCheckout();
  const t = texts.participants.paste;
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [read, setRead] = useState<ReadList>();
  const most = Math.max(0, ...lines.map(({ quantity }) => quantity));
  const seated = read?.people.slice(0, most) ?? [];
  const left = read?.people.slice(most) ?? [];

  function fillSeats() {
    const list = readPeople(box.current?.value ?? '');
    setRead(list);
    for (const { eventId, quantity } of lines) namePeople(eventId, list.people.slice(0, quantity));
    onFilled();
  }

  return (
    <details className="mb-2">
      <summary className="unfolds">{t.title}</summary>
      <label htmlFor={id} className="text-sm">
        {t.label}
      </label>
      <textarea ref={box} id={id} className="field mt-0.5" rows={5} aria-describedby={`${id}-read`} />
      <button type="button" className="button mt-1 py-0.5" onClick={fillSeats}>
        {lines.length > 1 ? t.fillAll : t.fill}
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
