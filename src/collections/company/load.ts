import { getCollection, type CollectionEntry } from 'astro:content';
import type { Supplier } from '../../domain/booking/contract.ts';
import type { Place } from '../../domain/catalogue/classes.ts';
import { provinces, type Province } from '../../domain/money/provinces.ts';
import type { TaxRate, TaxTable } from '../../domain/money/tax.ts';
import type { ThirdParties, ThirdParty } from '../../domain/site/third-parties.ts';

export type Company = CollectionEntry<'company'>['data'];
export type Policies = CollectionEntry<'policies'>['data'];
export type PlaceDetails = CollectionEntry<'places'>['data'];

async function only<Name extends 'company' | 'policies'>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`content/company/${name}.yaml: expected the file to exist`);
  return entry.data;
}

/** The settings of `content/company/company.yaml`. */
export const company = () => only('company');

/** Rates and legal points of `content/company/policies.yaml`. */
export const policies = () => only('policies');

/** The rooms, in the order of `content/company/places.yaml`. */
export async function places(): Promise<PlaceDetails[]> {
  return (await getCollection('places')).map((entry) => entry.data);
}

export function publicPlace({ id, name, city, address, province }: PlaceDetails): Place {
  return { id, name, city, address, province };
}

export async function taxTable(): Promise<TaxTable> {
  const { taxes } = await policies();
  return Object.fromEntries(
    provinces.map((province) => {
      const rates = taxes[province];
      if (!rates) throw new Error(`content/company/policies.yaml: taxes: expected a rate for ${province}`);
      return [province, rates.map(({ code, percent }) => ({ code, rate: percent }))];
    }),
  ) as Record<Province, TaxRate[]>;
}

/** Who issues an invoice. */
export async function supplier(): Promise<Supplier> {
  const { legalName, headOffice, email, phones, gstHstNumber, qstNumber } = await company();
  return { name: legalName, address: headOffice.lines, email, phone: phones[0]!.number, gstHstNumber, qstNumber };
}

/** What a page loads once its visitor agrees. Advertising goes by a file of the site's own. */
export async function thirdParties(): Promise<ThirdParties> {
  const { tagManager, analytics, chat, advertising } = (await company()).thirdParties;
  return {
    ...(tagManager && { tagManager: { src: tagManager.src } }),
    ...(analytics && { analytics: { src: analytics.src, id: analytics.id } }),
    ...(chat && { chat: { src: chat.src } }),
    ...(advertising && { advertising: { src: '/bingAdds.js' } }),
  };
}

/** The advertising script that `/bingAdds.js` loads, where one is configured. */
export async function bingAdds(): Promise<ThirdParty | undefined> {
  return (await company()).thirdParties.advertising;
}

/** The origins that public pages may load from and talk to for their sake. */
export async function thirdPartyOrigins(): Promise<string[]> {
  const configured = Object.values((await company()).thirdParties);
  return [...new Set(configured.flatMap((party) => [new URL(party.src).origin, ...party.hosts]))].sort();
}
