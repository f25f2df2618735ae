import { expect, test } from 'vitest';
import { decideEntry } from '../../src/domain/inbox/calls.ts';
import type { Inbox, InboxEntry } from '../../src/domain/inbox/inbox.ts';
import type { Today } from '../../src/domain/today/today.ts';
import { enquiryPath } from '../../src/domain/enquiries/calls.ts';
import { completeEnquiries } from '../../src/domain/enquiries/examples.ts';
import type { RegistrationView } from '../../src/domain/enquiries/registration.ts';
import { first } from '../../src/domain/present.ts';
import type { Message } from '../platform/mail/message.ts';
import { meddling } from '../testing/harness.ts';
import { startOffice, type OfficeSite } from '../testing/office.ts';
import { answerRegistration, proveRegistration, registrationToken } from '../testing/registration.ts';
import { siteDataOf } from '../testing/site-data.ts';

const INBOX = '/Website/office/enquiries';
const CAPACITY = 24;

/** Three registrations of one network for an event of 24: the third waits for the office. */
async function start(language: 'en' | 'fr' = 'en') {
  const site = await startOffice({ capRoom: 1 }, siteDataOf([]));
  const { siteData } = site.needs;
  site.needs.siteData = {
    ...siteData,
    events: siteData.events.map((event) => ({ ...event, capacity: CAPACITY })),
  };
  for (const index of [0, 1, 2]) {
    await register(site, `p${index}@my.example`, language);
    await proveRegistration(site, `p${index}@my.example`);
  }
  const { headers } = await site.staff('stella@example.ca');
  const list = async () => (await site.get(`${INBOX}?state=unanswered`, headers)).json<Inbox>();
  const file = async (id: string) => (await site.get(`${INBOX}/${id}`, headers)).json<InboxEntry>();
  const { entries } = await list();
  const id = first(entries).id;
  const decide = (body: object, more: object = {}) =>
    site.post(`${INBOX}/${id}/places`, { reason: 'They called.', seen: 0, ...body }, { ...headers, ...more });
  return { site, headers, list, file, id, entries, decide };
}

async function register(site: OfficeSite, email: string, language: 'en' | 'fr', headers = {}, places = '5') {
  const envelope = { language, page: '/', form: 'special-event-form', website: '' };
  const sent = { ...completeEnquiries['special-event'], ...envelope, email, places, needs: '' };
  const answer = await site.post(enquiryPath('special-event'), sent, { 'cf-connecting-ip': '192.0.2.1', ...headers });
  expect(answer.status, await answer.text()).toBe(201);
}

