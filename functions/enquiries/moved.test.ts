import { expect, test } from 'vitest';
import { only, present } from '../../src/domain/present.ts';
import type { SiteData, SiteEvent, SiteWebinar } from '../../src/domain/site/site-data.ts';
import { fromBase64, type Message } from '../platform/mail/message.ts';
import { runScheduled } from '../scheduled.ts';
import { startSite, type TestSite } from '../testing/harness.ts';
import { proveRegistration } from '../testing/registration.ts';
import { siteDataOf } from '../testing/site-data.ts';

const JOIN = 'https://webinars.gct.example/pivot-tables';

/** December 2 at noon in Ottawa. */
const pivotTables: SiteWebinar = {
  ...{ id: 'pivot-tables', title: 'Pivot tables in an hour', start: '2026-12-02T17:00:00Z', minutes: 60 },
  ...{ presenter: 'Grace Hopper', language: 'en', join: JOIN },
};

const day: SiteEvent = {
  ...{ id: 'the-day', title: { en: 'The Day', fr: 'Le grand jour' }, timeZone: 'America/Toronto', placeId: 'ottawa' },
  ...{ start: '2026-12-10T14:00:00Z', end: '2026-12-10T20:00:00Z', priceCents: 0, capacity: 60 },
};

const LATER = { start: '2026-12-16T17:00:00Z' };

const start = (changes = {}) => startSite(siteDataOf([], { webinars: [pivotTables], events: [day] }), changes);

/** A release. The clock runs as it appears, and once it has stood for long enough. */
async function release(site: TestSite, changes: Partial<Pick<SiteData, 'webinars' | 'events'>>, minutes = 16) {
  site.needs.siteData = { ...site.needs.siteData, ...changes };
  await runScheduled(site.needs);
  site.wait(minutes);
  await runScheduled(site.needs);
}

async function register(site: TestSite, kind: 'webinar' | 'special-event', email: string, changes = {}) {
  const fields =
    kind === 'webinar' ? { webinar: 'pivot-tables', question: '' } : { event: 'the-day', places: '2', needs: '' };
  const asked = { name: 'Ada Byron', email, phone: '', organisation: '', ...fields };
  const envelope = { language: 'en', page: '/contact-us', form: kind, website: '' };
  const answer = await site.post(
    `/Website/send-enquiry/${kind}`,
    { ...envelope, ...asked, ...changes },
    { 'cf-connecting-ip': '192.0.2.1' },
  );
  expect(answer.status, await answer.clone().text()).toBe(201);
  return proveRegistration(site, email);
}

async function mails(site: TestSite, subject: RegExp): Promise<Message[]> {
  await site.deliver();
  const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY rowid');
  const all = rows.map(({ message }) => JSON.parse(message) as Message);
  return all.filter((mail) => subject.test(mail.subject)).sort((a, b) => a.to.localeCompare(b.to));
}

const told = async (site: TestSite) => (await mails(site, /^Change/)).map(({ to }) => to);

const plain = ({ text }: Message) => text.replaceAll(/[\u00a0\s]+/g, ' ');

const entryOf = (mail: Message) => new TextDecoder().decode(fromBase64(only(mail.attachments).content));

const sequenceOf = (mail: Message) => Number(/SEQUENCE:(\d+)/.exec(entryOf(mail))?.[1]);

test('who is registered is told once that a webinar was moved, in their language, with what it was and a later calendar entry', async () => {
  const site = await start();
  await register(site, 'webinar', 'ada@example.ca');
  await register(site, 'webinar', 'zoe@example.ca', { language: 'fr' });
  const [first] = await mails(site, /You are registered/);
  await release(site, { webinars: [{ ...pivotTables, ...LATER }] });
  await release(site, {});
  const [ada, zoe, ...more] = await mails(site, /^Change/);
  expect([ada?.to, ada?.subject]).toEqual(['ada@example.ca', 'Changed: Pivot tables in an hour']);
  expect([zoe?.to, zoe?.subject]).toEqual(['zoe@example.ca', 'Changement\u00a0: Pivot tables in an hour']);
  expect(more).toEqual([]);
  const text = plain(present(ada, 'a mail'));
  expect(text).toMatch(/Now: .*December 16, 2026, 12:00.*Before: .*December 2, 2026.*Your registration stands/);
  expect(text).toContain('The link to take part follows by e-mail the day before');
  expect(text).not.toMatch(/Ada|Byron/);
  expect(plain(present(zoe, 'a mail'))).toMatch(/Maintenant : .*16 décembre 2026.*Auparavant : .*2 décembre 2026/);
  expect(entryOf(present(ada, 'a mail'))).toContain('DTSTART;TZID=America/Toronto:20261216T120000');
  expect(entryOf(present(ada, 'a mail'))).toContain('UID:webinar.pivot-tables@gct.example\r\n');
  expect(sequenceOf(present(ada, 'a mail'))).toBeGreaterThan(sequenceOf(present(first, 'a mail')));
});

