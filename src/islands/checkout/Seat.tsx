import type { InputEvent } from 'react';
import { seatField, seatFieldNames, type SeatField } from '../../domain/booking/checkout-form.ts';
import type { Participant } from '../../domain/booking/contract.ts';
import { fill } from '../../i18n/format.ts';
import { namePerson } from '../../stores/named-seats.ts';
import { Field } from '../forms/Field.tsx';
import { PersonFold } from '../forms/PersonFold.tsx';
import { useCheckout } from './context.ts';

interface Props {
  person: Participant;
  /** Of the seat in its class, and among all seats of the request; from 0. */
  seat: number;
  place: number;
}

/** Who takes a seat; what is typed is kept. */
export function Seat({ person, seat, place }: Props) {
  const { texts, eachForm } = useCheckout();
  const t = texts.participants;
  const write = (name: SeatField) => (event: InputEvent<HTMLDivElement>) => {
    namePerson(person.eventId, seat, { ...person, [name]: (event.target as HTMLInputElement).value });
  };

  return (
    <PersonFold
      label={fill(t.seat, { number: seat + 1 })}
      person={person}
      names={seatFieldNames.map((name) => seatField(place, name))}
    >
      {seatFieldNames.map((name) => (
        <div key={name} onInput={write(name)}>
          <Field
            name={seatField(place, name)}
            label={fill(eachForm.optional, { field: t[name] })}
            value={person[name]}
          />
        </div>
      ))}
    </PersonFold>
  );
}
