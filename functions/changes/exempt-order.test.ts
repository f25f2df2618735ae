import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { Changed, IssuedDocument } from '../../src/domain/changes/contract.ts';
import { only, present } from '../../src/domain/present.ts';
import { pay } from '../testing/changes.ts';
import { meddling, withHst } from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { buyPackage, orderActs } from '../testing/orders.ts';
import { coachingLine, privateLine, startQuotes } from '../testing/quotes.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const PRICE = 177_500;
const TAX = withHst(PRICE) - PRICE;

/** A package on invoice in Ontario, and an office whose money can be moved. */
async function startPackage() {
  const site = await startOffice({}, siteDataOf([scheduledClass({ id: 'a', capacity: 20 })]));
  const stella = await site.staff('stella@example.ca');
  await open(site, stella, openOfficeForMoney.path);
  const bought = await buyPackage(site, { totalCents: withHst(PRICE) });
  const { headers } = stella;
  return { site, headers, bought, ...orderActs({ site, headers }) };
}

/** A private class in Quebec and coaching in Ontario, ordered by a quote. */
async function startOrder() {
  const { site, headers, sent, answer, lift } = await startQuotes([scheduledClass({ id: 'a' })]);
  await lift();
  expect((await answer(await sent([privateLine, coachingLine]), 'accept')).status).toBe(200);
  const { id } = only(
    await site.rows<{ id: string }>('SELECT bookings.id FROM bookings JOIN quotes ON order_id = bookings.id'),
  );
  return { site, headers, id, ...orderActs({ site, headers }) };
}

const changedOf = async (answer: Response) => {
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json<Changed>();
};

const notesOf = async (site: { rows: <Row>(sql: string) => Promise<Row[]> }) =>
  (
    await site.rows<{ total: number; refund: number; document: string }>(
      'SELECT total_cents AS total, refund_cents AS refund, document FROM credit_notes ORDER BY number',
    )
  ).map(({ document, ...row }) => ({ ...row, document: JSON.parse(document) as IssuedDocument }));

test('rule 15: the taxes of a package are taken off by a document, and what was paid of them goes back', async () => {
  const { site, headers, bought, exempt, file, order, end } = await startPackage();
  const { reference } = only(
    await site.rows<{ reference: string }>('SELECT reference FROM bookings WHERE id = ?1', bought.bookingId),
  );
  await pay(site, reference, withHst(PRICE));
  expect(await changedOf(await exempt(bought.bookingId, 'status_card'))).toMatchObject({
    ...{ creditedCents: TAX, refundCents: TAX, creditCents: 0, invoicedCents: 0 },
  });
  const note = only(await notesOf(site));
  expect(note).toMatchObject({ total: TAX, refund: TAX });
  expect(note.document).toMatchObject({
    ...{ exemption: { kind: 'status_card', number: '1234567890' }, subtotalCents: 0, totalCents: TAX, lines: [] },
    taxes: [{ code: 'HST', province: 'ON', baseCents: PRICE, amountCents: TAX }],
  });
  expect(await order(bought.bookingId)).toMatchObject({ exemption: 'status_card', worth: { netCents: PRICE } });
  expect(await file(bought.bookingId)).toMatchObject({ exemption: { kind: 'status_card' }, totalCents: PRICE });
  const paper = await site.get(`/Website/office/bookings/${bought.bookingId}/documents/C2026-000001`, headers);
  expect(paper.status).toBe(200);
  // It goes on without taxes: what is given back of it is its net.
  expect(await changedOf(await end(bought))).toMatchObject({ creditedCents: PRICE });
  expect((await notesOf(site)).at(-1)?.document).toMatchObject({ exemption: { kind: 'status_card' }, taxes: [] });
});

test('each tax of each province that a document frees from is taken off, and no other', async () => {
  const { site, headers, id, exempt, order, credit } = await startOrder();
  const refused = await exempt(id, 'provincial_government');
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'closed' }]);
  await changedOf(await credit(id, 10_001));
  const before = present((await order(id)).worth);
  const taxes = before.taxes.reduce((sum, { amountCents }) => sum + amountCents, 0);
  expect(await changedOf(await exempt(id, 'diplomat'))).toMatchObject({ creditedCents: taxes, refundCents: 0 });
  const left = present((await order(id)).worth);
  expect([left.netCents, left.taxes.map(({ amountCents, baseCents }) => [amountCents, baseCents])]).toEqual([
    before.netCents,
    [
      [0, 0],
      [0, 0],
      [0, 0],
    ],
  ]);
  const csv = await (await site.get('/Website/office/books/taxes?from=2026-11-01&to=2026-12-31', headers)).text();
  expect(csv.trimEnd().split('\r\n').at(-1)).toBe(`,not taxed,0,${(before.netCents / 100).toFixed(2)},0.00`);
  const again = await exempt(id, 'diplomat', 'refund', { creditedCents: 1 });
  expect([again.status, await again.json()]).toMatchObject([409, { code: 'closed' }]);
});

test('of two at once, or of another sum than was seen, nothing is written twice', async () => {
  const { site, bought, exempt } = await startPackage();
  const other = await exempt(bought.bookingId, 'status_card', 'refund', { creditedCents: TAX - 1 });
  expect([other.status, await other.json()]).toMatchObject([409, { code: 'price_changed' }]);
  const answers = await Promise.all([exempt(bought.bookingId, 'status_card'), exempt(bought.bookingId, 'diplomat')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await notesOf(site)).toHaveLength(1);
});

test('an exemption while the package is voided is refused, and asked again it has nothing to take off', async () => {
  const { site, bought, exempt, end } = await startPackage();
  const refused = await meddling(
    site,
    async () => expect((await end(bought)).status).toBe(200),
    () => exempt(bought.bookingId, 'status_card'),
  );
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'booking_changed' }]);
  const again = await exempt(bought.bookingId, 'status_card');
  expect([again.status, await again.json()]).toMatchObject([409, { code: 'closed' }]);
  expect((await notesOf(site)).map(({ total }) => total)).toEqual([withHst(PRICE)]);
});
