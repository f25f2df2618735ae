import { expect, test } from 'vitest';
import { limits } from '../../src/domain/api/limits.ts';
import { completeEnquiries } from '../../src/domain/enquiries/examples.ts';
import { mostUnproved, PROVE_MINUTES, type RegistrationView } from '../../src/domain/enquiries/registration.ts';
import { only } from '../../src/domain/present.ts';
import { d1Limiter } from '../platform/limits/limiter.ts';
import type { Message } from '../platform/mail/message.ts';
import { runScheduled } from '../scheduled.ts';
import { cookieOf, startAccounts } from '../testing/accounts.ts';
import { countStatements } from '../testing/counted.ts';
import { startSite, type TestSite } from '../testing/harness.ts';
import { answerRegistration, proveRegistration, registrationToken } from '../testing/registration.ts';
import { siteDataOf } from '../testing/site-data.ts';

const ADA = 'ada@example.ca';
const OFFICE = 'info@gct.example';
const CAPACITY = 24;
type Kind = 'webinar' | 'special-event';

const start = () => startSite(siteDataOf([]));

async function limitedSite() {
  const site = await start();
  site.needs.limiter = d1Limiter({ db: site.needs.db, now: () => site.needs.now() });
  return site;
}

const send = (
  site: TestSite,
  kind: Kind,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) =>
  site.post(
    `/Website/send-enquiry/${kind}`,
    {
      ...{ language: 'en', page: '/contact-us', form: 'contact', website: '' },
      ...{ ...completeEnquiries[kind], email: ADA, ...changes },
    },
    headers,
  );

