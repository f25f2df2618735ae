import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../scripts/lib/build.ts';
import { freePort, startServer, type Server } from '../../scripts/lib/server.ts';
import { present } from '../../src/domain/present.ts';
import { freshDatabase } from '../fresh-database.ts';
import { bookingClient, onlineClass, order } from './booking-client.ts';
import { readPrinted } from './printed.ts';

const persistTo = mkdtempSync(join(tmpdir(), 'gct-documents-'));
let server: Server;

beforeAll(async () => {
  await build();
  await freshDatabase(persistTo);
  server = await startServer({ port: await freePort(), persistTo });
});

afterAll(async () => {
  await server.stop();
  rmSync(persistTo, { recursive: true, force: true });
});

test('rule 37: an invoice is printed by the edge as a tagged PDF, whatever its buyer typed', async () => {
  const client = bookingClient(server.url);
  const event = await onlineClass(server.url);
  const held = await client.hold(event, 2);
  const request = {
    ...order(event, 2),
    purchaseOrder: 'PO *42* [x](y)',
    participants: [{ eventId: event.id, firstName: 'Zoë', lastName: 'O’Neil <b>', email: '' }],
  };
  const booked = await client.confirm(held.body.reference, request);
  const paper = (secret: string) => fetch(`${server.url}/Website/booking/${secret}/invoice.pdf`);
  expect((await paper(held.body.reference)).status).toBe(404);
  const { invoice, secret } = await client.prove(booked.body);
  const { number } = present(invoice, 'an invoice');
  const answer = await paper(secret);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${number}.pdf"`);
  const printed = await answer.arrayBuffer();
  // Printed again, by the page on which a booking is changed: the same file.
  const again = await fetch(`${server.url}/Website/manage-booking/${secret}/documents/${number}`);
  expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(printed))).toBe(true);
  const { text, info, roles } = await readPrinted(printed);
  expect(info).toMatchObject({ Title: `Invoice ${number}`, Language: 'en-CA' });
  for (const words of [number, 'PO *42* [x](y)', 'Participants: Zoë O’Neil <b>', 'GST/HST registration', '/payment']) {
    expect(text).toContain(words);
  }
  for (const role of ['H1', 'H2', 'Table', 'TH', 'TD', 'P']) expect(roles).toContain(role);
});
