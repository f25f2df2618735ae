import { useStore } from '@nanostores/react';
import { seatsOf, type CartLine } from '../../domain/cart/cart.ts';
import { participantsOf } from '../../domain/cart/named-seats.ts';
import { $participants } from '../../stores/named-seats.ts';
import { useCheckout } from './context.ts';
import { SeatGroup } from './SeatGroup.tsx';
import { Section } from './Section.tsx';

/** One group per class, one row per seat. Everything is optional. */
export function ParticipantFields({ entries }: { entries: readonly CartLine[] }) {
  const { texts } = useCheckout();
  const participants = participantsOf(entries, useStore($participants));
  const { title, help, emailHelp } = texts.participants;

  return (
    <Section title={title} help={`${help} ${emailHelp}`}>
      {entries.map((entry, index) => {
        const first = seatsOf(entries.slice(0, index));
        const seats = participants.slice(first, first + entry.quantity);
        return <SeatGroup key={entry.eventId} entry={entry} seats={seats} first={first} />;
      })}
    </Section>
  );
}