const mailsTo = async (site: TestSite, to: string) =>
  (await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY rowid'))
    .map(({ message }) => JSON.parse(message) as Message)
    .filter((mail) => mail.to === to);

const view = async (site: TestSite, token: string) =>
  (await site.get(`/Website/registration/${token}`)).json<RegistrationView>();

const registered = (site: TestSite) => site.rows<{ email: string }>('SELECT email FROM enquiries ORDER BY email');

test.each(['webinar', 'special-event'] as const)(
  'rule 41: a %s is registered for by the button behind the mail’s link, and by nothing else',
  async (kind) => {
    const site = await start();
    const { reference } = await (await send(site, kind)).json<{ reference: string }>();
    const mail = only(await mailsTo(site, ADA));
    const [, token = ''] = /\/booking\/registration#([\w-]{43})\s/.exec(mail.text) ?? [];
    expect(token).toBe(await registrationToken(site, ADA));
    // Nothing to take part with, and nobody else hears of it: not by opening it either, as filters of mail do.
    expect([mail.attachments, await mailsTo(site, OFFICE)]).toEqual([[], []]);
    expect(await view(site, token)).toMatchObject({ state: 'waiting', dueAt: '2026-11-20T16:00:00Z', reference: null });
    expect(await registered(site)).toEqual([]);

    expect(await answerRegistration(site, token)).toMatchObject({ state: 'kept', reference });
    expect(await registered(site)).toEqual([{ email: ADA }]);
    const [, confirmation] = await mailsTo(site, ADA);
    expect(confirmation?.text).toContain(reference);
    expect(confirmation?.attachments).toHaveLength(1);
    expect((await mailsTo(site, OFFICE)).map(({ replyTo }) => replyTo)).toEqual([ADA]);
    // What waited names nobody any more.
    expect(await site.rows('SELECT state, email, email_key, fields FROM unproved_registrations')).toEqual([
      { state: 'proved', email: '', email_key: '', fields: '{}' },
    ]);
    // Pressed again, and by the other button, it stays as it is.
    expect(await answerRegistration(site, token, false)).toMatchObject({ state: 'kept', reference });
    expect([await registered(site), await mailsTo(site, ADA)]).toMatchObject([[{}], [{}, {}]]);
  },
);

test('rule 41: neither a reference nor a token that was made up proves a registration', async () => {
  const site = await start();
  const { reference } = await (await send(site, 'webinar')).json<{ reference: string }>();
  const [row] = await site.rows<{ id: string; token: string }>('SELECT id, token FROM unproved_registrations');
  for (const token of [reference, row?.id, row?.token, 'A'.repeat(43)]) {
    expect((await site.post(`/Website/prove-registration/${token}`, { mine: true })).status, token).toBe(404);
    expect((await site.get(`/Website/registration/${token}`)).status, token).toBe(404);
  }
  expect(await registered(site)).toEqual([]);
});

test('rule 41: a registration that is not the reader’s ends at once, frees its places, and nobody is written to', async () => {
  const site = await start();
  await send(site, 'special-event', { places: '8' });
  const token = await registrationToken(site, ADA);
  expect(await answerRegistration(site, token, false)).toMatchObject({ state: 'disowned', held: false });
  expect(await site.rows('SELECT held, email, fields FROM unproved_registrations')).toEqual([
    { held: 0, email: '', fields: '{}' },
  ]);
  expect(await answerRegistration(site, token)).toMatchObject({ state: 'disowned' });
  expect([await registered(site), await mailsTo(site, OFFICE), (await mailsTo(site, ADA)).length]).toEqual([[], [], 1]);
});

test('rule 41: a place that nobody proves is free after an hour, and its data gone after a day', async () => {
  const site = await start();
  await send(site, 'special-event', { places: '8' });
  const token = await registrationToken(site, ADA);
  expect(await view(site, token)).toMatchObject({ held: true });
  const taken = async () => {
    await send(site, 'special-event', { email: 'grace@example.ca', places: '8' });
    return (await view(site, await registrationToken(site, 'grace@example.ca'))).held;
  };
  site.wait(PROVE_MINUTES - 1);
  expect(await taken()).toBe(false);
  site.wait(1);
  expect(await taken()).toBe(true);
  expect(await answerRegistration(site, token)).toMatchObject({
    ...{ state: 'expired', held: false, dueAt: null, page: '/contact-us' },
  });
  expect(await registered(site)).toEqual([]);
  await runScheduled(site.needs);
  expect(await view(site, token)).toMatchObject({ state: 'expired' });
  site.wait(24 * 60 + 1);
  await runScheduled(site.needs);
  expect((await site.get(`/Website/registration/${token}`)).status).toBe(404);
  expect(await site.rows(`SELECT id FROM outbox WHERE kind = 'registration_proof'`)).toEqual([]);
});

test('rule 41: however many addresses are made up, they keep a third of an event for an hour, and nobody else is refused', async () => {
  const site = await start();
  for (let index = 0; index < 30; index += 1) {
    expect((await send(site, 'special-event', { email: `p${index}@no.example`, places: '1' })).status).toBe(201);
  }
  const [{ held } = { held: 0 }] = await site.rows<{ held: number }>(
    'SELECT SUM(places * held) AS held FROM unproved_registrations',
  );
  expect(held).toBe(mostUnproved(CAPACITY));
  for (const email of [ADA, 'grace@example.ca']) {
    expect((await send(site, 'special-event', { email, places: '8' })).status).toBe(201);
    expect((await mailsTo(site, email)).at(-1)?.text).toContain('whoever confirms first has the place');
    expect((await proveRegistration(site, email)).state).toBe('kept');
  }
  // The rest waits for those it is kept for; in an hour it is anybody's.
  await send(site, 'special-event', { email: 'lin@example.ca', places: '8' });
  const token = await registrationToken(site, 'lin@example.ca');
  expect(await view(site, token)).toMatchObject({ state: 'full', dueAt: expect.any(String) });
  expect(await answerRegistration(site, token)).toMatchObject({ state: 'full' });
  expect(await registered(site)).toHaveLength(2);
  await answerRegistration(site, await registrationToken(site, 'p0@no.example'), false);
  expect(await view(site, token)).toMatchObject({ state: 'full' });
  for (let index = 1; index < 8; index += 1) {
    await answerRegistration(site, await registrationToken(site, `p${index}@no.example`), false);
  }
  expect(await answerRegistration(site, token)).toMatchObject({ state: 'kept' });
});

test('rule 41: places are kept for few of one network in a day; the others of an office have theirs once they confirm', async () => {
  const site = await limitedSite();
  const { siteData } = site.needs;
  site.needs.siteData = { ...siteData, events: siteData.events.map((event) => ({ ...event, capacity: 60 })) };
  const ask = async (index: number, address: string) => {
    const email = `p${index}@office.example`;
    const answer = await send(site, 'special-event', { email, places: '2' }, { 'cf-connecting-ip': address });
    expect(answer.status).toBe(201);
    return (await view(site, await registrationToken(site, email))).held;
  };
  const kept: boolean[] = [];
  for (let index = 0; index < 7; index += 1) kept.push(await ask(index, `192.0.2.${index}`));
  const few = Math.floor(limits.placesOfEvent.most / 2);
  expect(kept).toEqual(kept.map((_, index) => index < few));
  expect(await ask(9, '203.0.113.9')).toBe(true);
  for (const index of [0, 4, 5, 6, 9]) {
    expect((await proveRegistration(site, `p${index}@office.example`)).state).toBe('kept');
  }
});

test.each([
  ['one mailbox', (index: number) => [`ada+${index}@example.ca`, `192.0.${index}.1`] as const, 1],
  ['one domain', (index: number) => [`p${index}@my.example`, `192.0.${index}.1`] as const, 4],
  ['one network', (index: number) => [`p${index}@my.example`, `192.0.2.${index}`] as const, 2],
] as const)('rule 41: %s has few places of an event, and the office decides on the rest', async (_, whoIs, few) => {
  const site = await startSite(siteDataOf([]), { capRoom: 1 });
  const { siteData } = site.needs;
  site.needs.siteData = { ...siteData, events: siteData.events.map((event) => ({ ...event, capacity: 60 })) };
  const states: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    const [email, address] = whoIs(index);
    await send(site, 'special-event', { email, places: '5' }, { 'cf-connecting-ip': address });
    const { state, reference } = await proveRegistration(site, email);
    expect(reference).not.toBeNull();
    states.push(state);
  }
  expect(states).toEqual(states.map((_state, index) => (index < few ? 'kept' : 'office')));
  expect(await site.rows('SELECT SUM(places) AS taken FROM enquiries')).toEqual([{ taken: few * 5 }]);
  const last = (await mailsTo(site, whoIs(5)[0])).at(-1);
  expect([last?.attachments, last?.text]).toEqual([[], expect.stringContaining('No place is kept until then')]);
  expect((await mailsTo(site, OFFICE)).at(-1)?.text).toContain('No place is taken');
  await send(site, 'special-event', { email: 'lin@example.ca', places: '10' }, { 'cf-connecting-ip': '203.0.113.9' });
  expect((await proveRegistration(site, 'lin@example.ca')).state).toBe('kept');
});

