import { expect, test } from 'vitest';
import {
  ASK_AGAIN_HOURS,
  CONFIRMATION_DAYS,
  CONSENT_WORDING,
  UNCONFIRMED_DAYS,
} from '../../src/domain/enquiries/newsletter.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { createApp } from '../app.ts';
import { d1Limiter, noLimits } from '../platform/limits/limiter.ts';
import { limits } from '../../src/domain/api/limits.ts';
import { first, present } from '../../src/domain/present.ts';
import type { Message } from '../platform/mail/message.ts';
import { runScheduled } from '../scheduled.ts';
import { digestOf } from '../platform/secrets.ts';
import { assetsOf, standIns } from '../testing/assets.ts';
import { startSite, type TestSite } from '../testing/harness.ts';
import { countStatements } from '../testing/counted.ts';
import { PROOF_DAYS } from './stored.ts';
import { siteDataOf } from '../testing/site-data.ts';

const SUBSCRIBE = '/Website/subscribe-newsletter';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const DAY = 24 * 60;
const start = (changes = {}) => startSite(siteDataOf([]), changes);

const wish = (changes: Record<string, unknown> = {}) => ({
  email: 'Ada@Example.ca',
  consent: true,
  language: 'en',
  page: '/course/excel-level-1',
  website: '',
  ...changes,
});

const form = (changes: Record<string, string> = {}) =>
  new URLSearchParams({
    email: 'ada@example.ca',
    consent: 'on',
    language: 'fr',
    page: '/fr',
    website: '',
    ...changes,
  }).toString();

const subscribe = (site: TestSite, changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  site.post(SUBSCRIBE, wish(changes), { 'cf-connecting-ip': '203.0.113.7', ...headers });

const mails = async (site: TestSite) =>
  (await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY received_at, rowid')).map(
    ({ message }) => JSON.parse(message) as Message,
  );

const linkIn = (mail: Message | undefined, call: string) =>
  present(
    new RegExp(`https://gct\\.example(/Website/${call}-newsletter\\?token=[\\w-]{43})(\\n|$)`).exec(
      mail?.text ?? '',
    )?.[1],
    `the link to ${call}`,
  );

/** The links of the newest mail. */
async function links(site: TestSite) {
  const mail = (await mails(site)).at(-1);
  return { confirm: linkIn(mail, 'confirm'), unsubscribe: linkIn(mail, 'unsubscribe') };
}

const press = (site: TestSite, path: string, headers: Record<string, string> = {}) =>
  site.request(path, { method: 'POST', headers: { origin: 'https://gct.example', ...FORM, ...headers } });

const states = (site: TestSite) => site.rows('SELECT email, state FROM newsletter_subscribers');

/** Everything that is stored, for comparing; counters of outboxes aside. */
const stored = async (site: TestSite) => [
  await site.rows('SELECT * FROM newsletter_subscribers'),
  await site.rows('SELECT * FROM newsletter_consents'),
  await site.rows('SELECT kind, about FROM outbox ORDER BY id'),
];

test('a subscription begins with the button behind the link of the mail, and not before', async () => {
  const site = await start();
  const answer = await subscribe(site);
  expect([answer.status, await answer.json()]).toEqual([202, {}]);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await states(site)).toEqual([{ email: 'Ada@Example.ca', state: 'pending' }]);

  const { confirm } = await links(site);
  const page = await site.get(confirm);
  const html = await page.text();
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
  expect(html).toContain(`<form method="post" action="${confirm}">`);
  expect(await states(site)).toMatchObject([{ state: 'pending' }]);

  const confirmed = await press(site, confirm);
  expect([confirmed.status, await confirmed.text()]).toEqual([200, expect.stringContaining('You are subscribed')]);
  expect(await states(site)).toMatchObject([{ state: 'confirmed' }]);
  expect((await mails(site)).map(({ subject }) => subject)).toEqual([
    'Please confirm your newsletter subscription',
    'You are subscribed to the GCT newsletter',
  ]);
});

test('programs that look at every link of a mail change nothing', async () => {
  const site = await start();
  await subscribe(site);
  const { confirm, unsubscribe } = await links(site);
  const before = await stored(site);
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT']) {
    for (const path of [confirm, unsubscribe]) {
      const answer = await site.request(path, { method });
      expect(answer.status, method).toBe(method === 'GET' || method === 'HEAD' ? 200 : 405);
      if (answer.status === 405) expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
    }
  }
  expect(await stored(site)).toEqual(before);
});

