import type { ClassRooms } from '../../domain/classes/rooms.ts';
import { fill } from '../../i18n/format.ts';
import { useOffice } from './context.ts';
import { roomTexts } from './room-texts.ts';

/** Puts a name into the field of the room as if it were typed: what keeps drafts hears of it. */
export function typeRoom(form: HTMLElement | null, name: string): void {
  const input = form?.querySelector<HTMLInputElement>('input[name="room"]');
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, name);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

interface Props {
  rooms: ClassRooms['rooms'];
  choose: (name: string) => void;
}

/** The rooms of a city, and whether they are free at the time. */
export function RoomButtons({ rooms, choose }: Props) {
  const { locale } = useOffice();
  const t = roomTexts[locale].known;
  if (rooms.length === 0) return null;
  return (
    <div role="group" aria-label={t.title} className="mb-1 flex flex-wrap gap-1">
      {rooms.map(({ name, takenBy }) => (
        <button key={name} type="button" className="button py-0.5" onClick={() => choose(name)}>
          {fill(takenBy ? t.taken : t.free, { name })}
        </button>
      ))}
    </div>
  );
}
