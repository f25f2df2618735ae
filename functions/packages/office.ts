import { PAGE_ROWS } from '../../src/domain/office/audit.ts';
import { codeAsWritten } from '../../src/domain/packages/code.ts';
import * as calls from '../../src/domain/packages/office-calls.ts';
import type {
  FoundPackage,
  FoundPackages,
  OfficePackage,
  PackagesQuery,
} from '../../src/domain/packages/office-calls.ts';
import * as sellCalls from '../../src/domain/packages/sell-calls.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { done, ok, problem, type AnswerTo } from '../platform/answers.ts';
import { fittingPage, isFoundBy, wordsOf } from '../office/index.ts';
import { answer, type Asked, type Route } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { contactOf, ledgerOf, offerOf, purchaseView, type LedgerRow, type PurchaseRow } from './purchase.ts';
import { packageOffers, sellByOffice } from './sell.ts';
import { EXTEND, FIND_PURCHASES, PURCHASE_BY_ID } from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

type BoughtRow = PurchaseRow & { booking_id: string };

interface FoundRow extends Pick<PurchaseRow, 'id' | 'offer' | 'contact' | 'open_cents' | 'code'> {
  expires_on: string;
  seats_left: number;
  standing: FoundPackage['state'];
}

/** Who bought it; nobody once the law asks for the names no more. */
function buyerOf(row: Pick<PurchaseRow, 'contact'>) {
  const {
    firstName = '',
    lastName = '',
    organisation = '',
    email = '',
  }: Partial<ReturnType<typeof contactOf>> = contactOf(row);
  return { name: `${firstName} ${lastName}`.trim(), organisation, email };
}

/** Has the words by their beginnings, in what is said of its buyer, or is what the code opens. */
function fitting(q: string): ((row: FoundRow) => boolean) | null {
  if (q === '') return null;
  const [words, code] = [wordsOf(q), codeAsWritten(q)];
  return (row) => row.code === code || (words.length > 0 && isFoundBy(Object.values(contactOf(row)), words));
}

/** What was bought, the latest first. */
async function listPackages({ db, now, siteData }: Needs, { q, state, next }: PackagesQuery): Promise<FoundPackages> {
  const yesterday = dateIn(siteData.office.timeZone, now().getTime() - DAY_MS);
  const page = await fittingPage<FoundRow>({
    ...{ skip: Number(next), most: PAGE_ROWS, fits: fitting(q) },
    read: async (limit, offset) =>
      (await db.prepare(FIND_PURCHASES).bind(yesterday, state, limit, offset).all<FoundRow>()).results,
  });
  return {
    packages: page.rows.map((row) => {
      const { title, seats } = offerOf(row);
      return {
        ...{ id: row.id, ...buyerOf(row), title, state: row.standing, seats, left: row.seats_left },
        ...{ expiresOn: row.expires_on, openCents: Math.max(0, row.open_cents) },
      };
    }),
    next: page.next,
  };
}

/** What was bought; what was only asked for is nobody's yet. */
async function boughtById(db: D1Database, id: string): Promise<BoughtRow | null> {
  const row = await db.prepare(PURCHASE_BY_ID).bind(id).first<BoughtRow>();
  return row?.state === 'bought' || row?.state === 'void' ? row : null;
}

async function packageFile(needs: Needs, id: string): Promise<OfficePackage | null> {
  const row = await boughtById(needs.db, id);
  if (!row) return null;
  const [view, ledger] = await Promise.all([purchaseView(needs, row), ledgerOf(needs.db, id)]);
  return {
    ...{ ...view, ...buyerOf(row), id, bookingId: row.booking_id },
    ledger: view.ledger.map((entry, index) => ({ ...entry, use: useOf(ledger[index]) })),
  };
}

function useOf(row: LedgerRow | undefined): OfficePackage['ledger'][number]['use'] {
  if (typeof row?.booking_id !== 'string') return null;
  return { bookingId: row.booking_id, number: row.number, name: buyerOf({ contact: row.contact ?? '{}' }).name };
}

type Extend = typeof calls.extendPackage;

/** Its buyer is reminded of the new last day in time, also who was of the earlier one. */
function extend(
  { db, now, siteData }: Needs,
  { params: { id }, body: { until, reason }, keyed, acted }: Asked<Extend>,
): Promise<AnswerTo<Extend>> {
  return once(db, keyed, async (): Promise<AnswerTo<Extend> | null> => {
    const row = await boughtById(db, id);
    if (!row) return problem('not_found', 'There is no such package.');
    if (row.state === 'void') return problem('closed', 'It is void.');
    const at = now().getTime();
    const endsOn = row.expires_on ?? '';
    if (until <= endsOn || until < dateIn(siteData.office.timeZone, at)) {
      return problem('validation', 'It ends on a later day.', { fields: { until: 'day' } });
    }
    const written = await writeTogether(db, [
      db.prepare(EXTEND).bind(id, until),
      acted({ subject: 'package', id, reason, before: { until: endsOn }, after: { until } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

export const officeHandlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.officePackages, async ({ query }) => ok(await listPackages(needs, query))),
  answer(sellCalls.packageOffers, ({ query }) => ok(packageOffers(needs, query))),
  answer(sellCalls.sellPackage, (asked) => sellByOffice(needs, asked), { delivers: true, needsSecret: true }),
  answer(calls.officePackage, async ({ params }) => {
    const file = await packageFile(needs, params.id);
    return file ? ok(file) : problem('not_found', 'There is no such package.');
  }),
  answer(calls.extendPackage, (asked) => extend(needs, asked)),
];
