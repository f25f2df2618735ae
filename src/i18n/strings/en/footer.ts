/** The foot of every page, beyond the names of pages. */
export const footer = {
  support: 'Support',
  /** On a page in French, for those who read English. */
  only: 'This page is in French only. In English:',
  /** The same on a page that stands in for another. */
  site: 'The site in English:',
  cookies: 'Privacy choices',
} as const;
