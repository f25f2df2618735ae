/** Who can log in on a developer's machine; there is no such account in production. */
export const demoAccount = {
  email: 'demo@gct.example',
  password: 'Maple-Ledger-47',
  firstName: 'Robin',
  language: 'en',
} as const;
