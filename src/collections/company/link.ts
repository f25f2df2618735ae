import type { BilingualSupplier } from '../../domain/booking/contract.ts';
import { personNamed, type Person } from '../team/link.ts';
import type { ThirdParties } from '../../domain/site/third-parties.ts';
import type { SiteData } from '../../domain/site/site-data.ts';
import type { Locale } from '../../i18n/locales.ts';
import { href } from '../../i18n/routes.ts';
import type { Company } from './schema.ts';

/** Who issues an invoice. */
export function supplierOf(company: Company): BilingualSupplier {
  const { legalName, headOffice, email, phones, gstHstNumber, qstNumber } = company;
  const [{ number: phone }] = phones;
  return { name: legalName, address: headOffice.lines, email, phone, gstHstNumber, qstNumber };
}

/** Who signs certificates. */
export function signatoryOf({ signatory }: Pick<Company, 'signatory'>, team: readonly Person[]): SiteData['signatory'] {
  const { name, role } = personNamed({ file: 'content/company/company.yaml', field: 'signatory' }, signatory, team);
  return { name, role };
}

/** Who answers calls and messages in a language. */
export const answeringIn = (
  locale: Locale,
  { answering }: Pick<Company, 'answering'>,
  team: readonly Person[],
): Person =>
  personNamed({ file: 'content/company/company.yaml', field: `answering.${locale}` }, answering[locale], team);

/** What a page loads once its visitor agrees. Advertising goes by a file of the site's own. */
export function thirdPartiesOf({ thirdParties }: Pick<Company, 'thirdParties'>): ThirdParties {
  const { tagManager, analytics, chat, advertising } = thirdParties;
  return {
    ...(tagManager && { tagManager: { src: tagManager.src } }),
    ...(analytics && { analytics: { src: analytics.src, id: analytics.id } }),
    ...(chat && { chat: { src: chat.src } }),
    ...(advertising && { advertising: { src: href('advertisingScript', 'en') } }),
  };
}

/** The origins that public pages may load from and talk to for their sake, each once, in the order of the alphabet. */
export function originsOf({ thirdParties }: Pick<Company, 'thirdParties'>): string[] {
  const origins = Object.values(thirdParties).flatMap((party) => [new URL(party.src).origin, ...party.hosts]);
  return [...new Set(origins)].sort();
}
