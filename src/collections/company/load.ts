import { getCollection } from 'astro:content';
import type { BilingualSupplier } from '../../domain/booking/contract.ts';
import type { ThirdParties, ThirdParty } from '../../domain/site/third-parties.ts';
import { first } from '../../domain/present.ts';
import { formatPhone } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { ContentError } from '../problem.ts';
import { originsOf, supplierOf, thirdPartiesOf } from './link.ts';
import type { Company } from './schema.ts';

export type { Company } from './schema.ts';

/** The settings of `content/company/company.yaml`. */
export async function company(): Promise<Company> {
  const [entry] = await getCollection('company');
  if (!entry) throw new ContentError({ file: 'content/company/company.yaml' }, 'the file to exist');
  return entry.data;
}

/** Who issues an invoice. */
export async function supplier(): Promise<BilingualSupplier> {
  return supplierOf(await company());
}

/** Where a person can be reached, for screens that something went wrong on. */
export async function reach(locale: Locale) {
  const { email, phones } = await company();
  const { number } = first(phones);
  return { email, phone: { number, label: formatPhone(number, locale) } };
}

/** What a page loads once its visitor agrees. */
export async function thirdParties(): Promise<ThirdParties> {
  return thirdPartiesOf(await company());
}

/** The script that the site's own advertising script loads, where one is configured. */
export async function advertisingParty(): Promise<ThirdParty | undefined> {
  return (await company()).thirdParties.advertising;
}

/** The origins that public pages may load from and talk to for the sake of third parties. */
export async function thirdPartyOrigins(): Promise<string[]> {
  return originsOf(await company());
}
