import type { ConfirmRequest } from '../../src/domain/booking/contract.ts';
import type { HoldRequest } from '../../src/domain/booking/hold-contract.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { instantOf } from '../../src/domain/time/schedule.ts';
import { demoAccount, demoTrainer } from '../accounts/index.ts';
import { confirmBooking, holdSeats } from '../booking/index.ts';
import { keyedCall } from '../platform/idempotency.ts';
import { INSERT_DEMO_CLASS, NEXT_ONLINE_CLASS } from '../catalogue/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { INSERT_CLASS_LINK } from './sql.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When the demo account made its booking, before now. */
const BOOKED_DAYS_AGO = 20;

type Needs = Pick<
  Dependencies,
  'db' | 'now' | 'newId' | 'newReference' | 'siteData' | 'cards' | 'capRoom' | 'limiter' | 'mode' | 'demoTraining'
>;

/**
 * Gives the demo account something to see, once, and on a developer's machine alone: a class that is over, one that
 * runs, and one to come, booked by the same rules as anybody's.
 */
export async function seedDemoTraining(needs: Needs): Promise<void> {
  const { db, newId } = needs;
  if (needs.mode !== 'local' || !needs.demoTraining) return;
  const at = needs.now().getTime();
  const hour = at - (at % HOUR_MS);
  const { timeZone } = needs.siteData.office;
  const morning = Date.parse(instantOf(dateIn(timeZone, hour - 5 * DAY_MS), '09:00', timeZone));
  const past = await insertClass(needs, 'demo-past', morning, 7 * HOUR_MS);
  if (!past) return;
  await insertClass(needs, 'demo-running', hour - HOUR_MS, 6 * HOUR_MS);
  const next = await db.prepare(NEXT_ONLINE_CLASS).bind(at).first<{ id: string; price_cents: number }>();
  await book(needs, at - BOOKED_DAYS_AGO * DAY_MS, [
    { id: 'demo-past', price_cents: 0 },
    { id: 'demo-running', price_cents: 0 },
    ...(next ? [next] : []),
  ]);
  const links = [
    ['demo-past', 'material', 'Exercise files', 'https://files.example/exercises.zip'],
    ['demo-past', 'recording', 'Part 1', '/private/recordings/demo.mp4'],
    ['demo-running', 'join', 'Meeting', 'https://meet.example/demo-running'],
    ['demo-running', 'material', 'Handout', 'https://files.example/handout.pdf'],
  ] as const;
  await db.batch(links.map((link) => db.prepare(INSERT_CLASS_LINK).bind(newId(), ...link, at)));
}

async function insertClass({ db, siteData }: Needs, id: string, start: number, length: number): Promise<boolean> {
  const course = siteData.courses.find((one) => one.entries.en && one.entries.fr);
  if (!course) return false;
  const end = start + length;
  const iso = (instant: number) => new Date(instant).toISOString();
  const sessions = JSON.stringify([{ start: iso(start), end: iso(end) }]);
  const { timeZone } = siteData.office;
  const { meta } = await db
    .prepare(INSERT_DEMO_CLASS)
    .bind(id, course.id, timeZone, sessions, start, end, siteData.build.id, demoTrainer.teaches)
    .run();
  return meta.changes > 0;
}

async function book(needs: Needs, at: number, classes: { id: string; price_cents: number }[]): Promise<void> {
  const then = { ...needs, meter: null, now: () => new Date(at) };
  const held: HoldRequest = {
    language: 'en',
    lines: classes.map(({ id, price_cents }) => ({ eventId: id, quantity: 2, priceCents: price_cents })),
  };
  const holdCall = await keyedCall('hold-seats', `demo-${needs.newId()}`, held);
  if ('problem' in holdCall) return;
  const visitor = { cart: needs.newId(), address: 'demo', network: 'demo' };
  const hold = await holdSeats(then, holdCall, { request: held, visitor, counting: null });
  if ('problem' in hold) return;
  const { reference } = JSON.parse(hold.json) as { reference: string };
  const { email, firstName } = demoAccount;
  const request = (totalCents: number): ConfirmRequest => ({
    buyer: 'organisation',
    terms: { language: 'en', version: needs.siteData.terms.en },
    contact: { firstName, lastName: 'Demers', email, phone: '613-555-0142', organisation: 'Example Association' },
    billing: { line1: '1 Main St', line2: '', city: 'Ottawa', country: 'CA', province: 'ON', postalCode: 'K1A 0B1' },
    participants: classes.flatMap(({ id }) => [
      { eventId: id, firstName, lastName: 'Demers', email },
      { eventId: id, firstName: 'Amir', lastName: 'Haddad', email: 'amir@example.ca' },
    ]),
    paymentMethod: 'invoice',
    purchaseOrder: '',
    budgetCode: '',
    totalCents,
  });
  const confirm = async (totalCents: number) => {
    const call = await keyedCall('confirm-booking', `demo-${needs.newId()}`, [reference, totalCents]);
    return 'problem' in call ? call : confirmBooking(then, call, reference, request(totalCents), { proof: 'staff' });
  };
  // The total is the server's to say.
  const refused = await confirm(0);
  if ('problem' in refused && refused.problem.code === 'price_changed') {
    await confirm(refused.problem.totalCents as number);
  }
}
