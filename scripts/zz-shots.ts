import { chromium } from '/work/wt/checkout/node_modules/playwright/index.mjs';
import { mkdtempSync } from 'node:fs';
import { freePort, migrate, startServer } from '/work/wt/checkout/scripts/lib/server.ts';
import { browserArguments, findBrowser } from '/work/wt/checkout/scripts/lib/browser.ts';
const only = process.argv[2];
const persistTo = mkdtempSync('/tmp/gct-shots-');
await migrate(persistTo);
const server = await startServer({ port: await freePort(), persistTo, vars: { LIMITS: 'off' } });
console.log(server.url);
const browser = await chromium.launch({ args: browserArguments, executablePath: findBrowser() });
const text = {
  en: { course: '/course/excel-level-1', checkout: '/checkout', first: 'First name', last: 'Last name', mail: 'E-mail', phone: 'Telephone', street: 'Street address', city: 'City', postal: 'Postal code', terms: 'I accept the terms', add: 'Add to cart', paste: 'Paste a list', en: 'the English version', book: 'Book for' },
  fr: { course: '/fr/cours/excel-niveau-1', checkout: '/fr/paiement', first: 'Prénom', last: 'Nom', mail: 'Courriel', phone: 'Téléphone', street: 'Numéro et rue', city: 'Ville', postal: 'Code postal', terms: 'J’accepte', add: 'Ajouter au panier', paste: 'Coller une liste', en: 'x', book: 'Réserver pour' },
} as const;
for (const locale of ['fr'] as const) for (const width of [360, 1280]) {
  const name = `${locale}-${width}`;
  if (only && only !== name) continue;
  const t = text[locale];
  const context = await browser.newContext({ viewport: { width, height: 800 }, serviceWorkers: 'block', timezoneId: 'America/Toronto' });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(name, 'console', m.text()));
  page.on('pageerror', (e) => console.log(name, 'pageerror', e.message));
  await page.route('**/course-detail/*', async (route) => { const a = await route.fetch(); const b = await a.json() as any; const open = b.classes.filter((c: any) => c.availability !== 'closed'); open[0].payment = []; open[1].payment = ['card']; open[2].payment = ['card']; await route.fulfill({ json: b }); });
  await page.goto(server.url + t.course);
  // one row too near
  await page.waitForTimeout(1500);
  await page.locator('[data-class-list]').screenshot({ path: `/tmp/shots-checkout/${name}-rows.png` });
  const buttons = page.locator('.class-rows .class-form button:visible');
  const n = await buttons.count();
  await buttons.nth(n - 1).click();
  await page.waitForTimeout(1500);
  await page.waitForSelector('dialog.cart-drawer[open]'); await page.waitForTimeout(1200); await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog.cart-drawer')!.close());
  await page.waitForTimeout(300);
  await buttons.nth(n - 2).click();
  await page.waitForTimeout(1800);
  await page.screenshot({ path: `/tmp/shots-checkout/${name}-drawer.png` });
  await page.goto(server.url + t.checkout);
  await page.waitForTimeout(2500);
  await page.getByLabel(t.first, { exact: true }).first().fill('Noémie');
  await page.getByLabel(t.last, { exact: true }).first().fill('Okafor-Gagné');
  await page.getByLabel(t.mail, { exact: true }).first().fill('noemie@example.ca');
  await page.getByLabel(t.phone).first().fill('819-555-0188');
  await page.getByLabel(t.street).fill('25, rue Eddy');
  await page.getByLabel(t.city).fill('Gatineau');
  await page.getByLabel(t.postal).fill('J8X 4B5');
  await page.locator('summary', { hasText: t.paste }).click();
  await page.locator('textarea').fill(`Ada\tByron\tada-${name}@example.ca\nGrace\tHopper\tgrace-${name}@example.ca\n@@@`);
  await page.locator('textarea + button').click();
  await page.waitForTimeout(400);
  await page.screenshot({ path: `/tmp/shots-checkout/${name}-checkout.png`, fullPage: true });
  await page.evaluate(() => scrollTo(0, 900));
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/shots-checkout/${name}-checkout-mid.png` });
  if (locale === 'en') await page.getByLabel(t.en).check();
  await page.getByRole('button', { name: t.book }).click();
  await page.waitForTimeout(600);
  await page.screenshot({ path: `/tmp/shots-checkout/${name}-refused.png` });
  await page.getByLabel(t.terms).check();
  await page.getByRole('button', { name: t.book }).click();
  await page.waitForURL(/confirmation/);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/shots-checkout/${name}-confirmation.png`, fullPage: true });
  if (name === 'en-1280') {
    const mails = await (await fetch(server.url + '/local/mailbox.json')).json() as { id: string }[];
    await page.goto(`${server.url}/local/mailbox/${mails[0]!.id}`); await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/shots-checkout/mail.png`, fullPage: true });
  }
  await context.close();
  const plain = await browser.newContext({ viewport: { width, height: 800 }, javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(server.url + t.course);
  await still.locator('.class-rows .class-form button').first().click();
  await still.waitForTimeout(800);
  await still.screenshot({ path: `/tmp/shots-checkout/${name}-noscript.png`, fullPage: true });
  if (locale === 'en') {
    await still.locator('[name=name]').fill('Ada Byron'); await still.locator('[name=email]').fill('ada@example.ca'); await still.locator('[name=phone]').fill('613-555-0101');
    await still.locator('form[data-enquiry=seats] button[type=submit]').click(); await still.waitForTimeout(800);
    console.log(name, 'without script', still.url());
  }
  await plain.close();
}
await browser.close();
await server.stop();
