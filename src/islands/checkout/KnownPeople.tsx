import { useState } from 'react';
import type { Participant } from '../../domain/booking/contract.ts';
import type { CartLine } from '../../domain/cart/cart.ts';
import { plural } from '../../i18n/format.ts';
import { namePeople } from '../../stores/named-seats.ts';
import { useCheckout } from './context.ts';

type Person = Pick<Participant, 'firstName' | 'lastName' | 'email'>;

interface Props {
  lines: readonly CartLine[];
  people: readonly Person[];
  /** Seats were filled in at once. */
  onFilled: () => void;
}

/** People of earlier bookings, to be ticked; they take the first seats of every class, in their order. */
export function KnownPeople({ lines, people, onFilled }: Props) {
  const { texts, locale } = useCheckout();
  const t = texts.participants.known;
  const [ticked, setTicked] = useState<readonly Person[]>([]);
  const [seated, setSeated] = useState<number>();
  const most = Math.max(0, ...lines.map(({ quantity }) => quantity));
  if (people.length === 0) return null;

  const tick = (person: Person, on: boolean) => {
    setSeated(undefined);
    setTicked(on ? [...ticked, person] : ticked.filter((one) => one !== person));
  };
  function fillSeats() {
    for (const { eventId, quantity } of lines) namePeople(eventId, ticked.slice(0, quantity));
    setSeated(Math.min(ticked.length, most));
    onFilled();
  }

  return (
    <details className="mb-2">
      <summary className="unfolds">{t.title}</summary>
      <ul className="grid gap-x-3 sm:grid-cols-2">
        {people.map((person) => {
          const isTicked = ticked.includes(person);
          return (
            <li key={`${person.firstName} ${person.lastName} ${person.email}`}>
              <label className="flex min-h-[44px] items-center gap-1">
                <input
                  type="checkbox"
                  checked={isTicked}
                  disabled={!isTicked && ticked.length >= most}
                  onChange={(event) => tick(person, event.target.checked)}
                />
                <span className="min-w-0 break-words">
                  {person.firstName} {person.lastName}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <button type="button" className="button mt-1 py-0.5" disabled={ticked.length === 0} onClick={fillSeats}>
        {lines.length > 1 ? texts.participants.paste.fillAll : texts.participants.paste.fill}
      </button>
      <p role="status" className="mt-1 text-sm">
        {seated !== undefined && plural(seated, locale, texts.participants.paste.seated)}
      </p>
    </details>
  );
}
