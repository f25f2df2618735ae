export interface PackagesPlace {
  /** Of the office, by whose clock its days go. */
  timeZone: string;
  /** The address of this screen, below which each package is; and that of bookings. */
  listHref: string;
  bookingsHref: string;
}
