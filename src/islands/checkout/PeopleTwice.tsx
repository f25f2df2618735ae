import { useStore } from '@nanostores/react';
import { buyerTakesPart } from '../../domain/booking/checkout-form.ts';
import type { Participant } from '../../domain/booking/contract.ts';
import { overlapsIn } from '../../domain/booking/overlaps.ts';
import { titleOf, type CartLine } from '../../domain/cart/cart.ts';
import type { Values } from '../../domain/forms/form.ts';
import { $cartDetails } from '../../stores/cart-details.ts';
import { Overlaps } from '../booking/Overlaps.tsx';
import { useCheckout } from './context.ts';

interface Props {
  lines: readonly CartLine[];
  seats: readonly Participant[];
  typed: Values;
}

const isNobody = ({ firstName, lastName, email }: Participant) => `${firstName}${lastName}${email}`.trim() === '';

/** Who takes seats in two classes of the cart that are held at the same time: who buys for herself, too. */
export function PeopleTwice({ lines, seats, typed }: Props) {
  const { locale } = useCheckout();
  const details = useStore($cartDetails);
  const line = (eventId: string) => lines.find((one) => one.eventId === eventId);
  const sessionsOf = (eventId: string) => details[eventId]?.event?.sessions ?? line(eventId)?.sessions;
  const of = (name: string) => typed[`contact.${name}`] ?? '';
  const buyer = { firstName: of('firstName'), lastName: of('lastName'), email: of('email') };
  const isBuyer = buyerTakesPart(seats, typed);
  const people = seats.map((seat) => (isBuyer && isNobody(seat) ? { ...seat, ...buyer } : seat));
  return (
    <Overlaps
      found={overlapsIn(people, sessionsOf)}
      locale={locale}
      titleOf={(eventId) => {
        const found = line(eventId);
        return (found && titleOf(found, locale)) ?? eventId;
      }}
    />
  );
}
