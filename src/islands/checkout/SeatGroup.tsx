import { useEffect, useRef, useState } from 'react';
import { buyerTakesPart, seatFieldNames } from '../../domain/booking/checkout-form.ts';
import type { Participant } from '../../domain/booking/contract.ts';
import { OFFICE_ZONE, startOf, titleOf, type CartLine } from '../../domain/cart/cart.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { namePeople, namePerson } from '../../stores/named-seats.ts';
import { useFormContext } from '../forms/context.ts';
import { isNobody } from '../forms/PersonFold.tsx';
import { useCheckout } from './context.ts';
import { Seat } from './Seat.tsx';

/** A class with more seats starts folded, unless somebody is named already. */
const MOST_OPEN_SEATS = 2;

interface Props {
  line: CartLine;
  seats: readonly Participant[];
  /** How many seats of other classes come before in the request. */
  first: number;
  /** Who takes the seats of the class above. */
  above: readonly Participant[];
  /** The seats of all classes. */
  all: readonly Participant[];
  /** Its seats were filled in by one of its buttons, which is gone now. */
  wasFilled: boolean;
  /** Seats were filled in at once. */
  onFilled: () => void;
}

/** The people who take the seats of one class. */
export function SeatGroup({ line, seats, first, above, all, wasFilled, onFilled }: Props) {
  const { texts, locale } = useCheckout();
  const { values } = useFormContext();
  const [open] = useState(() => seats.length <= MOST_OPEN_SEATS || !seats.every(isNobody));
  const heading = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wasFilled) heading.current?.focus();
  }, [wasFilled]);
  const t = texts.participants;
  const eventId = line.eventId;
  const start = startOf(line);
  const title = titleOf(line, locale) ?? fill(texts.classes.unnamed, { id: eventId });

  /** The contact's own data, so that nobody is asked twice. */
  const contact = {
    firstName: values['contact.firstName'] ?? '',
    lastName: values['contact.lastName'] ?? '',
    email: values['contact.email'] ?? '',
  };
  const free = seats.findIndex(isNobody);
  const takesPart = seats.some((seat) => seatFieldNames.every((name) => seat[name] === contact[name]));

  // Nobody who buys a seat for herself is asked for her name twice.
  const own = buyerTakesPart(all, values);
  const ownName = `${contact.firstName} ${contact.lastName}`.trim() || t.ownUnnamed;

  function takePart() {
    namePerson(eventId, free, contact);
    onFilled();
  }
  const others = above.slice(0, seats.length);
  const isSame = others.every((person, seat) => seatFieldNames.every((name) => person[name] === seats[seat]?.[name]));
  function takeSame() {
    namePeople(eventId, others);
    onFilled();
  }

  return (
    <details open={open} className="border-t border-blue-100 py-1 first:border-t-0 first:pt-0">
      <summary ref={heading} className="unfolds">
        {title}
        {!Number.isNaN(Date.parse(start)) && `, ${formatDate(start, locale, line.timeZone ?? OFFICE_ZONE, 'short')}`}
      </summary>
      {own && free >= 0 && <p className="mb-1 max-w-text text-sm">{fill(t.own, { name: ownName }).trim()}</p>}
      {!own && free >= 0 && contact.firstName.trim() !== '' && !takesPart && (
        <button type="button" className="button mb-1 py-0.5" onClick={takePart}>
          {t.me}
          <span className="sr-only"> {title}</span>
        </button>
      )}
      {!others.every(isNobody) && !isSame && (
        <button type="button" className="button ms-1 mb-1 py-0.5" onClick={takeSame}>
          {t.same}
          <span className="sr-only"> {title}</span>
        </button>
      )}
      {seats.map((person, seat) => (
        <Seat key={seat} person={person} seat={seat} place={first + seat} />
      ))}
    </details>
  );
}
