/** The foot of every page, beyond the names of pages. */
export const footer = {
  support: 'Support',
  cookies: 'Privacy choices',
} as const;
