import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { FoundBookings } from '../../src/domain/office/bookings.ts';
import { runScheduled } from '../scheduled.ts';
import { booked, bookedUnproved } from '../testing/changes.ts';
import { asContact, bookingId, confirmBody } from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const LISTS = ['bookings', 'bookings?state=cancelled', 'people', 'people?q=ada', 'buyers?q=pat', 'money', 'today'];
const FILES = ['bookings.csv', 'bookings.csv?lang=fr', 'classes/a/roster.csv'];
const PARTS = ['', '/open-invoices', '/changes', '/statement', '/statement-mails'];

/** Ada has booked; Pat, too, and has denied it. */
async function start() {
  const classOn = { start: '2027-06-15T18:00:00Z', end: '2027-06-15T23:00:00Z' };
  const later = scheduledClass({ id: 'a', capacity: 20, sessions: [classOn], salesEnd: classOn.start });
  const site = await startOffice({}, siteDataOf([later]));
  const stella = await site.staff('stella@example.ca', 'owner');
  const { contact } = confirmBody(0);
  const kept = await booked(site, [{ eventId: 'a' }]);
  site.wait(1);
  const pat = { ...contact, firstName: 'Pat', email: 'pat@example.ca' };
  const { reference } = await bookedUnproved(site, [{ eventId: 'a' }], { contact: pat });
  const id = await bookingId(site, reference);
  await site.post(`/Website/prove-booking/${await asContact(site, reference)}`, { mine: false });
  const enter = async () => {
    const headers = await site.cookieOf('stella@example.ca');
    await open(site, { ...stella, headers });
    await open(site, { ...stella, headers }, openOfficeForMoney.path);
    return headers;
  };
  const answers = async () => {
    const headers = await enter();
    const get = (path: string) => site.get(`/Website/office/${path}`, headers);
    for (const path of [...LISTS, ...FILES]) expect((await get(path)).status, path).toBe(200);
    for (const part of PARTS) expect((await get(`bookings/${id}${part}`)).status, part).toBe(404);
    expect((await get(`people/b-${id}`)).status).toBe(404);
    const { bookings } = await (await get('bookings')).json<FoundBookings>();
    expect(bookings.map((one) => one.id)).toEqual([await bookingId(site, kept.reference)]);
    expect(await (await get('bookings.csv')).text()).toContain('ada@example.ca');
  };
  return { site, id, enter, answers };
}

test('a booking of which nobody is known any more, since they were erased, is on no list of the office', async () => {
  const { site, id, enter, answers } = await start();
  const erased = await site.post(`/Website/office/people/b-${id}/erase`, { reason: 'asked' }, await enter());
  expect(erased.status).toBe(200);
  await answers();
});

test('the same a month after it came to nothing', async () => {
  const { site, answers } = await start();
  site.wait(31 * 24 * 60);
  for (let hour = 0; hour < 24; hour += 1) {
    site.wait(60);
    await runScheduled(site.needs);
  }
  await answers();
});
