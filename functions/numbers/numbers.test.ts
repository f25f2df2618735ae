import { expect, test } from 'vitest';
import type { OfficeNumbers } from '../../src/domain/numbers/numbers.ts';
import { first, present } from '../../src/domain/present.ts';
import { booked, bookedUnproved } from '../testing/changes.ts';
import { START } from '../testing/harness.ts';
import { classes } from '../testing/numbers.ts';
import { open, startOffice } from '../testing/office.ts';
import { siteDataOf } from '../testing/site-data.ts';
import { numbers } from './index.ts';

async function startNumbers() {
  const site = await startOffice({}, siteDataOf(classes));
  const staff = await site.staff('stella@example.ca');
  let { headers } = staff;
  const enter = async () => {
    headers = await site.cookieOf('stella@example.ca');
    await open(site, { ...staff, headers });
  };
  const ask = (query: string, table = '') => site.get(`/Website/office/numbers${table}?${query}`, headers);
  const read = async (from: string, to: string, query = '') => {
    const answer = await ask(`from=${from}&to=${to}${query}`);
    expect(answer.status).toBe(200);
    return answer.json<OfficeNumbers>();
  };
  return { site, enter, ask, read };
}

const seats = (id: string, quantity = 1) => [{ eventId: id, quantity, priceCents: 49_500 }];

test('where nothing was booked there is nothing, and nothing to compare with a year ago', async () => {
  const { read } = await startNumbers();
  const { now, yearBefore, parts, leads, places, campaigns, entries, pages, cities } = await read(
    '2026-11-01',
    '2026-11-30',
  );
  expect(now).toEqual({
    ...{ from: '2026-11-01', to: '2026-11-30', bookings: 0, cancelled: 0, seats: 0 },
    ...{ invoicedCents: 0, creditedCents: 0, netCents: 0, seatsOffered: 0, seatsBooked: 0, asked: 0, leadDays: null },
  });
  expect(yearBefore).toBeNull();
  expect([parts.length, leads.reduce((sum, { count }) => sum + count, 0)]).toEqual([30, 0]);
  expect([places, campaigns, entries, pages]).toEqual([[], [], [], []]);
  expect(cities).toEqual([{ id: 'vancouver', en: 'Vancouver', fr: 'Vancouver' }]);
});

test('bookings count once their buyer is proved, on the day of the office, with their seats and days to the class', async () => {
  const { site, read } = await startNumbers();
  await bookedUnproved(site, seats('west'));
  await booked(site, seats('a', 2));
  const { now, parts, leads } = await read('2026-11-20', '2026-11-20');
  expect(now).toMatchObject({ bookings: 1, seats: 2, netCents: 99_000, invoicedCents: 99_000, leadDays: 18 });
  expect(parts).toMatchObject([{ from: '2026-11-20', bookings: 1, netCents: 99_000, bookingsBefore: 0 }]);
  expect(leads.find(({ count }) => count > 0)).toEqual({ upTo: 30, count: 1 });
  const later = await read('2026-11-21', '2026-11-21');
  expect([later.now.bookings, later.before.bookings, first(later.parts).bookingsBefore]).toEqual([0, 1, 1]);
});

test('late in the evening in Ottawa is not tomorrow', async () => {
  const { site, enter, read } = await startNumbers();
  site.at('2026-11-25T03:30:00Z');
  await booked(site, seats('west'));
  await enter();
  const { parts } = await read('2026-11-24', '2026-11-25');
  expect(parts.map(({ bookings, netCents }) => [bookings, netCents])).toEqual([
    [1, 49_500],
    [0, 0],
  ]);
});

test('a year later there is something to compare with', async () => {
  const { site, enter, read } = await startNumbers();
  await booked(site, seats('a'));
  site.at('2027-11-24T15:00:00Z');
  await enter();
  const { now, yearBefore } = await read('2027-11-01', '2027-11-30');
  expect([now.bookings, yearBefore?.bookings, yearBefore?.netCents]).toEqual([0, 1, 49_500]);
});

test('city and language choose classes, and a booking of both shares its documents among them', async () => {
  const { site, read } = await startNumbers();
  await booked(site, [...seats('fr', 2), ...seats('west')]);
  await booked(site, seats('a'));
  const period = ['2026-11-20', '2027-01-31'] as const;
  const { places } = await read(...period);
  expect(
    places.map(({ city, language, seatsOffered, seatsBooked, netCents }) => [
      city,
      language,
      seatsOffered,
      seatsBooked,
      netCents,
    ]),
  ).toEqual([
    ['online', 'en', 10, 1, 49_500],
    ['online', 'fr', 6, 2, 99_000],
    ['vancouver', 'en', 7, 1, 49_500],
  ]);
  const figures = async (query: string) => {
    const { now } = await read(...period, query);
    return [now.bookings, now.seats, now.netCents, now.seatsOffered, now.seatsBooked];
  };
  expect(await figures('&language=fr')).toEqual([1, 2, 99_000, 6, 2]);
  expect(await figures('&city=vancouver')).toEqual([1, 1, 49_500, 7, 1]);
  expect(await figures('&city=online&language=en')).toEqual([1, 1, 49_500, 10, 1]);
  expect(await figures('&city=nowhere')).toEqual([0, 0, 0, 0, 0]);
});

