/** Who can log in on a developer's machine; there is no such account in production. */
export const demoAccount = {
  email: 'demo@gct.example',
  password: 'Maple-Ledger-47',
  firstName: 'Robin',
  language: 'en',
  role: 'client',
} as const;

/** Writes reports on classes. */
export const demoTrainer = {
  email: 'trainer@gct.example',
  password: 'Cedar-Canoe-58',
  firstName: 'Noor',
  language: 'en',
  role: 'trainer',
} as const;
