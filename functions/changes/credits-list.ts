import { Temporal } from 'temporal-polyfill';
import type { Contact } from '../../src/domain/booking/billing.ts';
import type { ClientCredit, ClientCredits, CreditsQuery } from '../../src/domain/changes/credits.ts';
import { PAGE_ROWS } from '../../src/domain/office/audit.ts';
import { fittingPage, isFoundBy, wordsOf } from '../office/index.ts';
import { isoInstant } from '../platform/answers.ts';
import { rowsOf } from '../platform/database.ts';
import { midnight } from '../platform/days.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { CLIENTS_WITH_CREDIT, CREDIT_IN_ALL, ENTRIES_OF_CLIENTS } from './credits-list-sql.ts';

interface EntryRow {
  id: string;
  client_key: string;
  delta_cents: number;
  created_at: number;
  credit_note: string | null;
  kind: ClientCredit['entries'][number]['kind'];
  booking_id: string;
  number: string | null;
  contact: string;
}

interface Client {
  client_key: string;
  cents: number;
}

/** A client with all that the credit is made of, and the contacts of the bookings that gave it, the newest last. */
interface KnownClient extends Client {
  entries: readonly EntryRow[];
  contacts: readonly Partial<Contact>[];
}

const creditOf = ({ client_key: key, cents, entries, contacts }: KnownClient): ClientCredit => {
  const { firstName = '', lastName = '', email = key } = contacts.at(-1) ?? {};
  return {
    ...{ email, name: `${firstName} ${lastName}`.trim(), cents },
    entries: entries.map((row) => ({
      ...{ id: row.id, kind: row.kind, at: isoInstant(row.created_at), cents: row.delta_cents },
      ...{ creditNote: row.credit_note, bookingId: row.booking_id, booking: row.number },
    })),
  };
};

/** Who has a credit, or had one before an instant: so many, after so many. */
async function readClients(db: D1Database, before: number | null, limit: number, skip: number): Promise<KnownClient[]> {
  const clients = rowsOf<Client>(await db.prepare(CLIENTS_WITH_CREDIT).bind(limit, skip, before).all());
  const { results } = await db
    .prepare(ENTRIES_OF_CLIENTS)
    .bind(JSON.stringify(clients.map((one) => one.client_key)), before)
    .all<EntryRow>();
  const entries = Map.groupBy(results, (row) => row.client_key);
  return clients.map((client) => {
    const own = entries.get(client.client_key) ?? [];
    // What it paid, and what came back of that, may be of another contact.
    const given = own.filter(({ kind }) => kind === 'given');
    return { ...client, entries: own, contacts: given.map(({ contact }) => JSON.parse(contact) as Partial<Contact>) };
  });
}

/** What clients have with us, or had at the end of a day, and what it came from; `most` clients at once. */
export async function listCredits(
  { db, siteData }: Pick<Dependencies, 'db' | 'siteData'>,
  { q, on, next }: CreditsQuery,
  most = PAGE_ROWS,
): Promise<ClientCredits> {
  const before = on === '' ? null : midnight(Temporal.PlainDate.from(on).add({ days: 1 }), siteData.office.timeZone);
  const words = wordsOf(q);
  const isFound = ({ client_key: key, contacts }: KnownClient) =>
    words.length > 0 && isFoundBy([key, ...contacts.flatMap((contact) => Object.values(contact))], words);
  const [page, all] = await Promise.all([
    fittingPage<KnownClient>({
      ...{ skip: Number(next), most, fits: q === '' ? null : isFound },
      read: (limit, skip) => readClients(db, before, limit, skip),
    }),
    db.prepare(CREDIT_IN_ALL).bind(before).first<{ cents: number }>(),
  ]);
  return { credits: page.rows.map(creditOf), totalCents: all?.cents ?? 0, next: page.next };
}
