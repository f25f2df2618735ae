import type { FieldReason } from '../../src/domain/api/errors.ts';
import type * as calls from '../../src/domain/private-classes/calls.ts';
import type { SchedulePrivate } from '../../src/domain/private-classes/contract.ts';
import type { Province } from '../../src/domain/money/provinces.ts';
import { first, present } from '../../src/domain/present.ts';
import { zoneOf } from '../../src/domain/time/zones.ts';
import { byOffice, bookPrivateSeats, touchBooking } from '../booking/index.ts';
import { privateClass, type PrivateClass } from '../catalogue/index.ts';
import { clashWith, refusedBy, sessionsOf, teachersOf } from '../classes/index.ts';
import { jsonOf, problem, type AnswerTo, type Refusal } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { undoableActs } from '../platform/undo.ts';
import { classesOfOrder, readOrder, taxedIn, type Order } from './order.ts';
import { QUEUE_SCHEDULED } from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'newReference' | 'siteData'>;
type Call = typeof calls.schedulePrivate;

const refused = (fields: Record<string, FieldReason>) => problem('validation', 'This cannot be.', { fields });

interface Place {
  placeId: string | null;
  /** By which it is taxed; `null` outside of Canada. */
  province: Province | null;
  timeZone: string;
  clientsPlace: PrivateClass['clientsPlace'];
}

/** Where it is given, and by which clock. */
function placeOf(
  { newId, siteData }: Needs,
  { client, province: billedIn }: Order,
  { where, placeId, street, city, province }: SchedulePrivate,
): Place | Refusal<'validation'> {
  if (where === 'online') {
    const timeZone = billedIn ? zoneOf[billedIn] : siteData.office.timeZone;
    return { placeId: null, province: billedIn, timeZone, clientsPlace: null };
  }
  if (where === 'room') {
    const room = siteData.places.find(({ id }) => id === placeId);
    return room
      ? { placeId: room.id, province: room.province, timeZone: zoneOf[room.province], clientsPlace: null }
      : refused({ placeId: 'choose' });
  }
  const there = present(province ?? undefined);
  return {
    ...{ placeId: `client-${newId()}`, province: there, timeZone: zoneOf[there] },
    clientsPlace: { name: client || city, city, street, province: there },
  };
}

/** The field of the form that says in which province it is given. */
const fieldOfPlace = { online: 'where', room: 'placeId', client: 'province' } as const;

/** Why it is not given there: its invoice, which stays as it is, asks for the taxes of another province. */
function taxedElsewhere(order: Order, { line, where }: SchedulePrivate, { province }: Place) {
  const taxed = taxedIn(order, line);
  return province === taxed
    ? null
    : problem('validation', `The order is taxed for ${taxed ?? 'no province'}: cancel it, and quote anew.`, {
        fields: { [fieldOfPlace[where]]: 'taxed_elsewhere' },
      });
}

type Scheduled = Pick<PrivateClass, 'scheduled' | 'clientsPlace'>;

/** The class that is asked for, or why nobody can give it like that, by the field of the form. */
async function wanted(
  needs: Needs,
  order: Order,
  body: SchedulePrivate,
  at: number,
): Promise<Scheduled | Refusal<'validation'>> {
  const { courseId, language, people: capacity } = body;
  if (!needs.siteData.courses.some(({ id }) => id === courseId)) return refused({ courseId: 'choose' });
  const place = placeOf(needs, order, body);
  if ('problem' in place) return place;
  const elsewhere = taxedElsewhere(order, body, place);
  if (elsewhere) return elsewhere;
  const { placeId, timeZone, clientsPlace } = place;
  const sessions = sessionsOf(body.sessions, timeZone, at);
  if (!sessions) return refused({ 'sessions.0.date': 'sessions_order' });
  const [startsAt, endsAt] = [Date.parse(first(sessions).start), Date.parse(present(sessions.at(-1)).end)];
  const id = `private-${needs.newId()}`;
  const trainer = body.trainer || null;
  if (trainer !== null) {
    const taught = { course_id: courseId, language, place_id: placeId };
    if (!teachersOf(needs.siteData, taught).includes(trainer)) return refused({ trainer: 'choose' });
    const clash = await clashWith(
      needs,
      { id, time_zone: timeZone, place_id: placeId, starts_at: startsAt, ends_at: endsAt },
      { trainer, sessions, substitutes: {} },
    );
    if (clash) return problem('validation', 'This cannot be.', refusedBy(clash, 'trainer'));
  }
  const delivery = placeId === null ? 'online' : 'in-person';
  return {
    scheduled: {
      ...{ id, courseId, language, delivery, placeId, timeZone, sessions, capacity, trainer, startsAt, endsAt },
      ...(body.where === 'room' && body.room !== '' && { room: body.room }),
    },
    clientsPlace,
  };
}

/** Why nothing is scheduled of that line of an order, or `null`. */
async function notScheduled(needs: Needs, order: Order, line: string): Promise<Refusal<'closed'> | null> {
  if (order.state !== 'confirmed') return problem('closed', 'The order has ended.');
  if (!order.lines.some(({ eventId }) => eventId === line)) return problem('closed', 'The order has no such line.');
  const classes = (await classesOfOrder(needs, order.id))?.classes ?? [];
  const own = classes.filter((one) => one.line === line);
  if (own.some(({ state }) => state !== 'cancelled')) return problem('closed', 'It has a class already.');
  const back = await Promise.all(own.map(({ id }) => undoableActs(needs.db, 'class', id, needs.now().getTime())));
  return back.flat().length > 0 ? problem('closed', 'Its class can still be brought back.') : null;
}

/**
 * Schedules a private class of an order: the class, the seats of its client and the mail that asks for names are one batch. What it costs
 * is on the invoice of the order, and nowhere else.
 */
export function scheduleClass(
  needs: Needs,
  { params: { id: orderId }, body, keyed, session, acted }: Asked<Call>,
): Promise<AnswerTo<Call>> {
  const { db, now, siteData } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    const at = now().getTime();
    const order = await readOrder(needs, orderId);
    if (!order) return problem('not_found', 'There is no such order.');
    const closed = await notScheduled(needs, order, body.line);
    if (closed) return closed;
    const want = await wanted(needs, order, body, at);
    if ('problem' in want) return want;
    const { id, sessions } = want.scheduled;
    const { line, people } = body;
    const cents = (of: Order['lines']) => of.reduce((sum, { lineCents }) => sum + lineCents, 0);
    const lineCents = cents(order.lines.filter(({ eventId }) => eventId === line));
    const by = byOffice(session);
    const json = jsonOf({ id });
    const written = await writeTogether(db, [
      touchBooking(db, orderId),
      ...privateClass(db, siteData, {
        ...want,
        order: { id: orderId, line, lineCents, ofCents: cents(order.lines) },
        at,
      }),
      ...bookPrivateSeats(needs, { orderId, classId: id, people, by, at }),
      db.prepare(QUEUE_SCHEDULED).bind(id, orderId, at),
      acted({ subject: 'class', id, after: { order: order.number, people, sessions } }, at),
      storeDone(db, keyed, { about: id, status: 201, answer: json, at }),
    ]);
    return written && { status: 201, json };
  });
}
