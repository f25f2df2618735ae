import { href } from '~/i18n/routes.ts';
import type { OfficeLinks } from '~/islands/office/OfficeMenu.tsx';

/** Where the menu of the office leads, in its order. */
export const officeLinks: OfficeLinks = {
  places: {
    today: href('officeToday', 'en'),
    followUps: href('officeFollowUps', 'en'),
    classes: href('officeClasses', 'en'),
    day: href('officeDay', 'en'),
    rooms: href('officeRooms', 'en'),
    bookings: href('officeBookings', 'en'),
    money: href('officeMoney', 'en'),
    people: href('officePeople', 'en'),
    enquiries: href('officeEnquiries', 'en'),
    quotes: href('officeQuotes', 'en'),
    waitlists: href('officeWaitlists', 'en'),
    packages: href('officePackages', 'en'),
    promoCodes: href('officePromoCodes', 'en'),
    costs: href('officeCosts', 'en'),
    surveys: href('officeSurveys', 'en'),
    numbers: href('officeNumbers', 'en'),
    audit: href('officeAudit', 'en'),
  },
  training: href('clientSection', 'en'),
  home: { en: href('home', 'en'), fr: href('home', 'fr') },
};
