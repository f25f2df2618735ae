import { useEffect, useRef, useState, type InputEvent } from 'react';
import { seatField, seatFieldNames, type SeatField } from '../../domain/booking/checkout-form.ts';
import type { Participant } from '../../domain/booking/contract.ts';
import { fill } from '../../i18n/format.ts';
import { namePerson } from '../../stores/named-seats.ts';
import { useFormContext } from '../forms/context.ts';
import { Field } from '../forms/Field.tsx';
import { useCheckout } from './context.ts';

export const isEmpty = ({ firstName, lastName, email }: Participant) =>
  firstName === '' && lastName === '' && email === '';

interface Props {
  person: Participant;
  /** Of the seat in its class, and among all seats of the request; from 0. */
  seat: number;
  place: number;
}

/** Who takes a seat. One that was filled in before it is shown is a line that opens; what is wrong with it opens it, again at each attempt to send. */
export function Seat({ person, seat, place }: Props) {
  const { texts, eachForm } = useCheckout();
  const { problems, summary } = useFormContext().state;
  const t = texts.participants;
  const [folds] = useState(() => !isEmpty(person));
  const folded = useRef<HTMLDetailsElement>(null);
  const wrong = seatFieldNames.some((name) => problems[seatField(place, name)] !== undefined);
  useEffect(() => {
    if (wrong && folded.current) folded.current.open = true;
  }, [wrong, summary]);

  const write = (name: SeatField) => (event: InputEvent<HTMLDivElement>) => {
    namePerson(person.eventId, seat, { ...person, [name]: (event.target as HTMLInputElement).value });
  };
  const number = fill(t.seat, { number: seat + 1 });
  const name = `${person.firstName} ${person.lastName}`.trim();
  const fields = (
    <div className="form-fields mt-0.5 sm:grid-cols-3">
      {seatFieldNames.map((name) => (
        <div key={name} onInput={write(name)}>
          <Field
            name={seatField(place, name)}
            label={fill(eachForm.optional, { field: t[name] })}
            value={person[name]}
          />
        </div>
      ))}
    </div>
  );

  if (!folds) {
    return (
      <div role="group" aria-label={number} className="mb-2">
        <p aria-hidden="true" className="text-sm text-gray-600">
          {number}
        </p>
        {fields}
      </div>
    );
  }
  return (
    <details ref={folded} className="mb-2">
      <summary className="unfolds">
        <span className="min-w-0 break-words">
          <span className="text-sm text-gray-600">{number}</span> {name}{' '}
          <span className="text-sm text-gray-600">{person.email}</span>
        </span>
      </summary>
      {fields}
    </details>
  );
}
