import { expect, test } from 'vitest';
import { enquiryKinds, type EnquiryKind as Kind } from '../../src/domain/enquiries/enquiries.ts';
import { isRegistration } from '../../src/domain/enquiries/registration.ts';
import { completeEnquiries } from '../../src/domain/enquiries/examples.ts';
import { MAX_PLACES } from '../../src/domain/enquiries/forms.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { d1Limiter, noLimits } from '../platform/limits/limiter.ts';
import { limits } from '../../src/domain/api/limits.ts';
import { only, present } from '../../src/domain/present.ts';
import { fromBase64, type Message } from '../platform/mail/message.ts';
import { MAX_BODY_BYTES } from '../platform/middleware/body.ts';
import { ENQUIRY_LIFE_DAYS } from '../platform/tasks.ts';
import { runScheduled } from '../scheduled.ts';
import { assetsOf, standIns } from '../testing/assets.ts';
import { startSite, type TestSite } from '../testing/harness.ts';
import { proveRegistration } from '../testing/registration.ts';
import { siteDataOf } from '../testing/site-data.ts';
import { REPEATED_MINUTES } from './enquiry.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** The form of a page as the build makes it, as far as the worker looks at it. */
const formOf = (language: string) => `<!doctype html><html lang="${language}"><head><title>Contact</title></head><body>
<svg><title>Map</title></svg>
<form id="contact" action="/Website/send-enquiry/contact" method="post" novalidate>
<div data-problems hidden tabindex="-1"><h3 data-problems-title></h3><p data-problems-text hidden></p><ul data-problems-list></ul></div>
<input type="hidden" name="form" value="contact">
<input id="contact-name" name="name" value=""><p data-problem="name" id="contact-name-problem" hidden></p>
<input id="contact-email" name="email" aria-describedby="contact-email-hint"><p data-problem="email" hidden></p>
<select id="contact-subject" name="subject"><option value="" selected>Choose</option><option value="courses">C</option><option value="other">O</option></select>
<textarea id="contact-message" name="message"></textarea><p data-problem="message" hidden></p>
</form>
<form id="quote"><input name="name" value="mine"><div data-problems hidden></div></form></body></html>`;

const start = (changes = {}) =>
  startSite(siteDataOf([]), {
    assets: assetsOf({
      '/contact-us': { body: formOf('en-CA') },
      '/fr/contactez-nous': { body: formOf('fr-CA') },
      ...standIns,
    }),
    ...changes,
  });

/** A limiter without room. */
const full = { ...noLimits, take: () => Promise.resolve({ allowed: false as const, retryAfterSeconds: 7 }) };

const envelope = { language: 'en', page: '/contact-us', form: 'contact', website: '' };

const send = (
  site: TestSite,
  kind: Kind,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) =>
  site.post(
    `/Website/send-enquiry/${kind}`,
    { ...envelope, ...completeEnquiries[kind], ...changes },
    { 'cf-connecting-ip': '203.0.113.7', ...headers },
  );

const sendPlain = (
  site: TestSite,
  kind: Kind,
  changes: Record<string, string> = {},
  headers: Record<string, string> = {},
) =>
  site.post(
    `/Website/send-enquiry/${kind}`,
    new URLSearchParams({ ...envelope, ...completeEnquiries[kind], ...changes }).toString(),
    { ...FORM, 'idempotency-key': '', ...headers },
  );

const stored = (site: TestSite) =>
  site.rows<{ kind: string; about: string; language: string; page: string; fields: string; reference: string }>(
    'SELECT * FROM enquiries ORDER BY created_at, rowid',
  );

const mails = async (site: TestSite) =>
  (await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY rowid')).map(
    ({ message }) => JSON.parse(message) as Message,
  );

