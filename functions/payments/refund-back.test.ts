import { expect, test } from 'vitest';
import type { OfficeMoney } from '../../src/domain/accounting/contract.ts';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { OfficeBooking } from '../../src/domain/office/bookings.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import { only, present } from '../../src/domain/present.ts';
import type { Today } from '../../src/domain/today/today.ts';
import { balanceOf, booked, bookedBy, pay } from '../testing/changes.ts';
import { LIN, TOTAL, withCredit } from '../testing/credits.ts';
import { withHst } from '../testing/harness.ts';
import { open, startOffice, type OfficeSite } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const BOOKINGS = '/Website/office/bookings';
const SEAT = withHst(49_500);
const OVER = 10_000;

const mailsOf = async (site: Pick<OfficeSite, 'deliver' | 'rows'>, kind: string) => {
  await site.deliver();
  return (
    await site.rows<{ text: string }>(
      `SELECT local_mail.message ->> '$.text' AS text FROM local_mail
       JOIN outbox ON outbox.id = local_mail.id AND outbox.kind = ?1 ORDER BY outbox.rowid`,
      kind,
    )
  ).map(({ text }) => text.replaceAll('\u00a0', ' '));
};

/** A transfer over too much, of which what is too much is to be sent back by hand. */
async function overpaid() {
  const site = await startOffice({}, siteDataOf([scheduledClass({ id: 'a', capacity: 20 })]));
  const stella = await site.staff('stella@example.ca', 'owner');
  await open(site, stella, openOfficeForMoney.path);
  const headers = { ...stella.headers };
  const { id } = await bookedBy(site, 'a', 'ada@example.ca');
  const path = `${BOOKINGS}/${id}`;
  const read = async <T>(at: string) => (await site.get(at, headers)).json<T>();
  const file = () => read<OfficeBooking>(path);
  const paid = { method: 'transfer', cents: SEAT + OVER, receivedOn: '2026-11-20', note: 'T1', openCents: SEAT };
  expect((await site.post(`${path}/payments`, paid, headers)).status).toBe(200);
  const ask = async () => {
    const payment = only((await file()).payments).id;
    const body = { payment, cents: OVER, reason: 'Too much', openCents: -OVER };
    expect((await site.post(`${path}/refunds`, body, headers)).status).toBe(200);
    return present((await file()).refunds.at(-1)).id;
  };
  const refund = await ask();
  const sent = (note = 'Transfer 7') => site.post(`${path}/refunds/sent`, { refund, note }, headers);
  const back = (why: string, note = 'Wrong account') =>
    site.post(`${path}/refunds/take-back`, { refund, why, note }, headers);
  const done = async (answer: Promise<Response>) => {
    const made = await answer;
    expect(made.status, await made.clone().text()).toBe(200);
    return made.json<UndoableAct>();
  };
  const undo = (act: string) => site.post(`${path}/refunds/take-back/undo`, { undo: act }, headers);
  /** Money may be moved again, on another day. */
  const later = async (minutes: number) => {
    site.wait(minutes);
    Object.assign(headers, await site.cookieOf('stella@example.ca'));
    await open(site, { ...stella, headers });
    await open(site, { ...stella, headers }, openOfficeForMoney.path);
  };
  const book = async (kind: string, from: string, to: string) =>
    (await (await site.get(`/Website/office/books/${kind}?from=${from}&to=${to}`, headers)).text())
      .trim()
      .split('\r\n')
      .slice(1);
  const balance = () => balanceOf(site, id);
  return { site, headers, id, path, read, file, ask, refund, sent, back, done, undo, later, book, balance };
}

test.each([true, false])(
  'a refund by hand that was asked for by mistake is sent no more, and who was told of it is told: %s',
  async (isTold) => {
    const { site, path, read, file, sent, back, done, balance } = await overpaid();
    await site.deliver();
    // A mail that has not left when it is stopped.
    if (!isTold)
      await site.rows(
        `UPDATE outbox SET state = 'pending', sent_at = NULL, next_attempt_at = ?1 WHERE kind = 'money_back'`,
        9e15,
      );
    expect((await back('returned')).status).toBe(409);
    await done(back('stopped', 'They keep it.'));
    expect(await balance()).toBe(-OVER);
    expect([(await sent()).status, (await back('stopped')).status]).toEqual([409, 409]);
    const { refunds, history, undo } = await file();
    expect(refunds).toMatchObject([{ state: 'stopped', byHand: false, note: '' }]);
    expect(history.at(-1)).toMatchObject({ kind: 'refund_stopped', reason: 'They keep it.', who: 'owner' });
    expect(undo).toHaveLength(1);
    // It is owed, and nobody looks for a refund that failed.
    expect((await read<OfficeMoney>('/Website/office/money')).stuck).toEqual([]);
    const { lists } = await read<Today>('/Website/office/today');
    expect(lists.find(({ name }) => name === 'refunds')?.count).toBe(0);
    expect(await mailsOf(site, 'refund_stopped')).toEqual([]);
    site.wait(2);
    expect(await mailsOf(site, 'refund_stopped')).toEqual(isTold ? [expect.stringContaining('It is not sent')] : []);
    expect((await file()).undo).toEqual([]);
    expect((await read<{ closingCents: number }>(`${path}/statement`)).closingCents).toBe(-OVER);
  },
);

