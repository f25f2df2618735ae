import type { Download } from '~/collections/downloads/load.ts';
import { languageTags, type Locale } from '~/i18n/locales.ts';

/** The page of free resources as schema.org has it; `site` is the public origin. */
export function downloadsNode(
  downloads: Download[],
  page: { title: string; description: string; url: string; locale: Locale },
  site: URL,
) {
  return {
    '@type': 'CollectionPage',
    name: page.title,
    description: page.description,
    url: page.url,
    hasPart: downloads.map(({ title, href, updated }) => ({
      '@type': 'DigitalDocument',
      name: title,
      url: new URL(href, site).href,
      encodingFormat: 'application/pdf',
      inLanguage: languageTags[page.locale],
      dateModified: updated,
      isAccessibleForFree: true,
    })),
  };
}
