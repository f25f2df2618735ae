import { sessionAtom } from './storage.ts';

/** What is typed at checkout, by the dotted path of the field in the request. */
export const emptyDraft = {
  'contact.firstName': '',
  'contact.lastName': '',
  'contact.email': '',
  'contact.phone': '',
  'contact.organisation': '',
  'billing.line1': '',
  'billing.line2': '',
  'billing.city': '',
  'billing.country': 'CA',
  'billing.province': '',
  'billing.postalCode': '',
  purchaseOrder: '',
  budgetCode: '',
};
export type Draft = typeof emptyDraft;
export type DraftField = keyof Draft;

const MAX_LENGTH = 500;

/** The draft as stored: known fields that are texts, the rest empty. */
export function parseDraft(stored: unknown): Draft {
  const from = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const known = Object.keys(emptyDraft) as DraftField[];
  const kept = known.flatMap((field) => {
    const value = from[field];
    return typeof value === 'string' ? [[field, value.slice(0, MAX_LENGTH)] as const] : [];
  });
  return { ...emptyDraft, ...Object.fromEntries(kept) };
}

/** Survives a reload and ends with the tab: session storage, `bookingDraft`. */
export const $draft = sessionAtom('bookingDraft', parseDraft);

export function write(field: DraftField, value: string): void {
  $draft.set({ ...$draft.get(), [field]: value });
}

export function clearDraft(): void {
  $draft.set(emptyDraft);
}