test('the proof holds the wording, its version, the page, the time, and no address', async () => {
  const site = await start();
  await subscribe(site, { language: 'fr', page: '/fr/cours/excel-niveau-1' });
  site.wait(10);
  await press(site, (await links(site)).confirm, { 'cf-connecting-ip': '203.0.113.7' });
  const proof = first(await site.rows<Record<string, unknown>>('SELECT * FROM newsletter_consents'));
  expect(proof).toMatchObject({
    wording_version: CONSENT_WORDING,
    wording: strings('fr').subscription.consent.replace('{name}', 'GCT Training and Consulting Inc.'),
    language: 'fr',
    page: '/fr/cours/excel-niveau-1',
    given_at: Date.parse('2026-11-20T15:00:00Z'),
    confirmed_at: Date.parse('2026-11-20T15:10:00Z'),
  });
  expect(proof.address).toMatch(/^[0-9a-f]{64}$/);
  expect(proof.confirmed_from).toBe(proof.address);
  expect(JSON.stringify(proof)).not.toContain('203.0.113.7');
});

test('what was asked is not changed; a proof is neither changed, nor taken back, nor deleted', async () => {
  const site = await start();
  await subscribe(site);
  await expect(site.rows(`UPDATE newsletter_consents SET page = '/other'`)).rejects.toThrow('does not change');
  await press(site, (await links(site)).confirm);
  await expect(site.rows('DELETE FROM newsletter_consents')).rejects.toThrow('never deleted');
  await expect(site.rows(`UPDATE newsletter_consents SET page = '/other'`)).rejects.toThrow('does not change');
  await expect(site.rows('UPDATE newsletter_consents SET confirmed_at = NULL')).rejects.toThrow('does not change');
  await expect(site.rows(`UPDATE newsletter_consents SET confirmed_from = ''`)).rejects.toThrow('does not change');
});

test.each([false, 'false', '', null, undefined, 1])('without a ticked box (%j) nothing is stored', async (consent) => {
  const site = await start();
  const answer = await subscribe(site, { consent });
  expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { consent: 'required' } }]);
  expect(await states(site)).toEqual([]);
});

test.each([
  ['email', 'nobody'],
  ['email', 'a@b.ca\r\nBcc: c@d.ca'],
  ['email', `a@${'b'.repeat(300)}.ca`],
  ['language', 'de'],
  ['page', 'https://evil.example/'],
  ['page', `/${'x'.repeat(400)}`],
])('a %s of %j is refused', async (field, value) => {
  const site = await start();
  const answer = await subscribe(site, { [field]: value });
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'validation' }]);
  expect(await states(site)).toEqual([]);
});

test('what fills in the hidden field is answered like a person, and nothing comes of it', async () => {
  const site = await start();
  const answer = await subscribe(site, { website: 'https://spam.example' });
  expect([answer.status, await answer.json()]).toEqual([202, {}]);
  expect(await states(site)).toEqual([]);
  expect(await mails(site)).toEqual([]);
});

test('the form works without script, in its language', async () => {
  const site = await start();
  const answer = await site.post(SUBSCRIBE, form(), FORM);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/website/newsletter-asked?language=fr']);
  const page = await site.get(present(answer.headers.get('location'), 'a location'));
  expect(await page.text()).toMatch(/<html lang="fr-CA">[^]*Consultez votre boîte de réception/);
  expect(first(await mails(site)).subject).toBe('Veuillez confirmer votre abonnement à l’infolettre');
});

test('a form that is not complete says so, and leads back to its own page alone', async () => {
  const site = await start();
  const incomplete = async (changes: Record<string, string>) => {
    const body = new URLSearchParams(form(changes));
    body.delete('consent');
    return site.post(SUBSCRIBE, body.toString(), FORM);
  };
  const answer = await incomplete({});
  const html = await answer.text();
  expect([answer.status, html]).toEqual([400, expect.stringContaining('Il manque quelque chose')]);
  expect(html).toContain('<a href="/fr" rel="noreferrer">');
  for (const page of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/.//evil.example/',
    'javascript:alert(1)',
    '"><script>',
  ]) {
    expect(await (await incomplete({ page })).text()).not.toMatch(/evil|alert|<script/);
  }
  expect(await states(site)).toEqual([]);
});

