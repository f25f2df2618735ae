/** Who can log in on a developer's machine; there is no such account in production. */
export const demoAccount = {
  email: 'demo@gct.example',
  password: 'Maple-Ledger-47',
  firstName: 'Robin',
  language: 'en',
  role: 'client',
  teaches: null,
} as const;

/** Runs the office. Its phone is told in `/local/second-factor`, on a developer's machine alone. */
export const demoOwner = {
  email: 'office@gct.example',
  password: 'Birch-Harbour-63',
  firstName: 'Andrea',
  language: 'en',
  role: 'client',
  teaches: null,
} as const;

/** In Base32: what the phone of `demoOwner` makes codes of. */
export const DEMO_TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Writes reports on classes. */
export const demoTrainer = {
  email: 'trainer@gct.example',
  password: 'Cedar-Canoe-58',
  firstName: 'Noor',
  language: 'en',
  role: 'trainer',
  teaches: 'Noor Haddad',
} as const;
