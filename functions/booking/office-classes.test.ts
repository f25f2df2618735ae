import { expect, test } from 'vitest';
import { only } from '../../src/domain/present.ts';
import type { SiteClass } from '../../src/domain/site/site-data.ts';
import type { Message } from '../platform/mail/message.ts';
import { runScheduled } from '../scheduled.ts';
import { officeClasses } from '../../src/i18n/strings/en/office/classes.ts';
import { booked } from '../testing/changes.ts';
import { confirmBody, startSite, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

/** The seventh business day before January 12, with Ontario's holidays between. */
const NOTICE = '2026-12-31T15:00:00Z';
const OFFICE = 'info@gct.example';

async function toOffice(site: TestSite): Promise<Message[]> {
  const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail');
  return rows
    .map(({ message }) => JSON.parse(message) as Message)
    .filter(({ to, subject }) => to === OFFICE && /take place|Left the schedule/.test(subject));
}

async function deploy(site: TestSite, classes: SiteClass[], id: string) {
  site.needs.siteData = { ...site.needs.siteData, build: { ...site.needs.siteData.build, id }, classes };
  await runScheduled(site.needs);
}

const of = (email: string) => ({ contact: { ...confirmBody(1).contact, email } });

/** Two bookings of one seat each in a class that takes three. */
async function start(changes: Partial<SiteClass> = {}) {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', ...changes })]));
  const bookings = [
    await booked(site, [{ eventId: 'a' }], of('one@example.ca')),
    await booked(site, [{ eventId: 'a' }], of('two@example.ca')),
  ];
  return { site, numbers: bookings.map(({ number }) => number ?? '') };
}

test('the office hears once, 7 business days before, of a class without its minimum and of who is in it', async () => {
  const { site, numbers } = await start();
  site.at('2026-12-30T23:00:00Z');
  await runScheduled(site.needs);
  expect(await toOffice(site)).toEqual([]);
  site.at(NOTICE);
  await runScheduled(site.needs);
  site.wait(24 * 60);
  await runScheduled(site.needs);
  const mail = only(await toOffice(site));
  expect(mail.subject).toBe('Will it take place? Excel Level 1, January\u00a012, 2027');
  expect(mail.text).toContain('has 2 seats of the 3 it takes');
  for (const number of numbers) expect(mail.text).toContain(`${number}: 1 seat`);
  expect(mail.text).toContain('one@example.ca');
  expect(mail.text).toContain('https://gct.example/office/classes/a');
  const { guarantee, cancel } = officeClasses.acts;
  expect(mail.text).toContain(`“${guarantee}” holds it`);
  expect(mail.text).toContain(`“${cancel}” calls it off`);
});

test('of a class that nobody has booked, the office hears that nobody has to be told', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  site.at(NOTICE);
  await runScheduled(site.needs);
  const { text } = only(await toOffice(site));
  expect(text).toContain('nobody has booked it');
  expect(text).not.toContain('everybody in it');
});

test('a class that has its minimum, is called off, or begins in more days is no question', async () => {
  const { site } = await start({ minimum: 2 });
  site.at(NOTICE);
  await runScheduled(site.needs);
  await deploy(site, [scheduledClass({ id: 'a', minimum: 2, cancelled: true })], 'build-2');
  expect(await toOffice(site)).toEqual([]);
});

test('a class that moves and still lacks its minimum is asked about again before its new date', async () => {
  const { site } = await start();
  site.at(NOTICE);
  await runScheduled(site.needs);
  const sessions = [{ start: '2027-02-09T14:00:00Z', end: '2027-02-09T21:00:00Z' }];
  await deploy(site, [scheduledClass({ id: 'a', sessions, salesEnd: '2027-02-08T14:00:00Z' })], 'build-2');
  expect(await toOffice(site)).toHaveLength(1);
  site.at('2027-02-01T15:00:00Z');
  await runScheduled(site.needs);
  expect((await toOffice(site)).map(({ subject }) => subject)).toContain(
    'Will it take place? Excel Level 1, February\u00a09, 2027',
  );
});

test('the office hears once of a class that left the schedule with people in it, and by which numbers', async () => {
  const { site, numbers } = await start();
  await deploy(site, [], 'build-2');
  await runScheduled(site.needs);
  await deploy(site, [], 'build-3');
  const mail = only(await toOffice(site));
  expect(mail.subject).toBe('Left the schedule with people in it: Excel Level 1, January\u00a012, 2027');
  for (const number of numbers) expect(mail.text).toContain(`${number}: 1 seat`);
});

test('a class that leaves the schedule empty, or comes back before the mail has left, is nobody’s concern', async () => {
  const empty = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  await deploy(empty, [], 'build-2');
  expect(await toOffice(empty)).toEqual([]);

  const { site } = await start();
  const { transport } = site.needs;
  site.needs.transport = null;
  await deploy(site, [], 'build-2');
  site.needs.transport = transport;
  await deploy(site, [scheduledClass({ id: 'a' })], 'build-3');
  expect(await toOffice(site)).toEqual([]);
});
