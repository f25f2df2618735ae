import { expect, test } from 'vitest';
import { present } from '../../src/domain/present.ts';
import type { SiteClass } from '../../src/domain/site/site-data.ts';
import { fromBase64, type Message } from '../platform/mail/message.ts';
import { runScheduled } from '../scheduled.ts';
import { booked, bookedUnproved, cancelBody, managed, moveBody, person } from '../testing/changes.ts';
import { asContact, startSite, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const on = (id: string, day: string, changes: Partial<SiteClass> = {}) =>
  scheduledClass({
    ...{ id, minimum: 5, salesEnd: `2027-${day}T13:00:00Z` },
    sessions: [{ start: `2027-${day}T14:00:00Z`, end: `2027-${day}T21:00:00Z` }],
    ...changes,
  });

let builds = 1;

/** The schedule as a new build has it, and what the clock does then. */
async function release(site: TestSite, ...classes: SiteClass[]) {
  const build = { ...site.needs.siteData.build, id: `told-${(builds += 1)}` };
  site.needs.siteData = { ...site.needs.siteData, build, classes };
  await runScheduled(site.needs);
}

/** What participants were mailed since the last look, with what it does to their calendars. */
async function mailed(site: TestSite): Promise<string[]> {
  await site.deliver();
  const rows = await site.rows<{ kind: string; message: string }>(
    `SELECT kind, local_mail.message FROM local_mail JOIN outbox USING (id)
     WHERE kind LIKE '%participant' OR kind IN ('seat_left', 'joining_instructions', 'class_reminder')
     ORDER BY kind, recipient`,
  );
  await site.rows('DELETE FROM local_mail');
  return rows.map(({ kind, message }) => {
    const { to, attachments } = JSON.parse(message) as Message;
    const files = attachments.map(({ content }) => new TextDecoder().decode(fromBase64(content)));
    return [to.split('@')[0], kind, ...files.flatMap((file) => /METHOD:(\w+)/.exec(file)?.[1] ?? [])].join(' ');
  });
}

async function later(site: TestSite, minutes = 16): Promise<string[]> {
  site.wait(minutes);
  await runScheduled(site.needs);
  return mailed(site);
}

const post = async (site: TestSite, call: string, secret: string, body: object) => {
  const answer = await site.post(`/Website/${call}/${await asContact(site, secret)}`, body);
  expect(answer.status, await answer.clone().text()).toBe(200);
};

async function rename(site: TestSite, secret: string, emails: readonly string[]) {
  const { revision, participants } = await managed(site, secret);
  const named = emails.map((email, index) => ({
    ...{ id: present(participants[index]).id, firstName: 'Lin', lastName: 'Wu', email: `${email}@example.ca` },
  }));
  await post(site, 'name-participants', secret, { revision, participants: named });
}

async function move(site: TestSite, secret: string, to: string) {
  const now = await managed(site, secret);
  const seats = now.participants.map(({ id }) => id);
  await post(site, 'move-seats', secret, moveBody(now, seats, to));
}

async function cancel(site: TestSite, secret: string) {
  const now = await managed(site, secret);
  const seats = now.participants.map(({ id }) => id);
  await post(site, 'cancel-seats', secret, cancelBody(now, seats));
}

/** Seats for Grace and Alan in class `a`, as it was on January 12, and `b`. */
async function start(changes: Partial<SiteClass> = {}) {
  const site = await startSite(siteDataOf([on('a', '01-12', changes), on('b', '02-09')]));
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }], {
    participants: [person('a', 'grace@example.ca'), person('a', 'alan@example.ca')],
  });
  await runScheduled(site.needs);
  return { site, reference };
}

/** The same, where the class is not sure to take place, and was moved. */
async function startMoved() {
  const started = await start();
  expect(await mailed(started.site)).toEqual([]);
  await release(started.site, on('a', '01-19'), on('b', '02-09'));
  expect(await mailed(started.site)).toEqual([
    'alan class_moved_participant REQUEST',
    'grace class_moved_participant REQUEST',
  ]);
  return started;
}

const BOTH_LEFT = ['alan seat_left CANCEL', 'grace seat_left CANCEL'];

test.for([
  ['given up', cancel],
  ['moved', (site: TestSite, secret: string) => move(site, secret, 'b')],
] as const)('rule 23: who read that a class was moved reads that the seat is %s, too', async ([, act]) => {
  const { site, reference } = await startMoved();
  await act(site, reference);
  expect(await mailed(site)).toEqual(BOTH_LEFT);
  expect(await later(site)).toEqual([]);
});

test('rule 23: who read that a class was moved reads that the seat is somebody else’s, who has heard of nothing', async () => {
  const { site, reference } = await startMoved();
  await rename(site, reference, ['lin', 'mae']);
  expect(await later(site, 10)).toEqual([]);
  expect(await later(site)).toEqual(BOTH_LEFT);
  await cancel(site, reference);
  expect(await later(site)).toEqual([]);
});

