import { DAYS_AHEAD, type TodayList } from '../../domain/today/today.ts';
import { dateIn } from '../../domain/time/calendar.ts';
import type { OfficeLinks } from './OfficeMenu.tsx';

const DAY_MS = 86_400_000;

/** No class goes on for longer. Milliseconds. */
const LONGEST_MS = 366 * DAY_MS;

/** Later than anything is scheduled for. Milliseconds. */
const FAR_MS = 10 * LONGEST_MS;

/** The last day, by the office's clock, of which classes are looked at. */
const until = (now: number, timeZone: string) => dateIn(timeZone, now + DAYS_AHEAD * DAY_MS);

/** Where all of a list is: the screen that has it, filtered, or it by itself where none has. */
export function listHref(
  name: TodayList,
  { places }: Pick<OfficeLinks, 'places'>,
  { now, timeZone }: { now: number; timeZone: string },
): string | undefined {
  const at = (place: string | undefined, query: string) => place && `${place}?${query}`;
  switch (name) {
    case 'help':
      return at(places.enquiries, 'state=unanswered&kind=help');
    case 'enquiries':
      return at(places.enquiries, 'state=unanswered&kind=forms');
    case 'follow_ups':
      return at(places.followUps, 'state=due');
    case 'needs_link':
    case 'needs_room':
    case 'below_minimum':
      return at(places.classes, `state=${name}&to=${until(now, timeZone)}`);
    case 'needs_trainer':
    case 'trainer_away':
      // Of classes that have begun as well, and of whatever is scheduled by now.
      return at(
        places.classes,
        `state=${name}&from=${dateIn(timeZone, now - LONGEST_MS)}&to=${dateIn(timeZone, now + FAR_MS)}`,
      );
    case 'overdue':
      return at(places.money, 'state=overdue') ?? at(places.bookings, 'open=overdue');
    case 'called_off':
      return at(places.money, 'state=called_off');
    case 'owed':
      return at(places.money, 'state=owed');
    case 'quotes_ending':
      return at(places.quotes, 'state=ending');
    case 'offers':
      return places.waitlists;
    case 'blocks':
      return places.bookings && `${places.bookings}/new#blocks-title`;
    case 'new_bookings':
      return at(places.bookings, 'state=confirmed&booked=day');
    case 'failed_mails':
    case 'disputes':
    case 'returned':
    case 'refunds':
    case 'to_schedule':
      return at(places.today, `list=${name}`);
  }
}

/** The place whose files the rows of a list are. */
const filesOf: Partial<Record<TodayList, 'enquiries' | 'bookings' | 'classes' | 'quotes' | 'waitlists'>> = {
  help: 'enquiries',
  enquiries: 'enquiries',
  disputes: 'bookings',
  returned: 'bookings',
  refunds: 'bookings',
  owed: 'bookings',
  needs_link: 'classes',
  needs_room: 'classes',
  needs_trainer: 'classes',
  trainer_away: 'classes',
  below_minimum: 'classes',
  overdue: 'bookings',
  called_off: 'bookings',
  to_schedule: 'bookings',
  quotes_ending: 'quotes',
  offers: 'waitlists',
  new_bookings: 'bookings',
};

/** The file that a row is about; of seats that are held, where they are booked. */
export function rowHref(name: TodayList, id: string, { places }: Pick<OfficeLinks, 'places'>): string | undefined {
  if (name === 'blocks') return places.bookings && `${places.bookings}/new?hold=${encodeURIComponent(id)}`;
  const place = filesOf[name];
  const screen = place && places[place];
  return screen && `${screen}/${encodeURIComponent(id)}`;
}
