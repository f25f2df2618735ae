import type { Company } from '~/collections/company/load.ts';
import { absolute, provider } from '../ui/structured-data.ts';

/** By which telephone, and when, somebody helps. */
export function supportNode(company: Company, path: string, site: URL) {
  const { days, from, to } = company.hours;
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
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => `https://schema.org/${day[0]!.toUpperCase()}${day.slice(1)}`),
        opens: from,
        closes: to,
      },
    })),
  };
}
