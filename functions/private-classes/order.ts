import type { Billing, Contact } from '../../src/domain/booking/billing.ts';
import type { BookingState, InvoiceDocument } from '../../src/domain/booking/contract.ts';
import type { Province } from '../../src/domain/money/provinces.ts';
import type { OrderClasses } from '../../src/domain/private-classes/contract.ts';
import type { QuoteLine } from '../../src/domain/quotes/lines.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { stateAt, type EventRow } from '../catalogue/index.ts';
import { daysAway } from '../classes/index.ts';
import { isoInstant } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { CLASSES_OF_ORDER, ORDER_OF_CLASSES } from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

interface OrderRow {
  id: string;
  number: string;
  state: BookingState;
  language: 'en' | 'fr';
  contact: string;
  billing: string;
  document: string;
  quoted: string | null;
}

/** An order of which classes can be scheduled: what was ordered, and by whom. */
export interface Order {
  id: string;
  number: string;
  state: BookingState;
  language: 'en' | 'fr';
  client: string;
  /** Where it is billed, in Canada. */
  province: Province | null;
  /** Empty where the law keeps its papers no longer. */
  lines: InvoiceDocument['lines'];
  quoted: readonly QuoteLine[];
}

/** Where a line of it is taxed (booking rule 14): in the room that was quoted, or else where the buyer is; `null` outside of Canada. */
export function taxedIn({ province, quoted }: Pick<Order, 'province' | 'quoted'>, lineId: string): Province | null {
  const line = quoted.find(({ id }) => id === lineId);
  return (line && 'province' in line ? line.province : null) ?? province;
}

/** An order without classes, of no package; `null` where there is none. */
export async function readOrder({ db }: Pick<Needs, 'db'>, id: string): Promise<Order | null> {
  const row = await db.prepare(ORDER_OF_CLASSES).bind(id).first<OrderRow>();
  if (!row) return null;
  const { organisation = '' } = JSON.parse(row.contact) as Partial<Contact>;
  const { country, province } = JSON.parse(row.billing) as Partial<Billing>;
  const { lines = [] } = JSON.parse(row.document) as Partial<InvoiceDocument>;
  return {
    ...{ id: row.id, number: row.number, state: row.state, language: row.language, client: organisation, lines },
    province: country === 'CA' ? (province ?? null) : null,
    quoted: row.quoted === null ? [] : (JSON.parse(row.quoted) as QuoteLine[]),
  };
}

interface ClassRow extends Pick<EventRow, 'id' | 'starts_at' | 'ends_at' | 'time_zone' | 'state'> {
  line: string;
  people: number;
  title_en: string;
  title_fr: string;
}

/** What a quote says of a private class; `null` of anything else. */
function quotedOf(line: QuoteLine | undefined): OrderClasses['lines'][number]['quoted'] {
  if (line?.kind !== 'private') return null;
  const { courseId, delivery, city, province, days, people } = line;
  return { courseId, delivery, city, province, days, people };
}

/** What an order has of private classes, and what can be scheduled of it; `null` where it is none. */
export async function classesOfOrder(needs: Needs, id: string): Promise<OrderClasses | null> {
  const { db, now, siteData } = needs;
  const order = await readOrder(needs, id);
  if (!order) return null;
  const { results } = await db.prepare(CLASSES_OF_ORDER).bind(id).all<ClassRow>();
  const at = now().getTime();
  const away = await daysAway(
    db,
    siteData.trainers.map(({ name }) => name),
    dateIn(siteData.office.timeZone, at),
  );
  return {
    ...{ client: order.client, state: order.state, province: order.province, language: order.language },
    lines: order.lines.map(({ eventId, title, quoted }) => ({
      ...{ id: eventId, title, details: quoted?.details ?? [] },
      quoted: quotedOf(order.quoted.find((line) => line.id === eventId)),
      taxedIn: taxedIn(order, eventId),
    })),
    classes: results.map((row) => ({
      ...{ id: row.id, line: row.line, title: { en: row.title_en, fr: row.title_fr }, people: row.people },
      ...{ startsAt: isoInstant(row.starts_at), timeZone: row.time_zone, state: stateAt(row, at) },
    })),
    courses: siteData.courses.map(({ id: courseId, subject, entries: { en, fr } }) => ({
      ...{ id: courseId, subject },
      title: { en: (en ?? fr)?.title ?? courseId, fr: (fr ?? en)?.title ?? courseId },
    })),
    rooms: siteData.places.map(({ id: room, city }) => ({ id: room, city })),
    trainers: siteData.trainers.map(({ name, languages, subjects, places }) => ({
      ...{ name, languages: [...languages], subjects: [...subjects], places: [...places], away: away.get(name) ?? [] },
    })),
  };
}
