import { Temporal } from 'temporal-polyfill';
import type { Contact } from '../../src/domain/booking/billing.ts';
import type { ClientCredit, ClientCredits, CreditsQuery } from '../../src/domain/changes/credits.ts';
import { PAGE_ROWS } from '../../src/domain/office/audit.ts';
import { isoInstant } from '../platform/answers.ts';
import { rowsOf } from '../platform/database.ts';
import { midnight } from '../platform/days.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { CLIENTS_WITH_CREDIT, CREDIT_IN_ALL, ENTRIES_OF_CLIENTS } from './list-sql.ts';

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

const contactOf = ({ contact }: EntryRow) => JSON.parse(contact) as Partial<Contact>;

/** What clients have with us, or had at the end of a day, and what it came from; `most` clients at once. */
export async function listCredits(
  { db, siteData }: Pick<Dependencies, 'db' | 'siteData'>,
  { q, on, next }: CreditsQuery,
  most = PAGE_ROWS,
): Promise<ClientCredits> {
  const skip = Number(next);
  const before = on === '' ? null : midnight(Temporal.PlainDate.from(on).add({ days: 1 }), siteData.office.timeZone);
  const [found, all] = await db.batch([
    db.prepare(CLIENTS_WITH_CREDIT).bind(q.toLowerCase(), most + 1, skip, before),
    db.prepare(CREDIT_IN_ALL).bind(before),
  ]);
  const clients = rowsOf<Client>(found);
  const shown = clients.slice(0, most);
  const { results } = await db
    .prepare(ENTRIES_OF_CLIENTS)
    .bind(JSON.stringify(shown.map((one) => one.client_key)), before)
    .all<EntryRow>();
  const entries = Map.groupBy(results, (row) => row.client_key);
  return {
    credits: shown.map(({ client_key: key, cents }) => {
      const own = entries.get(key) ?? [];
      // What it paid, and what came back of that, may be of another contact.
      const given = own.filter(({ kind }) => kind === 'given');
      const { firstName = '', lastName = '', email = key } = given.map(contactOf).at(-1) ?? {};
      return {
        ...{ email, name: `${firstName} ${lastName}`.trim(), cents },
        entries: own.map((row) => ({
          ...{
            id: row.id,
            kind: row.kind,
            at: isoInstant(row.created_at),
            cents: row.delta_cents,
            creditNote: row.credit_note,
          },
          ...{ bookingId: row.booking_id, booking: row.number },
        })),
      };
    }),
    totalCents: rowsOf<{ cents: number }>(all)[0]?.cents ?? 0,
    next: clients.length > most ? String(skip + most) : null,
  };
}