test('who waits counts once the address is proved, and is unknown where waits are forgotten by now', async () => {
  const { site, enter, read } = await startNumbers();
  await site.rows(
    `INSERT INTO waitlist (id, token, class_id, language, email, email_key, quantity, state, joined_at, proved_at)
     SELECT value, printf('%064d', value), 'a', 'en', value, value, 2, 'waiting', 0, NULLIF(value, 3) FROM json_each('[1,2,3]')`,
  );
  expect((await read('2026-12-01', '2026-12-31')).now.asked).toBe(4);
  expect((await read('2026-12-01', '2026-12-31', '&language=fr')).now.asked).toBe(0);
  site.at('2027-03-15T15:00:00Z');
  await enter();
  const { now, places } = await read('2026-12-01', '2026-12-31');
  expect([now.asked, ...places.map(({ asked }) => asked)]).toEqual([null, null, null]);
});

test('campaigns have their bookings, and forms who has booked since', async () => {
  const { site, read } = await startNumbers();
  await booked(site, seats('a'));
  await site.rows(
    `UPDATE bookings SET visit = '{"campaign":{"source":"newsletter","campaign":"autumn","content":"","medium":""}}'`,
  );
  await booked(site, seats('a'), { contact: { ...contact, email: 'lin@example.ca' } });
  const at = site.needs.now().getTime();
  const wrote = (id: string, email: string, ago: number) =>
    site.rows(
      `INSERT INTO enquiries (id, reference, kind, language, page, email, email_key, fields, fingerprint, created_at)
       VALUES (?1, ?1, 'contact', 'en', '/contact-us', ?2, ?2, '{}', ?1, ?3)`,
      ...[id, email, at - ago * 60_000],
    );
  await wrote('1', 'ada@example.ca', 600);
  await wrote('2', 'ada@example.ca', 500);
  await wrote('3', 'nobody@example.ca', 600);
  // Booked before, and not because of it.
  await wrote('4', 'lin@example.ca', -1);
  const { campaigns, pages } = await read('2026-11-20', '2026-11-20');
  expect(campaigns).toEqual([
    { source: '', campaign: '', visits: null, bookings: 1, netCents: 49_500 },
    { source: 'newsletter', campaign: 'autumn', visits: null, bookings: 1, netCents: 49_500 },
  ]);
  expect(pages).toEqual([{ page: '/contact-us', people: 3, booked: 1 }]);
  expect((await read('2026-11-20', '2026-11-20', '&language=fr')).pages).toEqual([]);
});

test('visits by campaign and by page, and how many of them led to a booking', async () => {
  const { site, enter, read } = await startNumbers();
  await site.rows(`INSERT INTO arrivals VALUES ('2026-11-19', 'home', '', '', 1),
('2026-11-20', 'course', 'letter', 'autumn', 3), ('2026-11-20', 'course', '', '', 1)`);
  await booked(site, seats('a'), {
    visit: {
      campaign: { ...{ source: 'letter', campaign: 'autumn', content: '', medium: '' }, websiteAccessDate: START },
      entry: '/course/excel-level-1',
    },
  });
  const day = ['2026-11-20', '2026-11-20'] as const;
  const { campaigns, entries } = await read(...day);
  expect(campaigns).toEqual([
    { source: 'letter', campaign: 'autumn', visits: 3, bookings: 1, netCents: 49_500 },
    { source: '', campaign: '', visits: 1, bookings: 0, netCents: 0 },
  ]);
  expect(entries).toEqual([
    { page: 'course', en: '/course/…', fr: '/fr/cours/…', visits: 4, bookings: 1, netCents: 49_500 },
  ]);
  // Of classes in a language, and of days before the first that was counted, visits are not known.
  for (const {
    campaigns: [unknown],
  } of [await read(...day, '&language=en'), await read('2026-11-01', '2026-11-20')]) {
    expect(unknown).toMatchObject({ source: 'letter', visits: null, bookings: 1 });
  }
  site.at('2030-01-15T15:00:00Z');
  await enter();
  await present(numbers.tasks?.find(({ name }) => name === 'forget_arrivals')).run(site.needs);
  expect(await site.rows('SELECT * FROM arrivals')).toEqual([]);
});

