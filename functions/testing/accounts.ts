import type { SiteData } from '../../src/domain/site/site-data.ts';
import { newAccountId } from '../accounts/account-id.ts';
import { hashPassword } from '../accounts/password.ts';
import { INSERT_ACCOUNT, FIRST_PASSWORD } from '../accounts/sql.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { digestOf } from '../platform/secrets.ts';
import { fastHash, startSite, TEST_SECRET, type TestSite } from './harness.ts';
import { siteDataOf } from './site-data.ts';

export const LOGIN = '/Website/validate-login';
export const PASSWORD = 'correct horse battery';

export interface AccountSite extends TestSite {
  /** How many slow hashes were worked out. */
  hashes: () => number;
  logIn: (email: string, password?: string, headers?: Record<string, string>) => Promise<Response>;
}

/** The site with an account of Ada's, and a hash of passwords that is fast and counted. */
export async function startAccounts(
  changes: Partial<Dependencies> = {},
  siteData: SiteData = siteDataOf([]),
): Promise<AccountSite> {
  let hashes = 0;
  const site = await startSite(siteData, {
    slowHash: (input, salt) => {
      hashes += 1;
      return fastHash(input, salt);
    },
    ...changes,
  });
  await addAccount(site, 'Ada@Example.ca', PASSWORD);
  return {
    ...site,
    hashes: () => hashes,
    logIn: async (email, password = PASSWORD, headers = {}) =>
      site.post(LOGIN, { Email: email, passwordEncrypted: await digestOf(password) }, headers),
  };
}

export async function addAccount(
  { needs }: TestSite,
  email: string,
  password: string | null,
  { firstName = 'Ada', language = 'en', role = 'client', teaches = null as string | null } = {},
): Promise<void> {
  const key = email.toLowerCase();
  const at = needs.now().getTime();
  const account = [newAccountId(), email, key, firstName, language, at, role, teaches];
  await needs.db
    .prepare(INSERT_ACCOUNT)
    .bind(...account)
    .run();
  if (password === null) return;
  const stored = await hashPassword({ secret: TEST_SECRET, slowHash: fastHash }, await digestOf(password));
  await needs.db.prepare(FIRST_PASSWORD).bind(key, stored, at).run();
}

/** The `Cookie` header of a browser that got this answer. */
export function cookieOf(answer: Response): { cookie: string } {
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';', 1);
  return { cookie };
}

/** The same, of a browser that has kept nothing but its device. */
export function deviceOf(answer: Response): { cookie: string } {
  const found = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-device='));
  return { cookie: found?.split(';', 1)[0] ?? '' };
}
