import { expect, test } from 'vitest';
import { present } from '../../src/domain/present.ts';
import { booked, cancelBody, managed, moveBody, pay } from '../testing/changes.ts';
import { runScheduled } from '../scheduled.ts';
import { asContact, confirmBody, startSite, withHst } from '../testing/harness.ts';
import { wordsOf } from '../testing/papers.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const PRICE = 49_500;
const there = scheduledClass({
  id: 'west',
  ...{ delivery: 'in-person', placeId: 'vancouver', timeZone: 'America/Vancouver', priceCents: 54_000 },
  sessions: [{ start: '2027-02-23T17:00:00Z', end: '2027-02-24T00:00:00Z' }],
  salesEnd: '2027-02-22T17:00:00Z',
});

async function moved(paidCents: number) {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' }), there]));
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }]);
  if (paidCents > 0) await pay(site, reference, paidCents);
  const before = await managed(site, reference);
  const body = moveBody(before, [present(before.participants[0]).id], 'west');
  const answer = await site.post(`/Website/move-seats/${await asContact(site, reference)}`, body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return { site, reference, body, changed: await answer.json(), after: await managed(site, reference) };
}

test('a seat that another province taxes is credited and invoiced anew, and no tax is charged less than nothing', async () => {
  const { body, changed, after, site } = await moved(2 * withHst(PRICE));
  const dearer = 56_700 - withHst(PRICE);
  expect(body.differenceCents).toBe(dearer);
  expect(changed).toMatchObject({
    creditedCents: withHst(PRICE),
    invoicedCents: 56_700,
    refundCents: 0,
    creditCents: 0,
  });
  expect(after.money).toMatchObject({ openCents: dearer, returnedCents: 0 });
  const issued = after.documents
    .slice(1)
    .map(({ kind, document: { lines, subtotalCents, taxes } }) => [
      kind,
      ...lines.map(({ eventId, quantity }) => `${quantity} ${eventId}`),
      subtotalCents,
      ...taxes.map(({ code, province, baseCents, amountCents }) => `${code} ${province} ${baseCents} ${amountCents}`),
    ]);
  expect(issued.sort()).toEqual([
    ['credit_note', '1 a', PRICE, `HST ON ${PRICE} 6435`],
    ['invoice', '1 west', 54_000, 'GST BC 54000 2700'],
  ]);
  await site.deliver();
  const mails = await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY received_at, rowid');
  const told = mails.map(({ message }) => JSON.parse(message) as { to: string; text: string });
  const text = present(told.findLast(({ to }) => to === 'ada@example.ca')).text.replaceAll('\u00a0', ' ');
  expect(text).toContain('a credit note of $559.35 takes the old one off, and an invoice of $567.00');
  expect(text).toContain('The change costs $7.65 more');
  // The invoice alone says to pay all of it.
  expect(text).toContain('Of both together and what was paid before, $7.65 is still to be paid.');
});

test('a further invoice says what of it was paid already, and asks for the rest alone', async () => {
  const papers = async (paidCents: number) => {
    const { site, reference, after } = await moved(paidCents);
    const { number, document } = present(after.documents.findLast(({ kind }) => kind === 'invoice'));
    const path = `/Website/manage-booking/${await asContact(site, reference)}/documents/${number}`;
    return { settledCents: document.settledCents, words: await wordsOf(await site.get(path)) };
  };
  const paid = await papers(2 * withHst(PRICE));
  expect(paid.settledCents).toBe(withHst(PRICE));
  expect(paid.words).toContain('Of this, $559.35 is covered by what you have paid before. $7.65 is payable');
  expect(paid.words).not.toContain('Payable in full');
  const unpaid = await papers(0);
  expect(unpaid.settledCents).toBeUndefined();
  expect(unpaid.words).toContain('Payable in full');
  // What was paid too much covers all of it.
  const over = await papers(2 * withHst(PRICE) + 5_000);
  expect(over.words).toContain('Nothing is left to pay.');
});

test('what is open of it is asked for once, whatever was paid before', async () => {
  const { after, changed } = await moved(0);
  expect(changed).toMatchObject({ refundCents: 0, creditCents: 0 });
  expect(after.money.openCents).toBe(withHst(PRICE) + 56_700);
});

const inOttawa = scheduledClass({ id: 'here', delivery: 'in-person', placeId: 'ottawa' });

test.each([
  ['another province', { placeId: 'vancouver', timeZone: 'America/Vancouver' }],
  ['no room at all', { delivery: 'online', placeId: null }],
] as const)('a class that moves to %s leaves the tax of who has booked it where it was', async (_, changes) => {
  const site = await startSite(siteDataOf([inOttawa, there]));
  const alberta = { ...confirmBody(1).billing, province: 'AB', postalCode: 'T2P 1A1' } as const;
  const { reference } = await booked(site, [{ eventId: 'here', quantity: 2 }], { billing: alberta });
  await pay(site, reference, withHst(2 * PRICE));
  const classes = [scheduledClass({ ...inOttawa, ...changes }), there];
  site.needs.siteData = { ...site.needs.siteData, classes, build: { ...site.needs.siteData.build, id: 'moved' } };
  await runScheduled(site.needs);
  const before = await managed(site, reference);
  expect(before.lines).toMatchObject([{ province: 'ON', waived: 'changed' }]);
  const body = cancelBody(
    before,
    before.participants.map(({ id }) => id),
  );
  expect(body).toMatchObject({ feeCents: 0, creditedCents: withHst(2 * PRICE) });
  const answer = await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  expect((await managed(site, reference)).money).toMatchObject({ openCents: 0, invoicedCents: withHst(2 * PRICE) });
  expect(await site.rows('SELECT refund_cents FROM credit_notes')).toEqual([{ refund_cents: withHst(2 * PRICE) }]);
});
