import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Timetable } from '../../src/domain/catalogue/timetable.ts';
import type { SiteClass } from '../../src/domain/site/site-data.ts';
import { confirmBody, hold, prove, startSite, withHst, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const at = (id: string, day: string, changes: Partial<SiteClass> = {}) =>
  scheduledClass({
    id,
    sessions: [{ start: `${day}T14:00:00Z`, end: `${day}T21:00:00Z` }],
    salesEnd: `${day}T13:00:00Z`,
    ...changes,
  });

const ask = async (site: TestSite, query = '') => {
  const answer = await site.get(`/Website/timetable${query}`);
  expect(answer.status).toBe(200);
  return v.parse(Timetable, await answer.json());
};
const idsOf = ({ classes }: Timetable) => classes.map(({ id }) => id);

test('classes stand in whole weeks, with the seats of this moment', async () => {
  const site = await startSite(
    siteDataOf([
      at('begun', '2026-11-20', { sessions: [{ start: '2026-11-20T10:00:00Z', end: '2026-11-20T12:00:00Z' }] }),
      ...Array.from({ length: 41 }, (_, index) => at(`tue-${index}`, '2026-12-08', { language: 'en', placeId: null })),
      at('friday', '2026-12-11', { capacity: 7 }),
      at('later', '2027-01-04'),
    ]),
  );
  await hold(site, [{ eventId: 'friday', quantity: 5 }]);
  const first = await ask(site);
  expect([first.classes.length, first.total, first.next]).toEqual([42, 43, '2027-01-04']);
  expect(first.classes.at(-1)).toMatchObject({
    ...{
      id: 'friday',
      day: '2026-12-11',
      priceCents: 49_500,
      capacity: 7,
      seatsLeft: 2,
      availability: 'few',
      placeId: null,
    },
    courseIds: { en: 'excel-level-1', fr: 'excel-niveau-1' },
  });
  const rest = await ask(site, `?week=${first.next}`);
  expect([idsOf(rest), rest.next]).toEqual([['later'], null]);
});

test('they are asked for by subject, level, place, language, month, weekday and time of day', async () => {
  const site = await startSite(
    siteDataOf([
      at('excel', '2026-12-08', { placeId: 'ottawa', delivery: 'in-person', language: 'fr' }),
      at('writing', '2026-12-09', { courseId: 'plain-language' }),
      at('evening', '2027-01-14', { sessions: [{ start: '2027-01-14T22:00:00Z', end: '2027-01-15T01:00:00Z' }] }),
    ]),
  );
  const found = async (query: string) => idsOf(await ask(site, `?${query}`));
  expect(await found('subject=microsoft-excel')).toEqual(['excel', 'evening']);
  expect(await found('subject=business-writing')).toEqual(['writing']);
  expect(await found('level=1&city=ottawa')).toEqual(['excel']);
  expect(await found('delivery=online&month=2026-12')).toEqual(['writing']);
  expect(await found('language=fr')).toEqual(['excel']);
  expect(await found('weekday=thu&time=evening')).toEqual(['evening']);
  expect(await found('subject=nothing')).toEqual([]);
  // What other pages and campaigns put into an address is no question.
  expect(await found('utm_source=letter&city=ottawa')).toEqual(['excel']);
});

test('guaranteed ones are those that have their people', async () => {
  const site = await startSite(siteDataOf([at('sure', '2026-12-08', { minimum: 2 }), at('not-yet', '2026-12-08')]));
  expect(idsOf(await ask(site, '?guaranteed=1'))).toEqual([]);
  const { reference } = await hold(site, [{ eventId: 'sure', quantity: 2 }]);
  await site.post(`/Website/confirm-booking/${reference}`, confirmBody(withHst(2 * 49_500)));
  await prove(site, reference);
  expect(await ask(site, '?guaranteed=1')).toMatchObject({ classes: [{ id: 'sure', state: 'confirmed' }], total: 1 });
});

test('what is no question is refused by its name', async () => {
  const site = await startSite(siteDataOf([]));
  const answer = await site.get('/Website/timetable?month=soon&time=night');
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { code: 'validation', fields: { month: 'invalid', time: 'invalid' } },
  ]);
});

test('the calendar holds the same classes, without cancelled ones, and leads to their pages', async () => {
  const site = await startSite(
    siteDataOf([
      at('one', '2026-12-08', { placeId: 'ottawa', delivery: 'in-person' }),
      at('off', '2026-12-09', { cancelled: true }),
      at('online', '2026-12-10'),
    ]),
  );
  const calendar = async (query: string) => {
    const answer = await site.get(`/Website/timetable.ics${query}`);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    return (await answer.text()).replaceAll('\r\n ', '').replaceAll('\r', '');
  };
  const french = await calendar('?lang=fr');
  expect(french.match(/UID:.*/g)).toEqual(['UID:one.1@gct.example', 'UID:online.1@gct.example']);
  expect(french).toContain('X-WR-CALNAME:Sessions de GCT');
  expect(french).toContain('SUMMARY:Excel\\, niveau 1');
  expect(french).toContain('URL;VALUE=URI:https://gct.example/fr/cours/excel-niveau-1');
  expect((await calendar('?city=ottawa')).match(/UID:.*/g)).toHaveLength(1);
  expect(await calendar('?city=calgary')).not.toContain('VEVENT');
});
