import { expect, test } from 'vitest';
import { only } from '../../src/domain/present.ts';
import type { SiteWebinar } from '../../src/domain/site/site-data.ts';
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

const startWith = (webinar: Partial<SiteWebinar> = {}) =>
  startSite(siteDataOf([], { webinars: [{ ...pivotTables, ...webinar }] }));

const register = async (site: TestSite, email: string, language = 'en') => {
  const fields = { name: 'Ada Byron', email, webinar: 'pivot-tables', question: '' };
  const envelope = { language, page: '/contact-us', form: 'webinar', website: '' };
  const answer = await site.post('/Website/send-enquiry/webinar', { ...envelope, ...fields });
  expect(answer.status, await answer.clone().text()).toBe(201);
  await proveRegistration(site, email);
};

const EVE = '2026-12-01T13:00:00Z';

async function mails(site: TestSite, subject: RegExp): Promise<Message[]> {
  const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail');
  const all = rows.map(({ message }) => JSON.parse(message) as Message);
  return all.filter((mail) => subject.test(mail.subject)).sort((a, b) => a.to.localeCompare(b.to));
}

test('who is registered for a webinar gets its link the day before, once, in their language', async () => {
  const site = await startWith();
  await register(site, 'ada@example.ca');
  await register(site, 'zoe@example.ca', 'fr');
  site.at('2026-12-01T12:59:00Z');
  await runScheduled(site.needs);
  expect(await mails(site, /link|lien/)).toEqual([]);
  site.at(EVE);
  await runScheduled(site.needs);
  site.wait(20 * 60);
  await runScheduled(site.needs);
  const told = await mails(site, /link|lien/);
  expect(told.map(({ to, subject }) => [to, subject.replaceAll('\u00a0', ' ')])).toEqual([
    ['ada@example.ca', 'Your link: Pivot tables in an hour'],
    ['zoe@example.ca', 'Votre lien : Pivot tables in an hour'],
  ]);
  for (const mail of told) {
    expect(mail.text).toContain(JOIN);
    expect(mail.html).toContain(`href="${JOIN}"`);
    const entry = new TextDecoder().decode(fromBase64(only(mail.attachments).content));
    expect(entry).toContain('UID:webinar.pivot-tables@gct.example\r\nSEQUENCE:1');
    expect(entry).toContain(JOIN);
  }
});

test('who registers on the day gets the link at once, and nobody after the beginning', async () => {
  const site = await startWith();
  site.at('2026-12-02T16:50:00Z');
  await register(site, 'ada@example.ca');
  await runScheduled(site.needs);
  expect(await mails(site, /Your link/)).toHaveLength(1);
  const late = await startWith();
  await register(late, 'ada@example.ca');
  late.at('2026-12-02T17:00:00Z');
  await runScheduled(late.needs);
  expect(await mails(late, /Your link/)).toEqual([]);
});

test('a link that has changed since it was sent is sent again, once, and says so; also where it changes back', async () => {
  const site = await startWith();
  await register(site, 'ada@example.ca');
  await register(site, 'zoe@example.ca', 'fr');
  site.at(EVE);
  await runScheduled(site.needs);
  const other = 'https://webinars.gct.example/another-room';
  const subjects = async () => (await mails(site, /link|lien/)).map(({ subject }) => subject.replaceAll('\u00a0', ' '));
  const first = ['Your link: Pivot tables in an hour', 'Votre lien : Pivot tables in an hour'];
  const again = ['New link: Pivot tables in an hour', 'Nouveau lien : Pivot tables in an hour'];
  for (const [change, join] of [other, JOIN].entries()) {
    site.needs.siteData = { ...site.needs.siteData, webinars: [{ ...pivotTables, join }] };
    for (let run = 0; run < 2; run += 1) {
      site.wait(1);
      await runScheduled(site.needs);
    }
    const sent = [first, ...Array<string[]>(change + 1).fill(again)].flat();
    expect((await subjects()).sort()).toEqual(sent.sort());
  }
  const [mail] = (await mails(site, /New link/)).filter(({ text }) => text.includes(other));
  expect(mail?.html).toContain(`href="${other}"`);
  const entry = new TextDecoder().decode(fromBase64(only(mail?.attachments ?? []).content));
  expect(entry).toContain('UID:webinar.pivot-tables@gct.example\r\nSEQUENCE:2');
  // Who registers now has had no link before.
  await register(site, 'late@example.ca');
  await runScheduled(site.needs);
  expect((await subjects()).filter((subject) => subject === first[0])).toHaveLength(2);
});

test('a link that was sent before links were told apart is not sent again', async () => {
  const site = await startWith();
  await register(site, 'ada@example.ca');
  await site.rows(`INSERT INTO outbox (id, kind, about, recipient, state, next_attempt_at, created_at)
    SELECT 'before', 'webinar_link', id, email, 'sent', 0, 0 FROM enquiries`);
  site.at(EVE);
  await runScheduled(site.needs);
  expect(await mails(site, /link/)).toEqual([]);
});

test('rule 43: nothing that was typed into a registration stands in the mail with the link', async () => {
  const site = await startWith();
  await register(site, 'ada@example.ca');
  site.at(EVE);
  await runScheduled(site.needs);
  const mail = only(await mails(site, /Your link/));
  expect(mail.text + mail.html).not.toMatch(/Ada|Byron/);
});

test('a link that is missing is asked of the office once, and leaves as soon as it is there', async () => {
  const site = await startWith({ join: undefined });
  await register(site, 'ada@example.ca');
  site.at(EVE);
  await runScheduled(site.needs);
  await runScheduled(site.needs);
  const asked = only(await mails(site, /No link yet/));
  expect([asked.to, asked.text.includes('1 person is registered')]).toEqual(['info@gct.example', true]);
  site.needs.siteData = { ...site.needs.siteData, webinars: [pivotTables] };
  await runScheduled(site.needs);
  expect((await mails(site, /Your link/)).map(({ to }) => to)).toEqual(['ada@example.ca']);
});

test('a webinar that nobody is registered for needs no link', async () => {
  const site = await startWith({ join: undefined });
  site.at(EVE);
  await runScheduled(site.needs);
  expect(await mails(site, /./)).toEqual([]);
});

test('a link waits sealed, and goes with its registration', async () => {
  const site = await startWith();
  await register(site, 'ada@example.ca');
  site.needs.transport = { send: () => Promise.resolve({ outcome: 'retry', reason: 'down' }) };
  site.at(EVE);
  await runScheduled(site.needs);
  const [kept] = await site.rows<{ message: string }>(`SELECT message FROM outbox WHERE kind = 'webinar_link'`);
  expect(kept?.message).toContain('sealed');
  expect(kept?.message).not.toContain('webinars.gct.example');
  site.at('2029-01-01T12:00:00Z');
  await runScheduled(site.needs);
  expect(await site.rows(`SELECT id FROM outbox WHERE kind = 'webinar_link'`)).toEqual([]);
});
