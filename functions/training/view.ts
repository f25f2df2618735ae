import type { SessionView } from '../../src/domain/accounts/contract.ts';
import { addressOf } from '../../src/domain/api/address.ts';
import { recordingFile } from '../../src/domain/training/calls.ts';
import type { EventVideo, MyTraining, TrainingClass } from '../../src/domain/training/contract.ts';
import { datedClass, type EventRow } from '../catalogue/index.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { addressShown, needsShown } from './needs.ts';
import { CLASSES_OF_ACCOUNT, INVOICES_OF_ACCOUNT, LINKS_OF_ACCOUNT, OWN_NEEDS, PEOPLE_OF_ACCOUNT } from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now'>;

export type OwnClassRow = EventRow & {
  attends: 0 | 1;
  seats: number;
  /** Its id. */
  booking: string | null;
  /** Its number. */
  certificate: string | null;
  surveyed: 0 | 1;
};

interface LinkRow {
  class_id: string;
  kind: 'join' | 'material' | 'recording';
  title: string;
  url: string;
}

interface PersonRow {
  class_id: string;
  name: string;
}

interface InvoiceRow {
  booking: string;
  number: string;
  issued_on: string;
  total_cents: number;
  open_cents: number;
  of_classes: 0 | 1;
}

/** The account's classes, or the one of this id where it is the account's. */
export async function ownClasses({ db }: Needs, accountId: number, id?: string): Promise<OwnClassRow[]> {
  const { results } = await db
    .prepare(CLASSES_OF_ACCOUNT)
    .bind(accountId, id ?? null)
    .all<OwnClassRow>();
  return results;
}

async function ownLinks({ db }: Needs, accountId: number): Promise<LinkRow[]> {
  return (await db.prepare(LINKS_OF_ACCOUNT).bind(accountId).all<LinkRow>()).results;
}

/** Everything of the client section, read at one moment. */
export async function myTraining(needs: Needs, session: SessionView): Promise<MyTraining> {
  const { db } = needs;
  const { accountId, firstName, language, role } = session;
  const at = needs.now().getTime();
  const [classes, people, links, invoices, needed] = await db.batch([
    db.prepare(CLASSES_OF_ACCOUNT).bind(accountId, null),
    db.prepare(PEOPLE_OF_ACCOUNT).bind(accountId),
    db.prepare(LINKS_OF_ACCOUNT).bind(accountId),
    db.prepare(INVOICES_OF_ACCOUNT).bind(accountId),
    db.prepare(OWN_NEEDS).bind(accountId, at),
  ]);
  const beside = { people: rowsOf<PersonRow>(people), links: rowsOf<LinkRow>(links) };
  const all = rowsOf<OwnClassRow>(classes).map((row) => ({
    over: row.ends_at <= at,
    item: trainingClass(row, beside, at),
  }));
  return {
    firstName,
    language,
    role,
    needs: needsShown(rowsOf(needed)),
    address: addressShown(rowsOf(needed)),
    upcoming: all.filter(({ over }) => !over).map(({ item }) => item),
    past: all
      .filter(({ over }) => over)
      .map(({ item }) => item)
      .reverse(),
    invoices: rowsOf<InvoiceRow>(invoices).map((row) => ({
      booking: row.booking,
      number: row.number,
      issuedOn: row.issued_on,
      totalCents: row.total_cents,
      openCents: row.open_cents,
      ofClasses: row.of_classes === 1,
    })),
  };
}

function trainingClass(
  row: OwnClassRow,
  { people, links }: { people: PersonRow[]; links: LinkRow[] },
  at: number,
): TrainingClass {
  const event = datedClass(row, at);
  const own = links.filter((link) => link.class_id === row.id);
  const isRunning = row.state === 'confirmed' && row.ends_at > at;
  return {
    event,
    attends: row.attends === 1,
    seats: row.seats,
    booking: row.booking,
    people: people.filter(({ class_id, name }) => class_id === row.id && name !== '').map(({ name }) => name),
    joinUrl: (isRunning ? own.find(({ kind }) => kind === 'join')?.url : undefined) ?? null,
    materials: own.filter(({ kind }) => kind === 'material').map(({ title, url }) => ({ title, url })),
    hasRecording: row.ends_at <= at && own.some(({ kind }) => kind === 'recording'),
    certificate: row.certificate,
    surveyed: row.surveyed === 1,
  };
}

/** The class that runs now or comes next; `null` where none does. */
export async function currentClass(needs: Needs, session: SessionView): Promise<TrainingClass | null> {
  const { upcoming } = await myTraining(needs, session);
  const running = upcoming.filter(({ event }) => event.state === 'confirmed' || event.state === 'tentative');
  return running[0] ?? null;
}

/** Classes that are over, latest first, each with what was recorded of it. */
export async function eventVideos(needs: Needs, accountId: number, id?: string): Promise<EventVideo[]> {
  const at = needs.now().getTime();
  const [rows, links] = await Promise.all([ownClasses(needs, accountId, id), ownLinks(needs, accountId)]);
  return rows
    .filter((row) => row.ends_at <= at && row.state !== 'cancelled' && row.state !== 'withdrawn')
    .reverse()
    .map((row) => ({
      event: datedClass(row, at),
      recordings: recordingsOf(links, row.id).map(({ title, url }, index) => {
        const here = url.startsWith('/');
        return {
          title,
          here,
          url: here ? addressOf(recordingFile, { eventId: row.id, number: String(index + 1) }) : url,
        };
      }),
    }));
}

/** The file of one recording, counted from 1, that the site keeps itself. */
export async function recordingPath(
  needs: Needs,
  accountId: number,
  id: string,
  number: number,
): Promise<string | undefined> {
  const [video] = await eventVideos(needs, accountId, id);
  if (!video) return undefined;
  const url = recordingsOf(await ownLinks(needs, accountId), id)[number - 1]?.url;
  return url?.startsWith('/') ? url : undefined;
}

function recordingsOf(links: LinkRow[], id: string): LinkRow[] {
  return links.filter(({ class_id, kind }) => class_id === id && kind === 'recording');
}
