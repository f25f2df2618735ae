import type { Contact } from '../../src/domain/booking/billing.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { BOOKINGS_TO_READ, FORGET_TERMS, HAVE_READ, WRITE_TERMS } from './bookings-sql.ts';
import { termsOf } from './terms.ts';

/** How many bookings, and terms of them, are read at once: more wait for the clock. */
const AT_ONCE = 200;
const TERMS_AT_ONCE = 20_000;

/** So many terms with the ids of their bookings are far from the 2 MB that a value may have in D1. */
const TERMS_IN_VALUE = 2_000;

interface Row {
  id: string;
  /** Which change of it was read. */
  change: string;
  number: string | null;
  contact: string | null;
  purchase_order: string;
  budget_code: string;
  /** Of participants, papers, and payments, as JSON lists. */
  people: string;
  papers: string;
  payment_references: string;
}

/** A cheque is called 4711 or 004711. */
const withoutZeros = (text: string) => text.replace(/\b0+(?=\d)/g, '');

const textsOf = ({
  number,
  contact,
  purchase_order: order,
  budget_code: budget,
  people,
  papers,
  ...row
}: Row): string[] => {
  const {
    firstName = '',
    lastName = '',
    email = '',
    organisation = '',
    phone = '',
  } = JSON.parse(contact ?? '{}') as Partial<Contact>;
  return [
    ...[number ?? '', order, budget, firstName, lastName, email, organisation, phone],
    ...(JSON.parse(papers) as string[]),
    ...(JSON.parse(row.payment_references) as string[]).flatMap((note) => [note, withoutZeros(note)]),
    ...(JSON.parse(people) as string[]),
  ];
};

/** Reads bookings that changed since they were last read, so that they are found by what they say now. Whether some are left. */
export async function readBookings({ db }: Pick<Dependencies, 'db'>): Promise<boolean> {
  const { results } = await db.prepare(BOOKINGS_TO_READ).bind(AT_ONCE).all<Row>();
  if (results.length === 0) return false;
  const read: Row[] = [];
  const terms: [term: string, id: string][] = [];
  for (const row of results) {
    if (terms.length >= TERMS_AT_ONCE) break;
    read.push(row);
    for (const term of termsOf(textsOf(row))) terms.push([term, row.id]);
  }
  await db.batch([
    db.prepare(FORGET_TERMS).bind(JSON.stringify(read.map(({ id }) => id))),
    ...inParts(terms).map((part) => db.prepare(WRITE_TERMS).bind(JSON.stringify(part))),
    db.prepare(HAVE_READ).bind(JSON.stringify(read.map(({ id, change }) => [id, change]))),
  ]);
  return read.length < results.length || results.length === AT_ONCE;
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / TERMS_IN_VALUE);
  return Array.from({ length: count }, (_, part) => items.slice(part * TERMS_IN_VALUE, (part + 1) * TERMS_IN_VALUE));
}

/** How many rounds the clock takes at most. */
const ROUNDS = 20;

export async function readAllBookings(needs: Pick<Dependencies, 'db'>): Promise<void> {
  for (let round = 0; round < ROUNDS && (await readBookings(needs)); round += 1);
}
