import type { CancellationTier, BilingualSupplier } from '../booking/contract.ts';
import type { Place, Session } from '../catalogue/classes.ts';
import type { LinkHosts } from '../classes/link-hosts.ts';
import type { Teaching } from '../team/teaching.ts';
import type { PaperColors } from './paper-colors.ts';
import type { PagePolicies } from './page-policy.ts';
import type { RedirectTable } from './redirects.ts';
import type { Province } from '../money/provinces.ts';
import type { TaxTable } from '../money/tax.ts';
import type { CourseKind, SeatOffer } from '../packages/offer.ts';
import type { TestCard } from '../training/contract.ts';

/** The page of a course, and what it says that mails and paper say, too. */
export interface SiteCourseEntry {
  id: string;
  /** As the entry's page shows it: a French one ends in F. */
  code: string;
  title: string;
  summary: string;
  /** The sentence under the title. */
  pitch: string;
  outcomes: readonly string[];
  certificateText: string;
}

/** A course as the edge needs it; one per pair of content entries. */
export interface SiteCourse {
  /** The English entry's id, or the French one's where there is no English one. */
  id: string;
  /** Of one that teaches its own language: the course that teaches the other one, by its id. */
  counterpart?: string;
  code: string;
  level: number | null;
  durationHours: number;
  /** Its category, by the id of the English page; by the French one's where there is no other. */
  subject: string;
  /** The packages that it is in. */
  kind: CourseKind;
  priceCents: number;
  /** A private class for up to `PRIVATE_CLASS_PEOPLE` people. */
  privatePriceCents: number;
  /** By language: the entry's own id and its texts. A language without an entry is absent. */
  entries: Partial<Record<'en' | 'fr', SiteCourseEntry>>;
}

/** A dated class, expanded from `content/schedule`. */
export interface SiteClass {
  /** Stable between builds: course, first date, language and place. */
  id: string;
  courseId: string;
  language: 'en' | 'fr';
  delivery: 'online' | 'in-person';
  placeId: string | null;
  timeZone: string;
  sessions: Session[];
  priceCents: number;
  capacity: number;
  minimum: number;
  /** ISO 8601 UTC. */
  salesEnd: string;
  /** Cancelled by its author in the schedule. */
  cancelled: boolean;
  /** Who teaches it, by name. */
  trainer: string;
}

/** A webinar as the edge needs it, past ones too. */
export interface SiteWebinar {
  /** The slug of its page. */
  id: string;
  title: string;
  /** ISO 8601 UTC. */
  start: string;
  minutes: number;
  presenter: string;
  language: 'en' | 'fr';
  /** Where one takes part: for those who are registered, and on no page. */
  join?: string;
}

/** A special event that was to come when the site was built. */
export interface SiteEvent {
  id: string;
  title: { en: string; fr: string };
  /** ISO 8601 UTC. */
  start: string;
  end: string;
  timeZone: string;
  placeId: string | null;
  priceCents: number;
  capacity: number;
}

/** A post that was open when the site was built. */
export interface SitePost {
  id: string;
  title: { en: string; fr: string };
  /** The last day on which applications are taken, `2027-02-12`, in the office's time zone; left out where none is set. */
  closes?: string;
}

/** Who teaches, and how the team's page shows her. */
export interface SiteTrainer extends Teaching {
  /** The file of content/team, which stays where the name changes. */
  slug: string;
  role: Record<'en' | 'fr', string>;
  /** The address of her portrait. */
  portrait: string;
}

/** How one gets to a place, in sentences of each language. */
export interface Directions {
  en: readonly string[];
  fr: readonly string[];
}

/**
 * What one build hands to the edge, besides the pages: written to `.site/data.json` and bundled with the worker, so
 * that pages and answers always come from the same content.
 */
export interface SiteData {
  /** `commit` is what was built, where that is known; `migrations` are those that its database needs. */
  build: { id: string; time: string; commit?: string | null; migrations?: readonly string[] };
  /** The public origin, `https://…`, without a trailing slash. */
  origin: string;
  supplier: BilingualSupplier;
  /** Who signs certificates. */
  signatory: { name: string; role: { en: string; fr: string } };
  /** Sender and office address of mails. */
  paper: PaperColors;
  mail: { from: string; office: string };
  /** Where the office stands: its zone (IANA) dates the invoices, its province decides which days it works. */
  office: { timeZone: string; province: Province };
  taxes: TaxTable;
  cancellation: CancellationTier[];
  /** Terms of an invoice. */
  invoice: { dueBusinessDays: number };
  /** Where a person who buys for herself pays at the first session, and cancels free of charge until then. */
  payAtFirstSession: Province[];
  /** What the terms and conditions are called that are in force, by language: another text has another version. */
  terms: Record<'en' | 'fr', string>;
  /** Until when seats without a name get one, and how often a seat is moved to another date. */
  changes: { namesUntilBusinessDays: number; moves: number };
  /** The break of a session that is longer than so many hours, which nobody teaches. */
  lunch: { minutes: number; beyondHours: number };
  /** Where links may lead that trainers keep for their classes. */
  trainerLinks: LinkHosts;
  /** Dates without a time on which the office is closed, `2026-12-25`, by province ('' is everywhere). */
  holidays: { date: string; province: string }[];
  places: Place[];
  /** How one gets to a place, in sentences, as the page of its city says; without a page in a language, none in that. By its id. */
  directions: Record<string, Directions>;
  courses: SiteCourse[];
  classes: SiteClass[];
  /** Who teaches what, where and in which language, in the order of the team's page; subjects as courses have them. */
  trainers: SiteTrainer[];
  /** Packages and series, as their authors order them. */
  offers: SeatOffer[];
  /** For clients who are logged in. */
  testCards: TestCard[];
  webinars: SiteWebinar[];
  events: SiteEvent[];
  posts: SitePost[];
  policies: PagePolicies;
  /** Origins besides the site's own that its pages call. */
  connect: string[];
  /** Origins of scripts of others, for public pages. */
  thirdParties: string[];
  /** `'sha256-…'` of the rules by which public pages render links ahead. */
  speculation: string;
  /** Old addresses and where they lead. */
  redirects: RedirectTable;
}
