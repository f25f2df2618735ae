import { computed } from 'nanostores';
import { PRIVATE_DRAFTS } from '../domain/storage/private-drafts-key.ts';
import { $accountId } from './account.ts';
import { keyOf, parseKeys } from './idempotency.ts';
import { sessionAtom } from './storage.ts';

/** The forms of the private pages. */
export type PrivateForm = 'survey' | 'report' | 'support';

/** What is typed into a form, by field. */
export type FormDraft = Record<string, string>;

interface Kept {
  /** The account that has typed it. */
  of: string;
  drafts: Record<string, FormDraft>;
  /** The keys of what was sent and has no answer so far, with what was sent. */
  keys: ReturnType<typeof parseKeys>;
}

const MAX_LENGTH = 5_000;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The drafts as stored, and whose they are: texts, the rest dropped. `undefined` where they are nobody's. */
export function parseKept(stored: unknown): Kept | undefined {
  if (!isObject(stored) || typeof stored.of !== 'string') return undefined;
  const drafts = Object.entries(isObject(stored.drafts) ? stored.drafts : {}).flatMap(([form, fields]) => {
    const texts = Object.entries(isObject(fields) ? fields : {}).flatMap(([field, value]) =>
      typeof value === 'string' ? [[field, value.slice(0, MAX_LENGTH)] as const] : [],
    );
    return texts.length > 0 ? [[form, Object.fromEntries(texts)] as const] : [];
  });
  return { of: stored.of, drafts: Object.fromEntries(drafts), keys: parseKeys(stored.keys) };
}

/** Survives a reload; ends with the tab, and with the access of who has typed it. */
const $kept = sessionAtom(PRIVATE_DRAFTS, parseKept);

// Here, in another tab, or while this one showed another page: `islands/login/header-access.ts` does the same there.
$accountId.subscribe((account) => {
  if ($kept.get()?.of === account) return;
  $kept.set(account ? { of: account, drafts: {}, keys: {} } : undefined);
});

export const $drafts = computed($kept, (kept) => kept?.drafts ?? {});

export function writeField(form: PrivateForm, field: string, value: string): void {
  const kept = $kept.get();
  if (!kept) return;
  $kept.set({ ...kept, drafts: { ...kept.drafts, [form]: { ...kept.drafts[form], [field]: value } } });
}

/** The `Idempotency-Key` of a form with this body. It is kept before the form is sent, until `formSent` is called. */
export function keyOfForm(form: PrivateForm, body: object): string {
  const kept = $kept.get();
  const fingerprint = JSON.stringify(body);
  const key = keyOf(kept?.keys[form], fingerprint, () => crypto.randomUUID());
  if (kept) $kept.set({ ...kept, keys: { ...kept.keys, [form]: { fingerprint, key } } });
  return key;
}

/** The form has arrived: what was typed and its key are not needed any more. */
export function formSent(form: PrivateForm): void {
  const kept = $kept.get();
  if (!kept) return;
  const { [form]: _draft, ...drafts } = kept.drafts;
  const { [form]: _key, ...keys } = kept.keys;
  $kept.set({ ...kept, drafts, keys });
}
