import { expect, test } from 'vitest';
import type { ConfirmRequest } from '../../src/domain/booking/contract.ts';
import { only, present } from '../../src/domain/present.ts';
import type { SendStatement, StatementMails, StatementPreview } from '../../src/domain/statements/contract.ts';
import type { Message } from '../platform/mail/message.ts';
import { linkToken } from '../platform/secrets.ts';
import { booked, pay } from '../testing/changes.ts';
import { confirmBody, TEST_SECRET, withHst } from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const SEAT = withHst(49_500);
const BOOKINGS = '/Website/office/bookings';

const day = (id: string) =>
  scheduledClass({
    id,
    capacity: 20,
    sessions: [{ start: '2027-06-15T18:00:00Z', end: '2027-06-15T23:00:00Z' }],
    salesEnd: '2027-06-15T17:00:00Z',
  });

/** Ada and Grace have booked for an organization, and Mallory, who types its name: each an invoice of November 20 that was due on the 27th. */
async function start(language: 'en' | 'fr' = 'en') {
  const site = await startOffice({}, siteDataOf(['a', 'b', 'c'].map(day)));
  const stella = await site.staff('stella@example.ca');
  const book = async (eventId: string, email: string, changes: Partial<ConfirmRequest> = {}) => {
    site.wait(1);
    const contact = { ...confirmBody(0).contact, email, organisation: 'Example Institute' };
    const { reference } = await booked(site, [{ eventId }], { contact, language, ...changes });
    return only(
      await site.rows<{ id: string; number: string; reference: string }>(
        'SELECT id, number, reference FROM bookings WHERE reference = ?1',
        reference,
      ),
    );
  };
  const ada = await book('a', 'ada@institute.example', { purchaseOrder: 'PO-7' });
  const grace = await book('b', 'grace@institute.example');
  const mallory = await book('c', 'mallory@elsewhere.example');
  let { headers } = stella;
  const enter = async (instant: string) => {
    site.at(instant);
    headers = await site.cookieOf('stella@example.ca');
    await open(site, { ...stella, headers });
  };
  await enter('2026-12-02T15:00:00Z');
  const path = (id = ada.id) => `${BOOKINGS}/${id}/statement-mails`;
  const mails = async (of: string, id = ada.id) =>
    (await site.get(`${path(id)}?of=${of}`, headers)).json<StatementMails>();
  const preview = async (query: string, id = ada.id) =>
    (await site.get(`${path(id)}/preview?${query}`, headers)).json<StatementPreview & { code?: string }>();
  const send = async (changes: Partial<SendStatement> = {}, id = ada.id) => {
    const body = { of: 'client', to: id, others: false, note: '', openCents: SEAT, ...changes };
    const answer = await site.post(path(id), body, headers);
    return { status: answer.status, value: await answer.json<{ id: string; leavesAt: string; code?: string }>() };
  };
  const undo = async (mail: string, id = ada.id) => {
    const answer = await site.post(`${path(id)}/${mail}/undo`, {}, headers);
    return answer.status;
  };
  /** With no-break spaces as any others. */
  const received = async () => {
    await site.deliver();
    const rows = await site.rows<{ message: string }>(
      `SELECT message FROM local_mail WHERE message LIKE '%Statement of%' OR message LIKE '%Relevé du%' ORDER BY received_at`,
    );
    return rows.map(({ message }) => JSON.parse(message.replaceAll('\u00a0', ' ')) as Message);
  };
  const acts = () =>
    site.rows<{ act: string; after: string }>(
      `SELECT act, subject, subject_id, after FROM office_acts WHERE act LIKE 'statement_%' ORDER BY id`,
    );
  return { site, enter, book, ada, grace, mallory, mails, preview, send, undo, received, acts, headers: () => headers };
}

const numbers = (text: string) => [...text.matchAll(/Invoice (2026-\d+) of/g)].map(([, number]) => number);

