import { expect, test } from 'vitest';
import { only, present } from '../../src/domain/present.ts';
import type {
  FoundReports,
  ReportFile,
  SurveyComments,
  SurveyGroup,
  SurveyResults,
} from '../../src/domain/training/survey-results.ts';
import { addAccount, cookieOf, PASSWORD } from '../testing/accounts.ts';
import { startOffice } from '../testing/office.ts';
import { siteDataOf } from '../testing/site-data.ts';
import { bookClass, guaranteed } from '../testing/training.ts';

const OFFICE = '/Website/office';
const rated = (overall: number) => ({ content: 5, trainer: 4, pace: 3, materials: 2, overall });

async function start() {
  const site = await startOffice(
    {},
    siteDataOf([
      guaranteed('mine'),
      guaranteed('other', { trainer: 'Bo Larsen', courseId: 'plain-language' }),
      guaranteed('silent'),
    ]),
  );
  const people = ['ada@example.ca', 'lin@example.ca', 'max@example.ca'];
  for (const email of people.slice(1)) await addAccount(site, email, PASSWORD);
  for (const id of ['mine', 'other', 'silent']) {
    await bookClass(
      site,
      id,
      'buyer@example.ca',
      people.map((email) => ({ firstName: email.slice(0, 3), email })),
    );
  }
  site.at('2027-01-14T20:00:00Z');
  const answer = async (email: string, eventId: string, overall: number, words: object = {}) => {
    const body = { eventId, ratings: rated(overall), liked: '', improve: '', mayQuote: false, ...words };
    const sent = await site.post('/Website/participant-survey', body, cookieOf(await site.logIn(email)));
    expect(sent.status).toBe(201);
  };
  await answer('ada@example.ca', 'mine', 5, { liked: '=SUM(1)', mayQuote: true });
  await answer('lin@example.ca', 'mine', 4);
  await answer('max@example.ca', 'other', 1, { improve: 'More breaks' });
  const { headers } = await site.staff('stella@example.ca');
  const get = async <Value>(path: string) => (await site.get(OFFICE + path, headers)).json<Value>();
  const groups = async (query = '') => (await get<SurveyResults>(`/surveys${query}`)).groups;
  return { ...site, headers, get, groups };
}

const told = (groups: readonly SurveyGroup[]) =>
  groups.map(({ id, answers, aspects }) => [id, answers, aspects.overall]);

test('answers by class, trainer and course: how many, and how often each rating was given', async () => {
  const site = await start();
  const mine = [2, [0, 0, 0, 1, 1]];
  const other = [1, [1, 0, 0, 0, 0]];
  expect(told(await site.groups())).toEqual([
    ['mine', ...mine],
    ['other', ...other],
  ]);
  expect(told(await site.groups('?by=trainer'))).toEqual([
    ['Ada Tremblay', ...mine],
    ['Bo Larsen', ...other],
  ]);
  expect(told(await site.groups('?by=course')).map(([, ...rest]) => rest)).toEqual([mine, other]);
  expect(present((await site.groups())[0]).aspects.materials).toEqual([0, 2, 0, 0, 0]);
});

test.each([
  ['?from=2027-01-13', []],
  ['?to=2027-01-11', []],
  ['?from=2027-01-12&to=2027-01-12', ['mine', 'other']],
  ['?trainer=Bo%20Larsen', ['other']],
  ['?course=plain-language', ['other']],
  ['?class=mine', ['mine']],
])('a period and filters: %s leaves %j', async (query, ids) => {
  const site = await start();
  expect((await site.groups(query)).map(({ id }) => id)).toEqual(ids);
});

test('comments have their class, say whether they may be quoted, and nobody’s name', async () => {
  const site = await start();
  const { comments, next } = await site.get<SurveyComments>('/survey-comments');
  expect(next).toBeNull();
  expect(comments).toMatchObject([
    { classId: 'mine', liked: '=SUM(1)', improve: '', mayQuote: true },
    { classId: 'other', liked: '', improve: 'More breaks', mayQuote: false },
  ]);
  const all = JSON.stringify([comments, await site.groups()]);
  expect(all).not.toMatch(/@|accountId|"ada"|firstName/i);
});

test('the same as files, in which nothing typed is worked out; reading them is written down', async () => {
  const site = await start();
  const text = async (kind: string) =>
    (await site.request(`${OFFICE}/survey-tables/${kind}`, { headers: site.headers })).text();
  const french = await text('ratings?lang=fr');
  expect(french).toMatch(/^\ufeff?Session;Date;Cours;Formateur ou formatrice;Sujet;Réponses;Moyenne;Note 1;/);
  expect(french).toMatch(/\r\nmine;2027-01-12;.*;session dans son ensemble;/);
  expect(await text('comments?lang=fr')).toContain(`"'=SUM(1)";;oui`);
  expect(await text('ratings')).toContain('mine,2027-01-12');
  expect((await text('ratings')).split('\r\n')).toHaveLength(1 + 2 * 5 + 1);
  expect(await text('comments')).toContain(`"'=SUM(1)",,yes`);
  expect((await site.request(`${OFFICE}/survey-tables/accounts`, { headers: site.headers })).status).toBe(404);
  const acts = await site.rows(
    `SELECT subject_id FROM office_acts WHERE act = 'file_opened' AND subject = 'report' ORDER BY id`,
  );
  expect(acts).toEqual([
    { subject_id: 'ratings' },
    { subject_id: 'comments' },
    { subject_id: 'ratings' },
    { subject_id: 'ratings' },
    { subject_id: 'comments' },
  ]);
});

test('trainers’ reports are listed and read', async () => {
  const site = await start();
  await addAccount(site, 'noor@gct.example', PASSWORD, { role: 'trainer', teaches: 'Ada Tremblay' });
  const report = {
    eventId: 'mine',
    attendance: [],
    covered: 'Chapters 1 to 4',
    incidents: 'A fire drill',
    followUp: '',
  };
  await site.post('/Website/trainer-report', report, cookieOf(await site.logIn('noor@gct.example')));
  const { reports } = await site.get<FoundReports>('/trainer-reports');
  const found = only(reports);
  expect(found).toMatchObject({ classId: 'mine', trainer: 'Ada Tremblay', hasIncidents: true, hasFollowUp: false });
  expect(await site.get<ReportFile>(`/trainer-reports/${found.id}`)).toMatchObject({
    ...{ covered: 'Chapters 1 to 4', incidents: 'A fire drill', followUp: '', attendance: [] },
  });
  expect((await site.get<FoundReports>('/trainer-reports?trainer=Bo%20Larsen')).reports).toEqual([]);
  expect((await site.request(`${OFFICE}/trainer-reports/none`, { headers: site.headers })).status).toBe(404);
});