test.each(enquiryKinds)('%s: stored, mailed to the office, and acknowledged', async (kind) => {
  const site = await start();
  const answer = await send(site, kind);
  const body = await answer.json<{ reference: string }>();
  expect([answer.status, body]).toEqual([201, { reference: expect.stringMatching(/^[2-9A-Z]{3}-[2-9A-Z]{5}$/) }]);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');

  if (isRegistration(kind)) {
    expect([await stored(site), (await mails(site)).map(({ to }) => to)]).toEqual([[], ['Ada@Example.ca']]);
    await proveRegistration(site, 'ada@example.ca');
    await site.rows(`DELETE FROM local_mail WHERE message LIKE '%Confirm to keep your place%'`);
  }
  const row = only(await stored(site));
  expect(row).toMatchObject({ kind, language: 'en', page: '/contact-us', reference: body.reference });
  expect(JSON.parse(row.fields)).toMatchObject({ name: 'Ada Byron', email: 'Ada@Example.ca' });

  const sent = await mails(site);
  const office = only(sent.filter(({ to }) => to === 'info@gct.example'));
  const copy = only(sent.filter(({ to }) => to === 'Ada@Example.ca'));
  expect(sent).toHaveLength(2);
  expect(office).toMatchObject({ replyTo: 'Ada@Example.ca' });
  expect(office.subject).toContain(`[${body.reference}]`);
  expect(office.subject).toContain('Ada Byron');
  expect(copy.text).toContain(body.reference);
  expect(copy.text).toContain(isRegistration(kind) ? 'Hello Ada Byron,' : 'Hello,\n');
});

test('the mails say in words what was chosen, and keep lines and markup as typed', async () => {
  const site = await start();
  await send(site, 'payment', { message: 'Tom & <b>Jerry</b>\nsecond line' });
  await send(site, 'quote', { language: 'fr', page: '/fr/contactez-nous' });
  const sent = await mails(site);
  const payment = present(sent[0], 'the payment’s mail');
  const quote = present(sent[2], 'the quote’s mail');
  expect(payment.text).toContain('Amount in Canadian dollars\n  $1,234.50');
  expect(payment.text).toContain('By card: send me a secure link by e-mail');
  expect(payment.text).toContain('Tom & <b>Jerry</b>\n  second line');
  expect(payment.html).toContain('Tom &amp; &lt;b&gt;Jerry&lt;/b&gt;<br />second line');
  expect(quote.text).toContain('Langue de la session\n  Les deux');
  const texts = sent.map(({ text }) => text);
  expect(texts.some((text) => text.startsWith('Bonjour,\n'))).toBe(true);
});

test('a registration brings its calendar entry', async () => {
  const site = await start();
  for (const kind of ['webinar', 'special-event'] as const) {
    await send(site, kind);
    await proveRegistration(site, 'ada@example.ca');
  }
  const attached = (await mails(site)).flatMap(({ attachments }) => attachments);
  const [webinar, event] = attached.map(({ content }) => new TextDecoder().decode(fromBase64(content)));
  expect(attached).toHaveLength(2);
  expect(webinar).toContain('UID:webinar.pivot-tables@gct.example');
  expect(webinar).toContain('DTSTART;TZID=America/Toronto:20261202T120000');
  expect(webinar).toContain('DTEND;TZID=America/Toronto:20261202T130000');
  expect(event).toContain('DTSTART;TZID=America/Toronto:20270602T090000');
  expect(event).toContain('155 Slater Crescent');
});

test('one person is registered once for a webinar, and nobody for one that has begun', async () => {
  const site = await start();
  const first = await (await send(site, 'webinar')).json<{ reference: string }>();
  await proveRegistration(site, 'ada@example.ca');
  // Rule 42: the answer is that of a new registration; the person who has a place hears of it, once.
  const asked = () =>
    send(site, 'webinar', { email: 'ada@example.CA', name: 'Ada', question: '' }, { 'idempotency-key': 'asked-again' });
  const again = await asked();
  const { reference } = await again.clone().json<{ reference: string }>();
  expect([again.status, reference]).toEqual([201, expect.stringMatching(/^[2-9A-Z]{3}-[2-9A-Z]{5}$/)]);
  expect(reference).not.toBe(first.reference);
  expect(await (await asked()).json()).toEqual({ reference });
  expect(await stored(site)).toHaveLength(1);
  const told = (await mails(site)).filter(({ text }) => text.includes('You had a place already'));
  expect(told.map(({ to, text }) => [to, text.includes(first.reference), text.includes('#')])).toEqual([
    ['ada@example.CA', true, false],
  ]);
  site.at('2026-12-02T17:00:00Z');
  const late = await send(site, 'webinar', { email: 'grace@example.ca' });
  expect([late.status, await late.json()]).toMatchObject([409, { code: 'closed' }]);
  const unknown = await send(site, 'webinar', { webinar: 'nothing' });
  expect(unknown.status).toBe(409);
});