test('a client is mailed what is open, with its age, how to pay and the link of each invoice, once it has stood for a minute', async () => {
  const { site, ada, preview, send, received, mails } = await start();
  const { letter, openCents, email } = await preview(`of=client&to=${ada.id}`);
  expect([openCents, email]).toEqual([SEAT, 'ada@institute.example']);
  const { value } = await send({ note: 'As we said on the phone.\n\nStella' });
  expect(await received()).toEqual([]);
  expect((await mails('client')).sent).toMatchObject([{ id: value.id, state: 'waits', note: expect.anything() }]);
  site.wait(2);
  const mail = only(await received());
  expect([mail.to, mail.subject]).toEqual([
    'ada@institute.example',
    'Statement of December 2, 2026: $559.35 open on one invoice',
  ]);
  const token = await linkToken(TEST_SECRET, 'manage booking', ada.id);
  for (const part of [
    'Hello Ada,',
    'As we said on the phone.\n\nStella',
    `- Invoice 2026-000001 of November 20, 2026, due on November 27, 2026: $559.35 open (5 days overdue, booking ${ada.number}, your purchase order PO-7)`,
    `#${token}`,
    '- 1 to 30 days overdue: $559.35\n- In all: $559.35',
    'How to pay:\n- ',
  ])
    expect(mail.text).toContain(part);
  expect(mail.text).not.toContain('without a link');
  const shown = present(letter);
  for (const part of [
    shown.intro,
    ...shown.invoices.map(({ text }) => text),
    ...shown.ages,
    ...shown.ways,
    shown.crossed,
  ])
    expect(mail.text).toContain(part.replaceAll('\u00a0', ' '));
  expect(mail.html).toContain(token);
  expect((await mails('client')).sent).toMatchObject([
    {
      ...{ state: 'sent', email: 'ada@institute.example', who: 'Stella', openCents: SEAT },
      invoices: [{ number: '2026-000001', bookingId: ada.id, dueOn: '2026-11-27', openCents: SEAT }],
    },
  ]);
});

test('in French, to who has booked in French', async () => {
  const { site, send, received } = await start('fr');
  await send({ note: 'Merci.' });
  site.wait(2);
  const { subject, text } = only(await received());
  expect(subject).toBe('Relevé du 2 décembre 2026 : solde de 559,35 $, une facture impayée');
  for (const part of [
    'Un mot de notre bureau :\nMerci.',
    'Facture 2026-000001 du 20 novembre 2026, échéance le 27 novembre 2026 : solde de 559,35 $ (5 jours de retard,',
    'De 1 à 30 jours de retard : 559,35 $',
  ])
    expect(text).toContain(part);
});

test('somebody of an organization is told what is open of it, and has the links of her own bookings alone', async () => {
  const { site, ada, grace, mails, send, received } = await start();
  const { recipients } = await mails('organisation');
  expect(recipients.map(({ email, byNameAlone }) => [email, byNameAlone])).toEqual([
    ['grace@institute.example', false],
    ['ada@institute.example', false],
    ['mallory@elsewhere.example', true],
  ]);
  expect((await send({ of: 'organisation', to: grace.id, openCents: 2 * SEAT })).status).toBe(200);
  site.wait(2);
  const mail = only(await received());
  expect(mail.to).toBe('grace@institute.example');
  expect(numbers(mail.text)).toEqual(['2026-000001', '2026-000002']);
  expect(mail.text).toContain('booked by Ada Byron');
  expect(mail.text).toContain('An invoice without a link is for a booking by somebody else');
  const [own, other] = await Promise.all([grace, ada].map(({ id }) => linkToken(TEST_SECRET, 'manage booking', id)));
  expect([mail.text.includes(present(own)), mail.html.includes(present(own))]).toEqual([true, true]);
  for (const { id, reference } of [ada])
    for (const secret of [present(other), reference, id]) expect(mail.text + mail.html).not.toContain(secret);
  // It is the organization's, from whichever of its bookings it is looked at, and none of either client's.
  expect((await mails('organisation', ada.id)).sent).toHaveLength(1);
  expect([(await mails('client')).sent, (await mails('client', grace.id)).sent]).toEqual([[], []]);
});

test('who only types the name of an organization is not told what it owes, unless the office says so, which is written down', async () => {
  const { ada, grace, mallory, preview, send, acts } = await start();
  const to = { of: 'organisation', to: mallory.id } as const;
  const asked = `of=organisation&to=${mallory.id}`;
  expect(await preview(asked)).toMatchObject({ openCents: SEAT, others: { invoices: 2, cents: 2 * SEAT } });
  expect((await preview(asked)).letter?.invoices.map(({ bookingId }) => bookingId)).toEqual([mallory.id]);
  expect((await preview(`of=organisation&to=${grace.id}`)).others).toEqual({ invoices: 1, cents: SEAT });
  expect((await send({ ...to, openCents: 3 * SEAT })).value.code).toBe('booking_changed');
  expect((await send({ ...to, others: true, openCents: 3 * SEAT })).status).toBe(200);
  const { after } = only(await acts());
  expect(JSON.parse(after)).toMatchObject({
    ...{ of: 'organisation', recipient: mallory.id, invoices: 3, openCents: 3 * SEAT, others: 2 },
  });
  expect(after).not.toMatch(/@|Ada|Example/);
  // Of herself she is told by her own statement, like any client.
  expect((await send({ to: mallory.id }, mallory.id)).status).toBe(200);
  expect((await preview(`of=client&to=${mallory.id}`, ada.id)).code).toBe('not_found');
});

