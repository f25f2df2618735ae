import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Participant } from '../../domain/booking/contract.ts';
import { OFFICE_ZONE, startOf, titleOf, type CartLine } from '../../domain/cart/cart.ts';
import type { SeatField } from '../../domain/cart/named-seats.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { $draft } from '../../stores/draft.ts';
import { namePerson } from '../../stores/named-seats.ts';
import { useCheckout } from './context.ts';
import { Field } from './Field.tsx';

/** A class with more seats starts folded, unless somebody is named already. */
const MOST_OPEN_SEATS = 2;

const isEmpty = ({ firstName, lastName, email }: Participant) => firstName === '' && lastName === '' && email === '';

interface Props {
  entry: CartLine;
  seats: readonly Participant[];
  /** How many seats of other classes come before in the request. */
  first: number;
}

/** The people who take the seats of one class. */
export function SeatGroup({ entry, seats, first }: Props) {
  const { texts, locale } = useCheckout();
  const draft = useStore($draft);
  const [open] = useState(() => seats.length <= MOST_OPEN_SEATS || !seats.every(isEmpty));
  const t = texts.participants;
  const { eventId } = entry;
  const start = startOf(entry);
  const title = titleOf(entry, locale) ?? fill(texts.classes.unnamed, { id: eventId });
  const fields = [
    ['firstName', t.firstName],
    ['lastName', t.lastName],
    ['email', t.email],
  ] as const satisfies [SeatField, string][];

  /** The contact's own data, so that nobody is asked twice. */
  const contact = {
    firstName: draft['contact.firstName'],
    lastName: draft['contact.lastName'],
    email: draft['contact.email'],
  };
  const free = seats.findIndex(isEmpty);
  const takesPart = seats.some((seat) => fields.every(([field]) => seat[field] === contact[field]));

  return (
    <details open={open} className="border-t border-blue-100 py-1 first:border-t-0 first:pt-0">
      <summary className="unfolds">
        {title}
        {!Number.isNaN(Date.parse(start)) && `, ${formatDate(start, locale, entry.timeZone ?? OFFICE_ZONE, 'short')}`}
      </summary>
      {free >= 0 && contact.firstName.trim() !== '' && !takesPart && (
        <button type="button" className="button mb-1 py-0.5" onClick={() => namePerson(eventId, free, contact)}>
          {t.me}
          <span className="sr-only"> {title}</span>
        </button>
      )}
      {seats.map((person, seat) => (
        <div key={seat} role="group" aria-label={fill(t.seat, { number: seat + 1 })} className="mb-1.5">
          <p aria-hidden="true" className="text-sm text-gray-600">
            {fill(t.seat, { number: seat + 1 })}
          </p>
          <div className="mt-0.5 grid gap-1 sm:grid-cols-3">
            {fields.map(([field, label]) => (
              <Field
                key={field}
                path={`participants.${first + seat}.${field}`}
                label={label}
                value={person[field]}
                type={field === 'email' ? 'email' : 'text'}
                autoComplete="off"
                onChange={(value) => namePerson(eventId, seat, { ...person, [field]: value })}
              />
            ))}
          </div>
        </div>
      ))}
    </details>
  );
}
