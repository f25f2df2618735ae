export interface SurveysPlace {
  /** Of the office, by whose clock its days go. */
  timeZone: string;
  /** The address of this screen, below which trainers' reports are; and that of classes. */
  listHref: string;
  classHref: string;
}
