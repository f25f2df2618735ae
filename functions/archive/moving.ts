import {
  archivedMark,
  nameOf,
  writeArchived,
  type Archive,
  type Archived,
  type MailRow,
} from '../platform/archived.ts';
import { rowsOf, writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import * as sql from './sql.ts';

/** A run looks so far among the bookings, and moves so many: each is an object that is written and read back. */
const LOOKED_AT_A_RUN = 400;
const MOVED_A_RUN = 40;
/** Objects on their way at a time. */
const AT_ONCE = 8;
/** What is not over, or has changed on its way, is looked at again so much later. */
const PUT_OFF_MS = 3_600_000;
/** Longer than a run of the clock may take, so that what it has taken is another's only where it died. */
const LEASE_MS = 20 * 60_000;

export interface Note {
  year: number;
  id: string;
}

interface Looked extends Note {
  created_at: number;
  ripe: 0 | 1;
}

/** How far the clock has got: a pass goes through all bookings once, and another begins with each month. */
interface Cursor {
  month: string;
  at: number;
  id: string;
  done: boolean;
}

interface Text {
  booking_id: string;
  text: string;
  body: string;
}

/** A booking whose last class ended before this instant is over: by the end of the year before last. */
const endedBefore = (now: Date) => Date.UTC(now.getUTCFullYear() - 1, 0);

/** Runs the work for each, some at a time. */
export async function eachOf<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

type Needs = Pick<Dependencies, 'db' | 'now' | 'log'>;

/** Moves what is over and still here, a number of bookings at a time. Gives how many went. */
export async function moveOld({ db, now, log }: Needs, archive: Archive): Promise<number> {
  const at = now();
  const month = at.toISOString().slice(0, 7);
  const ended = endedBefore(at);
  const stored = await db.prepare(sql.READ_CURSOR).bind('moved').first<string>('value');
  const before = stored === null ? null : (JSON.parse(stored) as Cursor);
  const begun: Cursor =
    before === null || (before.done && before.month !== month) ? { month, at: 0, id: '', done: false } : before;
  const unfinished = await db
    .prepare(sql.TO_GO_ON)
    .bind(at.getTime(), MOVED_A_RUN, ended)
    .all<Note & { ripe: 0 | 1 }>();
  const room = MOVED_A_RUN - unfinished.results.length;
  const looked =
    begun.done || room === 0
      ? []
      : (await db.prepare(sql.LOOK_THROUGH).bind(begun.at, begun.id, ended, ended, LOOKED_AT_A_RUN).all<Looked>())
          .results;
  const { seen, ripe } = upTo(looked, room);
  const last = seen.at(-1);
  const waiting: Note[] = unfinished.results.filter((one) => one.ripe === 0);
  const all = [...unfinished.results.filter((one) => one.ripe === 1), ...ripe];
  const moved = await moveAll(db, archive, { notes: all, waiting, at: at.getTime() });
  await db.batch([
    db
      .prepare(sql.PUT_OFF)
      .bind(JSON.stringify(waiting.map(({ year, id }) => ({ year, id }))), at.getTime() + PUT_OFF_MS),
    // Last: what was noted before a run was broken off is found by its note.
    db.prepare(sql.WRITE_CURSOR).bind(
      'moved',
      JSON.stringify({
        ...begun,
        ...(last && { at: last.created_at, id: last.id }),
        done: begun.done || (room > 0 && looked.length < LOOKED_AT_A_RUN && seen.length === looked.length),
      } satisfies Cursor),
    ),
  ]);
  if (moved > 0) log('info', 'archive_moved', { bookings: moved });
  return moved;
}

/** Of a stretch, as much as has so many that are ripe. */
function upTo(looked: readonly Looked[], room: number): { seen: readonly Looked[]; ripe: readonly Looked[] } {
  const ripe = looked.filter((one) => one.ripe === 1).slice(0, room);
  const last = ripe.length < room ? looked.length : looked.findIndex((one) => one === ripe.at(-1)) + 1;
  return { seen: looked.slice(0, last), ripe };
}

/** What cannot go now is put among those that wait; what another run of the clock has taken is left to it. */
async function moveAll(
  db: D1Database,
  archive: Archive,
  { notes, waiting, at }: { notes: readonly Note[]; waiting: Note[]; at: number },
): Promise<number> {
  if (notes.length === 0) return 0;
  const ids = JSON.stringify(notes.map(({ id }) => id));
  // Read together with the claim: what is moved already has nothing but marks in its place, and no object is written of those.
  const [claims, texts, mails] = await db.batch([
    db.prepare(sql.CLAIM).bind(JSON.stringify(notes.map(({ year, id }) => ({ year, id }))), at, at + LEASE_MS),
    db.prepare(sql.TEXTS_TO_MOVE).bind(ids),
    db.prepare(sql.MAILS_TO_MOVE).bind(ids),
  ]);
  const textsOf = Map.groupBy(rowsOf<Text>(texts), (one) => one.booking_id);
  const mailsOf = Map.groupBy(rowsOf<MailRow & { booking_id: string }>(mails), (one) => one.booking_id);
  const claimed = new Set(rowsOf<{ id: string }>(claims).map(({ id }) => id));
  // Nothing of it is here any more, or another run has it: it does not stand in the way of others.
  waiting.push(...notes.filter(({ id }) => !claimed.has(id)));
  const found = notes
    .filter(({ id }) => claimed.has(id))
    .map((note) => ({ ...note, texts: textsOf.get(note.id) ?? [], mails: mailsOf.get(note.id) ?? [] }));
  const noted = found.map(({ year, id, mails: own }) => ({ year, id, recipients: JSON.stringify(recipientsOf(own)) }));
  let moved = 0;
  try {
    await db.prepare(sql.NOTE).bind(JSON.stringify(noted)).run();
    await eachOf(found, async (one) => {
      if (await move(db, archive, one)) moved += 1;
      else waiting.push(one);
    });
  } catch (error) {
    // The next run tries again at once.
    await db.prepare(sql.PUT_OFF).bind(JSON.stringify(noted), at).run();
    throw error;
  }
  return moved;
}

const recipientsOf = (mails: readonly MailRow[]) => [
  ...new Set(mails.map(({ recipient }) => recipient.trim().toLowerCase())),
];

interface Full extends Note {
  texts: readonly Text[];
  mails: readonly MailRow[];
}

/** Writes the object, reads it back, and only then takes its texts out; nothing where any of them has changed meanwhile. */
async function move(db: D1Database, archive: Archive, { year, id, texts, mails }: Full): Promise<boolean> {
  const name = nameOf(year, id);
  const content: Archived = {
    name,
    documents: Object.fromEntries(texts.map(({ text, body }) => [text, body])),
    mails: [...mails],
  };
  await writeArchived(archive, content);
  const ids = JSON.stringify(mails.map((mail) => mail.id));
  const rows = JSON.stringify(
    texts.map(({ text, body }) => ({ ...numbered(text), body, left: leftOf(text, body, archivedMark(name, text)) })),
  );
  const written = await writeTogether(db, [
    db.prepare(sql.SEND_AWAY).bind(year, id, rows, ids),
    ...[sql.EMPTY_INVOICES, sql.EMPTY_CREDIT_NOTES, sql.EMPTY_CERTIFICATES].map((one) => db.prepare(one).bind(rows)),
    db.prepare(sql.TAKE_MAILS_OUT).bind(ids),
  ]);
  return written !== null;
}

export const numbered = (text: string) => ({ text, number: text.slice(text.indexOf('/') + 1) });

/** What stays of a paper: where the rest is, what the books ask of it (`accounting/net-sql.ts`, `accounting/books.ts`), and whose it is. */
function leftOf(text: string, body: string, archived: string): string {
  if (text.startsWith('certificates/')) return JSON.stringify({ archived });
  const { contact, subtotalCents, taxes, lines } = JSON.parse(body) as {
    contact?: { email?: string };
    subtotalCents?: number;
    taxes?: unknown;
    lines?: { eventId?: string; lineCents?: number }[];
  };
  const asked = lines?.map(({ eventId, lineCents }) => ({ eventId, lineCents }));
  return JSON.stringify({ archived, contact: contact && { email: contact.email }, subtotalCents, taxes, lines: asked });
}
