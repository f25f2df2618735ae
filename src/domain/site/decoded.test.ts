import { expect, test } from 'vitest';
import { decoded } from './decoded.ts';

test('a part of an address is read as text, and one that is written wrong breaks no page', () => {
  expect(decoded('Qu%C3%A9bec')).toBe('Québec');
  for (const wrong of ['%', '%E0', 'a%zz']) expect(decoded(wrong)).toBe(wrong);
});
