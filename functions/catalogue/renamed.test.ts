import { expect, test } from 'vitest';
import type { SiteClass, SiteTrainer } from '../../src/domain/site/site-data.ts';
import { runScheduled } from '../scheduled.ts';
import { addAccount, PASSWORD } from '../testing/accounts.ts';
import { startOffice } from '../testing/office.ts';
import type { TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { syncCatalogue } from './sync.ts';

const OLD = 'Ada Tremblay';
const NEW = 'Ada Byron-Tremblay';

const classOf = (trainer: string) => scheduledClass({ id: 'a', trainer });
const known = siteDataOf([]).trainers;
const named = (name: string) => known.map((one) => (one.slug === 'ada-tremblay' ? { ...one, name } : one));

let builds = 1;
const build = (classes: SiteClass[], trainers: SiteTrainer[]) =>
  siteDataOf(classes, { trainers, build: { id: `later-${(builds += 1)}`, time: '2026-11-20T16:00:00Z' } });

async function startAda() {
  const site = await startOffice({}, siteDataOf([classOf(OLD)]));
  const { headers } = await site.staff('stella@example.ca', 'owner');
  await addAccount(site, 'ada.t@gct.example', PASSWORD, { role: 'trainer', language: 'en', teaches: OLD });
  const days = { trainer: OLD, from: '2026-12-14', to: '2026-12-18', kind: 'holiday', note: '' };
  expect((await site.post('/Website/office/absences', days, headers)).status).toBe(201);
  const phone = { trainer: OLD, phone: '613-555-0177' };
  expect((await site.post('/Website/office/classes/a/trainer-phone', phone, headers)).status).toBeLessThan(300);
  await runScheduled(site.needs);
  await site.rows('DELETE FROM local_mail');
  return site;
}

async function release(site: TestSite, trainer: string, name: string) {
  site.needs.siteData = build([classOf(trainer)], named(name));
  for (let run = 0; run < 6; run += 1) {
    site.wait(10);
    await runScheduled(site.needs);
  }
}

const names = async (site: TestSite) =>
  (
    await site.rows<{ name: string }>(
      `SELECT trainer AS name FROM trainer_phones UNION ALL SELECT trainer FROM trainer_absences
       UNION ALL SELECT teaches FROM accounts WHERE teaches IS NOT NULL UNION ALL SELECT name FROM trainers WHERE slug = 'ada-tremblay'`,
    )
  ).map(({ name }) => name);
const subjects = async (site: TestSite) =>
  (await site.rows<{ message: string }>('SELECT message FROM local_mail')).map(
    ({ message }) => (JSON.parse(message) as { subject: string }).subject,
  );
const four = (name: string) => [name, name, name, name];

test('a trainer of another name keeps classes, telephone and absences, and is told of nothing; and again when it changes back', async () => {
  const site = await startAda();
  for (const name of [NEW, OLD]) {
    await release(site, name, name);
    expect(await subjects(site)).toEqual([]);
    expect(await names(site)).toEqual(four(name));
    const ada = await site.cookieOf('ada.t@gct.example');
    expect((await site.get('/Website/trainer/classes/a', ada)).status).toBe(200);
  }
});

test('who loses a class in the release that changes their name is told so', async () => {
  const site = await startAda();
  await release(site, 'Bo Larsen', NEW);
  expect(await names(site)).toEqual(four(NEW));
  expect(await subjects(site)).toEqual([expect.stringContaining('You no longer give this class')]);
});

test('two runs at once carry a name along once', async () => {
  const site = await startAda();
  const next = build([classOf(NEW)], named(NEW));
  const now = site.needs.now().getTime();
  await Promise.all([syncCatalogue(site.needs.db, next, now), syncCatalogue(site.needs.db, next, now)]);
  expect(await names(site)).toEqual(four(NEW));
  expect(await site.rows('SELECT class_id FROM trainer_changes')).toEqual([]);
});

test('a name that another trainer had until then makes no one person of two', async () => {
  const site = await startAda();
  const swapped = known.map((one) => ({
    ...one,
    name: one.name === OLD ? 'Bo Larsen' : one.name === 'Bo Larsen' ? OLD : one.name,
  }));
  await syncCatalogue(site.needs.db, build([classOf(OLD)], swapped), site.needs.now().getTime());
  expect(await names(site)).toEqual(four(OLD));
});

test('somebody of another file is somebody else', async () => {
  const site = await startAda();
  const others = named(NEW).map((one) => (one.name === NEW ? { ...one, slug: 'ada-byron' } : one));
  await syncCatalogue(site.needs.db, build([classOf(NEW)], others), site.needs.now().getTime());
  expect(await site.rows('SELECT trainer FROM trainer_phones')).toEqual([{ trainer: OLD }]);
  expect(await site.rows(`SELECT slug FROM trainers WHERE slug LIKE 'ada%'`)).toEqual([{ slug: 'ada-byron' }]);
});
