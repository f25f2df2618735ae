import { expect, test } from 'vitest';
import type { FoundQuotes } from '../../src/domain/quotes/quote.ts';
import { only, present } from '../../src/domain/present.ts';
import type { Message } from '../platform/mail/message.ts';
import { privateLine, QUOTES, seatsLine, startQuotes } from '../testing/quotes.ts';
import { guaranteed } from '../testing/training.ts';
import { quotes } from './index.ts';

/** Valid until Friday, December 18, and sent on November 20. */
async function start() {
  const office = await startQuotes([guaranteed('a')]);
  const { site } = office;
  const clock = () => present(quotes.tasks?.[0]).run(site.needs);
  const mailed = async () => {
    await site.deliver();
    const all = await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY received_at, id');
    return all
      .map(({ message }) => JSON.parse(message) as Message)
      .filter(({ subject }) => /^(?:Reminder: quote|Rappel\s: la soumission|Quote Q-\S+ can now)/.test(subject));
  };
  const ending = async () =>
    (await (await site.get(`${QUOTES}?state=ending`, office.headers)).json<FoundQuotes>()).quotes.map(({ id }) => id);
  return { ...office, clock, mailed, ending };
}

test('the clock reminds a client once, some days before a quote ends, in the quote’s language and with its link', async () => {
  const { site, sent, address, clock, mailed, file, comeBack } = await start();
  const id = await sent([privateLine], { language: 'fr' });
  for (const [at, count] of [
    // The last of the days before, and a Monday before the office opens.
    ['2026-12-11T15:00:00Z', 0],
    ['2026-12-14T13:00:00Z', 0],
    ['2026-12-14T15:00:00Z', 1],
    ['2026-12-15T15:00:00Z', 1],
    ['2026-12-18T15:00:00Z', 1],
  ] as const) {
    site.at(at);
    await clock();
    await clock();
    expect(await mailed(), at).toHaveLength(count);
  }
  const mail = only(await mailed());
  expect(mail.to).toBe('ada@example.ca');
  expect(mail.text).toContain('jusqu’au 18\u00a0décembre 2026');
  expect(mail.text).toContain(`/fr/paiement/soumission#${(await address(id)).split('/').at(-1)}`);
  await comeBack();
  expect((await file(id)).history[0]).toMatchObject({ act: 'reminded', name: null, at: '2026-12-14T15:00:00Z' });
});

test('what is declined, held back or extended before its reminder leaves is not reminded of', async () => {
  const { site, sent, act, answer, clock, mailed, expectDone, comeBack, lift } = await start();
  const [declined, held, extended, early] = [
    await sent([privateLine]),
    await sent([privateLine]),
    await sent([privateLine]),
    await sent([privateLine]),
  ];
  await expectDone(await act(early, 'hold-reminder', { held: true }));
  site.at('2026-12-14T15:00:00Z');
  await comeBack();
  await clock();
  expect(await site.rows(`SELECT COUNT(*) AS count FROM outbox WHERE kind = 'quote_reminder'`)).toEqual([{ count: 3 }]);
  // They wait for the provider, while all this happens.
  const leave = (at: number) =>
    site.rows(`UPDATE outbox SET next_attempt_at = ?1 WHERE kind = 'quote_reminder' AND state = 'pending'`, at);
  await leave(Number.MAX_SAFE_INTEGER);
  expect((await answer(declined, 'decline')).status).toBe(200);
  await expectDone(await act(held, 'hold-reminder', { held: true }));
  await lift();
  await expectDone(await act(extended, 'extend', { validUntil: '2026-12-24' }));
  await leave(0);
  const mails = await mailed();
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/ can now be accepted until December\s24, 2026$/),
  ]);
  expect(
    await site.rows(
      `SELECT before, after FROM office_acts WHERE act = 'quote_reminder_held' AND subject_id = ?1`,
      held,
    ),
  ).toEqual([{ before: '{"heldBack":false}', after: '{"heldBack":true}' }]);
  // What is let go is reminded of, and told of another last day within some days, nobody is.
  await expectDone(await act(early, 'hold-reminder', { held: false }));
  site.at('2026-12-17T15:00:00Z');
  await clock();
  expect(await mailed()).toHaveLength(2);
  site.at('2026-12-21T15:00:00Z');
  await clock();
  expect(await mailed()).toHaveLength(3);
});