test('nor who has an address where everybody may have one, in whatever country', async () => {
  for (const domain of ['yahoo.co.uk', 'ab.sympatico.ca']) {
    const { book, preview } = await start();
    await book('a', `boss@${domain}`);
    const stranger = await book('b', `stranger@${domain}`);
    const seen = await preview(`of=organisation&to=${stranger.id}`);
    expect(seen, domain).toMatchObject({ openCents: SEAT, others: { invoices: 4, cents: 4 * SEAT } });
  }
});

test('it goes to nobody but contacts of the client or the organization', async () => {
  const { site, ada, grace, send, headers } = await start();
  expect((await send({ to: grace.id })).value.code).toBe('not_found');
  expect((await send({ of: 'organisation', to: 'nobody' })).value.code).toBe('not_found');
  const free = { of: 'client', to: ada.id, email: 'eve@example.ca', others: false, note: '', openCents: SEAT };
  await site.post(`${BOOKINGS}/${ada.id}/statement-mails`, free, headers());
  const rows = await site.rows(`SELECT recipient FROM outbox WHERE kind = 'statement'`);
  expect(rows.filter((row) => JSON.stringify(row).includes('eve@'))).toEqual([]);
});

test('taken back in time nobody is told, and it can be sent again that day; later it has left', async () => {
  const { site, send, undo, received, mails, acts } = await start();
  const { value } = await send();
  expect(await undo(value.id)).toBe(204);
  expect(await undo(value.id)).toBe(409);
  site.wait(2);
  expect(await received()).toEqual([]);
  expect((await mails('client')).sent).toMatchObject([{ state: 'undone' }]);
  const again = await send({ note: 'Again.' });
  site.wait(2);
  expect(await received()).toHaveLength(1);
  expect(await undo(again.value.id)).toBe(409);
  expect((await mails('client')).sent.map(({ state }) => state)).toEqual(['sent', 'undone']);
  expect((await acts()).map(({ act }) => act)).toEqual(['statement_sent', 'statement_undone', 'statement_sent']);
});

test('one a day goes to a recipient, whoever sends it, and one where two send it at once', async () => {
  const { site, send, enter } = await start();
  const both = await Promise.all([send(), send()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await send()).value.code).toBe('already_sent');
  expect((await send({ of: 'organisation', openCents: 2 * SEAT })).status).toBe(200);
  await enter('2026-12-03T15:00:00Z');
  expect((await send()).status).toBe(200);
  expect(await site.rows(`SELECT sent_on, COUNT(*) AS mails FROM statement_mails GROUP BY sent_on`)).toEqual([
    { sent_on: '2026-12-02', mails: 2 },
    { sent_on: '2026-12-03', mails: 1 },
  ]);
});

test('what was paid since it was seen, or leaves nothing open, is not sent', async () => {
  const { site, ada, preview, send } = await start();
  await pay(site, ada.reference, 10_000);
  expect((await send()).value.code).toBe('booking_changed');
  expect((await send({ openCents: SEAT - 10_000 })).status).toBe(200);
  await pay(site, ada.reference, SEAT - 10_000);
  expect(await preview(`of=client&to=${ada.id}`)).toMatchObject({ openCents: 0, letter: null });
  expect((await send({ openCents: 0 })).value.code).toBe('closed');
});

test('what it said is kept as it was sent, whatever is paid later: the mail says the day of which it is', async () => {
  const { site, ada, send, received, mails } = await start();
  await send();
  await pay(site, ada.reference, SEAT);
  site.wait(2);
  const { text } = only(await received());
  expect(text).toContain('$559.35 open');
  expect(text).toContain('This is what we had received by December 2, 2026.');
  expect((await mails('client')).sent).toMatchObject([{ openCents: SEAT }]);
});

test('what we owe beside the open invoices is said', async () => {
  const { site, ada, grace, send, received } = await start();
  await pay(site, ada.reference, SEAT + 1234);
  await send({ of: 'organisation', to: grace.id, openCents: SEAT });
  site.wait(2);
  const { text } = only(await received());
  expect(text).toContain('Beside these invoices, we owe you $12.34.');
});

test('where nothing is open but we owe, that is sent, and how it can come back is asked', async () => {
  const { site, ada, preview, send, received, mails } = await start();
  await pay(site, ada.reference, SEAT + 10_000);
  const shown = await preview(`of=client&to=${ada.id}`);
  expect(shown).toMatchObject({ openCents: -10_000, letter: { invoices: [], ages: [], ways: [], owed: '' } });
  expect((await send({ openCents: 0 })).value.code).toBe('booking_changed');
  expect((await send({ openCents: -10_000 })).status).toBe(200);
  site.wait(2);
  const { subject, text } = only(await received());
  expect(subject).toContain('we owe you $100.00');
  expect(text).toContain('You have nothing to pay: on December 2, 2026, we owe you $100.00.');
  expect(text).not.toMatch(/overdue|In all|By cheque/);
  expect((await mails('client')).sent).toMatchObject([{ openCents: -10_000, invoices: [] }]);
});
