import { expect, test } from 'vitest';
import { TABLE_ROWS } from '../../src/domain/office/tables.ts';
import { classesFile } from '../classes/list-table.ts';
import { startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { bookClass } from '../testing/training.ts';
import { bookingsFile } from './bookings-table.ts';

/** An office with two classes and two bookings of the first one. */
async function start() {
  const room = scheduledClass({ id: 'room', delivery: 'in-person', placeId: 'ottawa', trainer: '=Bo' });
  const site = await startOffice({}, siteDataOf([scheduledClass({ id: 'a' }), room]));
  const stella = await site.staff('stella@example.ca');
  await bookClass(site, 'a', 'ada@example.ca', [{}, {}]);
  site.wait(1);
  await bookClass(site, 'a', 'bob@example.ca', [{}]);
  await site.rows(`UPDATE bookings SET purchase_order = '=PO-7' WHERE contact_key = 'ada@example.ca'`);
  const lines = async (path: string) => {
    const answer = await site.get(`/Website/office/${path}`, stella.headers);
    return (await answer.text()).replace('\ufeff', '').trim().split('\r\n');
  };
  return { site, stella, lines };
}

test('the bookings that a list has are one table in the language of the reader, safe from formulas, and written down', async () => {
  const { site, stella, lines } = await start();
  const [head, bob, ada, ...none] = await lines('bookings.csv?state=confirmed&lang=en');
  expect(head).toMatch(/^Booking,Booked on,Name,Organization,E-mail,Purchase order,First class,/);
  expect(bob).toContain(',bob@example.ca,');
  expect(ada).toMatch(
    /^[\w-]{9},2026-11-20,Ada Byron,Example Institute,ada@example.ca,"'=PO-7",Excel Level 1,2027-01-12,1,2,/,
  );
  expect(ada).toMatch(/,1118\.70,1118\.70,\d{4}-\d\d-\d\d,confirmed$/);
  expect(none).toEqual([]);
  expect((await lines('bookings.csv?q=bob&lang=fr'))[1]).toContain(';confirmée');
  expect(await lines('bookings.csv?q=bob')).toHaveLength(2);
  expect(await lines('bookings.csv?state=cancelled')).toHaveLength(1);
  expect((await site.get('/Website/office/bookings.csv?state=lost', stella.headers)).status).toBe(400);
  const opened = await site.rows(`SELECT subject, subject_id FROM office_acts WHERE act = 'file_opened'`);
  expect(opened).toEqual(Array.from({ length: 4 }, () => ({ subject: 'report', subject_id: 'bookings.csv' })));
});

test('the classes that a list has are one table, and reading it is written down', async () => {
  const { site, lines } = await start();
  const [head, a, room] = await lines('classes.csv?lang=en');
  expect(head).toMatch(/^Class,First day,Sessions,Course,Language,Place,Room,Trainer,Seats,Minimum,Booked,/);
  // What it brings in stands behind it, and nothing of what it costs is known.
  expect(a).toBe(
    'a,2027-01-12,2,Excel Level 1,English,Online,,Ada Tremblay,7,3,3,0,495.00,1485.00,no,guaranteed,1485.00,,0.00,0.00,,,,',
  );
  expect(room).toMatch(/,Ottawa,,"'=Bo",/);
  const [french, ...ottawa] = await lines('classes.csv?where=ottawa&lang=fr');
  expect(french).toMatch(/^Session;Premier jour;/);
  expect(ottawa).toEqual([expect.stringMatching(/^room;.*;anglais;Ottawa;.*;prévue;0,00;/)]);
  const opened = await site.rows(`SELECT subject, subject_id FROM office_acts WHERE act = 'file_opened'`);
  expect(opened).toEqual(Array.from({ length: 2 }, () => ({ subject: 'report', subject_id: 'classes.csv' })));
});

test('a table that is cut says so in its last row, and a whole one does not', async () => {
  const { site } = await start();
  const last = (text: string) => text.trim().split('\r\n').at(-1);
  const bookings = { q: '', state: '', open: '', booked: '', lang: 'en' } as const;
  const classes = {
    from: '',
    to: '',
    where: '',
    language: '',
    trainer: '',
    course: '',
    state: '',
    lang: 'fr',
  } as const;
  expect(last(await bookingsFile(site.needs, bookings, 1))).toBe(
    'Cut after 1 rows: choose narrower filters for the others.',
  );
  expect(last(await bookingsFile(site.needs, bookings, 2))).toContain('ada@example.ca');
  expect(last(await classesFile(site.needs, classes, 1))).toMatch(/^Tableau coupé après 1 lignes/);
  expect(last(await classesFile(site.needs, classes))).toMatch(/^room;/);
  expect(TABLE_ROWS).toBe(2_000);
});

test('a list of bookings says the purchase order', async () => {
  const { site, stella } = await start();
  const answer = await site.get('/Website/office/bookings?q=ada@example.ca', stella.headers);
  expect(await answer.json()).toMatchObject({ bookings: [{ purchaseOrder: '=PO-7' }] });
});
