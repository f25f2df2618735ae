/** The square picture that players of podcasts show; `scripts/podcast-cover.ts` draws it. */
export const coverOf = (locale: 'en' | 'fr'): string =>
  locale === 'en' ? '/podcast/cover.png' : `/podcast/cover-${locale}.png`;
