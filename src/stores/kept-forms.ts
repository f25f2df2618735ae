import { computed, type ReadableAtom } from 'nanostores';
import type { Result } from '../api/result.ts';
import type { ErrorCode } from '../domain/api/errors.ts';
import type { Values } from '../domain/forms/form.ts';
import { sessionAtom } from './storage.ts';

interface SentKey {
  /** The call with its body. */
  fingerprint: string;
  key: string;
}

/** What a tab keeps of its forms, so that a reload loses nothing and sends nothing twice. */
interface Kept {
  /** The account that has typed it; empty where that does not matter. */
  of: string;
  /** What is typed, by form. */
  drafts: Readonly<Record<string, Values>>;
  /** The keys of calls without an answer so far, by call. */
  keys: Readonly<Record<string, SentKey>>;
}

/** Longer than any text that a form takes. */
const MAX_LENGTH = 5_000;

const entriesOf = (value: unknown) => Object.entries(typeof value === 'object' && value !== null ? value : {});

/** What is stored, as far as it is drafts and keys of somebody; the rest is dropped. */
export function parseKept(stored: unknown): Kept {
  const { of, drafts, keys } = Object.fromEntries(entriesOf(stored)) as Record<keyof Kept, unknown>;
  const typed = entriesOf(drafts).flatMap(([form, fields]) => {
    const texts = entriesOf(typeof fields === 'string' ? null : fields).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.slice(0, MAX_LENGTH)] as const] : [],
    );
    return texts.length > 0 ? [[form, Object.fromEntries(texts)] as const] : [];
  });
  const sent = entriesOf(keys).flatMap(([call, value]) => {
    const { fingerprint, key } = (value ?? {}) as Partial<SentKey>;
    return typeof fingerprint === 'string' && typeof key === 'string' ? [[call, { fingerprint, key }] as const] : [];
  });
  return { of: typeof of === 'string' ? of : '', drafts: Object.fromEntries(typed), keys: Object.fromEntries(sent) };
}

/** Nobody knows what became of a request with these answers: asked again, it is the same request. */
const unanswered: readonly ErrorCode[] = [
  'network',
  'timeout',
  'unexpected',
  'key_in_progress',
  'unavailable',
  'database_unavailable',
  'payment_unavailable',
];

function without<Value>(all: Readonly<Record<string, Value>>, name: string): Record<string, Value> {
  const { [name]: _gone, ...others } = all;
  return others;
}

export interface KeptForms {
  /** What is typed, by form. */
  $drafts: ReadableAtom<Kept['drafts']>;
  writeDraft: (form: string, values: Values) => void;
  forgetDraft: (form: string) => void;
  /** All drafts, and all keys, which know what was sent. */
  forgetAll: () => void;
  /**
   * Sends a request under an `Idempotency-Key`, which is kept before it is sent and settled by an answer. The same
   * request has the same key until then, over a lost connection and a reload; another one has a new key.
   */
  sendOnce: <Value, Details>(
    call: string,
    request: object,
    send: (key: string) => Promise<Result<Value, Details>>,
  ) => Promise<Result<Value, Details>>;
}

/** Whose forms they are: who is logged in, and whose login has ended by itself. */
interface Owner {
  $account: ReadableAtom<string | undefined>;
  $ended: ReadableAtom<string | undefined>;
}

/**
 * Drafts and keys in session storage under `storageKey`: they survive a reload and end with the tab. With `owner`, they are shown to who
 * has typed them alone, wait where that login has ended by itself, end with a logout, and nothing is kept where nobody is known.
 */
export function keepForms(storageKey: string, owner?: Owner): KeptForms {
  const $stored = sessionAtom<Kept | undefined>(storageKey, parseKept);
  const $kept = owner
    ? computed([$stored, owner.$account], (kept, account) => (account && kept?.of === account ? kept : undefined))
    : $stored;
  const change = (next: (kept: Kept) => Partial<Kept>) => {
    const kept = $kept.get();
    if (kept) $stored.set({ ...kept, ...next(kept) });
  };
  // Here, in another tab, or while this one showed another page: `islands/login/header-access.ts` does the same there.
  if (owner) {
    const $who = computed([owner.$account, owner.$ended], (account, ended) => ({ account, ended }));
    $who.subscribe(({ account, ended }) => {
      const of = $stored.get()?.of;
      if (account && of !== account) $stored.set({ of: account, drafts: {}, keys: {} });
      else if (!account && of !== ended) $stored.set(undefined);
    });
  }

  return {
    $drafts: computed($kept, (kept) => kept?.drafts ?? {}),
    writeDraft: (form, values) => change(({ drafts }) => ({ drafts: { ...drafts, [form]: values } })),
    forgetDraft: (form) => change(({ drafts }) => ({ drafts: without(drafts, form) })),
    forgetAll: () => change(() => ({ drafts: {}, keys: {} })),
    async sendOnce(call, request, send) {
      const fingerprint = JSON.stringify([call, request]);
      const saved = $kept.get()?.keys[call];
      const key = saved?.fingerprint === fingerprint ? saved.key : crypto.randomUUID();
      change(({ keys }) => ({ keys: { ...keys, [call]: { fingerprint, key } } }));
      const result = await send(key);
      if (result.ok || !unanswered.includes(result.code)) change(({ keys }) => ({ keys: without(keys, call) }));
      return result;
    },
  };
}

/** Of the public forms and of the booking. */
export const siteForms = keepForms('formDrafts');
