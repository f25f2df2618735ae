export interface WaitlistsPlace {
  /** Of the office, by whose clock its days go. */
  timeZone: string;
  /** The address of this screen, below which each class's waitlist is; and that of classes. */
  listHref: string;
  classHref: string;
}
