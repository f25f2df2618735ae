import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

it('works out each answer once, and mixes none up', () => {
  const asked: string[] = [];
  const length = remembered((text: string) => {
    asked.push(text);
    return text.length;
  });
  expect(['a', 'bcd', 'a', 'bcd', ''].map(length)).toEqual([1, 3, 1, 3, 0]);
  expect(asked).toEqual(['a', 'bcd', '']);
});