test('rule 41: the link of a mail stands whoever asks again in the name of its reader, and an address has places once', async () => {
  const site = await start();
  await send(site, 'special-event', { places: '2' });
  const own = await registrationToken(site, ADA);
  site.wait(1);
  await send(site, 'special-event', { places: '6', name: 'Eve' });
  const other = await registrationToken(site, ADA);
  expect(await answerRegistration(site, own)).toMatchObject({ state: 'kept', places: 2 });
  expect(await answerRegistration(site, other)).toMatchObject({ state: 'kept' });
  expect(await site.rows('SELECT places FROM enquiries')).toEqual([{ places: 2 }]);
  expect(await site.rows('SELECT SUM(held) AS held FROM unproved_registrations')).toEqual([{ held: 0 }]);
});

test('rule 42: what is kept for who asks next does not tell whether an address is registered', async () => {
  const keptAfter = async (registeredBefore: boolean) => {
    const site = await start();
    await send(site, 'special-event', { places: '2' });
    await answerRegistration(site, await registrationToken(site, ADA), registeredBefore);
    await send(site, 'special-event', { places: '5' });
    await send(site, 'special-event', { places: '4', email: 'eve@example.ca' });
    const first = await view(site, await registrationToken(site, 'eve@example.ca'));
    await send(site, 'special-event', { places: '3', email: 'eve@example.ca', name: 'Eve' });
    const second = await view(site, await registrationToken(site, 'eve@example.ca'));
    return [first.held, second.held];
  };
  expect(await keptAfter(true)).toEqual([false, true]);
  expect(await keptAfter(false)).toEqual([false, true]);
});