test('an event of 24 places takes 24 people, however many come and confirm at once', async () => {
  const site = await start();
  const people = Array.from({ length: 40 }, (_, index) => `p${index}@example.ca`);
  const answers = await Promise.all(people.map((email) => send(site, 'special-event', { email, places: '1' })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const views = await Promise.all(people.map((email) => proveRegistration(site, email)));
  const kept = views.filter(({ state }) => state === 'kept');
  expect([kept.length, views.filter(({ state }) => state === 'full').length]).toEqual([24, 16]);
  const refused = await send(site, 'special-event', { email: 'late@example.ca', places: '1' });
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'fully_booked' }]);
  expect(await site.rows('SELECT SUM(places) AS taken, MIN(places_left_after) AS rest FROM enquiries')).toEqual([
    { taken: 24, rest: 0 },
  ]);
});

test('more places than are left are refused as a whole; a second registration is told apart', async () => {
  const site = await start();
  for (let index = 0; index < 2; index += 1) {
    await send(site, 'special-event', { email: `p${index}@example.ca`, places: String(MAX_PLACES) });
    await proveRegistration(site, `p${index}@example.ca`);
  }
  const tooMany = await send(site, 'special-event', { places: '5' });
  expect([tooMany.status, await tooMany.json()]).toMatchObject([409, { code: 'fully_booked' }]);
  expect((await send(site, 'special-event', { places: '4' })).status).toBe(201);
});

test('rule 42: who is registered for an event is told by mail, and whoever asks is answered as if it were new', async () => {
  const site = await start();
  const kept = async (places: string, email: string) => {
    expect((await send(site, 'special-event', { places, email })).status).toBe(201);
    expect((await proveRegistration(site, email)).state).toBe('kept');
  };
  await kept('4', 'ada@example.ca');
  expect((await send(site, 'special-event', { places: '1' })).status).toBe(201);
  expect((await send(site, 'special-event', { places: '2' })).status).toBe(201);
  expect(await stored(site)).toHaveLength(1);
  expect((await mails(site)).filter(({ text }) => text.includes('You had a place already'))).toHaveLength(2);
  // What was asked for again is kept as long as if it were new.
  site.wait(61);
  await kept('10', 'grace@example.ca');
  await kept('10', 'lin@example.ca');
  // Full is full, for who has a place as for who has none.
  for (const email of ['ada@example.ca', 'eve@example.ca']) {
    expect((await send(site, 'special-event', { places: '1', email })).status).toBe(409);
  }
});

test('an application is taken until the last day of its post, and for good where there is none', async () => {
  const site = await start();
  site.at('2026-12-16T04:59:00Z');
  expect((await send(site, 'career')).status).toBe(201);
  site.at('2026-12-16T05:00:00Z');
  const late = await send(site, 'career', { email: 'grace@example.ca' });
  expect([late.status, await late.json()]).toMatchObject([409, { code: 'closed' }]);
  expect((await send(site, 'career', { post: 'facilitator' })).status).toBe(201);
});

