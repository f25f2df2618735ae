import { useId } from 'react';
import { roomKey, type OfficeRooms, type RoomClass } from '../../domain/classes/rooms.ts';
import { dateIn } from '../../domain/time/calendar.ts';
import { fill, formatPlainDate, formatTime } from '../../i18n/format.ts';
import { languageTags } from '../../i18n/locales.ts';
import { useOffice } from './context.ts';
import { roomTexts } from './room-texts.ts';
import { useWidth } from './use-width.ts';

interface Props {
  city: OfficeRooms['cities'][number];
  days: readonly string[];
  today: string;
  listHref: string;
}

/** Narrower than this, rooms stand below each other. Pixels. */
const NARROW = 760;

/** Of more days a cell has no room for names. */
const NAMED_DAYS = 7;

interface Room {
  /** Empty for classes without one. */
  name: string;
  classes: readonly RoomClass[];
}

const roomsOf = ({ rooms, classes }: Props['city']): Room[] => {
  const of = (name: string) => classes.filter(({ room }) => roomKey(room) === roomKey(name));
  const without = of('');
  return [
    ...rooms.map((name) => ({ name, classes: of(name) })),
    ...(without.length > 0 ? [{ name: '', classes: without }] : []),
  ];
};

const heldOn = (day: string, classes: readonly RoomClass[]) =>
  classes.flatMap((one) =>
    one.sessions.filter(({ start }) => dateIn(one.timeZone, start) === day).map((session) => ({ one, session })),
  );

/** The rooms of a city side by side, day by day. */
export function RoomsOfCity(props: Props) {
  const { city, days } = props;
  const { locale } = useOffice();
  const id = useId();
  const { ref, width } = useWidth<HTMLDivElement>();
  const rooms = roomsOf(city);
  return (
    <section aria-labelledby={id} className="mt-4">
      <h3 id={id} className="text-lg">
        {city.city[locale]}
      </h3>
      <div ref={ref}>
        {width >= NARROW && <Table {...props} rooms={rooms} labelledby={id} isShort={days.length > NAMED_DAYS} />}
        {width > 0 && width < NARROW && <List {...props} rooms={rooms} />}
      </div>
    </section>
  );
}

interface RoomsProps extends Props {
  rooms: readonly Room[];
}

function Table({
  rooms,
  days,
  today,
  listHref,
  labelledby,
  isShort,
}: RoomsProps & { labelledby: string; isShort: boolean }) {
  const { locale } = useOffice();
  const t = roomTexts[locale];
  const weekday = new Intl.DateTimeFormat(languageTags[locale], { weekday: 'short', timeZone: 'UTC' });
  return (
    <table className="office-rooms" aria-labelledby={labelledby} data-short={isShort || undefined}>
      <thead>
        <tr>
          <th scope="col">{t.room}</th>
          {days.map((day) => (
            <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
              {!isShort && `${weekday.format(new Date(day))} `}
              {Number(day.slice(8))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rooms.map(({ name, classes }) => (
          <tr key={name}>
            <th scope="row">{name || t.unnamed}</th>
            {days.map((day) => {
              const held = heldOn(day, classes);
              const state = held.length > 0 ? 'taken' : name === '' ? undefined : 'free';
              return (
                <td key={day} data-state={held.some(({ one }) => one.clash) ? 'clash' : state}>
                  {held.length === 0 && name !== '' && <span className={isShort ? 'sr-only' : ''}>{t.free}</span>}
                  {held.map((one) => (
                    <Taken key={`${one.one.id} ${one.session.start}`} {...one} {...{ listHref, isShort }} />
                  ))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TakenProps {
  one: RoomClass;
  session: RoomClass['sessions'][number];
  listHref: string;
  /** A mark alone, which says the rest to who does not see it. */
  isShort?: boolean;
}

function Taken({ one, session, listHref, isShort = false }: TakenProps) {
  const { locale } = useOffice();
  const t = roomTexts[locale];
  const hours = `${formatTime(session.start, locale, one.timeZone)}–${formatTime(session.end, locale, one.timeZone)}`;
  const clash = one.clash === null ? '' : fill(t.clash, { id: one.clash });
  const href = `${listHref}/${encodeURIComponent(one.id)}`;
  const said = [one.title[locale], hours, clash].filter(Boolean).join(', ');
  if (isShort) {
    return (
      <a className="office-room-mark" href={href} title={said} aria-label={said}>
        {one.clash === null ? '■' : '!'}
      </a>
    );
  }
  return (
    <p>
      <a className="link" href={href}>
        {one.title[locale]}
      </a>
      <span className="block text-gray-600">{hours}</span>
      {clash && <strong className="text-red-700 block">{clash}</strong>}
    </p>
  );
}

/** The same on a phone: of each room what takes it, and when it is free. */
function List({ rooms, days, listHref }: RoomsProps) {
  const { locale } = useOffice();
  const t = roomTexts[locale];
  return (
    <ul className="space-y-3">
      {rooms.map(({ name, classes }) => {
        const free = days.filter((day) => heldOn(day, classes).length === 0);
        return (
          <li key={name} className="border-t-2 border-blue-200 pt-1">
            <h4 className="font-semibold">{name || t.unnamed}</h4>
            <ul className="divide-y divide-blue-100">
              {days.flatMap((day) =>
                heldOn(day, classes).map((one) => (
                  <li key={`${one.one.id} ${one.session.start}`} className="py-1">
                    <span className="text-gray-600">{formatPlainDate(day, locale, 'short')}</span>
                    <Taken {...one} listHref={listHref} />
                  </li>
                )),
              )}
            </ul>
            {name !== '' && (
              <p className="text-green-700">
                {free.length === days.length
                  ? t.freeAll
                  : fill(t.freeOn, { days: free.map((day) => formatPlainDate(day, locale, 'short')).join(' ') })}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
