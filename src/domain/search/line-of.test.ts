import { expect, it } from 'vitest';
import { lineOf } from './line-of.ts';

it.each([
  ['a whole sentence', 'Prices are shown before tax. Classes in a room carry its own.', 'Prices are shown before tax.'],
  [
    'the next one with it, where the first says next to nothing',
    'Yes. Until the first session starts.',
    'Yes. Until the first session starts.',
  ],
  [
    'whole words of a longer one',
    'One seat for each of you, in a room of ours: or on line, wherever you are',
    'One seat for each of you, in a room of…',
  ],
  ['no comma at its end', 'One seat for each of you in one room, or on line', 'One seat for each of you in one room…'],
  [
    'no colon at its end',
    'Il vous faut un ordinateur et le soir\u00a0: un casque',
    'Il vous faut un ordinateur et le soir…',
  ],
  ['figures with their point', 'We test with WCAG 2.2 and by hand too. Ask.', 'We test with WCAG 2.2 and by hand too.'],
])('a line is %s', (_, text, line) => {
  expect(lineOf(text, 40)).toBe(line);
});
