import type { Company } from '~/collections/company/load.ts';
import { absolute, openingHours, provider } from '../ui/structured-data.ts';

/** By which telephone, and when, somebody helps. */
export function supportNode(company: Company, path: string, site: URL) {
  return {
    ...provider(company, site),
    contactPoint: company.phones.map(({ number, label }) => ({
      '@type': 'ContactPoint',
      contactType: 'technical support',
      name: label.en,
      telephone: number,
      email: company.email,
      url: absolute(path, site),
      availableLanguage: ['en', 'fr'],
      hoursAvailable: openingHours(company),
    })),
  };
}
