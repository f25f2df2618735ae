import { expect, test } from 'vitest';
import { completeEnquiries } from '../../src/domain/enquiries/examples.ts';
import { enquiryPath } from '../../src/domain/enquiries/calls.ts';
import type { FollowUps } from '../../src/domain/follow-ups/follow-ups.ts';
import type { FoundEntry, InboxEntry } from '../../src/domain/inbox/inbox.ts';
import { present } from '../../src/domain/present.ts';
import type { Today } from '../../src/domain/today/today.ts';
import { booked, bookedUnproved } from '../testing/changes.ts';
import { meddling } from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const ABOUT = '/Website/office/follow-ups/about';

/** Two of the office, a booking and a message of the same client. */
async function start() {
  const site = await startOffice({}, siteDataOf([scheduledClass({ id: 'a' })]));
  const stella = await site.staff('stella@example.ca');
  const olive = await site.staff('olive@example.ca', 'owner');
  const accounts = new Map(
    (await site.rows<{ id: number; email: string }>('SELECT id, email FROM accounts')).map(({ id, email }) => [
      email,
      id,
    ]),
  );
  const me = present(accounts.get('stella@example.ca'));
  const other = present(accounts.get('olive@example.ca'));
  await booked(site, [{ eventId: 'a', quantity: 1 }]);
  const envelope = { language: 'en', page: '/', form: 'contact-form', website: '' };
  await site.post(enquiryPath('contact'), { ...completeEnquiries.contact, ...envelope, email: 'ada@example.ca' });
  const [row] = await site.rows<{ id: string; number: string }>('SELECT id, number FROM bookings');
  const [entry] = await site.rows<{ id: string }>('SELECT id FROM enquiries');
  const booking = present(row);
  const get = async <Value>(path: string, who = stella) => (await site.get(path, who.headers)).json<Value>();
  const post = (path: string, body: object, who = stella) => site.post(path, body, who.headers);
  const note = (file: string, body: object) => post(`${ABOUT}/${file}`, { assignee: me, text: 'Ring her.', ...body });
  const act = async (id: string, what: string, body: object = {}) => {
    const answer = await post(`/Website/office/follow-ups/${id}/${what}`, body);
    return answer.status === 204 ? 204 : (await answer.json<{ code: string }>()).code;
  };
  const list = async (query = '', who = stella) =>
    (await get<FollowUps>(`/Website/office/follow-ups${query}`, who)).followUps;
  const only = async (query = '') => present((await list(query))[0]);
  const due = async (who = stella) =>
    present((await get<Today>('/Website/office/today', who)).lists.find(({ name }) => name === 'follow_ups'));
  const at = async (instant: string) => {
    site.at(instant);
    for (const [who, email] of [
      [stella, 'stella@example.ca'],
      [olive, 'olive@example.ca'],
    ] as const) {
      who.headers = await site.cookieOf(email);
      await open(site, who);
    }
  };
  return { site, stella, olive, me, other, booking, entry: present(entry), get, post, note, act, list, only, due, at };
}

test('what is noted for a day is on Today from that day on, by the office’s clock, and leads to its file', async () => {
  const { booking, note, due, at, me, list } = await start();
  expect((await note(`booking/${booking.id}`, { day: '2026-11-24' })).status).toBe(204);
  expect(await due()).toMatchObject({ count: 0, rows: [] });
  expect(await list('?state=coming')).toHaveLength(1);
  // Still the 23rd in Ottawa.
  await at('2026-11-24T04:30:00Z');
  expect((await due()).count).toBe(0);
  await at('2026-11-24T05:30:00Z');
  const { count, rows } = await due();
  expect(count).toBe(1);
  expect(rows).toMatchObject([
    {
      title: { en: booking.number },
      who: 'Ada Byron, Example Institute',
      followUp: {
        ...{ about: 'booking', aboutId: booking.id, day: '2026-11-24', text: 'Ring her.', own: true, by: 'Stella' },
        assignee: { accountId: me, firstName: 'Stella' },
      },
    },
  ]);
  expect([await list('?state=due'), await list('?state=coming')]).toEqual([[rows[0]?.followUp], []]);
});

