import { expect, test } from 'vitest';
import { first } from '../../src/domain/present.ts';
import type { WaitView } from '../../src/domain/waitlist/contract.ts';
import { syncCatalogue } from '../catalogue/index.ts';
import { runScheduled } from '../scheduled.ts';
import { hold } from '../testing/harness.ts';
import { startOffice, type OfficeSite, type StaffMember } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

// What the office can still undo ends no wait, and offers nobody anything.

const EMAIL = 'grace@example.ca';
const reason = 'pressed the wrong one';

/** A full class of one seat, for which somebody waits who has proved to be there. */
async function start() {
  const site = await startOffice({}, siteDataOf([scheduledClass({ id: 'a', capacity: 1, minimum: 1 })]));
  const stella = await site.staff('stella@example.ca');
  await hold(site, [{ eventId: 'a' }]);
  await site.rows('UPDATE bookings SET hold_expires_at = 9e12');
  const wish = { language: 'en', eventId: 'a', quantity: 1, email: EMAIL };
  expect((await site.post('/Website/join-waitlist', wish)).status).toBe(201);
  const token = /waitlist#([\w-]+)/.exec(first(await mailsOf(site)).text)?.[1] ?? '';
  expect((await site.post(`/Website/confirm-waitlist/${token}`, {})).status).toBe(200);
  return { site, stella, token };
}

async function mailsOf(site: OfficeSite) {
  await site.deliver();
  const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY received_at, rowid');
  return rows
    .map(({ message }) => JSON.parse(message) as Record<'to' | 'subject' | 'text', string>)
    .filter(({ to }) => to === EMAIL);
}

const act = async (site: OfficeSite, { headers }: StaffMember, name: string, body: object) => {
  const answer = await site.post(`/Website/office/classes/a/${name}`, { seen: 0, reason, ...body }, headers);
  expect(answer.status).toBe(200);
  return answer.json<{ id: string }>();
};

const undo = async (site: OfficeSite, { headers }: StaffMember, { id }: { id: string }) =>
  (await site.post('/Website/office/classes/a/undo', { undo: id }, headers)).status;

const stateOf = async (site: OfficeSite, token: string) =>
  (await (await site.get(`/Website/waitlist/${token}`)).json<WaitView>()).state;

test.each([
  ['closed', 'change', { field: 'sales', open: false }],
  ['called off', 'cancel', {}],
])(
  'sales that are %s by mistake end no wait while that can be undone, and do once it stands',
  async (_, name, body) => {
    const { site, stella, token } = await start();
    const done = await act(site, stella, name, body);
    await runScheduled(site.needs);
    expect(await stateOf(site, token)).toBe('waiting');
    expect(await undo(site, stella, done)).toBe(204);
    site.wait(2);
    await runScheduled(site.needs);
    expect(await stateOf(site, token)).toBe('waiting');
    expect(await mailsOf(site)).toHaveLength(1);
    const [row] = await site.rows<{ revision: number }>('SELECT revision FROM classes');
    await act(site, stella, name, { ...body, seen: row?.revision });
    site.wait(2);
    await runScheduled(site.needs);
    expect(await stateOf(site, token)).toBe('closed');
    expect(await mailsOf(site)).toHaveLength(2);
  },
);

test.each([
  ['en', 'Cancelled: Excel Level 1', 'we had to cancel'],
  ['fr', 'Session annulée\u00a0: Excel, niveau 1', 'nous avons dû annuler'],
])(
  'who waits for a class that we call off is told that it is cancelled, with the dates of its course',
  async (language, subject, said) => {
    const { site, stella } = await start();
    await site.rows('UPDATE waitlist SET language = ?1', language);
    await act(site, stella, 'cancel', {});
    site.wait(2);
    await runScheduled(site.needs);
    const mail = (await mailsOf(site)).at(-1);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(said);
    expect(mail?.text).toMatch(/https:\/\/gct\.example\/(fr\/cours|course)\//);
  },
);

test('seats of a capacity that was raised by mistake are offered to nobody while that can be undone', async () => {
  const { site, stella, token } = await start();
  const done = await act(site, stella, 'change', { field: 'capacity', capacity: 3 });
  await runScheduled(site.needs);
  expect(await stateOf(site, token)).toBe('waiting');
  expect(await undo(site, stella, done)).toBe(204);
  site.wait(2);
  await runScheduled(site.needs);
  expect(await mailsOf(site)).toHaveLength(1);
  const [row] = await site.rows<{ revision: number }>('SELECT revision FROM classes');
  await act(site, stella, 'change', { field: 'capacity', capacity: 3, seen: row?.revision });
  site.wait(2);
  await runScheduled(site.needs);
  expect(await stateOf(site, token)).toBe('offered');
});

test('a class that is missing from one release keeps those who wait, until its sales end', async () => {
  const { site, token } = await start();
  const { needs } = site;
  const release = async (id: string, ...classes: Parameters<typeof siteDataOf>[0]) => {
    needs.siteData = siteDataOf(classes, { build: { ...needs.siteData.build, id } });
    await syncCatalogue(needs.db, needs.siteData, needs.now().getTime());
    await runScheduled(needs);
  };
  await release('without it');
  expect(await site.rows('SELECT state FROM classes')).toEqual([{ state: 'withdrawn' }]);
  expect(await stateOf(site, token)).toBe('waiting');
  await release('with it', scheduledClass({ id: 'a', capacity: 1, minimum: 1 }));
  expect(await stateOf(site, token)).toBe('waiting');
  await release('without it again');
  site.at('2027-01-11T14:00:00Z');
  await runScheduled(needs);
  expect(await stateOf(site, token)).toBe('closed');
});

test('an offer of a class whose sales are closed ends with a mail, once that stands, and its seats are free', async () => {
  const { site, stella, token } = await start();
  await site.rows(`UPDATE bookings SET state = 'released'`);
  await runScheduled(site.needs);
  expect(await stateOf(site, token)).toBe('offered');
  const closing = await act(site, stella, 'change', { field: 'sales', open: false });
  await runScheduled(site.needs);
  expect(await stateOf(site, token)).toBe('offered');
  expect(await undo(site, stella, closing)).toBe(204);
  const [row] = await site.rows<{ revision: number }>('SELECT revision FROM classes');
  await act(site, stella, 'change', { field: 'sales', open: false, seen: row?.revision });
  site.wait(2);
  await runScheduled(site.needs);
  await runScheduled(site.needs);
  expect(await stateOf(site, token)).toBe('closed');
  expect((await mailsOf(site)).map(({ subject }) => subject.split(':')[0])).toEqual([
    'Confirm your place on the waitlist',
    expect.stringContaining('Seats for you'),
    'Our offer has ended',
  ]);
  expect(await site.rows(`SELECT id FROM bookings WHERE state = 'held'`)).toEqual([]);
});

test('rule 8: a release takes no seat from an offer that is out, and tells of the capacity that it kept', async () => {
  const { site, token } = await start();
  await site.rows(`UPDATE bookings SET state = 'released'`);
  await site.rows('UPDATE classes SET capacity = 4');
  await runScheduled(site.needs);
  expect(await stateOf(site, token)).toBe('offered');
  await hold(site, [{ eventId: 'a', quantity: 2 }]);
  const { needs } = site;
  const less = siteDataOf([scheduledClass({ id: 'a', capacity: 0, minimum: 0 })], {
    build: { ...needs.siteData.build, id: 'fewer seats' },
  });
  const { capacityKept } = await syncCatalogue(needs.db, less, needs.now().getTime());
  expect(capacityKept).toEqual([{ id: 'a', capacity: 1 }]);
});