test('another place of an event is told with the place that it had, and one that only has another name to nobody', async () => {
  const site = await start();
  await register(site, 'special-event', 'eve@example.ca');
  await release(site, { events: [{ ...day, title: { en: 'The Great Day', fr: 'Le grand jour' }, capacity: 80 }] });
  expect(await told(site)).toEqual([]);
  await release(site, { events: [{ ...day, placeId: null }] });
  const mail = only(await mails(site, /^Change/));
  expect(plain(mail)).toMatch(/Now: .*December 10, 2026.* Online .*Before: .*155 Slater Crescent/);
  expect(plain(mail).match(/December 10/g)).toHaveLength(1);
  expect(plain(mail)).not.toContain('link');
});

test('a release that is taken back within a quarter of an hour is told to nobody, and one that stands once', async () => {
  const site = await start();
  await register(site, 'webinar', 'ada@example.ca');
  const moved = { webinars: [{ ...pivotTables, ...LATER }] };
  for (const webinars of [moved.webinars, [pivotTables], moved.webinars, [], [pivotTables]]) {
    await release(site, { webinars }, 10);
  }
  site.wait(20);
  await runScheduled(site.needs);
  expect(await mails(site, /^Change|^Left/)).toEqual([]);
  await release(site, moved);
  await release(site, { webinars: [pivotTables] }, 10);
  await release(site, moved);
  expect(await told(site)).toEqual(['ada@example.ca']);
});

test('what people expect within the hour is told at once', async () => {
  const site = await start();
  await register(site, 'webinar', 'ada@example.ca');
  await runScheduled(site.needs);
  site.at('2026-12-02T16:30:00Z');
  await release(site, { webinars: [{ ...pivotTables, ...LATER }] }, 0);
  expect(await told(site)).toEqual(['ada@example.ca']);
});

test('who registers once it was moved is told of nothing, whenever the clock runs', async () => {
  const site = await start();
  await runScheduled(site.needs);
  site.needs.siteData = { ...site.needs.siteData, webinars: [{ ...pivotTables, ...LATER }] };
  await register(site, 'webinar', 'ada@example.ca');
  await release(site, {});
  expect(await told(site)).toEqual([]);
});

test('a webinar that is moved after its link was mailed takes it out of the calendar, and the link follows the day before', async () => {
  const site = await start();
  await register(site, 'webinar', 'ada@example.ca');
  site.at('2026-12-01T13:00:00Z');
  await runScheduled(site.needs);
  const [link] = await mails(site, /Your link/);
  await release(site, { webinars: [{ ...pivotTables, ...LATER }] });
  const move = only(await mails(site, /^Change/));
  expect(entryOf(move)).not.toContain(JOIN);
  expect(await mails(site, /link/)).toHaveLength(1);
  site.at('2026-12-15T13:00:00Z');
  for (let run = 0; run < 2; run += 1) await runScheduled(site.needs);
  const [, again, ...more] = await mails(site, /link/);
  expect([again?.subject, more]).toEqual(['Your link: Pivot tables in an hour', []]);
  const sequences = [link, move, again].map((mail) => sequenceOf(present(mail, 'a mail')));
  expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
  expect(entryOf(present(again, 'a mail'))).toContain('DTSTART;TZID=America/Toronto:20261216T120000');
});

test('a webinar that is moved by hours on its day tells so first, and then has its link again', async () => {
  const site = await start();
  await register(site, 'webinar', 'ada@example.ca');
  site.at('2026-12-02T13:00:00Z');
  await runScheduled(site.needs);
  await release(site, { webinars: [{ ...pivotTables, start: '2026-12-02T20:00:00Z' }] });
  const [move, again] = [only(await mails(site, /^Change/)), (await mails(site, /Your link/))[1]];
  expect(sequenceOf(present(again, 'a mail'))).toBeGreaterThan(sequenceOf(move));
  expect(plain(present(again, 'a mail'))).toContain('3:00 p.m.');
});

test('the link of a webinar that is moved to tomorrow leaves once, after the mail that says so', async () => {
  const site = await start();
  await register(site, 'webinar', 'ada@example.ca');
  await runScheduled(site.needs);
  site.at('2026-11-27T15:00:00Z');
  await release(site, { webinars: [{ ...pivotTables, start: '2026-11-28T17:00:00Z' }] }, 5);
  expect(await mails(site, /^Change|Your link/)).toEqual([]);
  site.wait(11);
  for (let run = 0; run < 2; run += 1) await runScheduled(site.needs);
  const [move, link] = [only(await mails(site, /^Change/)), only(await mails(site, /Your link/))];
  expect(sequenceOf(link)).toBeGreaterThan(sequenceOf(move));
});

test('what is over is not moved: who was there hears nothing of another time', async () => {
  const site = await start();
  await register(site, 'special-event', 'eve@example.ca');
  await runScheduled(site.needs);
  site.at('2026-12-12T14:00:00Z');
  const again = { ...day, start: '2027-12-10T14:00:00Z', end: '2027-12-10T20:00:00Z' };
  await release(site, { events: [] });
  await release(site, { events: [again] });
  expect(await mails(site, /^Change|^Left/)).toEqual([]);
});

