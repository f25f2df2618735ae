import { expect, test } from 'vitest';
import { meddling } from '../testing/harness.ts';
import { startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { bookClass } from '../testing/training.ts';
import { listBookings } from './bookings.ts';
import { readAllBookings } from './reading.ts';

/** What D1 takes in one value, where the runtime of tests takes four times as much. Bytes. */
const MOST_IN_VALUE = 2_000_000;

/** The database, and how long the longest value was that was bound. */
function measured(db: D1Database) {
  const longest = { bytes: 0 };
  const prepare = (statement: string) => {
    const own = db.prepare(statement);
    const bind = (...values: unknown[]) => {
      for (const value of values) {
        longest.bytes = Math.max(longest.bytes, new TextEncoder().encode(String(value)).length);
      }
      return own.bind(...values);
    };
    return { bind };
  };
  const batch = (statements: D1PreparedStatement[]) => db.batch(statements);
  return { longest, db: { prepare, batch } as unknown as D1Database };
}

test('whatever is typed into bookings, they are read within what a value may have, and found', async () => {
  const bookings = 12;
  const site = await startOffice({}, siteDataOf([scheduledClass({ id: 'a', capacity: 20 })]));
  for (let each = 0; each < bookings; each += 1) {
    await bookClass(site, 'a', `ada${each}@example.ca`, [{ firstName: 'Zoé', lastName: `Ng${each}x`, email: '' }]);
  }
  const words = Array.from({ length: 4_000 }, (_, index) => `é${index}`.padEnd(60, 'é')).join(' ');
  await site.rows(`UPDATE bookings SET contact = json_set(contact, '$.phone', ?1)`, words);
  const { db, longest } = measured(site.needs.db);
  await readAllBookings({ db });
  expect(longest.bytes).toBeGreaterThan(MOST_IN_VALUE / 20);
  expect(longest.bytes).toBeLessThan(MOST_IN_VALUE / 2);
  expect(await site.rows('SELECT * FROM bookings_to_read')).toEqual([]);
  const [terms] = await site.rows<{ most: number }>(
    'SELECT MAX(count) AS most FROM (SELECT COUNT(*) AS count FROM booking_terms GROUP BY booking_id)',
  );
  expect(terms?.most).toBeLessThan(3_000);
  const { bookings: found } = await listBookings(site.needs, {
    q: 'ada3@example.ca',
    state: '',
    open: '',
    booked: '',
    next: '',
  });
  expect(found).toHaveLength(1);
});

test('what changes while its words are written is read again, so that nobody is found by what is there no more', async () => {
  const site = await startOffice({}, siteDataOf([scheduledClass({ id: 'a' })]));
  await bookClass(site, 'a', 'ada@example.ca', [{ firstName: 'Zoé', lastName: 'Ngata', email: 'zoe@example.ca' }]);
  await meddling(
    site,
    () => site.rows(`UPDATE participants SET first_name = 'Lin', last_name = 'Wu', email = 'lin@example.ca'`),
    () => readAllBookings(site.needs),
  );
  await readAllBookings(site.needs);
  const terms = await site.rows<{ term: string }>('SELECT term FROM booking_terms');
  const found = terms.map(({ term }) => term);
  expect([found.includes('ngata'), found.includes('wu')]).toEqual([false, true]);
});