test('rule 41: what has begun, or is gone from the site, is kept for nobody', async () => {
  const site = await start();
  await send(site, 'webinar');
  const token = await registrationToken(site, ADA);
  const { siteData } = site.needs;
  site.needs.siteData = { ...siteData, webinars: [] };
  expect(await answerRegistration(site, token)).toMatchObject({ state: 'closed', event: null });
  site.needs.siteData = siteData;
  site.at('2026-12-02T17:00:00Z');
  expect(await answerRegistration(site, token)).toMatchObject({ state: 'closed' });
  expect(await registered(site)).toEqual([]);
});

test('rule 41: who is logged in by the address is registered at once, and another’s session proves nothing', async () => {
  const site = await startAccounts({}, siteDataOf([]));
  const ada = cookieOf(await site.logIn(ADA));
  await send(site, 'special-event', { places: '8', email: 'grace@example.ca' }, ada);
  expect([await registered(site), await mailsTo(site, OFFICE)]).toEqual([[], []]);
  // Places that are kept for others are not hers, and the answer says so at once.
  await send(site, 'special-event', { places: '10' }, ada);
  expect(await registered(site)).toEqual([{ email: ADA }]);
  expect(await mailsTo(site, OFFICE)).toHaveLength(1);
  expect(only(await mailsTo(site, ADA)).attachments).toHaveLength(1);
  const lin = await site.rows('SELECT places_left_after AS rest FROM enquiries');
  expect(lin).toEqual([{ rest: 6 }]);
});

test('rule 42: an address that is registered and one that is not are answered after the same work', async () => {
  const site = await start();
  await send(site, 'special-event', { places: '2' });
  await proveRegistration(site, ADA);
  const asked = countStatements(site);
  site.needs.transport = null;
  const workOf = async (email: string) => {
    asked.length = 0;
    const answer = await send(site, 'special-event', { email, places: '2' });
    const body = await answer.json<{ reference: string }>();
    return [answer.status, Object.keys(body), body.reference.length, [...answer.headers.keys()].sort(), [...asked]];
  };
  const known = await workOf(ADA);
  expect(known[4]).not.toEqual([]);
  expect(known).toEqual(await workOf('nobody@example.ca'));
});

test('rule 43: the mail that asks says nothing that was typed but a name, in either language', async () => {
  const site = await start();
  await send(site, 'special-event', { name: 'Buy cheap watches today only', needs: 'Nowhere cheaper' });
  await send(site, 'webinar', { language: 'fr', question: 'Rien de moins cher?' });
  const [english, french] = await mailsTo(site, ADA);
  expect(english?.text).not.toMatch(/cheap|watches/i);
  expect(english?.subject).toBe('Confirm to keep your place: Accessible Documents Day');
  expect(english?.text).toContain('We keep this for you until 11:00\u00a0a.m. (EST)');
  expect(french?.text).not.toContain('moins cher');
  expect(french?.text).toMatch(/\/fr\/reservation\/inscription#[\w-]{43}\s/);
  expect(french?.text).toContain('Le lien fonctionne jusqu’à 11\u00a0h');
});