test('the pages let nothing run, are not kept, and do not tell others their address', async () => {
  const site = await start();
  await subscribe(site);
  const page = await site.get((await links(site)).confirm);
  const style = present(/<style>(.*?)<\/style>/s.exec(await page.text())?.[1], 'a style');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const policy = present(page.headers.get('content-security-policy'), 'a policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toMatch(/unsafe|script-src/);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'DENY',
  });
});

test('subscribing twice changes nothing and is answered the same', async () => {
  const site = await start();
  await subscribe(site);
  const before = await stored(site);
  const again = await subscribe(site, { email: 'ada@EXAMPLE.ca', language: 'fr' });
  expect([again.status, await again.json()]).toEqual([202, {}]);
  expect(await stored(site)).toEqual(before);

  await press(site, (await links(site)).confirm);
  site.wait(30 * DAY);
  const confirmed = await stored(site);
  const answer = await subscribe(site, { language: 'fr' });
  expect([answer.status, await answer.json()]).toEqual([202, {}]);
  expect(await stored(site)).toEqual(confirmed);
  expect(await mails(site)).toHaveLength(2);
});

test('fifty subscriptions of one address at once are one mail and one proof', async () => {
  const site = await start();
  await Promise.all(Array.from({ length: 50 }, () => subscribe(site)));
  expect(await mails(site)).toHaveLength(1);
  expect(await site.rows('SELECT * FROM newsletter_consents')).toHaveLength(1);
});

test('who has not confirmed may ask again after a day; both links work, once', async () => {
  const site = await start();
  await subscribe(site);
  const first = await links(site);
  site.wait(ASK_AGAIN_HOURS * 60);
  await subscribe(site);
  const second = await links(site);
  expect(second.confirm).not.toBe(first.confirm);
  expect(second.unsubscribe).toBe(first.unsubscribe);
  await press(site, first.confirm);
  expect(await states(site)).toMatchObject([{ state: 'confirmed' }]);
  const before = await mails(site);
  expect(await (await press(site, second.confirm)).text()).toContain('You are subscribed');
  expect(await mails(site)).toEqual(before);
});

test('a link that was used does not begin the subscription again after it was ended', async () => {
  const site = await start();
  await subscribe(site);
  const { confirm, unsubscribe } = await links(site);
  await press(site, confirm);
  await press(site, unsubscribe);
  const answer = await press(site, confirm);
  expect([answer.status, await answer.text()]).toEqual([410, expect.stringContaining('does not work any more')]);
  expect((await site.get(confirm)).status).toBe(410);
  expect(await states(site)).toMatchObject([{ state: 'unsubscribed' }]);
});

test('a link that waited too long begins nothing', async () => {
  const site = await start();
  await subscribe(site);
  const { confirm } = await links(site);
  site.wait(CONFIRMATION_DAYS * DAY);
  expect((await press(site, confirm)).status).toBe(410);
  expect(await states(site)).toMatchObject([{ state: 'pending' }]);
});

test.each(['', '?token=', `?token=${'A'.repeat(43)}`, '?token=%00', `?token=${'A'.repeat(5_000)}`])(
  'a link that no mail had (%s) opens nothing',
  async (query) => {
    const site = await start();
    for (const call of ['confirm', 'unsubscribe']) {
      for (const method of ['GET', 'POST']) {
        const answer = await site.request(`/Website/${call}-newsletter${query}`, {
          method,
          headers: { origin: 'https://gct.example' },
        });
        expect([answer.status, await answer.text()]).toEqual([410, expect.stringContaining('does not work')]);
      }
    }
  },
);

