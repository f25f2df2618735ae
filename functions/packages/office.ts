import { PAGE_ROWS } from '../../src/domain/office/audit.ts';
import { codeAsWritten } from '../../src/domain/packages/code.ts';
import * as calls from '../../src/domain/packages/office-calls.ts';
import type {
  FoundPackage,
  FoundPackages,
  OfficePackage,
  PackagesQuery,
} from '../../src/domain/packages/office-calls.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { recordEvent } from '../booking/index.ts';
import { done, ok, problem, type AnswerTo } from '../platform/answers.ts';
import { answer, type Asked, type Route } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { contactOf, offerOf, purchaseView, type PurchaseRow } from './purchase.ts';
import { FIND_PURCHASES, PURCHASE_BY_ID, VOID } from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

type BoughtRow = PurchaseRow & { booking_id: string };

interface FoundRow extends Pick<PurchaseRow, 'id' | 'offer' | 'contact' | 'open_cents'> {
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

/** What was bought, the latest first. */
async function listPackages({ db, now, siteData }: Needs, { q, state, next }: PackagesQuery): Promise<FoundPackages> {
  const skip = Number(next);
  const yesterday = dateIn(siteData.office.timeZone, now().getTime() - DAY_MS);
  const { results } = await db
    .prepare(FIND_PURCHASES)
    .bind(yesterday, codeAsWritten(q), q.toLowerCase(), state, PAGE_ROWS + 1, skip)
    .all<FoundRow>();
  return {
    packages: results.slice(0, PAGE_ROWS).map((row) => {
      const { title, seats } = offerOf(row);
      return {
        ...{ id: row.id, ...buyerOf(row), title, state: row.standing, seats, left: row.seats_left },
        ...{ expiresOn: row.expires_on, openCents: Math.max(0, row.open_cents) },
      };
    }),
    next: results.length > PAGE_ROWS ? String(skip + PAGE_ROWS) : null,
  };
}

/** What was bought; what was only asked for is nobody's yet. */
async function boughtById(db: D1Database, id: string): Promise<BoughtRow | null> {
  const row = await db.prepare(PURCHASE_BY_ID).bind(id).first<BoughtRow>();
  return row?.state === 'bought' || row?.state === 'void' ? row : null;
}

async function packageFile(needs: Needs, id: string): Promise<OfficePackage | null> {
  const row = await boughtById(needs.db, id);
  return row && { ...(await purchaseView(needs, row)), ...buyerOf(row), id, bookingId: row.booking_id };
}

/** Its code pays for nothing any more. */
function voidPackage(
  { db, now }: Needs,
  { params: { id }, body: { reason }, keyed, session, acted }: Asked<typeof calls.voidPackage>,
): Promise<AnswerTo<typeof calls.voidPackage>> {
  return once(db, keyed, async (): Promise<AnswerTo<typeof calls.voidPackage> | null> => {
    const row = await boughtById(db, id);
    if (!row) return problem('not_found', 'There is no such package.');
    if (row.state === 'void') return problem('closed', 'This package is void.');
    const at = now().getTime();
    const { booking_id: bookingId } = row;
    const written = await writeTogether(db, [
      db.prepare(VOID).bind(id),
      recordEvent(db, { bookingId, kind: 'package_voided', at, who: 'staff', accountId: session.accountId, reason }),
      acted({ subject: 'package', id, reason, before: { state: 'bought' }, after: { state: 'void' } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

export const officeHandlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.officePackages, async ({ query }) => ok(await listPackages(needs, query))),
  answer(calls.officePackage, async ({ params }) => {
    const file = await packageFile(needs, params.id);
    return file ? ok(file) : problem('not_found', 'There is no such package.');
  }),
  answer(calls.voidPackage, (asked) => voidPackage(needs, asked)),
];
