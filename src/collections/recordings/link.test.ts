import { expect, it } from 'vitest';
import { linkScript } from './link.ts';

const script = (body: string) => ({ collection: 'recordings' as const, id: 'en/lookups', body });

it('a script has the words that are read, and the name of its webinar', () => {
  expect(linkScript(script('## Begin\n\nWelcome to this session.'))).toEqual({
    file: 'content/recordings/en/lookups.md',
    slug: 'lookups',
    words: 'Welcome to this session.',
  });
});

it('a French script has the name of the French webinar', () => {
  expect(linkScript({ ...script('## Début\n\nBonjour.'), id: 'fr/recherches' }).slug).toBe('recherches');
});

it('a text that is no script stops the build with its file and line', () => {
  expect(() => linkScript(script('Welcome.'))).toThrow(
    'content/recordings/en/lookups.md: line 1: expected a heading “## …” before anything else',
  );
});
