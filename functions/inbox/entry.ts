import type { Colleague, FoundEntry, InboxEntry } from '../../src/domain/inbox/inbox.ts';
import { isNameLike } from '../../src/domain/names.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { fill, formatPhone } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { officeColleagues } from '../accounts/index.ts';
import { placesAsked, titleOf } from '../enquiries/index.ts';
import { isoInstant } from '../platform/answers.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import * as sql from './sql.ts';

export interface EntryRow {
  id: string;
  kind: FoundEntry['kind'];
  reference: string;
  about: string;
  language: Locale;
  page: string;
  email: string;
  /** JSON. */
  fields: string;
  created_at: number;
  state: FoundEntry['state'];
  revision: number;
  assignee_id: number | null;
  assignee: string | null;
}

type Typed = Record<string, string | number>;

export const typedIn = ({ fields }: Pick<EntryRow, 'fields'>) => JSON.parse(fields) as Typed;

const text = (value: string | number | undefined) => String(value ?? '');

/** What every list says of an entry. */
export function factsOf(row: EntryRow): Omit<FoundEntry, 'gist'> {
  const typed = typedIn(row);
  const { assignee_id: accountId, assignee: firstName } = row;
  return {
    ...{ id: row.id, kind: row.kind, reference: row.reference, at: isoInstant(row.created_at), language: row.language },
    ...{ name: text(typed.name), organisation: text(typed.organisation), email: row.email, state: row.state },
    assignee: accountId === null || firstName === null ? null : { accountId, firstName },
  };
}

/** What stands around an answer: in the language of the entry, with our own words and a name alone (booking rule 43). */
export function frameOf({ supplier }: Pick<SiteData, 'supplier'>, row: EntryRow): InboxEntry['frame'] {
  const { mail, forms, enquiryMail } = strings(row.language);
  const name = text(typedIn(row).name);
  const { reply } = enquiryMail;
  const about = row.kind === 'help' ? reply.help : forms.kinds[row.kind].name;
  return {
    subject: row.reference === '' ? about : fill(reply.subject, { kind: about, reference: row.reference }),
    greeting: isNameLike(name) ? fill(mail.greeting, { name }) : mail.greetingNoName,
    closing: fill(mail.closing, {
      ...{ name: supplier.name, email: supplier.email },
      phone: formatPhone(supplier.phone, row.language),
    }),
  };
}

export const readEntry = (db: D1Database, id: string) => db.prepare(sql.ENTRY_BY_ID).bind(id).first<EntryRow>();

interface NoteRow {
  at: number;
  name: string | null;
  text: string;
}

interface ReplyRow extends NoteRow {
  id: string;
  leaves_at: number;
  undone_at: number | null;
  mail: 'pending' | 'sent' | 'failed' | null;
}

const replyOf = ({
  id,
  at,
  name,
  text: words,
  leaves_at,
  undone_at,
  mail,
}: ReplyRow): InboxEntry['replies'][number] => ({
  ...{ id, at: isoInstant(at), name, text: words, leavesAt: isoInstant(leaves_at) },
  state: undone_at !== null ? 'undone' : mail === 'pending' ? 'waits' : (mail ?? 'sent'),
});

/** All of an entry; `null` where there is none. */
export async function entryFile(
  needs: Pick<Dependencies, 'db' | 'now' | 'siteData'>,
  id: string,
): Promise<InboxEntry | null> {
  const { db, siteData } = needs;
  const row = await readEntry(db, id);
  if (!row) return null;
  const [[notes, replies, acts], staff, places] = await Promise.all([
    db.batch([sql.NOTES_OF_ENTRY, sql.REPLIES_OF_ENTRY, sql.ACTS_ON_ENTRY].map((one) => db.prepare(one).bind(id))),
    officeColleagues(db),
    placesAsked(needs, id),
  ]);
  return {
    ...factsOf(row),
    ...{ revision: row.revision, page: row.page, typed: shown(row, siteData), frame: frameOf(siteData, row), places },
    notes: rowsOf<NoteRow>(notes).map((note) => ({ ...note, at: isoInstant(note.at) })),
    replies: rowsOf<ReplyRow>(replies).map(replyOf),
    history: rowsOf<{ at: number; name: string | null; act: InboxEntry['history'][number]['act'] }>(acts).map(
      (act) => ({
        ...act,
        at: isoInstant(act.at),
      }),
    ),
    staff: staff satisfies Colleague[],
  };
}

/** What was typed, as text; an entry of the site's by its title. */
function shown(row: EntryRow, siteData: SiteData): Record<string, string> {
  const title = titleOf(siteData, row.about, row.language);
  return Object.fromEntries(
    Object.entries(typedIn(row))
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, value === row.about ? (title ?? String(value)) : String(value)]),
  );
}
