/** A script of somebody else's that the owner has configured. */
export interface ThirdParty {
  /** An address on https, or a path of this site. */
  src: string;
  /** What the service knows the site by, where its script asks for it. */
  id?: string | undefined;
}

/** What may be configured, in the order in which it is loaded. */
export const thirdPartyNames = ['tagManager', 'analytics', 'chat', 'advertising'] as const;
export type ThirdPartyName = (typeof thirdPartyNames)[number];
export type ThirdParties = Partial<Record<ThirdPartyName, ThirdParty>>;

/** What a visitor agrees to, or not, one by one. */
const purposes = ['measurement', 'chat', 'advertising'] as const;
export type Purpose = (typeof purposes)[number];

export const purposeOf = {
  tagManager: 'measurement',
  analytics: 'measurement',
  chat: 'chat',
  advertising: 'advertising',
} as const satisfies Record<ThirdPartyName, Purpose>;

/** The purposes that what is configured serves. */
export function purposesOf(configured: ThirdParties): Purpose[] {
  return purposes.filter((purpose) => thirdPartyNames.some((name) => configured[name] && purposeOf[name] === purpose));
}

/** Where the answer of a visitor is kept: local storage. */
export const CONSENT_KEY = 'consent';

/** Whether a stored answer agrees to a purpose; what cannot be read agrees to nothing. */
export function agreesTo(stored: string | null, purpose: Purpose): boolean {
  try {
    const { categories } = JSON.parse(stored ?? '{}') as { categories?: unknown };
    return Array.isArray(categories) && categories.includes(purpose);
  } catch {
    return false;
  }
}
