import type { Company } from '~/collections/company/load.ts';
import type { Person } from '~/collections/team/load.ts';
import type { Locale } from '~/i18n/locales.ts';
import { absolute, provider } from '../ui/structured-data.ts';

/** The people of the company, on the page that tells of each of them. */
export function employeesNode(people: Person[], company: Company, locale: Locale, site: URL) {
  return {
    ...provider(company, site),
    employee: people.map(({ name, role, languages, portrait, href }) => ({
      '@type': 'Person',
      name,
      jobTitle: role[locale],
      knowsLanguage: languages,
      image: absolute(portrait, site),
      url: absolute(href[locale], site),
    })),
  };
}