test('rule 23: who read of the date to which their seat was moved reads that they have it no more', async () => {
  const { site, reference } = await startMoved();
  await move(site, reference, 'b');
  await mailed(site);
  await rename(site, reference, ['grace', 'mae']);
  expect(await later(site)).toEqual(['alan seat_left CANCEL']);
  await cancel(site, reference);
  expect(await mailed(site)).toEqual(['grace seat_left CANCEL']);
});

test('rule 23: who read that a class was moved gets joining instructions once it is sure, and is reminded then alone', async () => {
  const { site, reference } = await startMoved();
  await rename(site, reference, ['alan', 'grace']);
  expect(await later(site)).toEqual([]);
  await site.rows(`UPDATE classes SET state = 'confirmed' WHERE id = 'a'`);
  await site.rows(`UPDATE participants SET office_tells = 1 WHERE email = 'alan@example.ca'`);
  site.at('2027-01-18T15:00:00Z');
  await runScheduled(site.needs);
  expect(await mailed(site)).toEqual([]);
  await release(site, on('a', '01-19'), on('b', '02-09'));
  expect((await mailed(site)).filter((line) => line.includes('joining'))).toEqual([
    'grace joining_instructions PUBLISH',
  ]);
  await rename(site, reference, ['lin', 'mae']);
  site.at('2027-01-19T13:30:00Z');
  expect((await later(site)).filter((line) => line.includes('left'))).toEqual(BOTH_LEFT);
});

test('rule 41: whose seat was somebody else’s just before its class was moved or cancelled reads so, and who has it of the class', async () => {
  for (const cancelled of [false, true]) {
    const { site, reference } = await start({ minimum: 1 });
    expect(await mailed(site)).toHaveLength(2);
    await rename(site, reference, ['lin']);
    await release(site, on('a', '01-19', { minimum: 1, cancelled }), on('b', '02-09'));
    const kind = cancelled ? 'class_cancelled_participant CANCEL' : 'class_moved_participant REQUEST';
    expect(await mailed(site)).toEqual([`alan ${kind}`, `lin ${kind}`, 'grace seat_left CANCEL']);
    if (!cancelled) {
      await rename(site, reference, ['mae']);
      expect(await later(site)).toEqual(['mae joining_instructions PUBLISH', 'lin seat_left CANCEL']);
    }
  }
});

test('whose seat was somebody else’s just before it was moved does not read that theirs was', async () => {
  const { site, reference } = await startMoved();
  await rename(site, reference, ['lin']);
  await move(site, reference, 'b');
  await site.deliver();
  const texts = await site.rows<{ text: string }>(
    `SELECT local_mail.message ->> '$.text' AS text FROM local_mail JOIN outbox USING (id) WHERE kind = 'seat_left' ORDER BY recipient`,
  );
  expect(texts.map(({ text }) => text.includes('another date of the same course'))).toEqual([true, false]);
  await mailed(site);
  await cancel(site, reference);
  expect(await mailed(site)).toEqual(['alan seat_left CANCEL']);
});

test('whose seat is given up before people are told that its class is cancelled reads that of the seat, and after it nothing', async () => {
  for (const isTold of [false, true]) {
    const { site, reference } = await start({ minimum: 1 });
    await mailed(site);
    if (!isTold) await site.rows('UPDATE classes SET told_from_at = 9e15');
    await release(site, on('a', '01-12', { minimum: 1, cancelled: true }), on('b', '02-09'));
    expect(await mailed(site)).toHaveLength(isTold ? 2 : 0);
    await cancel(site, reference);
    expect(await mailed(site)).toEqual(isTold ? [] : BOTH_LEFT);
  }
});

test('rule 43: what its contact has not proved comes into no calendar when a class of it is moved', async () => {
  const site = await startSite(siteDataOf([on('a', '01-12')]));
  const { reference } = await bookedUnproved(site, [{ eventId: 'a' }]);
  const toldOf = async (day: string) => {
    await release(site, on('a', day));
    const [row] = await site.rows<{ message: string }>(
      `SELECT local_mail.message FROM local_mail JOIN outbox USING (id) WHERE kind = 'class_moved' ORDER BY local_mail.rowid DESC LIMIT 1`,
    );
    const { text, attachments } = JSON.parse(present(row).message) as Message;
    return [text.includes('attached file'), attachments.length];
  };
  expect(await toldOf('01-19')).toEqual([false, 0]);
  // The first time, the buyer is shown the new day.
  for (const status of [409, 204]) {
    const proved = await site.post(`/Website/prove-booking/${await asContact(site, reference)}`, { mine: true });
    expect(proved.status).toBe(status);
  }
  expect(await toldOf('01-20')).toEqual([true, 1]);
});