test('Today counts those of everybody, and shows one’s own first', async () => {
  const { booking, note, due, olive, other, list } = await start();
  for (let index = 0; index < 6; index += 1)
    await note(`booking/${booking.id}`, { day: '2026-11-20', assignee: other, text: `Hers ${index}` });
  await note(`booking/${booking.id}`, { day: '2026-11-20', text: 'Mine' });
  const mine = await due();
  expect([mine.count, mine.rows.length, mine.rows[0]?.followUp?.text]).toEqual([7, 5, 'Mine']);
  expect(mine.count).toBe((await list('?state=due')).length);
  expect((await due(olive)).rows.map(({ followUp }) => followUp?.own)).toEqual([true, true, true, true, true]);
  expect((await list('?who=me')).map(({ text }) => text)).toEqual(['Mine']);
  expect(await list(`?who=${other}`)).toHaveLength(6);
});

test('it is done once, opened again, and put off into other hands by who saw it as it is', async () => {
  const { booking, note, act, only, list, other, due } = await start();
  await note(`booking/${booking.id}`, { day: '2026-11-20' });
  const { id, revision } = await only();
  expect(await act(id, 'move', { day: '2026-11-25', assignee: other, seen: revision })).toBe(204);
  expect(await only()).toMatchObject({ day: '2026-11-25', own: false, revision: revision + 1 });
  expect(await act(id, 'move', { day: '2026-11-26', assignee: other, seen: revision })).toBe('office_changed');
  expect(await act(id, 'reopen')).toBe('office_changed');
  expect(await act(id, 'done')).toBe(204);
  expect(await act(id, 'done')).toBe('office_changed');
  expect([await list(), (await due()).count]).toEqual([[], 0]);
  expect(await only('?state=done')).toMatchObject({ id, done: { name: 'Stella' } });
  expect(await act(id, 'move', { day: '2026-11-26', assignee: other, seen: revision + 2 })).toBe('office_changed');
  expect(await act(id, 'reopen')).toBe(204);
  expect(await only()).toMatchObject({ id, done: null, day: '2026-11-25' });
  expect(await act('there-is-none', 'done')).toBe('not_found');
});

test('of two who finish it at once, one is told that somebody was faster', async () => {
  const { site, booking, note, act, only } = await start();
  await note(`booking/${booking.id}`, { day: '2026-11-20' });
  const { id } = await only();
  const first: (string | number)[] = [];
  const second = await meddling(
    site,
    async () => first.push(await act(id, 'done')),
    () => act(id, 'done'),
  );
  expect([...first, second]).toEqual([204, 'office_changed']);
  expect(await site.rows(`SELECT act FROM office_acts WHERE act = 'follow_up_done'`)).toHaveLength(1);
});

test('no day that is over, nobody who does not work here, no file that there is not', async () => {
  const { booking, note, site } = await start();
  const refused = async (file: string, body: object) => {
    const answer = await note(file, body);
    const { code, fields } = await answer.json<{ code: string; fields?: object }>();
    return fields ?? code;
  };
  const file = `booking/${booking.id}`;
  expect(await refused(file, { day: '2026-11-19' })).toEqual({ day: 'past_day' });
  expect(await refused(file, { day: '2026-11-31' })).toEqual({ day: 'day' });
  expect(await refused(file, { day: '2026-11-20', assignee: 1 })).toEqual({ assignee: 'choose' });
  expect(await refused(file, { day: '2026-11-20', text: ' ' })).toEqual({ text: 'required' });
  for (const none of ['booking/none', 'client/b-none', 'enquiry/none'])
    expect(await refused(none, { day: '2026-11-20' })).toBe('not_found');
  expect(await site.rows('SELECT id FROM follow_ups')).toEqual([]);
});

test('a client’s file has those of bookings and messages too, and every other file its own', async () => {
  const { booking, entry, note, get } = await start();
  const client = `client/b-${booking.id}`;
  for (const [file, text] of [
    [`booking/${booking.id}`, 'of the booking'],
    [`enquiry/${entry.id}`, 'of the message'],
    [client, 'of the client'],
  ] as const)
    expect((await note(file, { day: '2026-11-20', text })).status, file).toBe(204);
  const texts = async (file: string) =>
    (await get<FollowUps>(`${ABOUT}/${file}`)).followUps.map(({ text }) => text).sort();
  expect(await texts(`booking/${booking.id}`)).toEqual(['of the booking']);
  expect(await texts(`enquiry/${entry.id}`)).toEqual(['of the message']);
  expect(await texts(client)).toEqual(['of the booking', 'of the client', 'of the message']);
  expect((await get<FollowUps>('/Website/office/follow-ups')).followUps.map(({ title }) => title).sort()).toEqual(
    ['Ada Byron', booking.number, 'contact' satisfies FoundEntry['kind']].sort(),
  );
  expect((await get<InboxEntry>(`/Website/office/enquiries/${entry.id}`)).history[0]?.act).toBe('follow_up_noted');
});