const mailsTo = async (site: OfficeSite, email: string) => {
  await site.deliver();
  return (await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY rowid'))
    .map(({ message }) => JSON.parse(message) as Message)
    .filter(({ to }) => to === email);
};

const taken = async (site: OfficeSite) =>
  (await site.rows<{ places: number }>('SELECT SUM(places) AS places FROM enquiries'))[0]?.places;

test('what waits for the office is unanswered in its list, and on Today, though nothing was asked with it', async () => {
  const { site, headers, entries, id } = await start();
  expect(entries.map(({ email, state }) => [email, state])).toEqual([['p2@my.example', 'new']]);
  const today = await (await site.get('/Website/office/today', headers)).json<Today>();
  expect(today.lists.find(({ name }) => name === 'enquiries')?.rows.map((row) => row.id)).toEqual([id]);
});

test('rule 41: the office gives the places that a registration waits for, within the event’s, and tells its sender', async () => {
  const { site, file, list, id, decide } = await start();
  expect((await file(id)).places).toEqual({
    ...{ places: 5, capacity: CAPACITY, left: CAPACITY - 10, decision: null, reason: null },
  });
  expect(await taken(site)).toBe(10);
  expect((await decide({ decision: 'given' })).status).toBe(204);
  expect(await taken(site)).toBe(15);
  expect((await list()).entries).toEqual([]);
  expect((await mailsTo(site, 'p2@my.example')).at(-1)?.text).not.toContain('your places are kept');
  site.wait(1);
  const entry = await file(id);
  expect([entry.state, entry.places?.decision, entry.assignee?.firstName]).toEqual(['closed', 'given', 'Stella']);
  const mail = (await mailsTo(site, 'p2@my.example')).at(-1);
  expect([mail?.attachments.length, mail?.text]).toEqual([1, expect.stringContaining('your places are kept')]);
  expect(mail?.text).not.toContain('They called');
  expect(await site.rows(`SELECT act, reason, after FROM office_acts WHERE act = 'places_decided'`)).toEqual([
    { act: 'places_decided', reason: 'They called.', after: expect.stringContaining('"decision":"given"') as string },
  ]);
  expect((await decide({ decision: 'refused', seen: 1 })).status).toBe(409);
  expect(await taken(site)).toBe(15);
});

test.each([
  ['en', 'cannot keep places for you', 'Why: They called.'],
  ['fr', 'ne pouvons pas vous garder de places', 'La raison\u00a0: They called.'],
] as const)(
  'rule 41: the office refuses places with a reason, which its sender reads in the language of the form',
  async (language, refused, reason) => {
    const { site, id, file, decide } = await start(language);
    expect((await decide({ decision: 'refused' })).status).toBe(204);
    expect(await taken(site)).toBe(10);
    site.wait(1);
    const mail = (await mailsTo(site, 'p2@my.example')).at(-1);
    expect([mail?.attachments, mail?.text]).toEqual([[], expect.stringContaining(refused)]);
    expect(mail?.text).toContain(reason);
    expect((await file(id)).places).toMatchObject({ decision: 'refused', reason: 'They called.' });
  },
);

test('the page behind the mail’s link says what the office has decided', async () => {
  const { site, headers } = await start();
  await register(site, 'late@my.example', 'en');
  const token = await registrationToken(site, 'late@my.example');
  expect((await answerRegistration(site, token)).state).toBe('office');
  const { entries } = await (await site.get(`${INBOX}?state=unanswered`, headers)).json<Inbox>();
  const id = entries.find(({ email }) => email === 'late@my.example')?.id;
  const body = { decision: 'refused', reason: 'Full.', seen: 0 };
  expect((await site.post(`${INBOX}/${id}/places`, body, headers)).status).toBe(204);
  expect((await answerRegistration(site, token)).state).toBe('refused');
});

test('rule 8: too few places that are left refuse the act, also where they go while it is done', async () => {
  const { site, decide, list } = await start();
  const fill = (places: number) =>
    site.rows(`UPDATE enquiries SET places = ?1, places_left_after = 0 WHERE email = 'p0@my.example'`, places);
  const answer = await meddling(
    site,
    () => fill(10).then(() => site.rows(`UPDATE enquiries SET places = 10 WHERE email = 'p1@my.example'`)),
    () => decide({ decision: 'given' }),
  );
  expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([409, 'fully_booked']);
  expect((await list()).entries).toHaveLength(1);
});

test('the second of two people looks again, and an event that has begun gives nothing', async () => {
  const { site, headers, id, decide } = await start();
  const handed = { state: 'working', assignee: null, seen: 0 };
  expect((await site.post(`${INBOX}/${id}/hand`, handed, headers)).status).toBe(204);
  const late = await decide({ decision: 'given' });
  expect([late.status, (await late.json<{ code: string }>()).code]).toEqual([409, 'enquiry_changed']);
  const { siteData } = site.needs;
  site.needs.siteData = { ...siteData, events: [] };
  const gone = await decide({ decision: 'given', seen: 1 });
  expect([gone.status, (await gone.json<{ code: string }>()).code]).toEqual([409, 'closed']);
  expect(decideEntry.act).toBe('places_decided');
});

test('rule 41: who is logged in has no more places of an event than who proves an address', async () => {
  const { site } = await start();
  const ada = await site.cookieOf('ada@example.ca');
  await register(site, 'ada@example.ca', 'en', ada);
  expect(await site.rows(`SELECT for_office, places FROM enquiries WHERE email = 'ada@example.ca'`)).toEqual([
    { for_office: 1, places: null },
  ]);
  expect(await taken(site)).toBe(10);
  expect((await mailsTo(site, 'ada@example.ca')).at(-1)?.text).toContain('No place is kept until then');
});

const P2 = 'p2@my.example';

/** As somebody who is not logged in registers again, and opens the link that the newest mail brings. */
async function again(site: OfficeSite, language: 'en' | 'fr' = 'en', places = '5') {
  site.wait(11);
  await register(site, P2, language, {}, places);
  const mail = (await mailsTo(site, P2)).at(-1);
  const token = await registrationToken(site, P2);
  return { mail, token, view: async () => (await site.get(`/Website/registration/${token}`)).json<RegistrationView>() };
}

const standing = (site: OfficeSite) =>
  site.rows(`SELECT for_office, decision, places FROM enquiries WHERE email = '${P2}'`);

test.each([
  ['en', 'You have asked us for places already', 'No place is kept until then', 'You had a place already'],
  ['fr', 'Vous nous avez déjà demandé des places', 'Aucune place n’est gardée d’ici là', 'Vous aviez déjà une place'],
] as const)(
  'rule 41: who asks again while the office has not decided is told so, and that no place is kept (%s)',
  async (language, asked, none, had) => {
    const { site } = await start(language);
    const { mail, token } = await again(site, language, '2');
    expect(mail?.text).toContain(asked);
    expect(mail?.text).toContain(none);
    expect(mail?.text).not.toContain(had);
    expect(mail?.subject).not.toMatch(/You are registered|Inscription confirmée/);
    const [{ reference }] = (await site.rows<{ reference: string }>(
      `SELECT reference FROM enquiries WHERE email = '${P2}'`,
    )) as [{ reference: string }];
    // What a link of hers says is how her registration stands, with the places that this one asks for.
    expect(await answerRegistration(site, token)).toMatchObject({ state: 'office', reference, places: 5 });
    expect(await standing(site)).toEqual([{ for_office: 1, decision: null, places: null }]);
  },
);

test.each([
  ['en', 'We could not keep places for you before', 'We refused these places before'],
  ['fr', 'Nous n’avons pas pu vous garder de places', 'Nous avions refusé ces places'],
] as const)(
  'rule 41: who was refused places and asks again is asked for a proof, and waits for the office again, which says so (%s)',
  async (language, before, office) => {
    const { site, headers, id, decide, list, file } = await start(language);
    expect((await decide({ decision: 'refused' })).status).toBe(204);
    site.wait(1);
    await site.deliver();
    const { mail, token, view } = await again(site, language, '3');
    expect(mail?.text).toContain(before);
    expect(mail?.text).toContain('#' + token);
    expect(mail?.text).not.toMatch(/had a place already|aviez déjà une place|keep this for you|réservation tient/);
    expect(await view()).toMatchObject({ state: 'anew', held: false, places: 3, reference: null });
    expect((await list()).entries).toEqual([]);
    const mailed = (await mailsTo(site, 'info@gct.example')).length;
    const answered = await answerRegistration(site, token);
    expect(answered).toMatchObject({ state: 'office', places: 3 });
    expect(await standing(site)).toEqual([{ for_office: 1, decision: null, places: null }]);
    // The office sees it as new, what it said before, and one mail; who looked before looks again.
    expect((await list()).entries.map((one) => [one.id, one.state, one.reference])).toEqual([
      [id, 'new', answered.reference],
    ]);
    expect((await file(id)).places).toMatchObject({ places: 3, decision: null, reason: 'They called.' });
    expect((await mailsTo(site, 'info@gct.example')).slice(mailed).map(({ text }) => text)).toEqual([
      expect.stringContaining(office),
    ]);
    expect((await decide({ decision: 'given', seen: 1 })).status).toBe(409);
    expect((await decide({ decision: 'given', seen: 2 })).status).toBe(204);
    expect(await taken(site)).toBe(13);
    expect((await file(id)).places).toMatchObject({ decision: 'given', reason: null });
    expect(await view()).toMatchObject({ state: 'kept', places: 3, reference: answered.reference });
    site.wait(1);
    const given = (await mailsTo(site, P2)).at(-1);
    expect([given?.attachments.length, given?.text]).toEqual([1, expect.stringContaining(answered.reference ?? '')]);
    expect((await site.get(`${INBOX}/${id}`, headers)).status).toBe(200);
  },
);

test('rule 41: a link of who was refused that is not answered in time, or not by them, asks for nothing', async () => {
  const { site, decide } = await start();
  await decide({ decision: 'refused' });
  const late = await again(site);
  site.wait(61);
  expect(await answerRegistration(site, late.token)).toMatchObject({ state: 'expired', reference: null });
  const other = await again(site);
  expect(await answerRegistration(site, other.token, false)).toMatchObject({ state: 'disowned' });
  expect(await standing(site)).toEqual([{ for_office: 1, decision: 'refused', places: null }]);
});

test('rule 41: who is logged in and was refused waits for the office again, and is told while it waits', async () => {
  const { site, headers, list } = await start();
  const ada = await site.cookieOf('ada@example.ca');
  const ask = async () => {
    site.wait(11);
    await register(site, 'ada@example.ca', 'en', ada);
    return (await mailsTo(site, 'ada@example.ca')).at(-1)?.text;
  };
  await ask();
  expect(await ask()).toContain('You have asked us for places already');
  const id = (await list()).entries.find(({ email }) => email === 'ada@example.ca')?.id;
  const body = { decision: 'refused', reason: 'Full.', seen: 0 };
  expect((await site.post(`${INBOX}/${id}/places`, body, headers)).status).toBe(204);
  expect(await ask()).toContain('No place is kept until then');
  expect((await list()).entries.map((one) => one.id)).toContain(id);
  expect(await ask()).toContain('You have asked us for places already');
});

test('rule 41: the office turns a refusal into places while the event is to come, and only what stands is told', async () => {
  const { site, decide, file, id } = await start();
  expect((await decide({ decision: 'refused' })).status).toBe(204);
  expect((await decide({ decision: 'refused', seen: 1 })).status).toBe(409);
  const { siteData } = site.needs;
  site.needs.siteData = { ...siteData, events: [] };
  expect((await decide({ decision: 'given', seen: 1 })).status).toBe(409);
  site.needs.siteData = siteData;
  // Within the minute: the refusal is never told.
  const before = (await mailsTo(site, P2)).length;
  expect((await decide({ decision: 'given', seen: 1 })).status).toBe(204);
  expect([await taken(site), (await file(id)).places]).toMatchObject([15, { decision: 'given', reason: null }]);
  site.wait(1);
  const told = (await mailsTo(site, P2)).slice(before).map(({ text }) => text);
  expect(told).toEqual([expect.stringContaining('your places are kept')]);
  expect((await decide({ decision: 'refused', seen: 2 })).status).toBe(409);
});

test('rule 41: a refusal that was told is turned by a second mail, and not where the places are gone', async () => {
  const { site, decide } = await start();
  await decide({ decision: 'refused' });
  site.wait(1);
  const refused = await mailsTo(site, P2);
  expect(refused.at(-1)?.text).toContain('cannot keep places for you');
  const fill = (places: number) => site.rows(`UPDATE enquiries SET places = ${places} WHERE places IS NOT NULL`);
  await fill(10);
  const full = await decide({ decision: 'given', seen: 1 });
  expect([full.status, (await full.json<{ code: string }>()).code]).toEqual([409, 'fully_booked']);
  await fill(5);
  expect((await decide({ decision: 'given', seen: 1 })).status).toBe(204);
  site.wait(1);
  const given = (await mailsTo(site, P2)).slice(refused.length);
  expect(given.map(({ text }) => text)).toEqual([expect.stringContaining('your places are kept')]);
});
