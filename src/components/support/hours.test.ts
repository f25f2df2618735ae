import { expect, it } from 'vitest';
import { namesOfDays } from './hours.ts';

it('names days in a row as a range, others one by one', () => {
  const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
  expect(namesOfDays(week, 'en', '{first} to {last}')).toBe('Monday to Friday');
  expect(namesOfDays(week, 'fr', 'du {first} au {last}')).toBe('du lundi au vendredi');
  expect(namesOfDays(['monday', 'wednesday', 'friday'], 'en', '{first} to {last}')).toBe(
    'Monday, Wednesday, and Friday',
  );
  expect(namesOfDays(['tuesday', 'wednesday'], 'fr', 'du {first} au {last}')).toBe('mardi et mercredi');
});
