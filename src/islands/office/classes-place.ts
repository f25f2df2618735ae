export interface ClassesPlace {
  /** Of the office, by whose clock its days go. */
  timeZone: string;
  /** The address of this screen; a class's own is below it. */
  listHref: string;
  /** Where bookings are, each below it. */
  bookingHref: string;
}
