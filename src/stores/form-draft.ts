import type { WritableAtom } from 'nanostores';
import { sessionAtom } from './storage.ts';

/** What is typed into a form, by field. */
export type FormDraft = Record<string, string>;

const MAX_LENGTH = 5_000;

export function parseFormDraft(stored: unknown): FormDraft {
  const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).flatMap(
    ([field, value]) => (typeof value === 'string' ? [[field, value.slice(0, MAX_LENGTH)] as const] : []),
  );
  return Object.fromEntries(entries);
}

/** The forms of the private pages; each survives a reload and ends with the tab, in session storage, or at logout. */
export const formDrafts = {
  survey: sessionAtom('surveyDraft', parseFormDraft),
  report: sessionAtom('reportDraft', parseFormDraft),
  support: sessionAtom('supportDraft', parseFormDraft),
};

export function writeField(draft: WritableAtom<FormDraft>, field: string, value: string): void {
  draft.set({ ...draft.get(), [field]: value });
}

export function clearFormDrafts(): void {
  for (const draft of Object.values(formDrafts)) draft.set({});
}