const contact = { firstName: 'Lin', lastName: 'Zhou', email: '', phone: '613-555-0143', organisation: 'Zhou Inc.' };

test('courses have their classes, seats and worth, and trainers the days and hours of their sessions', async () => {
  const { site, read } = await startNumbers();
  await booked(site, [...seats('a', 2), ...seats('fr')]);
  const two = [
    { start: '2026-12-15T18:00:00Z', end: '2026-12-15T21:30:00Z' },
    { start: '2027-01-05T18:00:00Z', end: '2027-01-05T21:00:00Z' },
  ];
  await site.rows(
    `UPDATE classes SET trainer = 'Noor', sessions = ?1, ends_at = ?2 WHERE id = 'fr'`,
    ...[JSON.stringify(two), Date.parse('2027-01-05T21:00:00Z')],
  );
  // From nine to four, with an hour for lunch.
  const full = [{ start: '2026-12-08T14:00:00Z', end: '2026-12-08T21:00:00Z' }];
  await site.rows(`UPDATE classes SET trainer = 'Noor', sessions = ?1 WHERE id = 'a'`, JSON.stringify(full));
  await site.rows(`UPDATE classes SET state = 'cancelled' WHERE id = 'west'`);
  const { courses, taught } = await read('2026-12-01', '2027-01-31');
  expect(courses).toMatchObject([
    { en: 'Excel Level 1', classes: 2, cancelled: 1, seatsOffered: 16, seatsBooked: 3, bookedCents: 148_500 },
  ]);
  expect(taught).toEqual([{ trainer: 'Noor', classes: 2, days: 3, minutes: 750 }]);
  await site.rows(`UPDATE classes SET trainer = NULL WHERE id = 'a'`);
  expect((await read('2026-12-01', '2026-12-31')).taught.map(({ trainer }) => trainer)).toEqual(['', 'Noor']);
  const january = await read('2027-01-01', '2027-01-31');
  expect(january.taught).toEqual([{ trainer: 'Noor', classes: 1, days: 1, minutes: 180 }]);
  expect((await read('2026-12-01', '2026-12-31', '&language=fr')).taught).toMatchObject([{ days: 1, minutes: 210 }]);
});

test('a period is a year at most, in its order, of days', async () => {
  const { ask } = await startNumbers();
  for (const [from, to] of [
    ['2026-11-02', '2026-11-01'],
    ['2025-01-01', '2026-01-02'],
    ['2026-11-31', '2026-12-01'],
    ['', '2026-12-01'],
  ] as const) {
    expect((await ask(`from=${from}&to=${to}`)).status, `${from} ${to}`).toBe(400);
  }
  expect((await ask('from=2026-11-01&to=2026-11-02&city=x%27--')).status).toBe(400);
});

test.each(['figures', 'parts', 'places', 'courses', 'taught', 'leads', 'campaigns', 'entries', 'pages'])(
  '%s is a file of the same numbers',
  async (table) => {
    const { site, ask } = await startNumbers();
    await booked(site, seats('a', 2));
    const answer = await ask('from=2026-11-20&to=2026-12-31', `/${table}`);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="numbers-${table}-2026-11-20-2026-12-31.csv"`,
    ]);
    const [head, ...rows] = (await answer.text()).trim().split('\r\n');
    const columns = present(head).split(',').length;
    for (const row of rows) expect(row.split(',')).toHaveLength(columns);
    if (table === 'figures') expect(rows[0]).toBe('chosen,2026-11-20,2026-12-31,1,0,2,990.00,0.00,990.00,16,2,0,18');
    if (table === 'courses') expect(rows).toEqual(['Excel Level 1,2,0,16,2,990.00']);
    if (table === 'taught') expect(rows).toEqual(['Ada Tremblay,2,2,10']);
    if (table === 'places') expect(rows[0]).toBe('online,en,1,10,2,0,990.00');
    // In French each has as many cells, in their order.
    const french = await (await ask('from=2026-11-20&to=2026-12-31&lang=fr', `/${table}`)).text();
    const [frenchHead, ...frenchRows] = french.trim().split('\r\n');
    for (const row of [present(frenchHead), ...frenchRows]) expect(row.split(';')).toHaveLength(columns);
    expect(frenchRows).toHaveLength(rows.length);
    if (table === 'figures')
      expect(frenchRows[0]).toBe('choisie;2026-11-20;2026-12-31;1;0;2;990,00;0,00;990,00;16;2;0;18');
    if (table === 'places') expect(frenchRows[0]).toBe('En ligne;anglais;1;10;2;0;990,00');
  },
);
