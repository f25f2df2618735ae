import type { SiteData } from '../../src/domain/site/site-data.ts';
import {
  MARK_PRIVATE,
  NO_CLASS_TO_COME,
  PUT_CLIENTS_PLACE,
  PUT_PRIVATE_CLASS,
  PUT_PRIVATE_PEOPLE,
} from './changes-sql.ts';
import { UPSERT_CLASSES } from './sql.ts';
import type { ScheduledClass } from './sync.ts';

/** A class that an organisation has to itself, as the office schedules it. */
export interface PrivateClass {
  /** `cancelled`, prices and ends of sales are of no matter: it is sold by its order. */
  scheduled: Omit<ScheduledClass, 'cancelled' | 'minimum' | 'priceCents' | 'salesEnd' | 'salesEndAt'> & {
    room?: string;
  };
  order: {
    id: string;
    /** Of its invoice, by which the class was bought: its cents of those of all lines. */
    line: string;
    lineCents: number;
    ofCents: number;
  };
  /** At the client's own address, which `scheduled.placeId` names; `null` where it is on line, or in a room of ours. */
  clientsPlace: { name: string; city: string; street: string; province: string } | null;
  at: number;
}

/**
 * The statements that schedule a private class, for the batch in which its seats are booked. Refused where the line of its order has
 * a class that stands.
 */
export function privateClass(
  db: D1Database,
  { build }: Pick<SiteData, 'build'>,
  { scheduled: given, order, clientsPlace, at }: PrivateClass,
): D1PreparedStatement[] {
  const { id, placeId } = given;
  const never = { priceCents: 0, minimum: 0, cancelled: false, salesEnd: new Date(0).toISOString(), salesEndAt: 0 };
  // What was sold is given.
  const scheduled = { ...given, ...never, guaranteed: true } satisfies ScheduledClass & { guaranteed: true };
  return [
    ...(clientsPlace ? [clientsRow(db, placeId, clientsPlace)] : []),
    db.prepare(UPSERT_CLASSES).bind(JSON.stringify([scheduled]), build.id, at),
    db.prepare(MARK_PRIVATE).bind(id, order.id),
    db
      .prepare(PUT_PRIVATE_CLASS)
      .bind(id, order.id, order.line, order.lineCents, order.ofCents, JSON.stringify(scheduled), at),
  ];
}

const clientsRow = (
  db: D1Database,
  id: string | null,
  { name, city, street, province }: NonNullable<PrivateClass['clientsPlace']>,
) => db.prepare(PUT_CLIENTS_PLACE).bind(id, name, city, JSON.stringify({ en: street, fr: street }), province);

/** How many people a private class is for from now on, whatever its capacity was changed to: for the batch that books, or gives back, their seats. */
export const peopleOfClass = (db: D1Database, id: string, people: number): D1PreparedStatement =>
  db.prepare(PUT_PRIVATE_PEOPLE).bind(id, people);

/** For the batch that ends an order: refuses it where one of its private classes is to begin, or can still be brought back. */
export const noClassToCome = (db: D1Database, orderId: string, at: number): D1PreparedStatement =>
  db.prepare(NO_CLASS_TO_COME).bind(orderId, at);
