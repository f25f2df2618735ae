import { sessionAtom } from './storage.ts';

/** What is typed into the forms of the site, by the form's id and the field's name. */
export type FormDrafts = Record<string, Record<string, string>>;

/** As long as the longest text that a form takes. */
const MAX_LENGTH = 4_000;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The drafts as stored: texts, the rest dropped. */
export function parseDrafts(stored: unknown): FormDrafts {
  return Object.fromEntries(
    Object.entries(isObject(stored) ? stored : {}).flatMap(([form, fields]) => {
      const texts = Object.entries(isObject(fields) ? fields : {}).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value.slice(0, MAX_LENGTH)] as const] : [],
      );
      return texts.length > 0 ? [[form, Object.fromEntries(texts)] as const] : [];
    }),
  );
}

/** Survives a reload and ends with the tab: session storage, `formDrafts`. */
const $drafts = sessionAtom('formDrafts', parseDrafts);

export function draftOf(form: string): Record<string, string> {
  return $drafts.get()[form] ?? {};
}

export function writeDraft(form: string, fields: Record<string, string>): void {
  $drafts.set({ ...$drafts.get(), [form]: fields });
}

export function clearFormDraft(form: string): void {
  const { [form]: _sent, ...others } = $drafts.get();
  $drafts.set(others);
}
