import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { ManagedBooking } from '../../src/domain/changes/contract.ts';
import { crediting, givingBack } from '../../src/domain/changes/seats.ts';
import { frozenTable } from '../../src/domain/money/credit.ts';
import { first, present } from '../../src/domain/present.ts';
import { booked, cancelBody, managed } from '../testing/changes.ts';
import { asContact } from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const classes = [
  scheduledClass({
    id: 'a',
    sessions: [{ start: '2027-01-12T18:00:00Z', end: '2027-01-12T23:00:00Z' }],
    salesEnd: '2027-01-12T17:00:00Z',
  }),
];

async function start() {
  const site = await startOffice({}, siteDataOf(classes));
  const stella = await site.staff('stella@example.ca');
  await open(site, stella, openOfficeForMoney.path);
  const view = await booked(site, [{ eventId: 'a', quantity: 2 }]);
  const texts = async (kind: string) => {
    await site.deliver();
    const [row] = await site.rows<{ text: string }>(
      `SELECT local_mail.message ->> '$.text' AS text FROM local_mail
       JOIN outbox ON outbox.id = local_mail.id AND outbox.kind = ?1`,
      kind,
    );
    return present(row).text;
  };
  return { site, stella, view, texts };
}

test('what the office cancels is told as its own act, to the buyer and to the office', async () => {
  const { site, stella, texts } = await start();
  const [row] = await site.rows<{ id: string }>('SELECT id FROM bookings');
  const { id } = present(row);
  const path = `/Website/office/bookings/${id}`;
  const now = await (await site.get(`${path}/changes`, stella.headers)).json<ManagedBooking>();
  const seats = now.participants.map((one) => one.id);
  const body = { ...cancelBody(now, seats), feeRate: null, reason: 'She called.' };
  expect((await site.post(`${path}/cancel-seats`, body, stella.headers)).status).toBe(200);
  const buyer = await texts('booking_changed');
  expect(buyer).toContain('Our office has cancelled your booking');
  expect(buyer).not.toContain('as you asked');
  const office = await texts('booking_changed_office');
  expect(office).toContain('The office has changed the booking.');
  expect(office).not.toContain('The buyer has changed');
});

test('what a buyer cancels is told as the buyer’s', async () => {
  const { site, view, texts } = await start();
  const now = await managed(site, view.reference);
  const body = cancelBody(
    now,
    now.participants.map((one) => one.id),
  );
  const secret = await asContact(site, view.reference);
  expect((await site.post(`/Website/cancel-seats/${secret}`, body)).status).toBe(200);
  expect(await texts('booking_changed')).toContain('as you asked');
  expect(await texts('booking_changed_office')).toContain('The buyer has changed');
});

test.each([
  ['en', ['reduction of the price', 'fee that is no longer kept']],
  ['fr', ['réduction du prix', 'somme qui n’est plus retenue']],
] as const)(
  'a price that is reduced and a fee that is waived are told in words, to the buyer in %s',
  async (language, words) => {
    const { site, stella } = await start();
    await site.rows(`UPDATE bookings SET language = '${language}'`);
    const [row] = await site.rows<{ id: string }>('SELECT id FROM bookings');
    const path = `/Website/office/bookings/${present(row).id}`;
    const send = async (act: string, body: (now: ManagedBooking) => object) => {
      const now = await (await site.get(`${path}/changes`, stella.headers)).json<ManagedBooking>();
      const asked = { revision: now.revision, back: 'refund', reason: 'She called.', ...body(now) };
      expect((await site.post(`${path}/${act}`, asked, stella.headers)).status).toBe(200);
    };
    const credit = (of: 'price' | 'fee') =>
      send('credit-notes', (now) => {
        const part = { eventId: 'a', of, netCents: 1_000 };
        return { ...part, creditedCents: 0 - crediting(now.lines, part, frozenTable(now.taxes)).difference.totalCents };
      });
    await credit('price');
    await send('cancel-seats', (now) => {
      const { difference, feeCents } = givingBack(
        now.lines,
        [{ eventId: 'a', seats: 1, feeRate: 50_000 }],
        frozenTable(now.taxes),
      );
      const seats = [first(now.participants).id];
      return { seats, feeRate: 50_000, feeCents, creditedCents: 0 - difference.totalCents };
    });
    await credit('fee');
    await site.deliver();
    const linesOf = async (kind: string, texts: readonly string[]) => {
      const mails = await site.rows<{ text: string }>(
        `SELECT local_mail.message ->> '$.text' AS text FROM local_mail
       JOIN outbox ON outbox.id = local_mail.id AND outbox.kind = ?1`,
        kind,
      );
      return texts.map((text) => mails.filter((mail) => new RegExp(`:\\s${text}`).test(mail.text)).length);
    };
    expect(await linesOf('booking_changed', words)).toEqual([1, 1]);
    expect(
      await linesOf('booking_changed_office', ['reduction of the price', 'fee that is no longer kept', 'Nothing']),
    ).toEqual([1, 1, 0]);
  },
);
