import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { seatsOf, type CartLine } from '../../domain/cart/cart.ts';
import { participantsOf } from '../../domain/cart/named-seats.ts';
import type { KnownBuyer } from '../../domain/training/known-buyer.ts';
import type { ReadList } from '../../domain/booking/people-list.ts';
import { $participants, namePeople } from '../../stores/named-seats.ts';
import { PasteList } from '../forms/PasteList.tsx';
import { useCheckout } from './context.ts';
import { KnownPeople } from './KnownPeople.tsx';
import { SeatGroup } from './SeatGroup.tsx';
import { Section } from './Section.tsx';

interface Props {
  lines: readonly CartLine[];
  /** Of earlier bookings. */
  known: KnownBuyer['people'];
}

/** One group per class, one row per seat. Everything is optional. */
export function ParticipantFields({ lines, known }: Props) {
  const { texts, locale } = useCheckout();
  const participants = participantsOf(lines, useStore($participants));
  /** How often seats were filled in by a button, at last by one of which class: their fields are made anew, since they keep their own values. */
  const [filled, setFilled] = useState<{ times: number; by?: string }>({ times: 0 });
  const fill = (by?: string) => setFilled(({ times }) => ({ times: times + 1, ...(by !== undefined && { by }) }));
  const { title, help, emailHelp, paste } = texts.participants;
  const groups = lines.map((line, index) => {
    const first = seatsOf(lines.slice(0, index));
    return { line, first, seats: participants.slice(first, first + line.quantity) };
  });

  /** The first seats of every class, in the order of the list. */
  function place(people: ReadList['people']): number {
    for (const { eventId, quantity } of lines) namePeople(eventId, people.slice(0, quantity));
    fill();
    return Math.max(0, ...lines.map(({ quantity }) => quantity));
  }

  return (
    <Section title={title} help={`${help} ${emailHelp}`}>
      <KnownPeople lines={lines} people={known} onFilled={() => fill()} />
      {participants.length > 1 && (
        <PasteList texts={paste} locale={locale} label={lines.length > 1 ? paste.fillAll : paste.fill} place={place} />
      )}
      {groups.map(({ line, first, seats }, index) => (
        <SeatGroup
          key={`${line.eventId} ${filled.times}`}
          line={line}
          seats={seats}
          first={first}
          above={groups[index - 1]?.seats ?? []}
          all={participants}
          wasFilled={filled.by === line.eventId}
          onFilled={() => fill(line.eventId)}
        />
      ))}
    </Section>
  );
}
