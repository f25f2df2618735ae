import {
  deleteArchived,
  nameOf,
  readArchived,
  writeArchived,
  type Archive,
  type Archived,
  type MailRow,
} from '../platform/archived.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { eachOf, numbered, type Note } from './moving.ts';
import * as sql from './sql.ts';

/** Objects that are read in a run for each of these reasons. */
const BROUGHT_A_RUN = 40;
const MADE_ANEW_A_RUN = 40;
const SEALED_A_RUN = 80;
/** So long what was brought back stays. */
const STAYS_MS = 30 * 86_400_000;

type Needs = Pick<Dependencies, 'db' | 'now' | 'log'>;

interface NoteOfBooking extends Note {
  away: 0 | 1;
  recipients: string;
}

/** Mails of a booking that lie in the archive, as the outbox had them. */
export async function archivedMails(
  { db, archive }: Pick<Dependencies, 'db' | 'archive'>,
  bookingId: string,
): Promise<MailRow[]> {
  if (!archive) return [];
  const note = await db.prepare(sql.NOTE_OF_BOOKING).bind(bookingId).first<NoteOfBooking>();
  if (!note) return [];
  // What has ended, or is about to be taken out, is not shown.
  const shown = new Set(JSON.parse(note.recipients) as string[]);
  const object = await readArchived(archive, nameOf(note.year, note.id));
  return (object?.content.mails ?? []).filter((mail) => isOf(mail, shown));
}

const isOf = ({ recipient }: MailRow, recipients: ReadonlySet<string>) =>
  recipients.has(recipient.trim().toLowerCase());

/** Puts what lies in the archive of a booking back where it was; the object stays, as a copy. False where it was back already. */
async function bringBack({ db, now }: Pick<Needs, 'db' | 'now'>, archive: Archive, note: Note): Promise<boolean> {
  const { year, id } = note;
  const name = nameOf(year, id);
  const object = await readArchived(archive, name);
  if (!object) throw new Error(`the archive has no ${name}`);
  const row = await db.prepare(sql.NOTE_OF_BOOKING).bind(id).first<NoteOfBooking>();
  const recipients = new Set(JSON.parse(row?.recipients ?? '[]') as string[]);
  const { documents, mails } = object.content;
  const texts = JSON.stringify(Object.entries(documents).map(([text, body]) => ({ ...numbered(text), body })));
  const rows = JSON.stringify(mails.filter((mail) => isOf(mail, recipients)));
  const written = await writeTogether(db, [
    db.prepare(sql.PUT_MAILS_BACK).bind(rows),
    ...[sql.PUT_INVOICES_BACK, sql.PUT_CREDIT_NOTES_BACK, sql.PUT_CERTIFICATES_BACK].map((one) =>
      db.prepare(one).bind(texts),
    ),
    db.prepare(sql.BRING_BACK).bind(year, id, now().getTime() + STAYS_MS, row?.recipients ?? ''),
  ]);
  return written !== null;
}

/** All that the archive has of somebody comes back, by the key of the e-mail. */
export async function bringBackOf({ db, now, archive }: Pick<Dependencies, 'db' | 'now' | 'archive'>, key: string) {
  if (!archive) return;
  const { results } = await db.prepare(sql.AWAY_OF_PERSON).bind(key).all<Note>();
  await eachOf(results, async (note) => void (await bringBack({ db, now }, archive, note)));
}

/** Brings back what somebody asked for. */
export async function bringAsked(needs: Needs, archive: Archive): Promise<void> {
  await needs.db.prepare(sql.NOTHING_TO_BRING).run();
  const { results } = await needs.db.prepare(sql.ASKED_BACK).bind(BROUGHT_A_RUN).all<Note>();
  await eachOf(results, async (note) => void (await bringBack(needs, archive, note)));
  if (results.length > 0) needs.log('info', 'archive_brought_back', { bookings: results.length });
}

interface Stale extends NoteOfBooking {
  stale: number;
}

/** Makes objects anew of what is left, where something of theirs was erased or has ended since. */
export async function makeAnew({ db, log }: Needs, archive: Archive): Promise<void> {
  const { results } = await db.prepare(sql.STALE).bind(MADE_ANEW_A_RUN).all<Stale>();
  await eachOf(results, async (note) => {
    const name = nameOf(note.year, note.id);
    const object = await readArchived(archive, name);
    const { results: there } = await db.prepare(sql.TEXTS_THERE_ARE).bind(note.id).all<{ text: string }>();
    const left = object && leftOf(object.content, new Set(there.map(({ text }) => text)), note);
    const isEmpty = !left || Object.keys(left.documents).length + left.mails.length === 0;
    if (isEmpty) await deleteArchived(archive, name);
    // Somebody else has written it meanwhile: the next run looks again.
    else if (!(await writeArchived(archive, left, object.etag))) return;
    const marked = isEmpty && note.away === 1 ? sql.FORGET_NOTE : sql.IS_FRESH;
    await db.prepare(marked).bind(note.year, note.id, note.stale).run();
  });
  if (results.length > 0) log('info', 'archive_made_anew', { bookings: results.length });
}

function leftOf({ name, documents, mails }: Archived, there: ReadonlySet<string>, { recipients }: Stale): Archived {
  const stay = new Set(JSON.parse(recipients) as string[]);
  return {
    name,
    documents: Object.fromEntries(Object.entries(documents).filter(([text]) => there.has(text))),
    mails: mails.filter((mail) => isOf(mail, stay)),
  };
}

/** Which object was the last to be sealed anew under a key, which is told by its digest. */
interface Sealed {
  key: string;
  year: number;
  id: string;
  done: boolean;
}

const digestOf = async (key: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`archive ${key}`));
  return Array.from(new Uint8Array(digest).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** While there is a key before, all that lies under it is sealed anew under the one now, some at a time. */
export async function sealAnew({ db, log }: Needs, archive: Archive): Promise<void> {
  const [now, before] = archive.keys;
  if (before === undefined) return;
  const key = await digestOf(now);
  const stored = await db.prepare(sql.READ_CURSOR).bind('sealed').first<string>('value');
  const cursor = stored === null ? null : (JSON.parse(stored) as Sealed);
  const from = cursor?.key === key ? cursor : { key, year: 0, id: '', done: false };
  if (from.done) return;
  const { results } = await db.prepare(sql.NOTES_AFTER).bind(from.year, from.id, SEALED_A_RUN).all<Note>();
  await eachOf(results, async ({ year, id }) => {
    const object = await readArchived(archive, nameOf(year, id));
    // One that somebody else has written meanwhile is sealed under the key now.
    if (object?.isOld) await writeArchived(archive, object.content, object.etag);
  });
  const last = results.at(-1);
  const done = results.length < SEALED_A_RUN;
  const value = JSON.stringify({ ...from, ...(last && { year: last.year, id: last.id }), done } satisfies Sealed);
  await db.prepare(sql.WRITE_CURSOR).bind('sealed', value).run();
  if (done) log('info', 'archive_sealed_anew', { key });
}
