import { expect, test } from 'vitest';
import type { Inbox, InboxEntry } from '../../src/domain/inbox/inbox.ts';
import { enquiryPath } from '../../src/domain/enquiries/calls.ts';
import type { EnquiryKind } from '../../src/domain/enquiries/enquiries.ts';
import { completeEnquiries } from '../../src/domain/enquiries/examples.ts';
import { only, present } from '../../src/domain/present.ts';
import type { Message } from '../platform/mail/message.ts';
import { ENQUIRY_LIFE_DAYS } from '../platform/tasks.ts';
import { runScheduled } from '../scheduled.ts';
import { open, startOffice, type OfficeSite } from '../testing/office.ts';
import { siteDataOf } from '../testing/site-data.ts';
import { bookClass, guaranteed } from '../testing/training.ts';

const INBOX = '/Website/office/enquiries';

async function start() {
  const site = await startOffice({}, siteDataOf([guaranteed('mine')]));
  const stella = await site.staff('stella@example.ca');
  const { headers } = stella;
  const list = async (query: Record<string, string> = {}) =>
    (await site.get(`${INBOX}?${new URLSearchParams(query).toString()}`, headers)).json<Inbox>();
  const file = async (id: string) => (await site.get(`${INBOX}/${id}`, headers)).json<InboxEntry>();
  const act = (id: string, what: string, body: object, more: Record<string, string> = {}) =>
    site.post(`${INBOX}/${id}/${what}`, body, { ...headers, ...more });
  return { site, stella, list, file, act };
}

/** Somebody sends a form of this kind. */
async function send(site: OfficeSite, kind: EnquiryKind, changes: object = {}, language = 'en') {
  const envelope = { language, page: '/', form: `${kind}-form`, website: '' };
  const answer = await site.post(enquiryPath(kind), { ...completeEnquiries[kind], ...envelope, ...changes });
  if (answer.status !== 201) throw new Error(await answer.text());
  site.wait(1);
}

const mailsTo = async (site: OfficeSite, email: string) =>
  (await site.rows<{ message: string }>('SELECT message FROM local_mail'))
    .map(({ message }) => JSON.parse(message) as Message)
    .filter(({ to }) => to === email);

test('forms of every kind and calls for help are one list, the newest first, found by who wrote', async () => {
  const { site, list } = await start();
  await send(site, 'contact', { name: 'Zoé Côté', email: 'zoe@example.ca', organisation: 'Ville de Laval' });
  await send(site, 'quote', { name: 'Bob Roy', email: 'bob@example.ca' }, 'fr');
  await bookClass(site, 'mine', 'ada@example.ca', [{ firstName: 'Ada', email: 'ada@example.ca' }]);
  const ada = await site.cookieOf('ada@example.ca');
  await site.post(
    '/Website/support-request',
    { topic: 'sound', eventId: 'mine', phone: '', message: 'No sound.' },
    ada,
  );
  const { entries, staff } = await list();
  expect(entries.map(({ kind, state, name }) => [kind, state, name])).toEqual([
    ['help', 'new', 'Ada'],
    ['quote', 'new', 'Bob Roy'],
    ['contact', 'new', 'Zoé Côté'],
  ]);
  expect(staff).toMatchObject([{ firstName: 'Stella' }]);
  const found = async (query: Record<string, string>) => (await list(query)).entries.map(({ kind }) => kind);
  for (const q of ['zoe cote', 'laval', 'ZOE@', present(entries[2]).reference])
    expect(await found({ q }), q).toEqual(['contact']);
  expect(await found({ q: 'nobody' })).toEqual([]);
  expect(await found({ q: '%' })).toEqual([]);
  expect(await found({ kind: 'help' })).toEqual(['help']);
  expect(await found({ who: 'nobody', state: 'unanswered' })).toHaveLength(3);
  expect(await found({ state: 'closed' })).toEqual([]);
});

test('a list goes on where its page ended, with words and without', async () => {
  const { site, list } = await start();
  const row = (index: number) => [`e${index}`, `R-${index}`, JSON.stringify({ name: `Ada ${index}` }), index];
  for (let index = 0; index < 60; index += 1) {
    await site.rows(
      `INSERT INTO enquiries (id, reference, kind, language, page, email, email_key, fields, fingerprint, created_at)
VALUES (?1, ?2, 'contact', 'en', '/', 'a@example.ca', 'a@example.ca', ?3, 'f', ?4)`,
      ...row(index),
    );
  }
  for (const q of ['', 'ada']) {
    const first = await list({ q });
    const rest = await list({ q, next: present(first.next) });
    expect([first.entries.length, rest.entries.length, rest.next]).toEqual([50, 10, null]);
    expect(new Set([...first.entries, ...rest.entries].map(({ id }) => id)).size).toBe(60);
  }
});