test('every mail says who sends it, and how to unsubscribe by hand and by program', async () => {
  const site = await start();
  await subscribe(site);
  await press(site, (await links(site)).confirm);
  const sent = await mails(site);
  expect(sent).toHaveLength(2);
  for (const mail of sent) {
    const link = `https://gct.example${linkIn(mail, 'unsubscribe')}`;
    expect(mail.headers).toEqual({
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text).toContain('2200 Rideau Terrace, Suite 410, Ottawa (Ontario) K1N 0A9');
    expect(mail.text).toContain('info@gct.example');
  }
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
  ],
])('a mail program unsubscribes in one click (%s), from no page of the site', async (type, body) => {
  const site = await start();
  await subscribe(site);
  const { confirm, unsubscribe } = await links(site);
  await press(site, confirm);
  const answer = await site.request(unsubscribe, { method: 'POST', headers: { 'content-type': type }, body });
  expect([answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([200, null, null]);
  expect(await states(site)).toMatchObject([{ state: 'unsubscribed' }]);
  expect(await (await press(site, unsubscribe)).text()).toContain('You are unsubscribed');
});

test('who was never asked ends the wait by the same link, and is not asked again the same day', async () => {
  const site = await start();
  await subscribe(site);
  const { confirm, unsubscribe } = await links(site);
  await press(site, unsubscribe);
  expect((await press(site, confirm)).status).toBe(410);
  await subscribe(site);
  expect(await mails(site)).toHaveLength(1);
});

test('who has left can come back, with a new consent and a new confirmation', async () => {
  const site = await start();
  await subscribe(site);
  const first = await links(site);
  await press(site, first.confirm);
  await press(site, first.unsubscribe);
  site.wait(2 * DAY);
  await subscribe(site);
  expect(await states(site)).toMatchObject([{ state: 'pending' }]);
  const again = await links(site);
  expect(again.confirm).not.toBe(first.confirm);
  expect((await press(site, first.confirm)).status).toBe(410);
  expect(await states(site)).toMatchObject([{ state: 'pending' }]);
  await press(site, again.confirm);
  expect(await states(site)).toMatchObject([{ state: 'confirmed' }]);
  expect(await site.rows('SELECT * FROM newsletter_consents')).toHaveLength(2);
});

/** After so many days, and the scheduled handler. */
async function after(site: TestSite, days: number) {
  site.wait(days * DAY);
  await runScheduled(site.needs);
}

test('an address that was never confirmed is forgotten with all that belongs to it', async () => {
  const site = await start();
  await subscribe(site);
  await subscribe(site, { email: 'left@example.ca' });
  await press(site, (await links(site)).unsubscribe);
  await after(site, UNCONFIRMED_DAYS - 1);
  await subscribe(site, { email: 'late@example.ca' });
  const late = await links(site);
  site.wait(DAY - 1);
  await runScheduled(site.needs);
  expect(await states(site)).toHaveLength(3);
  site.wait(2);
  await runScheduled(site.needs);
  expect(await states(site)).toEqual([{ email: 'late@example.ca', state: 'pending' }]);
  expect(await site.rows('SELECT page FROM newsletter_consents')).toHaveLength(1);
  expect(await site.rows(`SELECT recipient FROM outbox WHERE kind = 'newsletter_confirm'`)).toEqual([
    { recipient: 'late@example.ca' },
  ]);
  await press(site, late.confirm);
  expect(await states(site)).toMatchObject([{ state: 'confirmed' }]);
});

test('rule 44: a proof is kept while its subscriber stays, and three years more; a wish that came to nothing is not', async () => {
  const site = await start();
  await subscribe(site);
  await subscribe(site, { email: 'grace@example.ca' });
  const grace = await links(site);
  site.wait(ASK_AGAIN_HOURS * 60);
  await subscribe(site);
  await press(site, (await links(site)).confirm);
  await press(site, grace.confirm);
  await press(site, grace.unsubscribe);
  site.wait(2 * DAY);
  await subscribe(site, { email: 'grace@example.ca' });
  expect(await site.rows('SELECT id FROM newsletter_consents')).toHaveLength(4);
  const proofs = await site.rows('SELECT * FROM newsletter_consents WHERE confirmed_at IS NOT NULL');

  await after(site, UNCONFIRMED_DAYS + 1);
  expect(await site.rows('SELECT * FROM newsletter_consents')).toEqual(proofs);
  expect(await states(site)).toEqual([
    { email: 'Ada@Example.ca', state: 'confirmed' },
    { email: 'grace@example.ca', state: 'unsubscribed' },
  ]);
  await after(site, PROOF_DAYS - UNCONFIRMED_DAYS - 5);
  expect(await site.rows('SELECT * FROM newsletter_consents')).toEqual(proofs);
  expect((await press(site, grace.unsubscribe)).status).toBe(200);
  await after(site, 10);
  expect(await states(site)).toEqual([{ email: 'Ada@Example.ca', state: 'confirmed' }]);
  await after(site, 3_650);
  const [own, ...others] = await site.rows('SELECT * FROM newsletter_consents');
  expect(proofs).toContainEqual(own);
  expect(others).toEqual([]);
});

test('another site can neither subscribe nor confirm', async () => {
  const site = await start();
  for (const headers of [{ origin: 'https://evil.example' }, { origin: '' }, { origin: 'null' }]) {
    expect((await subscribe(site, {}, headers)).status).toBe(403);
    expect((await site.post(SUBSCRIBE, form(), { ...FORM, ...headers })).status).toBe(403);
  }
  await subscribe(site);
  const { confirm } = await links(site);
  expect((await press(site, confirm, { origin: 'https://evil.example' })).status).toBe(403);
  expect(await states(site)).toMatchObject([{ state: 'pending' }]);
});

test.each(['text/plain', 'multipart/form-data', ''])('a body of type %j is refused', async (type) => {
  const site = await start();
  expect((await subscribe(site, {}, { 'content-type': type })).status).toBe(415);
});

test('a body that is too long is refused, also as a form', async () => {
  const site = await start();
  expect((await site.post(SUBSCRIBE, form({ website: 'x'.repeat(70_000) }), FORM)).status).toBe(413);
});

/** The foot of a page as the build makes it, as far as the worker looks at it. */
const foot = (language: string) => `<!doctype html><html lang="${language}"><head><title>Page</title></head><body>
<form id="contact"><input name="email" value="mine"></form>
<form class="newsletter" action="/Website/subscribe-newsletter" method="post"><input class="field" name="email">
<input name="consent" type="checkbox" value="true"><input name="page" type="hidden" value="/"><p role="status"></p></form>
</body></html>`;

const full = { ...noLimits, take: () => Promise.resolve({ allowed: false as const, retryAfterSeconds: 7 }) };

test.each([
  ['from another site', 403, { origin: 'https://evil.example' }, 'ne semblait pas venir de notre propre page'],
  ['of another type', 415, { 'content-type': 'text/plain', accept: 'text/html' }, 'Nous n’avons pas pu le lire'],
  ['too often', 429, {}, 'Trop de demandes'],
  ['without a secret', 503, {}, 'momentanément indisponible'],
  ['while the database is gone', 503, {}, 'momentanément indisponible'],
])('a form without script that comes %s is answered by its page', async (name, status, headers, said) => {
  const site = await start({
    assets: assetsOf({ '/fr': { body: foot('fr-CA') }, ...standIns }),
    ...(status === 429 && { limiter: full }),
    ...(name === 'without a secret' && { secret: null }),
  });
  if (name === 'while the database is gone') await site.rows('ALTER TABLE newsletter_subscribers RENAME TO gone');
  const answer = await site.post(SUBSCRIBE, form(), { ...FORM, referer: 'https://gct.example/fr', ...headers });
  const html = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
  expect(answer.headers.get('content-security-policy')).toContain("'sha256-style'");
  expect(html).toMatch(/<p role="status" tabindex="-1" autofocus[^>]*>[^<]+<\/p>/);
  expect(html).toContain(said);
  expect(html).toContain('<title>Erreur\u00a0: Page</title>');
  const typed = status === 429 || status === 503;
  expect(html.includes('name="email" value="ada@example.ca"')).toBe(typed);
  // The other form of the page is left alone, and nobody's consent is ticked for them.
  expect(html).toContain('<input name="email" value="mine">');
  expect(html).not.toContain('checked');
  expect(answer.headers.get('retry-after')).toBe(status === 429 ? '7' : name.includes('database') ? '5' : null);
});

test('a form that names no page of the site comes back with the page of an error', async () => {
  const site = await start({ assets: assetsOf(standIns), limiter: full });
  const answer = await site.post(SUBSCRIBE, form({ page: 'https://evil.example/' }), FORM);
  expect([answer.status, await answer.text()]).toEqual([429, 'Une erreur s’est produite']);
});

test('a button behind a link of a mail that is refused says so on its own page', async () => {
  const site = await start({ assets: assetsOf(standIns) });
  await subscribe(site, { language: 'fr' });
  const { confirm, unsubscribe } = await links(site);
  const foreign = await press(site, confirm, { origin: 'https://evil.example' });
  expect([foreign.status, await foreign.text()]).toEqual([
    403,
    expect.stringMatching(/<html lang="fr-CA">[^]*ne semblait pas venir[^]*<button type="submit">/),
  ]);
  expect(Object.fromEntries(foreign.headers)).toMatchObject({
    'content-type': 'text/html; charset=UTF-8',
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringContaining("form-action 'self'"),
    'referrer-policy': 'same-origin',
  });
  site.needs.limiter = full;
  const often = await press(site, confirm);
  expect([often.status, often.headers.get('retry-after'), await often.text()]).toEqual([
    429,
    '7',
    expect.stringMatching(/Trop de demandes[^]*<button type="submit">/),
  ]);
  await site.rows('ALTER TABLE newsletter_subscribers RENAME TO gone');
  for (const path of [confirm, unsubscribe]) {
    const gone = await press(site, path, { accept: 'text/html', 'accept-language': 'fr' });
    expect([gone.status, await gone.text()]).toEqual([path === confirm ? 429 : 503, 'Une erreur s’est produite']);
  }
});

test('an address subscribes only so often', async () => {
  const site = await start();
  site.needs.limiter = d1Limiter({ db: site.needs.db, now: () => site.needs.now() });
  const statuses: number[] = [];
  for (let round = 0; round < limits.subscribe.most + 1; round += 1) {
    statuses.push((await subscribe(site, { email: `someone-${round}@example.ca` })).status);
  }
  expect(statuses.filter((status) => status === 202)).toHaveLength(limits.subscribe.most);
  expect(statuses.at(-1)).toBe(429);
  expect(await mails(site)).toHaveLength(limits.subscribe.most);
});

test('neither tokens nor mails with them lie in the database, and the log knows nobody', async () => {
  const sent: Message[] = [];
  const site = await start({
    transport: {
      send: (message: Message) => {
        sent.push(message);
        return Promise.resolve({ outcome: 'retry', reason: 'the provider answered 500' });
      },
    },
  });
  await subscribe(site);
  const paths = [linkIn(sent[0], 'confirm'), linkIn(sent[0], 'unsubscribe')];
  for (const path of paths) await site.get(path);
  const tokens = paths.map((path) => present(path.split('token=')[1], 'a token'));
  const everything = JSON.stringify([await stored(site), await site.rows('SELECT * FROM outbox'), site.logged]);
  for (const token of tokens) {
    expect(everything).toContain(await digestOf(token));
    expect(everything).not.toContain(token);
  }
  expect(JSON.stringify(site.logged)).not.toMatch(/ada@|203\.0\.113/i);
});

test('without a secret there is no newsletter, but everybody can still leave', async () => {
  const site = await start();
  await subscribe(site);
  const { confirm, unsubscribe } = await links(site);
  const secretless = createApp({ ...site.needs, secret: null });
  const post = async (path: string) =>
    secretless.fetch(
      new Request(`https://gct.example${path}`, { method: 'POST', headers: { origin: 'https://gct.example' } }),
    );
  expect((await post(confirm)).status).toBe(503);
  expect((await post(unsubscribe)).status).toBe(200);
});

test('rule 42: an address that is subscribed, one that was asked and one that is unknown are answered after the same work', async () => {
  const site = await start();
  await subscribe(site);
  await site.post(linkIn((await mails(site))[0], 'confirm'), '', FORM);
  await subscribe(site, { email: 'waits@example.ca' });
  expect(await site.rows('SELECT state FROM newsletter_subscribers ORDER BY email')).toEqual([
    { state: 'confirmed' },
    { state: 'pending' },
  ]);
  site.needs.transport = null;
  const asked = countStatements(site);
  const workOf = async (email: string) => {
    asked.length = 0;
    const answer = await subscribe(site, { email });
    return [answer.status, await answer.text(), [...answer.headers.keys()].sort(), [...asked]];
  };
  const known = await workOf('ada@example.ca');
  expect(known[3]).toContain('batch of 3');
  expect(await workOf('waits@example.ca')).toEqual(known);
  expect(await workOf('nobody@example.ca')).toEqual(known);
});
