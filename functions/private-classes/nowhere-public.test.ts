import { expect, test } from 'vitest';
import { isOpen } from '../../src/domain/accounts/access.ts';
import { present } from '../../src/domain/present.ts';
import { capabilities } from '../capabilities.ts';
import { addAccount, cookieOf, PASSWORD } from '../testing/accounts.ts';
import { confirmBody, holdBody } from '../testing/harness.ts';
import { startPrivate } from '../testing/private-classes.ts';
import { seatsLine } from '../testing/quotes.ts';

/** A private class whose dates were changed, so that lists of what goes beyond the schedule could name it, too. */
async function start() {
  const office = await startPrivate();
  const id = await office.scheduled({ people: 6 });
  const { revision: seen } = await office.classFile(id);
  const sessions = [
    { date: '2027-03-16', from: '09:00', to: '16:00' },
    { date: '2027-03-17', from: '09:00', to: '16:00' },
  ];
  const changed = await office.site.post(
    `/Website/office/classes/${id}/change`,
    { field: 'dates', sessions, reason: 'agreed', seen },
    office.headers,
  );
  expect(changed.status).toBe(200);
  office.site.wait(5);
  return { ...office, id };
}

/** What tells of it: its id, its day, its place and its client. */
const TRACES = /private-|2027-03-1[67]|20270316|Laurier|Gatineau|Example Institute/;

test('no answer that anybody gets tells of it, whatever is asked', async () => {
  const { site, id } = await start();
  const reads = capabilities
    .flatMap(({ calls }) => calls?.(site.needs) ?? [])
    .map(({ call }) => call)
    .filter(({ method, access }) => method === 'GET' && isOpen(access));
  expect(reads.length).toBeGreaterThan(10);
  const queries = [
    '',
    '?course=excel-level-1',
    '?language=fr',
    '?guaranteed=1',
    '?lang=fr',
    `?class=${id}&people=6&lang=en`,
  ];
  const names = ['excel-level-1', 'excel-niveau-1', id];
  const asked = reads.flatMap(({ path }) =>
    (path.includes('{') ? names.map((name) => path.replace(/\{\w+\}/g, name)) : [path]).flatMap((one) =>
      queries.map((query) => one + query),
    ),
  );
  for (const path of asked) {
    const answer = await site.get(path);
    expect(await answer.text(), path).not.toMatch(TRACES);
  }
});

test('it is a class that there is not, to whoever has its id', async () => {
  const { site, id, headers } = await start();
  const other = 'there-is-no-such-class';
  const none = async (path: string) => {
    const answers = await Promise.all([id, other].map((one) => site.get(path.replace('ID', one))));
    const [own, missing] = await Promise.all(answers.map((answer) => answer.text()));
    expect([answers[0]?.status, own], path).toEqual([404, missing]);
  };
  await none('/Website/event-detail/ID');
  const hold = async (eventId: string) => site.post('/Website/hold-seats', holdBody([{ eventId, priceCents: 0 }]));
  const refusals = await Promise.all(
    [id, other].map(async (eventId) => (await (await hold(eventId)).text()).replaceAll(eventId, 'ID')),
  );
  expect(refusals[0]).toBe(refusals[1]);
  expect(refusals[0]).toContain('"unknown"');
  const wait = { eventId: id, quantity: 1, language: 'en', email: 'grace@example.ca' };
  expect((await site.post('/Website/join-waitlist', wait)).status).toBe(404);
  // Nor does the office sell seats of it.
  const held = await site.post(
    '/Website/office/holds',
    holdBody([{ eventId: id, priceCents: 0 }], { block: null }),
    headers,
  );
  expect([held.status, await held.text()]).toEqual([409, expect.stringContaining('"unknown"')]);
  const quotable = await (await site.get('/Website/office/quotable', headers)).text();
  expect(quotable).not.toContain(id);
});

test('no hold, quote, code or change of a booking leads there', async () => {
  const office = await start();
  const { site, id, headers } = office;
  const draft = await office.draft([]);
  const line = await office.act(draft, 'lines', { line: seatsLine(id, 1, 0) });
  expect(await line.json()).toMatchObject({ code: 'validation', fields: { eventId: 'choose' } });
  // A hold whose line was put there all the same is not confirmed.
  const held = await site.post('/Website/hold-seats', holdBody([{ eventId: 'a' }]));
  const { reference } = await held.json<{ reference: string }>();
  await site.needs.db
    .prepare('UPDATE booking_lines SET class_id = ?1 WHERE booking_id = (SELECT id FROM bookings WHERE reference = ?2)')
    .bind(id, reference)
    .run();
  const confirmed = await site.post(`/Website/confirm-booking/${reference}`, confirmBody(0));
  expect(confirmed.status).toBe(409);
  expect(await site.rows('SELECT state FROM bookings WHERE reference = ?1', reference)).toEqual([{ state: 'held' }]);
  const [seat] = await office.seatsOf(id);
  const file = await site.get(`/Website/office/bookings/${present(seat).id}/manage`, headers);
  expect(await file.text()).not.toContain('"otherDates":[{');
});

test('whoever is logged in and does not sit there sees nothing of it either', async () => {
  const { site, id } = await start();
  await addAccount(site, 'grace@example.ca', PASSWORD);
  const grace = cookieOf(await site.logIn('grace@example.ca'));
  for (const path of [
    '/Website/my-training',
    '/Website/event-videos',
    `/Website/event-videos/${id}`,
    `/Website/my-training/${id}/calendar.ics`,
  ]) {
    expect(await (await site.get(path, grace)).text(), path).not.toMatch(TRACES);
  }
});