test('who has it and where it stands are kept with who said so, and the second of two people looks again', async () => {
  const { site, list, file, act } = await start();
  await send(site, 'contact');
  const { entries, staff } = await list();
  const { id } = only(entries);
  const { accountId } = only(staff);
  expect((await act(id, 'hand', { state: 'working', assignee: accountId, seen: 0 })).status).toBe(204);
  const late = await act(id, 'hand', { state: 'closed', assignee: null, seen: 0 });
  expect([late.status, (await late.json<{ code: string }>()).code]).toEqual([409, 'enquiry_changed']);
  expect((await act(id, 'hand', { state: 'closed', assignee: 1, seen: 1 })).status).toBe(400);
  expect(await file(id)).toMatchObject({ state: 'working', assignee: { firstName: 'Stella' }, revision: 1 });
  expect((await list({ who: String(accountId) })).entries).toHaveLength(1);
  const both = await Promise.all([1, 2].map(() => act(id, 'hand', { state: 'closed', assignee: null, seen: 1 })));
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await site.rows(`SELECT act, before, after FROM office_acts WHERE act = 'enquiry_handed' LIMIT 1`)).toEqual([
    {
      act: 'enquiry_handed',
      before: JSON.stringify({ state: 'new', assignee: null }),
      after: JSON.stringify({ state: 'working', assignee: accountId }),
    },
  ]);
});

test('an answer leaves after a minute, in the language and frame of who wrote', async () => {
  const { site, list, file, act } = await start();
  await send(site, 'contact', { name: 'Zoé Côté', email: 'zoe@example.ca' }, 'fr');
  const { id, reference } = only((await list()).entries);
  const key = { 'idempotency-key': 'an-answer' };
  const body = { text: 'Oui, jeudi.\n\nVoici l’adresse.', seen: 0 };
  expect((await act(id, 'replies', body, key)).status).toBe(200);
  expect((await act(id, 'replies', body, key)).status).toBe(200);
  expect(await file(id)).toMatchObject({ state: 'answered', replies: [{ state: 'waits', name: 'Stella' }] });
  await site.deliver();
  expect(await mailsTo(site, 'zoe@example.ca')).toHaveLength(1);
  site.wait(1);
  await site.deliver();
  const mail = present((await mailsTo(site, 'zoe@example.ca')).at(-1));
  expect(mail.subject).toContain(reference);
  expect(mail.text).toMatch(/^Bonjour Zoé Côté,\n\nOui, jeudi\.\n\nVoici l’adresse\.\n\n/);
  const sent = await file(id);
  expect(sent.replies.map(({ state }) => state)).toEqual(['sent']);
  const late = await act(id, `replies/${only(sent.replies).id}/undo`, {});
  expect((await late.json<{ code: string }>()).code).toBe('already_sent');
});

test('an answer that is taken back never leaves, and the message is in work again', async () => {
  const { site, list, file, act } = await start();
  await send(site, 'contact', { email: 'zoe@example.ca' });
  const { id } = only((await list()).entries);
  const { id: reply } = await (await act(id, 'replies', { text: 'Too soon.', seen: 0 })).json<{ id: string }>();
  expect((await act('another', `replies/${reply}/undo`, {})).status).toBe(404);
  const both = await Promise.all([1, 2].map(() => act(id, `replies/${reply}/undo`, {})));
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  site.wait(5);
  await site.deliver();
  expect((await mailsTo(site, 'zoe@example.ca')).some(({ text }) => text.includes('Too soon.'))).toBe(false);
  expect(await file(id)).toMatchObject({ state: 'working', replies: [{ state: 'undone', text: 'Too soon.' }] });
});

test('what the office wrote goes with the message that it is about, and opening one is written down', async () => {
  const { site, list, file, act } = await start();
  await send(site, 'contact');
  const { id } = only((await list()).entries);
  await act(id, 'notes', { text: 'Calls on Monday.' });
  await act(id, 'replies', { text: 'Yes.', seen: 0 });
  expect((await file(id)).notes).toMatchObject([{ name: 'Stella', text: 'Calls on Monday.' }]);
  expect(await site.rows(`SELECT subject, subject_id FROM office_acts WHERE act = 'file_opened'`)).toEqual([
    { subject: 'enquiry', subject_id: id },
  ]);
  site.wait((ENQUIRY_LIFE_DAYS + 1) * 24 * 60);
  await runScheduled(site.needs);
  for (const rows of [
    await site.rows('SELECT * FROM inbox_cases'),
    await site.rows('SELECT * FROM inbox_notes'),
    await site.rows('SELECT * FROM inbox_replies'),
  ])
    expect(rows).toEqual([]);
});

test('who is registered for a webinar and asks nothing needs no answer', async () => {
  const { site, stella, list } = await start();
  const insert = (id: string, fields: object) =>
    site.rows(
      `INSERT INTO enquiries (id, reference, kind, about, language, page, email, email_key, fields, fingerprint, created_at)
VALUES (?1, ?1, 'webinar', ?1, 'en', '/', 'a@example.ca', 'a@example.ca', ?2, 'f', 1)`,
      ...[id, JSON.stringify(fields)],
    );
  await insert('quiet', { name: 'Ada', question: '' });
  await insert('asks', { name: 'Ada', question: 'Is it recorded?' });
  await open(site, stella);
  expect((await list({ state: 'unanswered' })).entries).toMatchObject([{ id: 'asks', gist: 'Is it recorded?' }]);
  expect((await list({ state: 'closed' })).entries).toMatchObject([{ id: 'quiet' }]);
});
