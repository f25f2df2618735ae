import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { seatsOf, type CartLine } from '../../domain/cart/cart.ts';
import { participantsOf } from '../../domain/cart/named-seats.ts';
import { $participants } from '../../stores/named-seats.ts';
import { useCheckout } from './context.ts';
import { PasteList } from './PasteList.tsx';
import { SeatGroup } from './SeatGroup.tsx';
import { Section } from './Section.tsx';

/** One group per class, one row per seat. Everything is optional. */
export function ParticipantFields({ lines }: { lines: readonly CartLine[] }) {
  const { texts } = useCheckout();
  const participants = participantsOf(lines, useStore($participants));
  /** How often seats were filled in by a button: their fields are made anew, since they keep their own values. */
  const [filled, setFilled] = useState(0);
  const { title, help, emailHelp } = texts.participants;
  const groups = lines.map((line, index) => {
    const first = seatsOf(lines.slice(0, index));
    return { line, first, seats: participants.slice(first, first + line.quantity) };
  });

  return (
    <Section title={title} help={`${help} ${emailHelp}`}>
      <PasteList lines={lines} onFilled={() => setFilled(filled + 1)} />
      {groups.map(({ line, first, seats }, index) => (
        <SeatGroup
          key={`${line.eventId} ${filled}`}
          line={line}
          seats={seats}
          first={first}
          above={groups[index - 1]?.seats ?? []}
          onFilled={() => setFilled(filled + 1)}
        />
      ))}
    </Section>
  );
}
