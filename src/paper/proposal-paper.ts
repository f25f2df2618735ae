import type { SheetFacts } from './sheet.ts';

export interface Way {
  name: string;
  says: string;
  each: string;
  total: string;
  /** That it costs least, where it does. */
  least: string | undefined;
}

export interface DatedSeats {
  day: string;
  /** That it is the date that was chosen, where it is. */
  chosen: string | undefined;
  hours: string;
  /** Its other sessions; empty where there are none. */
  later: string;
  where: string;
  seats: string;
  free: number;
  capacity: number;
}

/** What a course costs so many people in each way, in the words that are printed on it: one page for who approves it. */
export interface ProposalPaper extends SheetFacts {
  kicker: string;
  valid: string;
  /** The title of the course, its level lighter than its name. */
  course: { name: string; rest: string };
  facts: string;
  pitch: string;
  outcomes: readonly string[];
  people: string;
  /** From how many people on a private class costs less; empty where it never does. */
  from: string;
  columns: readonly string[];
  ways: readonly Way[];
  tax: string;
  dates: { title: string; rows: readonly DatedSeats[]; none: string };
  included: { title: string; lines: readonly string[] };
  cancelling: { title: string; rows: readonly { notice: string; fee: string }[] };
  contact: { title: string; address: string; href: string; reach: string; note: string };
}
