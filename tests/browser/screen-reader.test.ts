import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { href } from '../../src/i18n/routes.ts';
import { locales } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { expect, test } from './quiet-page.ts';
import { Listener } from './spoken.ts';

/**
 * What somebody hears who logs in, searches or books with a keyboard and NVDA, written down in `walks/`. A difference is a
 * change of what is heard: read it aloud, and write it down again with `WALKS=write`.
 */
function expectWalk(name: string, lines: readonly string[]): void {
  const file = join(import.meta.dirname, 'walks', `${name}.txt`);
  const heard = `${lines.join('\n')}\n`;
  if (process.env.WALKS === 'write') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, heard);
  }
  expect(existsSync(file), `${file} is written with WALKS=write`).toBe(true);
  expect(heard).toBe(readFileSync(file, 'utf8'));
}

const focusLink = async (page: import('playwright/test').Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().focus();

for (const locale of locales) {
  test(`${locale}: logging in, as it is heard`, async ({ page, allow }) => {
    allow(/status.* 404|the server responded with a status of 404/);
    const { login } = strings(locale);
    const listener = new Listener(page);
    await listener.begin();
    await page.goto(href('faq', locale));
    await focusLink(page, login.link);
    await listener.hear();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: login.title })).toBeVisible();
    listener.lines.push('[Enter]');
    await listener.hear();
    await listener.press('Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter');
    await listener.press('Escape');
    expectWalk(`login-${locale}`, listener.lines);
  });
}
