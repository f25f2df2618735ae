import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it('takes the first letter of the first and of the last name, compound ones once', () => {
  expect(initialsOf('Hélène Castonguay-Roy')).toBe('HC');
  expect(initialsOf('Jean-Sébastien Laviolette-Ho')).toBe('JL');
  expect(initialsOf('Émile van der Berg')).toBe('ÉB');
});
