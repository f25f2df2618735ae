import { useStore } from '@nanostores/react';
import { seatsOf, type CartLine } from '../../domain/cart/cart.ts';
import { participantsOf } from '../../domain/cart/named-seats.ts';
import { $participants } from '../../stores/named-seats.ts';
import { useCheckout } from './context.ts';
import { SeatGroup } from './SeatGroup.tsx';
import { Section } from './Section.tsx';

/** One group per class, one row per seat. Everything is optional. */
export function ParticipantFields({ lines }: { lines: readonly CartLine[] }) {
  const { texts } = useCheckout();
  const participants = participantsOf(lines, useStore($participants));
  const { title, help, emailHelp } = texts.participants;

  return (
    <Section title={title} help={`${help} ${emailHelp}`}>
      {lines.map((line, index) => {
        const first = seatsOf(lines.slice(0, index));
        const seats = participants.slice(first, first + line.quantity);
        return <SeatGroup key={line.eventId} line={line} seats={seats} first={first} />;
      })}
    </Section>
  );
}
