import * as v from 'valibot';
import { Role } from '../accounts/contract.ts';
import { requiredLine } from '../fields.ts';
import { DatedClass, Language } from '../catalogue/classes.ts';

const ClassLink = v.object({ title: v.string(), url: v.string() });
type ClassLink = v.InferOutput<typeof ClassLink>;

export const TrainingClass = v.object({
  event: DatedClass,
  /** Whether the account has a seat of its own. */
  attends: v.boolean(),
  /** Seats that the account has booked, for itself or others. */
  seats: v.number(),
  /** The newest of its bookings with seats in it, on whose page they are named, moved and cancelled; by an id that opens it to the account alone. */
  booking: v.nullable(v.string()),
  /** Who sits on them, as far as they are named. */
  people: v.array(v.string()),
  /** Where the class meets online; until it is over. */
  joinUrl: v.nullable(v.string()),
  materials: v.array(ClassLink),
  hasRecording: v.boolean(),
  /** The number of the account's own, once it is issued. */
  certificate: v.nullable(v.string()),
  /** Whether the survey was sent. */
  surveyed: v.boolean(),
});
export type TrainingClass = v.InferOutput<typeof TrainingClass>;

export const MyTraining = v.object({
  firstName: v.string(),
  language: Language,
  role: Role,
  /** What its person needs in class, as they or their buyer said; `null` where they have no seat to come. */
  needs: v.nullable(v.string()),
  /** Where courseware that goes by post is sent; `null` where none does. */
  address: v.nullable(v.string()),
  /** Soonest first. */
  upcoming: v.array(TrainingClass),
  /** Latest first. */
  past: v.array(TrainingClass),
  /** Of the account's own bookings, latest first. */
  invoices: v.array(
    v.object({
      /** Likewise. */
      booking: v.string(),
      number: v.string(),
      issuedOn: v.string(),
      totalCents: v.number(),
      /** What of it is still to be paid; its page pays it. */
      openCents: v.number(),
      /** What was bought together has no classes that could be changed. */
      ofClasses: v.boolean(),
    }),
  ),
});
export type MyTraining = v.InferOutput<typeof MyTraining>;

/** A recording is played here (`/Website/event-videos/…`), or at another address. */
const Recording = v.object({ title: v.string(), url: v.string(), here: v.boolean() });

/** `recordings` is empty until one is published. */
export const EventVideo = v.object({ event: DatedClass, recordings: v.array(Recording) });
export type EventVideo = v.InferOutput<typeof EventVideo>;

/** Classes of the account that are over, latest first. */
export const EventVideos = v.object({ videos: v.array(EventVideo) });
export type EventVideos = v.InferOutput<typeof EventVideos>;

const bilingual = v.object({ en: v.string(), fr: v.string() });

export const TestCard = v.object({
  id: v.string(),
  level: v.picklist([1, 2, 3]),
  topic: bilingual,
  question: bilingual,
  /** One of them is right, and says so. */
  choices: v.array(v.object({ ...bilingual.entries, right: v.optional(v.literal(true)) })),
  /** What is right, and why. */
  answer: bilingual,
});
export type TestCard = v.InferOutput<typeof TestCard>;

export const TestCards = v.object({ cards: v.array(TestCard) });
export type TestCards = v.InferOutput<typeof TestCards>;

/** The text of one class's id, as it stands in an address or a request. */
export const ClassId = requiredLine(120);

/** A file below `public/private/recordings/`, which is served to its class alone. */
const RECORDING_FILE = /^\/private\/recordings\/[\w-]+(\.[\w-]+)+$/;

/** An address of the web that leads where it seems to: in one piece, and without a name before an `@` that looks like its host. */
function isWebAddress(url: string): boolean {
  if (!/^https:\/\/[^\s\\/][^\s\\]*$/.test(url) || !URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username === '' && password === '';
}

export const isRecordingFile = (url: string) => RECORDING_FILE.test(url);

/** What staff give to add a link to a class. */
export const NewClassLink = v.pipe(
  v.object({
    classId: ClassId,
    kind: v.picklist(['join', 'material', 'recording']),
    title: requiredLine(120),
    url: requiredLine(2_000),
  }),
  v.forward(
    v.check(
      ({ kind, url }) => isWebAddress(url) || (kind === 'recording' && isRecordingFile(url)),
      'expected an address that begins with https://, or for a recording /private/recordings/ and a file name',
    ),
    ['url'],
  ),
);
export type NewClassLink = v.InferOutput<typeof NewClassLink>;
