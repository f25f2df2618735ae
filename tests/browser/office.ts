import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { demoOwner } from '../../functions/accounts/demo-account.ts';
import type { startCards } from '../../scripts/lib/cards.ts';
import { freePort, startServer, type Server } from '../../scripts/lib/server.ts';
import { officeShell } from '../../src/i18n/strings/en/office/shell.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { freshDatabase } from '../fresh-database.ts';
import { expect } from './quiet-page.ts';

type StartCards = typeof startCards;

/** A server of its own with an office, where cards pay if that is said, and what it is stopped by. */
export async function officeServer(cardsOf?: StartCards): Promise<{ server: Server; stop: () => Promise<void> }> {
  const persistTo = mkdtempSync(join(tmpdir(), 'gct-office-'));
  await freshDatabase(persistTo);
  const port = await freePort();
  const cards = await cardsOf?.({ site: `http://localhost:${port}`, port: 0 });
  const vars = { DEMO_TRAINING: 'on', LIMITS: 'off', ...cards?.vars };
  const server = await startServer({ port, persistTo, vars });
  return {
    server,
    stop: async () => {
      await server.stop();
      await cards?.stop();
      rmSync(persistTo, { recursive: true, force: true });
    },
  };
}

/** What the owner's phone shows; asked for, it opens again. */
export const ownersCode = async (server: Server): Promise<string> =>
  (await fetch(`${server.url}/local/second-factor`)).text();

/** As far as the code of the phone. */
export async function comeToDoor(page: Page, server: Server, path: string): Promise<void> {
  const t = strings('en').login;
  await page.goto(server.url + path);
  const dialog = page.getByRole('dialog', { name: t.title });
  await dialog.getByLabel(t.fields.email).fill(demoOwner.email);
  await dialog.getByLabel(t.fields.password).fill(demoOwner.password);
  await dialog.getByRole('button', { name: t.submit }).click();
  await expect(page.getByLabel(officeShell.code)).toBeVisible();
}

/** From the login to the open office, at an address of it. */
export async function openOffice(page: Page, server: Server, path: string): Promise<void> {
  await comeToDoor(page, server, path);
  await page.getByLabel(officeShell.code).fill(await ownersCode(server));
  await page.getByRole('button', { name: officeShell.locked.open }).click();
  await expect(page.getByRole('navigation', { name: officeShell.menu })).toBeVisible();
  await expect(page.getByRole('heading', { name: officeShell.locked.title })).toBeHidden();
}

/** What is about money asks for a code once more: the dialog is answered. */
export async function confirmMoney(page: Page, server: Server): Promise<void> {
  const dialog = page.getByRole('dialog', { name: officeShell.money.title });
  await dialog.getByLabel(officeShell.code).fill(await ownersCode(server));
  await dialog.getByRole('button', { name: officeShell.money.open }).click();
  await expect(dialog).toBeHidden();
}

/** Types who buys for an organisation in Ottawa, into the form in English. */
export async function typeBuyer(page: Page): Promise<void> {
  const { fields } = strings('en').checkout;
  // An organisation may be left out, which its label says.
  await page.getByLabel(new RegExp(`^${fields['contact.organisation']}`)).fill('City of Ottawa');
  const typed = {
    'contact.firstName': 'Grace',
    'contact.lastName': 'Hopper',
    'contact.email': 'grace@example.ca',
    'contact.phone': '613-555-0123',
    'billing.line1': '110 Laurier Ave W',
    'billing.city': 'Ottawa',
    'billing.postalCode': 'K1P 1J1',
  } as const;
  for (const [field, value] of Object.entries(typed) as [keyof typeof typed, string][]) {
    await page.getByLabel(fields[field], { exact: true }).fill(value);
  }
  await page.getByLabel(fields['billing.province'], { exact: true }).selectOption('ON');
}
