import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer } from '../../scripts/lib/server.ts';
import { CHALLENGE_ORIGIN } from '../../src/domain/api/challenge.ts';
import { limits } from '../../src/domain/api/limits.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { freshDatabase } from '../fresh-database.ts';
import { expect, test } from './quiet-page.ts';

/** What stands in for the widget: it lets whoever sees it pass. */
const WIDGET = `window.turnstile = { render: (place, { sitekey, language, callback }) => {
  const button = document.createElement('button');
  button.textContent = sitekey + ' ' + language;
  button.onclick = () => callback('passed');
  place.append(button);
} };`;

test('who subscribes many times shows to be a person, in the language of the page, and loses nothing', async ({
  page,
  allow,
}) => {
  test.setTimeout(180_000);
  allow(/status (of )?403/);
  const t = strings('fr');
  const persistTo = mkdtempSync(join(tmpdir(), 'gct-challenge-'));
  await freshDatabase(persistTo);
  const vars = { LIMITS: '1', TURNSTILE_SITE_KEY: 'the-site', TURNSTILE_SECRET: 'a-secret' };
  const server = await startServer({ port: await freePort(), persistTo, vars });
  try {
    await page.route(`${CHALLENGE_ORIGIN}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: WIDGET }),
    );
    const fields = { email: 'ada@example.ca', consent: true, language: 'fr', page: '/fr', website: '' };
    for (let index = 0; index < Math.ceil(limits.subscribe.most / 4); index += 1) {
      const options = { data: fields, headers: { origin: server.url } };
      expect((await page.request.post(`${server.url}/Website/subscribe-newsletter`, options)).status()).toBe(202);
    }

    await page.goto(server.url + href('home', 'fr'));
    const form = page.getByRole('contentinfo');
    await form.getByRole('textbox').fill('grace@example.ca');
    await form.getByRole('checkbox').check();
    const send = form.getByRole('button', { name: t.newsletter.submit });
    await send.click();
    const dialog = page.getByRole('dialog', { name: t.challenge.title });
    await expect(dialog).toContainText(t.challenge.text);

    // Closed, nothing was sent and nothing is lost.
    await dialog.getByRole('button', { name: t.challenge.close }).click();
    await expect(form).toContainText(t.errors.challenge_required);
    await expect(form.getByRole('textbox')).toHaveValue('grace@example.ca');

    await send.click();
    await dialog.getByRole('button', { name: 'the-site fr' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(form).not.toContainText(t.errors.challenge_required);
    await expect(form).toContainText(t.subscription.asked.title);
  } finally {
    await server.stop();
    rmSync(persistTo, { recursive: true, force: true });
  }
});
