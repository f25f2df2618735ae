import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../scripts/lib/build.ts';
import { freePort, startServer, type Server } from '../../scripts/lib/server.ts';
import type { EventDetail } from '../../src/domain/catalogue/classes.ts';
import type { Hold, HoldRefusal } from '../../src/domain/booking/hold-contract.ts';
import { only, present } from '../../src/domain/present.ts';
import { freshDatabase } from '../fresh-database.ts';
import { bookingClient, onlineClass, order } from './booking-client.ts';
import { localDatabase } from './database.ts';

const BUYERS = 500;
const SEATS = 10;
const COURSES = ['excel-level-1', 'excel-level-2', 'excel-level-3', 'excel-pivottables', 'excel-charts'];

const persistTo = mkdtempSync(join(tmpdir(), 'gct-rush-'));
const { rows, run } = localDatabase(persistTo);
let server: Server;

beforeAll(async () => {
  await build();
  await freshDatabase(persistTo);
  server = await startServer({ port: await freePort(), persistTo, vars: { LIMITS: 'off' } });
});

afterAll(async () => {
  await server.stop();
  rmSync(persistTo, { recursive: true, force: true });
});

type Cart = { event: EventDetail; quantity: number }[];

/** Two or three classes, of one or two seats: no two buyers in a row want the same. */
function cartOf(buyer: number, events: readonly EventDetail[]): Cart {
  const step = 1 + (buyer % 3);
  const places = Array.from({ length: 2 + (buyer % 2) }, (_, index) => (buyer + index * step) % events.length);
  return [...new Set(places)].map((place, index) => ({
    event: present(events[place], 'a class'),
    quantity: 1 + ((buyer + index) % 2),
  }));
}

interface Outcome {
  /** Seats that the buyer was told to have. */
  booked: number;
  /** How often a cart was refused as a whole. */
  refused: number;
  /** Whether a refusal named no reason that was true of the cart. */
  untold: boolean;
}

/** Somebody who takes what is left, until there is nothing: as the checkout offers it, line by line. */
async function buy(buyer: number, events: readonly EventDetail[]): Promise<Outcome> {
  const network = buyer.toString(16);
  const client = bookingClient(server.url, server.url, `2001:db8:${network}::${network}`);
  let cart = cartOf(buyer, events);
  let [refused, untold] = [0, false];
  while (cart.length > 0) {
    const lines = cart.map(({ event, quantity }) => ({ eventId: event.id, quantity, priceCents: event.priceCents }));
    const held = await client.holdCart(lines);
    if (held.status === 201) {
      const subtotal = cart.reduce((sum, { event, quantity }) => sum + event.priceCents * quantity, 0);
      const request = order(present(cart[0], 'a line').event, 1, `Buyer ${buyer}`);
      const { status } = await client.confirm((held.body as Hold).reference, {
        ...request,
        contact: { ...request.contact, email: `buyer-${buyer}@example.ca` },
        totalCents: subtotal + Math.round((subtotal * 13) / 100),
      });
      const seats = cart.reduce((sum, { quantity }) => sum + quantity, 0);
      return { booked: status === 200 ? seats : 0, refused, untold: untold || status !== 200 };
    }
    refused += 1;
    const told = new Map((held.body as HoldRefusal).lines.map((line) => [line.eventId, line]));
    untold ||= held.status !== 409 || told.size === 0;
    cart = cart.flatMap(({ event, quantity }) => {
      const line = told.get(event.id);
      if (!line) return [{ event, quantity }];
      const left = line.reason === 'fewer_left' ? (line.seatsLeft ?? 0) : 0;
      untold ||= !['full', 'fewer_left'].includes(line.reason) || left >= quantity;
      return left > 0 ? [{ event, quantity: left }] : [];
    });
    if (untold) break;
  }
  return { booked: 0, refused, untold };
}

test('rules 2 and 4: 500 buyers with carts of several classes are sold 50 seats, and each other one is told why not', async () => {
  const found = await Promise.all(COURSES.map((course) => onlineClass(server.url, course)));
  const ids = found.map(({ id }) => `'${id}'`).join(', ');
  run(`UPDATE classes SET capacity = ${SEATS} WHERE id IN (${ids})`);
  const events = found.map((event) => ({ ...event, seatsLeft: SEATS }));

  const since = performance.now();
  const outcomes = await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(buyer, events)));
  const seconds = (performance.now() - since) / 1000;

  const sum = (pick: (one: Outcome) => number) => outcomes.reduce((total, one) => total + pick(one), 0);
  const winners = outcomes.filter(({ booked }) => booked > 0).length;
  const refusals = sum(({ refused }) => refused);
  console.log(`${winners} of ${BUYERS} buyers have seats, after ${refusals} refusals in ${seconds.toFixed(1)} s`);
  expect(outcomes.filter(({ untold }) => untold)).toEqual([]);
  expect(outcomes.filter(({ booked, refused }) => booked === 0 && refused === 0)).toEqual([]);
  expect(sum(({ booked }) => booked)).toBe(SEATS * COURSES.length);

  const sold = rows<{ class_id: string; seats: number }>(
    `SELECT class_id, SUM(quantity) AS seats FROM booking_lines
     JOIN bookings ON bookings.id = booking_lines.booking_id
     WHERE bookings.state = 'confirmed' AND class_id IN (${ids}) GROUP BY class_id`,
  );
  expect(sold.map(({ seats }) => seats)).toEqual(COURSES.map(() => SEATS));
  const counts = rows(
    `SELECT
      (SELECT count(*) FROM bookings WHERE state NOT IN ('confirmed')) AS unbooked,
      (SELECT count(*) FROM bookings WHERE state = 'confirmed') AS bookings,
      (SELECT count(*) FROM participants WHERE active = 1) AS people`,
  );
  expect(only(counts)).toEqual({ unbooked: 0, bookings: winners, people: SEATS * COURSES.length });
});
