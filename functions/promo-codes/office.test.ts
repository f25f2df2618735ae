import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import { first, only } from '../../src/domain/present.ts';
import type { CodeView } from '../../src/domain/promo-codes/contract.ts';
import type { OfficePromoCodes, PromoCodeUses } from '../../src/domain/promo-codes/office-calls.ts';
import { booked } from '../testing/changes.ts';
import { open, startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const CODES = '/Website/office/promo-codes';

async function start() {
  const site = await startOffice({}, siteDataOf([scheduledClass({ id: 'a' })]));
  const stella = await site.staff('stella@example.ca');
  await open(site, stella, openOfficeForMoney.path);
  const { headers } = stella;
  const make = (changes: object = {}) => site.post(CODES, { code: 'été 27', percent: 10_000, ...changes }, headers);
  const list = async (query = '') => (await (await site.get(CODES + query, headers)).json<OfficePromoCodes>()).codes;
  const end = (code: string) => site.post(`${CODES}/${code}/end`, { reason: 'a mistake in print' }, headers);
  const tried = () => site.post('/Website/try-code', { code: 'ETE27', lines: [{ eventId: 'a', quantity: 1 }] });
  return { ...site, headers, make, list, end, tried };
}

test('a code that the office makes counts at checkout, with its use on the list, until it is ended', async () => {
  const site = await start();
  expect((await site.make({ uses: 2, note: 'for the fair' })).status).toBe(204);
  expect(await (await site.tried()).json<CodeView>()).toMatchObject({ kind: 'promo', code: 'ETE27' });
  await booked(site, [{ eventId: 'a', quantity: 1 }], { promoCode: 'ete27' });
  expect(only(await site.list())).toMatchObject({
    ...{ code: 'ETE27', reduction: { rate: 10_000 }, uses: 1, mostUses: 2, discountCents: 4_950, ended: null },
    ...{ by: 'Stella', note: 'for the fair', scope: null, leastSeats: 1 },
  });
  expect((await site.end('ETE27')).status).toBe(204);
  expect((await site.tried()).status).toBe(400);
  expect(only(await site.list('?state=ended')).ended).toMatchObject({ by: 'Stella', reason: 'a mistake in print' });
  expect(await site.list('?state=live')).toEqual([]);
});

test('the last day counts to its end, on the office’s clock', async () => {
  const site = await start();
  await site.make({ from: '2026-12-01', until: '2026-12-01' });
  expect(only(await site.list())).toMatchObject({ from: '2026-12-01T05:00:00Z', until: '2026-12-02T05:00:00Z' });
});

test.each([
  ['a name that is taken', {}, 'code', 'duplicate'],
  ['a name too short', { code: 'abc' }, 'code', 'invalid'],
  ['nothing off', { code: 'NEWCODE', percent: undefined }, 'percent', 'required'],
  ['two things off', { code: 'NEWCODE', amount: 500 }, 'amount', 'duplicate'],
  ['more than everything', { code: 'NEWCODE', percent: 100_001 }, 'percent', 'amount'],
  ['an end before its beginning', { code: 'NEWCODE', from: '2027-02-02', until: '2027-02-01' }, 'until', 'past_day'],
  ['a last day that is none', { code: 'NEWCODE', from: '2027-02-02', until: { toString: 1 } }, 'until', 'required'],
  ['half a use', { code: 'NEWCODE', uses: 0.5 }, 'uses', 'whole_number'],
  ['a course that there is not', { code: 'NEWCODE', courses: ['cooking'] }, 'courses', 'choose'],
])('%s is refused by its field', async (_, changes, field, reason) => {
  const site = await start();
  await site.make();
  const answer = await site.make(changes);
  expect([answer.status, (await answer.json<{ fields: object }>()).fields]).toEqual([400, { [field]: reason }]);
  expect(await site.list()).toHaveLength(1);
});

test('rule 38: what is done to codes is written down; a code ends once, and one that there is not is missing', async () => {
  const site = await start();
  await site.make();
  const [one, other] = await Promise.all([site.end('ETE27'), site.end('ETE27')]);
  expect([one.status, other.status].sort()).toEqual([204, 409]);
  expect((await site.end('NOSUCHCODE')).status).toBe(404);
  const acts = await site.rows(
    `SELECT act, subject_id, reason FROM office_acts WHERE subject = 'promo_code' ORDER BY id`,
  );
  expect(acts).toEqual([
    { act: 'promo_code_made', subject_id: 'ETE27', reason: '' },
    { act: 'promo_code_ended', subject_id: 'ETE27', reason: 'a mistake in print' },
  ]);
});

test('a code for one course or kind says so, and is found by the beginning of its name', async () => {
  const site = await start();
  const course = first(site.needs.siteData.courses).id;
  await site.make({ kinds: ['software'], courses: [course] });
  expect(only(await site.list('?q=ét')).scope).toEqual({ courses: [course], kinds: ['software'], classes: [] });
  expect(await site.list('?q=spring')).toEqual([]);
});

test('who used a code is told, with the booking and what it took off; looking is written down', async () => {
  const site = await start();
  await site.make();
  await booked(site, [{ eventId: 'a', quantity: 1 }], { promoCode: 'ete27' });
  const answer = await site.get(`${CODES}/ETE27/uses`, site.headers);
  expect(only((await answer.json<PromoCodeUses>()).uses)).toMatchObject({ name: 'Ada Byron', discountCents: 4_950 });
  expect(
    await site.rows(`SELECT subject_id FROM office_acts WHERE act = 'file_opened' AND subject = 'promo_code'`),
  ).toEqual([{ subject_id: 'ETE27' }]);
  await site.rows('UPDATE promo_code_uses SET given_back_at = 1');
  expect((await (await site.get(`${CODES}/ETE27/uses`, site.headers)).json<PromoCodeUses>()).uses).toEqual([]);
});
