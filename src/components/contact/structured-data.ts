import type { Company } from '~/collections/company/load.ts';
import { openingHours, organization } from '~/components/ui/structured-data.ts';
import type { Locale } from '~/i18n/locales.ts';
import { nameOf } from '~/i18n/page-names.ts';
import { href } from '~/i18n/routes.ts';

/** The schema.org node of the page on which people find how to reach the company. `site` is the public origin. */
export function contactPage(company: Company, locale: Locale, site: URL) {
  const { phones } = company;
  const { '@type': type, ...rest } = organization(company, locale, site);
  return {
    '@type': 'ContactPage',
    name: nameOf('contact', locale),
    url: new URL(href('contact', locale), site).href,
    inLanguage: locale,
    mainEntity: {
      '@type': type,
      ...rest,
      contactPoint: phones.map(({ label, number }) => ({
        '@type': 'ContactPoint',
        contactType: 'customer service',
        name: label[locale],
        telephone: number,
        email: company.email,
        areaServed: 'CA',
        availableLanguage: ['en', 'fr'],
        hoursAvailable: openingHours(company),
      })),
    },
  };
}