test('one key is one enquiry, however often it is sent', async () => {
  const site = await start();
  const headers = { 'idempotency-key': 'the-same-key' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(site, 'contact', {}, headers)));
  const references = new Set(
    await Promise.all(answers.map(async (answer) => (await answer.json<{ reference: string }>()).reference)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(references.size).toBe(1);
  expect(await stored(site)).toHaveLength(1);
  expect(await mails(site)).toHaveLength(2);
  const other = await send(site, 'contact', { message: 'Something else' }, headers);
  expect([other.status, await other.json()]).toMatchObject([422, { code: 'key_reused' }]);
  const without = await send(site, 'contact', {}, { 'idempotency-key': '' });
  expect([without.status, await without.json()]).toMatchObject([400, { code: 'key_required' }]);
});

test('without script, the same form within minutes is one enquiry; later it is another', async () => {
  const site = await start();
  await Promise.all([sendPlain(site, 'contact'), sendPlain(site, 'contact')]);
  expect(await stored(site)).toHaveLength(1);
  await sendPlain(site, 'contact', { message: 'Another thing' });
  expect(await stored(site)).toHaveLength(2);
  site.wait(REPEATED_MINUTES + 1);
  await sendPlain(site, 'contact');
  expect(await stored(site)).toHaveLength(3);
});

test('what fills in the hidden field is answered like a person, and nothing comes of it', async () => {
  const site = await start();
  const answer = await send(site, 'contact', { website: 'https://spam.example' });
  expect([answer.status, await answer.json()]).toEqual([201, { reference: expect.any(String) }]);
  const plain = await sendPlain(site, 'contact', { website: 'https://spam.example' });
  expect([plain.status, plain.headers.get('location')]).toEqual([303, '/contact-us/thank-you']);
  expect(await stored(site)).toEqual([]);
  expect(await site.rows('SELECT * FROM outbox')).toEqual([]);
});

test.each([
  ['name', 'Ada\r\nBcc: all@example.ca', 'control_characters'],
  ['email', 'ada@example.ca\r\nBcc: all@example.ca', 'control_characters'],
  ['email', 'nobody', 'email'],
  ['name', '  ', 'required'],
  ['phone', 'call me', 'phone'],
  ['subject', 'spam', 'choose'],
  ['message', 'x'.repeat(4_001), 'too_long'],
  ['message', ['a'], 'required'],
  ['language', 'de', 'invalid'],
  ['page', 'https://evil.example/', 'invalid'],
  ['page', '/not-a-page', 'invalid'],
  ['page', '/private/client-section', 'invalid'],
  ['form', '"><script>', 'invalid'],
])('a %s of %j is refused', async (field, value, reason) => {
  const site = await start();
  const answer = await send(site, 'contact', { [field]: value });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { code: 'validation', fields: { [field]: reason } },
  ]);
  expect(await stored(site)).toEqual([]);
  expect(await site.rows('SELECT * FROM outbox')).toEqual([]);
});

test('a room is asked for from today on, by the clock of the office', async () => {
  const site = await start();
  site.at('2026-11-21T04:30:00Z');
  expect((await send(site, 'room', { date: '2026-11-20' })).status).toBe(201);
  const past = await send(site, 'room', { date: '2026-11-19' });
  expect(await past.json()).toMatchObject({ fields: { date: 'past_day' } });
});

