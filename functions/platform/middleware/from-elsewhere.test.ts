import { expect, test } from 'vitest';
import { IDLE_LOCK_MINUTES } from '../../../src/domain/office/second-factor.ts';
import { startOffice } from '../../testing/office.ts';

const TABLE = '/Website/office/bookings.csv';

test('a page of another site opens nothing in the name of who is logged in, nor keeps the office open', async () => {
  const site = await startOffice();
  const { headers } = await site.staff('stella@example.ca');
  const ask = (from: string) => site.get(TABLE, { ...headers, 'sec-fetch-site': from, 'sec-fetch-mode': 'navigate' });
  const opened = () => site.rows(`SELECT subject FROM office_acts WHERE act = 'file_opened'`);
  site.wait(IDLE_LOCK_MINUTES - 1);
  for (const from of ['cross-site', 'same-site']) {
    const answer = await ask(from);
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'forbidden_origin' }]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  }
  expect(await opened()).toEqual([]);
  site.wait(1);
  expect(await (await site.get('/Website/session', headers)).json()).toMatchObject({ office: 'code' });
});

test.each(['same-origin', 'none', ''])('what our own pages or the reader ask for is answered: %s', async (from) => {
  const site = await startOffice();
  const { headers } = await site.staff('stella@example.ca');
  const said: Record<string, string> = from === '' ? {} : { 'sec-fetch-site': from };
  expect((await site.get(TABLE, { ...headers, ...said })).status).toBe(200);
});
