import { describe, expect, it } from 'vitest';
import { hasAppeared, isPublished, splitId } from './entry.ts';

describe('an id', () => {
  it('is a language and a slug', () => {
    expect(splitId('fr/excel-niveau-1')).toEqual({ locale: 'fr', slug: 'excel-niveau-1' });
  });

  it.each(['excel', 'de/excel', 'fr/'])('%s is of no folder of a language', (id) => {
    expect(() => splitId(id)).toThrow(`content/${id}: expected a file in a folder en or fr`);
  });
});

describe('what a build shows', () => {
  const build = { preview: false, today: '2026-11-22' };

  it('has no drafts', () => {
    expect([isPublished({ draft: false }, build), isPublished({ draft: true }, build)]).toEqual([true, false]);
  });

  it('has what appears today, and nothing of tomorrow', () => {
    const on = (date: string) => hasAppeared({ draft: false, date }, build);
    expect([on('2026-11-22'), on('2026-11-23')]).toEqual([true, false]);
  });

  it('is everything in a preview', () => {
    const preview = { ...build, preview: true };
    expect(isPublished({ draft: true }, preview) && hasAppeared({ draft: true, date: '2099-01-01' }, preview)).toBe(
      true,
    );
  });
});
