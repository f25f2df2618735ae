import type { SubjectName } from '../../domain/office/acts.ts';
import type { OfficeLinks } from './OfficeMenu.tsx';

type Places = Pick<OfficeLinks, 'places'>;

const below = (place: string | undefined, id: string) => place && `${place}/${encodeURIComponent(id)}`;

/** Where a class, a package, and a booking's buyer and statement are. */
export const classHref = ({ places }: Places, id: string) => below(places.classes, id);
export const buyerHref = ({ places }: Places, bookingId: string) => below(places.people, `b-${bookingId}`);
export const packageHref = ({ places }: Places, id: string) => below(places.packages, id);
export const statementHref = ({ places }: Places, bookingId: string) => below(places.money, bookingId);

/** Where it stands who is away on a day, `2027-01-12`. */
export const awayHref = ({ places }: Places, day: string) => places.rooms && `${places.rooms}?from=${day}`;

/** The file of what staff acted on; `undefined` where it has none, or is no longer known by that. */
export function subjectHref({ places }: Places, subject: SubjectName, id: string): string | undefined {
  switch (subject) {
    case 'booking':
      return below(places.bookings, id);
    case 'class':
      return below(places.classes, id);
    case 'enquiry':
      return below(places.enquiries, id);
    case 'quote':
      return below(places.quotes, id);
    case 'waitlist':
      return below(places.waitlists, id);
    case 'package':
      return packageHref({ places }, id);
    case 'promo_code':
      return places.promoCodes && `${places.promoCodes}?q=${encodeURIComponent(id)}`;
    case 'client':
      // Somebody is named by an account, a booking or a seat; whose statement was read by the booking alone.
      return /^[abp]-/.test(id) ? below(places.people, id) : statementHref({ places }, id);
    case 'day':
      return places.day && `${places.day}?on=${encodeURIComponent(id)}`;
    case 'cost':
      return places.costs;
    case 'absence':
      return places.rooms;
    case 'account':
      return below(places.people, `a-${id}`);
    case 'mail':
    case 'report':
      return undefined;
  }
}
