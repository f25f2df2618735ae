import { useStore } from '@nanostores/react';
import { eventIdOf, seatsOf, type CartEntry } from '../../domain/cart/cart.ts';
import { participantsOf } from '../../domain/cart/participants.ts';
import { $participants } from '../../stores/participants.ts';
import { useCheckout } from './context.ts';
import { SeatGroup } from './SeatGroup.tsx';
import { Section } from './Section.tsx';

/** One group per class, one row per seat. Everything is optional. */
export function ParticipantFields({ entries }: { entries: readonly CartEntry[] }) {
  const { texts } = useCheckout();
  const participants = participantsOf(entries, useStore($participants));
  const { title, help, emailHelp } = texts.participants;

  return (
    <Section title={title} help={`${help} ${emailHelp}`}>
      {entries.map((entry, index) => {
        const first = seatsOf(entries.slice(0, index));
        const seats = participants.slice(first, first + entry.Qty);
        return <SeatGroup key={eventIdOf(entry)} entry={entry} seats={seats} first={first} />;
      })}
    </Section>
  );
}