test('what came back is owed again from that day on, in the books of both days', async () => {
  const { site, path, read, ask, sent, back, later, book, balance, file } = await overpaid();
  await site.deliver();
  expect((await sent()).status).toBe(200);
  const first = await book('payments', '2026-11-01', '2026-11-30');
  const openThen = await book('open', '2026-11-01', '2026-11-30');
  expect(first.filter((line) => line.includes('-100.00'))).toEqual([expect.stringContaining('Transfer 7')]);
  await later(14 * 24 * 60);
  const answers = await Promise.all([back('returned'), back('returned')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect([await balance(), (await file()).refunds]).toMatchObject([-OVER, [{ state: 'back', note: 'Transfer 7' }]]);
  expect(await book('payments', '2026-11-01', '2026-11-30')).toEqual(first);
  expect(await book('open', '2026-11-01', '2026-11-30')).toEqual(openThen);
  expect(await book('payments', '2026-12-01', '2026-12-31')).toEqual([expect.stringMatching(/refund.*,100\.00/)]);
  expect(await book('open', '2026-12-01', '2026-12-31')).toEqual([expect.stringMatching(/-100\.00$/)]);
  expect((await read<OfficeMoney>('/Website/office/money')).stuck).toMatchObject([{ state: 'failed', cents: OVER }]);
  site.wait(2);
  const [mail] = await mailsOf(site, 'refund_returned');
  expect(mail).toContain('has come back to us');
  expect(mail).toContain('We owe you $100.00 for this booking');
  // It is sent once more, as another refund.
  await ask();
  expect(await balance()).toBe(0);
  expect((await read<{ closingCents: number }>(`${path}/statement`)).closingCents).toBe(0);
});

test('what was noted as sent and never was waits for it again, and nobody is told', async () => {
  const { site, sent, back, done, balance, file } = await overpaid();
  await site.deliver();
  expect((await back('mistake')).status).toBe(409);
  expect((await sent()).status).toBe(200);
  expect((await back('stopped')).status).toBe(409);
  expect((await file()).refunds).toMatchObject([{ state: 'done', byHand: true }]);
  await done(back('mistake', 'It was another one.'));
  expect([await balance(), (await file()).refunds]).toMatchObject([0, [{ state: 'asked', byHand: true }]]);
  expect((await file()).history.at(-1)).toMatchObject({ kind: 'refund_unsent', reason: 'It was another one.' });
  expect((await sent('Transfer 8')).status).toBe(200);
  expect((await file()).refunds).toMatchObject([{ state: 'done', note: 'Transfer 8' }]);
  site.wait(2);
  expect(await site.rows(`SELECT 1 FROM outbox WHERE kind IN ('refund_stopped', 'refund_returned')`)).toEqual([]);
});

test.each(['stopped', 'returned', 'mistake'])(
  'it stands as before where that is undone in its minute, and nobody hears of it: %s',
  async (why) => {
    const { site, sent, back, done, undo, balance, file, later } = await overpaid();
    await site.deliver();
    if (why !== 'stopped') expect((await sent()).status).toBe(200);
    const before = await file();
    const act = await done(back(why));
    expect((await file()).undo).toEqual([act]);
    expect((await undo(act.id)).status).toBe(204);
    expect((await undo(act.id)).status).toBe(409);
    expect([await balance(), (await file()).refunds]).toEqual([0, before.refunds]);
    expect(await site.rows(`SELECT failed_at FROM refunds`)).toEqual([{ failed_at: null }]);
    await later(2);
    expect(await site.rows(`SELECT 1 FROM outbox WHERE kind IN ('refund_stopped', 'refund_returned')`)).toEqual([]);
    // Once its minute is over it stands.
    const again = await done(back(why));
    site.wait(2);
    expect((await undo(again.id)).status).toBe(409);
  },
);

test('it is undone no more once what is owed has gone another way', async () => {
  const { ask, back, done, undo, balance } = await overpaid();
  const act = await done(back('stopped'));
  await ask();
  expect((await undo(act.id)).status).toBe(409);
  expect(await balance()).toBe(0);
});

test('what was paid out of a credit is that credit again, and once more paid out where that is undone', async () => {
  const { site, stella, id, file, cancelled, credits } = await withCredit();
  const { reference } = await booked(site, [{ eventId: 'b' }], { contact: LIN });
  await pay(site, reference, TOTAL);
  await cancelled(reference, 'credit');
  const path = `${BOOKINGS}/${await id(reference)}`;
  const post = (act: string, body: object) => site.post(`${path}/${act}`, body, stella.headers);
  expect((await post('credit/pay-out', { cents: TOTAL, reason: 'They ask.', keptCents: TOTAL })).status).toBe(200);
  await site.deliver();
  const refund = only((await file(reference)).refunds).id;
  const stop = async () =>
    (await post('refunds/take-back', { refund, why: 'stopped', note: 'They keep it.' })).json<UndoableAct>();
  const act = await stop();
  expect([(await credits())[LIN.email], (await file(reference)).openCents]).toEqual([TOTAL, 0]);
  expect((await post('refunds/take-back/undo', { undo: act.id })).status).toBe(204);
  expect([(await credits())[LIN.email], (await file(reference)).openCents]).toEqual([0, 0]);
  await stop();
  expect(await file(reference)).toMatchObject({ keptCents: TOTAL, openCents: 0 });
  site.wait(2);
  const [mail] = await mailsOf(site, 'refund_stopped');
  expect(mail).toContain('It is part of the credit that you have with us again, which is $559.35 now');
  expect(mail).not.toContain('We owe you');
});
