import { api } from '../../api/client.ts';
import { sittingField } from '../../domain/classes/act-forms.ts';
import type { Sitting } from '../../domain/classes/acts.ts';
import { officeRooms } from '../../domain/classes/room-calls.ts';
import { roomsThen } from '../../domain/classes/rooms.ts';
import type { Values } from '../../domain/forms/form.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { useAnswer } from '../use-answer.ts';
import { RoomButtons } from './RoomButtons.tsx';

/** What is typed of so many sittings, as far as each is whole. */
function sittingsOf(typed: Values, days: number): Sitting[] {
  return Array.from({ length: days }, (_, session) => ({
    date: typed[sittingField(session, 'date')] ?? '',
    from: typed[sittingField(session, 'from')] ?? '09:00',
    to: typed[sittingField(session, 'to')] ?? '16:00',
  })).filter(({ date, from, to }) => /^20\d\d-\d\d-\d\d$/.test(date) && from !== '' && to !== '');
}

interface Props {
  /** Whose rooms: a place of ours. */
  where: string;
  typed: Values;
  days: number;
  choose: (name: string) => void;
}

/** The rooms of a city for what is to be scheduled, and which of them are free then. */
export function FreeRooms({ where, typed, days, choose }: Props) {
  const sittings = sittingsOf(typed, days);
  return sittings.length > 0 && <Then {...{ where, sittings, choose }} />;
}

function Then({ where, sittings, choose }: Pick<Props, 'where' | 'choose'> & { sittings: readonly Sitting[] }) {
  const dates = sittings.map(({ date }) => date).sort();
  const query = { where, from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  const { result } = useAnswer(JSON.stringify(query), () => callOffice(() => api(officeRooms)(query)));
  const city = result?.ok ? result.value.cities.find(({ id }) => id === where) : undefined;
  return city && <RoomButtons rooms={roomsThen(city, sittings)} choose={choose} />;
}