test('a quote that is extended is valid longer as it was sent, also after its last day, and its client is told', async () => {
  const { site, sent, act, view, answer, code, mailed, expectDone, comeBack, lift, file } = await start();
  const id = await sent([privateLine]);
  const before = await view(id);
  site.at('2026-12-21T15:00:00Z');
  await comeBack();
  expect((await view(id)).state).toBe('expired');
  expect(await code(await act(id, 'remind'))).toBe('closed');
  await lift();
  const wrong = await act(id, 'extend', { validUntil: '2026-12-20' });
  expect(await wrong.json()).toMatchObject({ code: 'validation', fields: { validUntil: 'past_day' } });
  const { revision } = await file(id);
  await expectDone(await act(id, 'extend', { validUntil: '2027-01-08' }));
  expect(await code(await act(id, 'extend', { validUntil: '2027-01-22', seen: revision }))).toBe('office_changed');
  const after = await view(id);
  expect(after).toEqual({ ...before, sheet: { ...before.sheet, validUntil: '2027-01-08' } });
  const mail = only(await mailed());
  expect(mail.text).toContain('January\u00a08, 2027');
  expect(await site.rows(`SELECT before, after FROM office_acts WHERE act = 'quote_extended'`)).toEqual([
    { before: '{"until":"2026-12-18"}', after: '{"until":"2027-01-08"}' },
  ]);
  expect((await answer(id, 'accept')).status).toBe(200);
  expect(await code(await act(id, 'extend', { validUntil: '2027-01-22' }))).toBe('closed');
});

test('by hand it is reminded of once a day, whoever does it, and the clock has nothing to add', async () => {
  const { site, sent, act, clock, code, mailed, expectDone, comeBack } = await start();
  const id = await sent([privateLine]);
  site.at('2026-12-10T15:00:00Z');
  await comeBack();
  await expectDone(await act(id, 'remind'));
  expect(await code(await act(id, 'remind'))).toBe('already_sent');
  site.at('2026-12-14T15:00:00Z');
  await clock();
  expect(await mailed()).toHaveLength(1);
  await comeBack();
  await expectDone(await act(id, 'remind'));
  expect(await mailed()).toHaveLength(2);
});

test('what cannot be had any more is not reminded of, and what was sent days before its end neither', async () => {
  const { site, sent, act, clock, code, mailed, ending, comeBack, lift } = await start();
  const gone = await sent([seatsLine('a')]);
  site.at('2026-12-14T14:00:00Z');
  await comeBack();
  const late = await sent([privateLine]);
  await site.rows(`UPDATE classes SET sequence = sequence + 1 WHERE id = 'a'`);
  site.at('2026-12-14T15:00:00Z');
  await clock();
  await comeBack();
  expect(await mailed()).toEqual([]);
  expect(await code(await act(gone, 'remind'))).toBe('quote_outdated');
  await lift();
  expect(await code(await act(gone, 'extend', { validUntil: '2027-01-08' }))).toBe('quote_outdated');
  expect((await ending()).sort()).toEqual([gone, late].sort());
});

test('the list of what ends has a quote from seven days before its last to that, and none that is a draft', async () => {
  const { site, sent, draft, ending, comeBack } = await start();
  await draft([privateLine]);
  const id = await sent([privateLine]);
  for (const [day, found] of [
    ['2026-12-10', []],
    ['2026-12-11', [id]],
    ['2026-12-18', [id]],
    ['2026-12-19', []],
  ] as const) {
    site.at(`${day}T15:00:00Z`);
    await comeBack();
    expect(await ending(), day).toEqual(found);
  }
});
