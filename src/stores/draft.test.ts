import { describe, expect, it } from 'vitest';
import { emptyDraft, parseDraft } from './draft.ts';

describe('parseDraft', () => {
  it('gives back what was typed', () => {
    const typed = { ...emptyDraft, 'contact.firstName': 'Ana', 'billing.province': 'QC' };
    expect(parseDraft(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
  });

  it('keeps the good fields of a damaged draft and ignores unknown ones', () => {
    expect(parseDraft({ 'contact.firstName': 'Ana', 'contact.email': 5, admin: true })).toEqual({
      ...emptyDraft,
      'contact.firstName': 'Ana',
    });
  });

  it.each([undefined, null, 'x', 7, []])('starts empty from %j', (stored) => {
    expect(parseDraft(stored)).toEqual(emptyDraft);
  });
});
