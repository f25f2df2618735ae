import { expect, test } from 'vitest';
import { limits } from '../../src/domain/api/limits.ts';
import type { TrainersClass, TrainersClasses } from '../../src/domain/classes/office-classes.ts';
import { first, only } from '../../src/domain/present.ts';
import { d1Limiter } from '../platform/limits/limiter.ts';
import { addAccount, cookieOf, PASSWORD } from '../testing/accounts.ts';
import { assetsOf } from '../testing/assets.ts';
import { booked, bookedUnproved, person } from '../testing/changes.ts';
import type { Message } from '../platform/mail/message.ts';
import { runScheduled } from '../scheduled.ts';
import { startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const CLASSES = '/Website/trainer/classes';

async function start() {
  const site = await startOffice(
    {},
    siteDataOf([scheduledClass({ id: 'mine' }), scheduledClass({ id: 'theirs', trainer: 'Bo Larsen' })]),
  );
  const logIn = async (email: string, teaches: string) => {
    await addAccount(site, email, PASSWORD, { role: 'trainer', teaches });
    return cookieOf(await site.logIn(email));
  };
  await booked(site, [{ eventId: 'mine', quantity: 1 }], { participants: [person('mine', 'grace@example.ca')] });
  await booked(site, [{ eventId: 'theirs', quantity: 1 }]);
  const ada = await logIn('ada.t@gct.example', 'Ada Tremblay');
  const bo = await logIn('bo@gct.example', 'Bo Larsen');
  const fileOf = async (id: string, headers = ada) =>
    (await site.get(`${CLASSES}/${id}`, headers)).json<TrainersClass>();
  return { ...site, ada, bo, fileOf };
}

const listed = async (answer: Response) => (await answer.json<TrainersClasses>()).classes.map(({ id }) => id);

test('rule 39: trainers see the classes that they give, with names, and neither money nor addresses', async () => {
  const site = await start();
  expect(await listed(await site.get(CLASSES, site.ada))).toEqual(['mine']);
  expect(await listed(await site.get(CLASSES, site.bo))).toEqual(['theirs']);
  const answer = await site.get(`${CLASSES}/mine`, site.ada);
  const text = await answer.text();
  expect(text).toContain('Grace Hopper');
  expect(text).not.toMatch(/[Cc]ents|@|organisation|booking(Id|State)|buyer/);
  expect(await site.rows(`SELECT role, subject_id FROM office_acts WHERE act = 'file_opened'`)).toEqual([
    { role: 'trainer', subject_id: 'mine' },
  ]);
});

test('what was not proved stands on no list of a trainer', async () => {
  const site = await start();
  await bookedUnproved(site, [{ eventId: 'mine', quantity: 1 }], { participants: [person('mine', 'mean@example.ca')] });
  expect((await site.fileOf('mine')).people).toHaveLength(1);
});

test.each([
  ['the file', 'GET', '', undefined],
  ['a link', 'POST', '/links', { kind: 'join', title: 'Meeting', url: 'https://meet.example/1' }],
  ['its removal', 'POST', '/remove-link', { linkId: 'any' }],
  ['attendance', 'POST', '/attendance', { session: 1, marks: [{ participantId: 'any', state: 'present' }] }],
])('rule 39: %s of another one’s class is answered as one that there is not', async (_, method, path, body) => {
  const site = await start();
  const ask = (id: string) =>
    method === 'GET'
      ? site.get(`${CLASSES}/${id}${path}`, site.ada)
      : site.post(`${CLASSES}/${id}${path}`, body ?? {}, site.ada);
  const answers = await Promise.all(['theirs', 'there-is-none'].map(ask));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(texts[0]).toBe(texts[1]);
  expect(await site.rows('SELECT id FROM class_links')).toEqual([]);
  expect(await site.rows('SELECT session FROM session_attendance')).toEqual([]);
});

test('trainers keep links and attendance of their own, which is written down as theirs', async () => {
  const site = await start();
  const { people } = await site.fileOf('mine');
  const marks = [{ participantId: first(people).id, state: 'present' }];
  const early = await site.post(`${CLASSES}/mine/attendance`, { session: 1, marks }, site.ada);
  expect([early.status, await early.json()]).toMatchObject([409, { code: 'not_begun' }]);
  site.at('2027-01-12T13:30:00Z');
  site.ada = cookieOf(await site.logIn('ada.t@gct.example'));
  const link = { kind: 'join', title: 'Meeting', url: 'https://meet.example/1' };
  expect((await site.post(`${CLASSES}/mine/links`, link, site.ada)).status).toBe(204);
  expect((await site.post(`${CLASSES}/mine/attendance`, { session: 1, marks }, site.ada)).status).toBe(204);
  const file = await site.fileOf('mine', site.ada);
  expect(file.marks).toEqual([{ ...first(marks), session: 1 }]);
  const { id: linkId } = only(file.links);
  expect((await site.post(`${CLASSES}/mine/remove-link`, { linkId }, site.ada)).status).toBe(204);
  expect((await site.fileOf('mine', site.ada)).links).toEqual([]);
  expect(await site.rows(`SELECT role, act FROM office_acts WHERE act <> 'file_opened' ORDER BY id`)).toEqual([
    { role: 'trainer', act: 'class_link_set' },
    { role: 'trainer', act: 'attendance_marked' },
    { role: 'trainer', act: 'class_link_removed' },
  ]);
});

test('rule 41: a trainer says three times a day where a class meets, and then the office does; files go on', async () => {
  const site = await start();
  site.needs.limiter = d1Limiter({ db: site.needs.db, now: () => site.needs.now() });
  const set = async (kind: string, index: number) => {
    const link = { kind, title: 'Link', url: `https://meet.example/${index}` };
    return (await site.post(`${CLASSES}/mine/links`, link, site.ada)).status;
  };
  const { most } = limits.linksOfTrainer;
  const statuses: number[] = [];
  for (let index = 0; index <= most; index += 1) statuses.push(await set('join', index));
  expect(statuses).toEqual([...Array<number>(most).fill(204), 429]);
  expect(await set('material', 1)).toBe(204);
  expect((await site.fileOf('mine')).links.map(({ url }) => url)).toContain(`https://meet.example/${most - 1}`);
});

test('a trainer has a link lead to the hosts of the policies alone, and the office beyond', async () => {
  const site = await start();
  const link = async (kind: string, url: string) => {
    const answer = await site.post(`${CLASSES}/mine/links`, { kind, title: 'Meeting', url }, site.ada);
    return answer.status === 204 ? 'kept' : (await answer.json<{ fields: object }>()).fields;
  };
  for (const url of ['https://evil.example/1', 'https://meet.example.evil.example/', 'https://files.example/1']) {
    expect(await link('join', url), url).toEqual({ url: 'invalid' });
  }
  for (const kind of ['material', 'recording']) {
    expect(await link(kind, 'https://evil.example/1.zip'), kind).toEqual({ url: 'invalid' });
    expect(await link(kind, 'https://eu.files.example/1.zip'), kind).toBe('kept');
  }
  expect(await link('join', 'https://eu.meet.example/1')).toBe('kept');
  const beyond = { kind: 'join', title: 'Meeting', url: 'https://clients-own.example/1' };
  const { headers } = await site.staff('boss@gct.example', 'owner');
  expect((await site.post('/Website/office/classes/mine/links', beyond, headers)).status).toBe(204);
  expect((await site.fileOf('mine')).linkHosts).toEqual(site.needs.siteData.trainerLinks);
  expect(
    await site.rows(
      `SELECT after ->> '$.host' AS host FROM office_acts WHERE role = 'owner' AND act = 'class_link_set'`,
    ),
  ).toEqual([{ host: 'clients-own.example' }]);
});

test('the office is told of what a trainer does to links, once for all of some minutes and before the class is', async () => {
  const site = await start();
  const act = (path: string, body: object) => site.post(`${CLASSES}/mine/${path}`, body, site.ada);
  const mails = async () => {
    await runScheduled(site.needs);
    const sent = await site.rows<{ message: string }>(`SELECT message FROM local_mail ORDER BY rowid`);
    return sent
      .map(({ message }) => JSON.parse(message) as Message)
      .filter(({ subject }) => subject.includes('Links changed'));
  };
  await act('links', { kind: 'join', title: 'Meeting', url: 'https://meet.example/1' });
  await act('links', { kind: 'join', title: 'Moved', url: 'https://meet.example/2' });
  await act('links', { kind: 'material', title: 'Files', url: 'https://files.example/a.zip' });
  const began = site.needs.now().getTime();
  site.at(new Date(began + 5 * 60_000).toISOString());
  const [told, ...others] = await mails();
  expect(others).toEqual([]);
  expect(told?.to).toBe(site.needs.siteData.mail.office);
  expect(told?.text).toContain('Ada Tremblay');
  expect(told?.text).toContain('https://meet.example/2');
  expect(told?.text).toContain('https://files.example/a.zip');
  expect(told?.text).not.toContain('https://meet.example/1');

  for (const { id } of (await site.fileOf('mine')).links) await act('remove-link', { linkId: id });
  site.at(new Date(began + 10 * 60_000).toISOString());
  expect(await mails()).toHaveLength(2);
});

test('rule 39: of the files that a class alone is served, a trainer links those that are there and are of their own classes', async () => {
  const site = await start();
  const file = (name: string) => `/private/recordings/${name}.mp4`;
  const films = ['theirs', 'nobodys', 'own', 'theirs-part-2', 'mine', 'mine-part-2', 'mine2'].map(
    (name) => [file(name), { type: 'video/mp4', body: 'film' }] as const,
  );
  site.needs.assets = assetsOf(Object.fromEntries(films));
  await site.rows(`INSERT INTO class_links (id, class_id, kind, title, url, created_at)
    VALUES ('t', 'theirs', 'recording', 'Film', '${file('theirs')}', 1), ('o', 'mine', 'recording', 'Film', '${file('own')}', 1),
      ('s', 'theirs', 'recording', 'Film', '${file('own')}', 1)`);
  const link = async (name: string) => {
    const body = { kind: 'recording', title: name, url: file(name) };
    const answer = await site.post(`${CLASSES}/mine/links`, body, site.ada);
    return answer.status === 204 ? 'linked' : (await answer.json<{ fields: object }>()).fields;
  };
  // Whether there is such a file is not told apart from whose it is.
  expect(await link('theirs')).toEqual({ url: 'link' });
  expect(await link('missing')).toEqual({ url: 'link' });
  // Of a file that no class has, its name says whose it is.
  for (const name of ['nobodys', 'theirs-part-2', 'mine2']) expect(await link(name), name).toEqual({ url: 'link' });
  for (const name of ['mine', 'mine-part-2']) expect(await link(name), name).toBe('linked');
  expect(await link('own')).toBe('linked');
});

test('a class that changes hands, and one that is long over, is theirs no more', async () => {
  const site = await start();
  site.at('2027-02-20T12:00:00Z');
  const bo = cookieOf(await site.logIn('bo@gct.example'));
  expect(await listed(await site.get(CLASSES, bo))).toEqual([]);
  expect(await listed(await site.get(`${CLASSES}?when=begun`, bo))).toEqual(['theirs']);
  site.at('2027-04-01T12:00:00Z');
  const later = cookieOf(await site.logIn('bo@gct.example'));
  expect(await listed(await site.get(`${CLASSES}?when=begun`, later))).toEqual([]);
  expect((await site.get(`${CLASSES}/theirs`, later)).status).toBe(404);
  site.at('2027-01-01T12:00:00Z');
  await site.rows(`UPDATE classes SET trainer = 'Ada Tremblay' WHERE id = 'theirs'`);
  const now = cookieOf(await site.logIn('bo@gct.example'));
  expect((await site.get(`${CLASSES}/theirs`, now)).status).toBe(404);
});