test('who waits for places is told without a calendar entry, and who was refused them is not', async () => {
  const site = await start({ capRoom: 1 });
  for (const index of [0, 1, 2, 3]) {
    const { state } = await register(site, 'special-event', `p${index}@my.example`, { places: '5' });
    expect(state).toBe(index < 2 ? 'kept' : 'office');
  }
  await site.rows(`UPDATE enquiries SET decision = 'refused', decision_reason = '' WHERE email = 'p3@my.example'`);
  await release(site, { events: [{ ...day, start: '2026-12-11T14:00:00Z', end: '2026-12-11T20:00:00Z' }] });
  const sent = await mails(site, /^Change/);
  expect(sent.map(({ to, attachments }) => [to, attachments.length])).toEqual([
    ['p0@my.example', 1],
    ['p1@my.example', 1],
    ['p2@my.example', 0],
  ]);
  expect(await site.rows(`SELECT id FROM outbox WHERE kind = 'registration_moved'`)).toHaveLength(3);
  expect(plain(present(sent[2], 'a mail'))).toMatch(
    /You have asked us for places.*We are still looking at your request/,
  );
});

test('the office is told once of what left the site, or went to a day that is past, with the people; nobody else is', async () => {
  const site = await start();
  await register(site, 'webinar', 'ada@example.ca');
  await register(site, 'special-event', 'zoe@example.ca', { language: 'fr', name: 'Zoé Roy' });
  await runScheduled(site.needs);
  await release(site, { webinars: [{ ...pivotTables, start: '2026-11-02T17:00:00Z' }], events: [] });
  await release(site, {});
  const [one, other, ...more] = (await mails(site, /^Left/)).sort((a, b) => a.subject.localeCompare(b.subject));
  expect([one?.to, one?.subject, more]).toEqual([
    'info@gct.example',
    'Left the site with people registered: pivot-tables, December\u00a02, 2026',
    [],
  ]);
  expect(plain(present(one, 'a mail'))).toMatch(
    /1 person is registered for “pivot-tables”.*content\/webinars.*Ada Byron, ada@example.ca/,
  );
  expect(plain(present(other, 'a mail'))).toMatch(
    /“the-day” of December 10.*content\/events.*Zoé Roy, .* writes in French/,
  );
  expect(await told(site)).toEqual([]);
  // It comes back as it was: nobody has to hear of it.
  await release(site, { webinars: [pivotTables], events: [day] });
  expect(await told(site)).toEqual([]);
  await release(site, { events: [] });
  expect(await mails(site, /^Left/)).toHaveLength(3);
});

test('an event that has begun is not lost, nor one for which nobody is registered', async () => {
  const site = await start();
  await register(site, 'special-event', 'eve@example.ca');
  await runScheduled(site.needs);
  site.at('2026-12-10T13:50:00Z');
  await release(site, { webinars: [] });
  await release(site, { events: [] });
  expect(await mails(site, /^Left/)).toEqual([]);
  expect(await site.rows(`SELECT gone FROM held_subjects WHERE about = 'the-day'`)).toEqual([{ gone: 0 }]);
});

test('what is lost as it begins is nothing that anybody can write of any more', async () => {
  const site = await start();
  await register(site, 'special-event', 'eve@example.ca');
  await runScheduled(site.needs);
  site.at('2026-12-10T13:50:00Z');
  await release(site, { events: [] });
  expect(await mails(site, /^Left/)).toEqual([]);
});

test('a registration from before is told of moves, too', async () => {
  const site = await start();
  await register(site, 'webinar', 'ada@example.ca');
  await site.rows('UPDATE enquiries SET told = NULL');
  await runScheduled(site.needs);
  await release(site, { webinars: [{ ...pivotTables, ...LATER }] });
  expect(await told(site)).toEqual(['ada@example.ca']);
});

test('a webinar that is moved before its mail leaves is told of as it is by then, once', async () => {
  const site = await start();
  await register(site, 'webinar', 'ada@example.ca');
  const { transport } = site.needs;
  site.needs.transport = null;
  await release(site, { webinars: [{ ...pivotTables, ...LATER }] });
  await release(site, { webinars: [{ ...pivotTables, start: '2026-12-18T17:00:00Z' }] });
  site.needs.transport = transport;
  expect(plain(only(await mails(site, /^Change/)))).toContain('December 18, 2026');
});

test('a link that is missing is asked of the office again for another day', async () => {
  const site = await startSite(siteDataOf([], { webinars: [{ ...pivotTables, join: undefined }] }));
  await register(site, 'webinar', 'ada@example.ca');
  site.at('2026-12-01T13:00:00Z');
  await runScheduled(site.needs);
  await release(site, { webinars: [{ ...pivotTables, ...LATER, join: undefined }] });
  site.at('2026-12-15T13:00:00Z');
  await runScheduled(site.needs);
  expect(await mails(site, /No link yet/)).toHaveLength(2);
});
