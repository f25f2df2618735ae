import { expect, test } from 'vitest';
import { officeActs } from '../../src/domain/office/calls.ts';
import type { OfficeActs } from '../../src/domain/office/audit.ts';
import { present } from '../../src/domain/present.ts';
import { recordAct } from '../platform/acts.ts';
import { writeTogether } from '../platform/database.ts';
import { booked } from '../testing/changes.ts';
import { startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

async function journal() {
  const site = await startOffice();
  const owner = await site.staff('olga@gct.example', 'owner');
  const id = async (email: string) =>
    (await site.rows<{ id: number }>('SELECT id FROM accounts WHERE email_key = ?1', email))[0]?.id;
  await site.staff('sam@gct.example');
  const add = (account: number | undefined, at: string, subject: string) =>
    site.rows(
      `INSERT INTO office_acts (at, account_id, role, act, subject, subject_id, reason, request_id)
       VALUES (?1, ?2, 'staff', 'booking_noted', 'booking', ?3, '', 'request')`,
      ...[Date.parse(at), account, subject],
    );
  await add(await id('sam@gct.example'), '2026-11-20T04:59:00Z', 'late-on-the-19th');
  await add(await id('sam@gct.example'), '2026-11-20T05:00:00Z', 'first-of-the-20th');
  await add(await id('olga@gct.example'), '2026-11-21T04:59:59Z', 'last-of-the-20th');
  await add(await id('olga@gct.example'), '2026-11-21T05:00:00Z', 'first-of-the-21st');
  return async (query: Record<string, string>) => {
    const asked = new URLSearchParams({ act: 'booking_noted', ...query });
    const response = await site.get(`${officeActs.path}?${asked.toString()}`, owner.headers);
    return response.status === 200
      ? (await response.json<OfficeActs>()).acts.map((act) => act.subjectId)
      : response.status;
  };
}

test('acts are found by the day of the office, and by who did them', async () => {
  const found = await journal();
  expect(await found({ from: '2026-11-20', to: '2026-11-20' })).toEqual(['last-of-the-20th', 'first-of-the-20th']);
  expect(await found({ from: '2026-11-21' })).toEqual(['first-of-the-21st']);
  expect(await found({ who: 'SAM@' })).toEqual(['first-of-the-20th', 'late-on-the-19th']);
  expect(await found({ who: 'sam', to: '2026-11-19' })).toEqual(['late-on-the-19th']);
  expect(await found({ who: '%' })).toEqual([]);
});

test('what was done to a booking is found by the number that its buyer says, and is told by it', async () => {
  const site = await startOffice({}, siteDataOf([scheduledClass({ id: 'a' })]));
  const { headers } = await site.staff('olga@gct.example', 'owner');
  await booked(site, [{ eventId: 'a' }]);
  const [booking] = await site.rows<{ id: string; number: string }>('SELECT id, number FROM bookings');
  const { id, number } = present(booking);
  await site.get(`/Website/office/bookings/${id}`, headers);
  const found = async (typed: string) =>
    (await (await site.get(`${officeActs.path}?id=${typed}`, headers)).json<OfficeActs>()).acts.map(
      (act) => act.number,
    );
  expect(await found(number.toLowerCase())).toEqual([number]);
  expect(await found(id)).toEqual([number]);
  expect(await found('7K3M-0000')).toEqual([]);
});

test('a day that no calendar has is refused', async () => {
  const found = await journal();
  expect(await found({ from: '2026-02-28' })).toHaveLength(4);
  expect(await found({ from: '2026-02-31' })).toBe(400);
});

test('what somebody does whose role is taken in that moment is neither done nor written down', async () => {
  const site = await startOffice();
  const { db } = site.needs;
  await site.staff('stella@example.ca');
  const [row] = await site.rows<{ id: number }>(`SELECT id FROM accounts WHERE email_key = 'stella@example.ca'`);
  const accountId = present(row).id;
  const acts = async (role: 'staff' | 'owner' | 'trainer') => {
    const actor = { session: { accountId, role }, requestId: 'r' };
    const change = db.prepare(`UPDATE accounts SET first_name = ?2 WHERE id = ?1`).bind(accountId, role);
    const act = recordAct(db, actor, 'booking_noted', { subject: 'booking', id: 'b' }, 0);
    return (await writeTogether(db, [change, act])) !== null;
  };
  expect(await acts('staff')).toBe(true);
  // She was an owner when the call began, and is a trainer of none.
  expect([await acts('owner'), await acts('trainer')]).toEqual([false, false]);
  await site.rows(`UPDATE staff SET role = 'owner'`);
  expect([await acts('owner'), await acts('staff')]).toEqual([true, true]);
  await site.rows('UPDATE accounts SET closed_at = 1 WHERE id = ?1', accountId);
  expect(await acts('owner')).toBe(false);
  await site.rows('UPDATE accounts SET closed_at = NULL WHERE id = ?1', accountId);
  await site.rows('DELETE FROM staff');
  expect(await acts('staff')).toBe(false);
  expect(await site.rows('SELECT first_name FROM accounts WHERE id = ?1', accountId)).toEqual([
    { first_name: 'staff' },
  ]);
});