test('a call for help is called so, after whoever asked', async () => {
  const { site, note, only } = await start();
  const ada = await site.cookieOf('ada@example.ca');
  await site.post('/Website/support-request', { topic: 'sound', eventId: null, phone: '', message: 'No sound.' }, ada);
  const [help] = await site.rows<{ id: string }>('SELECT id FROM support_requests');
  expect((await note(`enquiry/${present(help).id}`, { day: '2026-11-20' })).status).toBe(204);
  expect(await only()).toMatchObject({ about: 'enquiry', title: 'help', who: 'Ada' });
});

test('rule 38: each act names its file, and nobody in what it was before and after', async () => {
  const { site, booking, note, act, only, other, me } = await start();
  await note(`booking/${booking.id}`, { day: '2026-11-20' });
  const { id, revision } = await only();
  await act(id, 'move', { day: '2026-11-25', assignee: other, seen: revision });
  await act(id, 'done');
  await act(id, 'reopen');
  const acts = await site.rows<{ before: string | null; after: string }>(
    `SELECT act, subject, subject_id, before, after FROM office_acts WHERE act LIKE 'follow_up%' ORDER BY id`,
  );
  const told = { subject: 'booking', subject_id: booking.id };
  expect(
    acts.map((row) => ({
      ...row,
      before: JSON.parse(row.before ?? 'null') as unknown,
      after: JSON.parse(row.after) as unknown,
    })),
  ).toEqual([
    { ...told, act: 'follow_up_noted', before: null, after: { followUp: id, day: '2026-11-20', assignee: me } },
    {
      ...{ ...told, act: 'follow_up_moved', before: { followUp: id, day: '2026-11-20', assignee: me } },
      after: { followUp: id, day: '2026-11-25', assignee: other },
    },
    { ...told, act: 'follow_up_done', before: null, after: { followUp: id } },
    { ...told, act: 'follow_up_reopened', before: null, after: { followUp: id } },
  ]);
});

test('rule 44: what is noted beside a message goes with it', async () => {
  const { site, entry, booking, note } = await start();
  await note(`enquiry/${entry.id}`, { day: '2026-11-20' });
  await note(`booking/${booking.id}`, { day: '2026-11-20' });
  await site.rows('DELETE FROM enquiries');
  expect(await site.rows('SELECT about FROM follow_ups')).toEqual([{ about: 'booking' }]);
});

test('a long list goes on where it ended', async () => {
  const { booking, note, get, act } = await start();
  for (let index = 0; index < 53; index += 1)
    await note(`booking/${booking.id}`, { day: '2026-11-20', text: `${index}` });
  for (const state of ['due', 'done']) {
    const first = await get<FollowUps>(`/Website/office/follow-ups?state=${state}`);
    const second = await get<FollowUps>(
      `/Website/office/follow-ups?state=${state}&next=${encodeURIComponent(present(first.next))}`,
    );
    expect([first.followUps.length, second.followUps.length, second.next]).toEqual([50, 3, null]);
    const all = [...first.followUps, ...second.followUps];
    expect(new Set(all.map(({ id }) => id)).size).toBe(53);
    if (state === 'due') for (const { id } of all) await act(id, 'done');
  }
});

test('rule 42: a client is called by a booking of their own, whatever a stranger has made in the name since', async () => {
  const { site, booking, note, list } = await start();
  await note(`client/b-${booking.id}`, { day: '2026-12-01' });
  site.wait(1);
  const contact = {
    firstName: 'Mal',
    lastName: 'Lory',
    email: 'ada@example.ca',
    phone: '900-555-0100',
    organisation: 'M',
  };
  await bookedUnproved(site, [{ eventId: 'a' }], { contact });
  expect(await list()).toMatchObject([{ title: 'Ada Byron' }]);
});
