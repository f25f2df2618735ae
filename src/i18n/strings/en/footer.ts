/** The foot of every page, beyond the names of pages. */
export const footer = {
  support: 'Support',
  terms: 'Terms and conditions',
  cookies: 'Privacy choices',
} as const;
