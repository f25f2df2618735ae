import { expect, test } from 'vitest';
import { languageHash, languageOfHash } from './language-hash.ts';

test('a link of a mail names its language, and no other fragment does', () => {
  expect(languageOfHash(`#${languageHash('fr')}`)).toBe('fr');
  expect(languageOfHash(`#${languageHash('en')}`)).toBe('en');
  expect(languageOfHash('#in-fr&token=x')).toBe('fr');
  for (const hash of ['', '#', '#in-', '#token=x&in-fr', '#in-de', '#token=in-fr'])
    expect(languageOfHash(hash)).toBeUndefined();
});
