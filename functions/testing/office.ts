import { PUT_STAFF } from '../accounts/office-sql.ts';
import { codeOfStep, stepAt } from '../accounts/totp.ts';
import { openOffice, beginSecondFactor, confirmSecondFactor } from '../../src/domain/accounts/office-calls.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { addAccount, cookieOf, PASSWORD, startAccounts, type AccountSite } from './accounts.ts';

export interface StaffMember {
  headers: { cookie: string };
  /** A code of the phone that was not used yet: each one lets half a minute pass. */
  code: () => string;
}

export interface OfficeSite extends AccountSite {
  /** An account with this role whose office is open, and money too where that is said. */
  staff: (email: string, role?: 'staff' | 'owner') => Promise<StaffMember>;
  /** Only logged in. */
  cookieOf: (email: string) => Promise<{ cookie: string }>;
}

/** The site with an office, and whoever a test needs in it. */
export async function startOffice(changes: Partial<Dependencies> = {}, siteData?: SiteData): Promise<OfficeSite> {
  const site = await startAccounts(changes, siteData);
  const cookie = async (email: string) => cookieOf(await site.logIn(email));
  return {
    ...site,
    cookieOf: cookie,
    staff: async (email, role = 'staff') => {
      await addStaff(site, email, role);
      const headers = await cookie(email);
      const begun = await site.post(beginSecondFactor.path, {}, headers);
      const { secret } = await begun.json<{ secret: string }>();
      const code = () => {
        site.wait(0.5);
        return codeOfStep(secret, stepAt(site.needs.now().getTime()));
      };
      await site.post(confirmSecondFactor.path, { code: code() }, headers);
      return { headers, code };
    },
  };
}

/** An account with a role of the office, without a second factor. */
export async function addStaff(site: AccountSite, email: string, role: 'staff' | 'owner'): Promise<void> {
  await addAccount(site, email, PASSWORD, { firstName: 'Stella' });
  const [row] = await site.rows<{ id: number }>('SELECT id FROM accounts WHERE email_key = ?1', email);
  await site.needs.db.prepare(PUT_STAFF).bind(row?.id, role, site.needs.now().getTime()).run();
}

/** Lets the office open again, or money be moved. */
export async function open(
  site: OfficeSite,
  { headers, code }: StaffMember,
  path: string = openOffice.path,
): Promise<Response> {
  return site.post(path, { code: code() }, headers);
}