test('other types, sizes, origins, methods and names are refused', async () => {
  const site = await start();
  const path = '/Website/send-enquiry/contact';
  expect((await send(site, 'contact', {}, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await send(site, 'contact', {}, { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(415);
  expect((await send(site, 'contact', { message: 'x'.repeat(MAX_BODY_BYTES) })).status).toBe(413);
  expect((await sendPlain(site, 'contact', { message: 'x'.repeat(MAX_BODY_BYTES) })).status).toBe(413);
  expect((await send(site, 'contact', {}, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await sendPlain(site, 'contact', {}, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await site.post('/Website/send-enquiry/spam', {})).status).toBe(404);
  const read = await site.get(path);
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await site.post(path, '[]')).status).toBe(400);
  expect(await stored(site)).toEqual([]);
});

test('an address and an e-mail can send so often, and are told when to come back', async () => {
  const site = await start();
  site.needs.limiter = d1Limiter({ db: site.needs.db, now: () => site.needs.now() });
  const statuses: number[] = [];
  for (let call = 0; call <= limits.enquiryMailOfNetwork.most; call += 1) {
    const from = { 'cf-connecting-ip': `203.0.113.${call}` };
    statuses.push((await send(site, 'contact', { message: `Message ${call}` }, from)).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(limits.enquiryMailOfNetwork.most);
  const near = { 'cf-connecting-ip': '203.0.113.99' };
  const refused = await send(site, 'contact', { message: 'Again' }, near);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);

  const plain = await sendPlain(site, 'contact', { message: 'Still typed' }, near);
  const html = await plain.text();
  expect([plain.status, Number(plain.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(html).toContain('Still typed');
  expect(html).toContain('What you typed is still here.');

  const other: number[] = [];
  for (let call = 0; call < limits.enquiry.most; call += 1) {
    const from = { 'cf-connecting-ip': '198.51.100.1' };
    other.push((await send(site, 'contact', { email: `p${call}@example.ca` }, from)).status);
  }
  const beyond = await send(site, 'contact', { email: 'one@example.ca' }, { 'cf-connecting-ip': '198.51.100.1' });
  expect([other.every((status) => status === 201), beyond.status]).toEqual([true, 429]);
});

test('rule 41: forms that are refused use up no mails of a network, those that are sent do', async () => {
  const site = await start();
  site.needs.limiter = d1Limiter({ db: site.needs.db, now: () => site.needs.now() });
  const sent = async (call: number, changes: object) => {
    const from = { 'cf-connecting-ip': `203.0.113.${call % 200}` };
    return (await send(site, 'contact', { email: `p${call}@example.ca`, ...changes }, from)).status;
  };
  const { most } = limits.mailNetwork;
  for (let call = 0; call < most; call += 1) expect(await sent(call, { name: '' })).toBe(400);
  for (let call = 0; call < most; call += 1) expect(await sent(call, {})).toBe(201);
  expect(await sent(most, {})).toBe(429);
});

test.each([
  ['en', '/contact-us', '/contact-us/thank-you'],
  ['fr', '/fr/contactez-nous', '/fr/contactez-nous/merci'],
])('%s: without script a form leads to thanks', async (language, page, thanks) => {
  const site = await start();
  const answer = await sendPlain(site, 'contact', { language, page });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, thanks]);
  expect(await stored(site)).toMatchObject([{ language, page }]);
  expect(await mails(site)).toHaveLength(2);
});

test.each([
  ['en', '/contact-us', 'Error: Contact', 'Enter your name.'],
  ['fr', '/fr/contactez-nous', 'Erreur\u00a0: Contact', 'Entrez votre nom.'],
])('%s: without script a form that was refused comes back as it was typed', async (language, page, title, entry) => {
  const site = await start();
  const answer = await sendPlain(site, 'contact', {
    ...{ language, page, name: '', email: 'a&lt;"><script>alert(1)</script>', subject: 'other' },
    message: '</textarea><script>alert(2)</script>',
  });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("'sha256-style'"),
  });
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain('<svg><title>Map</title></svg>');
  expect(html).toMatch(/<div data-problems tabindex="-1" autofocus/);
  expect(html.replaceAll(/[ \n]+/g, ' ')).toContain(entry);
  expect(html).toContain('href="#contact-name"');
  expect(html).toMatch(/<input id="contact-name"[^>]*aria-invalid="true"/);
  expect(html).toContain('aria-describedby="contact-email-problem contact-email-hint"');
  expect(html).toContain('<option value="other" selected="">');
  expect(html).not.toContain('value="" selected');
  expect(html).toContain('value="a&amp;lt;&quot;><script>alert(1)</script>"');
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('&lt;/textarea&gt;&lt;script&gt;alert(2)');
  // The other form of the page is left alone.
  expect(html).toContain('<form id="quote"><input name="name" value="mine"><div data-problems hidden>');
  expect(await stored(site)).toEqual([]);
});

test('a form that names no page of the site comes back with the page of an error', async () => {
  const site = await start();
  for (const [changes, headers, text] of [
    [{ page: '//evil.example/' }, {}, 'An error occurred'],
    [{ page: '/\\evil.example', language: 'fr' }, {}, 'Une erreur s’est produite'],
    [{ page: '/not-a-page', language: 'x' }, { 'accept-language': 'fr-CA,en;q=0.5' }, 'Une erreur s’est produite'],
  ] as const) {
    const answer = await sendPlain(site, 'contact', { name: '', ...changes }, headers);
    expect([answer.status, await answer.text()]).toEqual([422, text]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  }
  const named = await sendPlain(site, 'contact', { name: '', form: '"]>x' });
  expect([named.status, (await named.text()).includes('Error: Contact')]).toEqual([422, true]);
});

/** What stands in the way of any form, and how the page says so. */
const refusals: {
  name: string;
  status: number;
  changes?: Record<string, string>;
  headers?: Record<string, string>;
  en: string;
  fr: string;
}[] = [
  {
    name: 'from another site',
    status: 403,
    headers: { origin: 'https://evil.example' },
    en: 'did not seem to come from our own page',
    fr: 'ne semblait pas venir de notre propre page',
  },
  {
    name: 'too long',
    status: 413,
    changes: { message: 'x'.repeat(MAX_BODY_BYTES) },
    headers: { 'content-length': '70000' },
    en: 'more than we can take at once',
    fr: 'L’envoi est trop volumineux',
  },
  {
    name: 'of another type',
    status: 415,
    headers: { 'content-type': 'text/plain', accept: 'text/html' },
    en: 'We could not read it',
    fr: 'Nous n’avons pas pu le lire',
  },
  { name: 'too often', status: 429, en: 'That was a lot of requests', fr: 'Trop de demandes' },
  {
    name: 'while the database is gone',
    status: 503,
    en: 'unavailable for a moment',
    fr: 'momentanément indisponible',
  },
  { name: 'while something is broken', status: 500, en: 'An error occurred', fr: 'Une erreur s’est produite' },
];

test.each(
  (['en', 'fr'] as const).flatMap((language) =>
    refusals.map((refusal) => ({ language, said: refusal[language], ...refusal })),
  ),
)('$language: a form without script that comes $name is answered by its page', async (refusal) => {
  const { language, said, status, changes = {}, headers = {} } = refusal;
  const page = { en: '/contact-us', fr: '/fr/contactez-nous' }[language];
  const site = await start(status === 429 ? { limiter: full } : {});
  if (status === 503) await site.rows('ALTER TABLE enquiries RENAME TO gone');
  if (status === 500) site.needs.siteData.office = undefined as never;
  const answer = await sendPlain(
    site,
    'contact',
    { language, page, name: 'Ada "the first"', ...changes },
    { referer: `https://gct.example${page}`, ...headers },
  );
  const html = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("'sha256-style'"),
  });
  expect(html).toContain(`<html lang="${language}-CA">`);
  expect(html).toContain(said);
  expect(html).toMatch(/<div data-problems tabindex="-1" autofocus/);
  // Only what the visitor has typed on this site, and what can be read of it, is shown again.
  const typed = status !== 403 && status !== 415;
  expect(html.includes('value="Ada &quot;the first&quot;"')).toBe(typed);
  expect(html.includes(strings(language).forms.errors.again)).toBe(!typed);
  expect(html).not.toContain('cart');
  expect(Number(answer.headers.get('retry-after')) > 0).toBe(status === 429 || status === 503);
  expect(html).not.toContain('xxx');
});

test('a form of unknown length is answered by its page, too', async () => {
  const site = await start();
  const answer = await sendPlain(
    site,
    'contact',
    { message: 'x'.repeat(MAX_BODY_BYTES) },
    { referer: 'https://gct.example/contact-us' },
  );
  expect([answer.status, (await answer.text()).includes('more than we can take at once')]).toEqual([413, true]);
});

test('a script that sends or takes JSON is answered in JSON, whatever refuses it', async () => {
  const site = await start({ limiter: full });
  const answers = [
    [429, await send(site, 'contact', {}, { accept: 'text/html' })],
    [429, await sendPlain(site, 'contact', {}, { accept: 'application/json' })],
    [403, await send(site, 'contact', {}, { origin: 'https://evil.example' })],
    [415, await send(site, 'contact', {}, { 'content-type': 'text/plain' })],
  ] as const;
  for (const [status, answer] of answers) {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/json']);
    expect(await answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  }
});

test('a database that fails loses nothing silently', async () => {
  const site = await start();
  await site.rows('ALTER TABLE enquiries RENAME TO gone');
  const answer = await send(site, 'contact');
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'database_unavailable' }]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('what is old is deleted with its mails', async () => {
  const site = await start();
  await send(site, 'contact');
  site.wait(ENQUIRY_LIFE_DAYS * 24 * 60 - 1);
  await runScheduled(site.needs);
  expect(await stored(site)).toHaveLength(1);
  site.wait(2);
  await runScheduled(site.needs);
  expect(await stored(site)).toEqual([]);
  expect(await site.rows('SELECT * FROM outbox')).toEqual([]);
});

test('rule 43: neither what acknowledges a form nor what asks for a proof calls anybody by a name that was typed', async () => {
  const site = await start();
  await send(site, 'contact', {
    name: 'Your Account Is Suspended',
    message: 'Nowhere cheaper',
    organisation: 'Watches',
  });
  const [received] = (await mails(site)).filter(({ to }) => to !== site.needs.siteData.mail.office);
  expect(received?.text).not.toMatch(/cheaper|watches|suspended/i);
  expect(received?.text).toMatch(/^Hello,\n/);
  await send(site, 'webinar', { name: 'Your Account Is Suspended' });
  const asked = only((await mails(site)).filter(({ subject }) => subject.includes('Confirm')));
  expect(asked.text).toMatch(/^Hello,\n/);
  expect(asked.text).not.toContain('Suspended');
});
