import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { first, only } from '../../src/domain/present.ts';
import { build } from '../../scripts/lib/build.ts';
import { freePort, startServer, type Server } from '../../scripts/lib/server.ts';
import { freshDatabase } from '../fresh-database.ts';
import { bookingClient, onlineClass, order } from './booking-client.ts';
import { localDatabase } from './database.ts';

const persistTo = mkdtempSync(join(tmpdir(), 'gct-system-'));
let port: number;
let server: Server;

const database = localDatabase(persistTo);

const restart = async () => {
  server = await startServer({ port, persistTo });
};

/** A class of `capacity` seats, all of them free. */
async function classOf(capacity: number, course: string) {
  const event = await onlineClass(server.url, course);
  database.run(`UPDATE classes SET capacity = ${capacity} WHERE id = '${event.id}'`);
  const { body } = await bookingClient(server.url).event(event.id);
  expect(body.seatsLeft).toBe(capacity);
  return body;
}

beforeAll(async () => {
  await build();
  await freshDatabase(persistTo);
  port = await freePort();
  await restart();
});

afterAll(async () => {
  await server.stop();
  rmSync(persistTo, { recursive: true, force: true });
});

describe('seats, on the running server', () => {
  it('sells exactly 20 seats to 200 buyers who come at once', async () => {
    const event = await classOf(20, 'excel-level-1');
    const client = bookingClient(server.url);
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, async (_, buyer) => {
        const hold = await client.hold(event, 1);
        if (hold.status !== 201) return hold.status;
        return (await client.confirm(hold.body.reference, order(event, 1, `Buyer ${buyer}`))).status;
      }),
    );
    expect(outcomes.filter((status) => status === 200)).toHaveLength(20);
    expect(outcomes.filter((status) => status === 409)).toHaveLength(180);
    expect((await client.event(event.id)).body).toMatchObject({ seatsLeft: 0, availability: 'full' });
  });

  it('books once when the same order arrives 50 times at once', async () => {
    const event = await onlineClass(server.url, 'excel-level-2');
    const client = bookingClient(server.url);
    const holds = await Promise.all(Array.from({ length: 50 }, () => client.hold(event, 2, 'the-same-hold-key')));
    expect(new Set(holds.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(holds.map((answer) => answer.body.reference)).size).toBe(1);

    const { reference } = first(holds).body;
    const confirmations = await Promise.all(
      Array.from({ length: 50 }, () => client.confirm(reference, order(event, 2), 'the-same-confirm-key')),
    );
    expect(new Set(confirmations.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(confirmations.map((answer) => answer.body.number)).size).toBe(1);
    expect((await client.event(event.id)).body.seatsLeft).toBe(event.seatsLeft - 2);
  });

  it('keeps a confirmed booking over a SIGKILL and a restart', async () => {
    const event = await onlineClass(server.url, 'excel-level-3');
    const before = bookingClient(server.url);
    const hold = await before.hold(event, 2);
    const confirmed = await before.confirm(hold.body.reference, order(event, 2));
    expect(confirmed.status).toBe(200);
    const { invoice, secret } = await before.prove(confirmed.body);

    await server.stop('SIGKILL');
    await restart();

    const after = bookingClient(server.url);
    const again = await after.booking(secret);
    expect(again.body).toMatchObject({ state: 'confirmed', invoice });
    expect(invoice).not.toBeNull();
    expect((await after.event(event.id)).body.seatsLeft).toBe(event.seatsLeft - 2);
  });

  it('leaves no half booking and loses no seat when it is killed in the middle of 100 bookings', async () => {
    const event = await classOf(100, 'excel-pivottables');
    const client = bookingClient(server.url);
    const holds = await Promise.all(Array.from({ length: 100 }, () => client.hold(event, 1)));
    expect(new Set(holds.map(({ status }) => status))).toEqual(new Set([201]));
    const references = holds.map(({ body }) => body.reference);

    // Ten know of their seats, thirty have said half of what they have to say, and sixty are under way when the first of them
    // is answered: that is when the server is killed.
    for (const reference of references.slice(0, 10)) {
      const { status, body } = await client.confirm(reference, order(event, 1));
      expect(status).toBe(200);
      await client.prove(body);
    }
    await Promise.all(references.slice(10, 40).map((reference) => client.confirmHalf(reference, order(event, 1))));
    const underWay = references.slice(40).map((reference) => client.confirm(reference, order(event, 1)));
    expect((await Promise.any(underWay)).status).toBe(200);
    const killed = server.stop('SIGKILL');
    const outcomes = await Promise.allSettled(underWay);
    await killed;
    const answered = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.status] : []));
    const told = 10 + answered.filter((status) => status === 200).length;

    const rows = database.rows<{ confirmed: number; held: number }>(`
      SELECT
        (SELECT count(*) FROM bookings b JOIN booking_lines l ON l.booking_id = b.id WHERE l.class_id = '${event.id}' AND b.state = 'confirmed') AS confirmed,
        (SELECT count(*) FROM bookings b JOIN booking_lines l ON l.booking_id = b.id WHERE l.class_id = '${event.id}' AND b.state = 'held') AS held,
        (SELECT count(*) FROM bookings b WHERE NOT EXISTS (SELECT 1 FROM booking_lines l WHERE l.booking_id = b.id)) AS bookings_without_lines,
        (SELECT count(*) FROM bookings b WHERE b.state = 'confirmed' AND b.invoice_draft IS NULL AND NOT EXISTS (SELECT 1 FROM invoices i WHERE i.booking_id = b.id)) AS confirmed_without_invoice,
        (SELECT count(*) FROM bookings b WHERE b.state = 'confirmed' AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.booking_id = b.id)) AS confirmed_without_mail,
        (SELECT count(*) FROM invoices i JOIN bookings b ON b.id = i.booking_id WHERE b.state <> 'confirmed') AS invoices_of_nothing,
        (SELECT max(sequence) - count(*) FROM invoices) AS gaps
    `);
    const counts = only(rows);
    expect(counts).toMatchObject({
      bookings_without_lines: 0,
      confirmed_without_invoice: 0,
      confirmed_without_mail: 0,
      invoices_of_nothing: 0,
      gaps: 0,
    });
    // Whoever was told so has a seat; whoever was cut off has one, or a hold that ends by itself.
    expect(counts.confirmed).toBeGreaterThanOrEqual(told);
    expect(counts.held).toBeGreaterThanOrEqual(30);
    expect(counts.confirmed + counts.held).toBe(100);

    await restart();
    const { body } = await bookingClient(server.url).event(event.id);
    expect(body.seatsLeft).toBe(0);
  });
});
