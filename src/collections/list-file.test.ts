import { expect, it } from 'vitest';
import { entriesOf } from './list-file.ts';

const FILE = 'content/roles.yaml';

it('a list has its entries in their order', () => {
  expect(entriesOf(FILE, '- { id: b, title: B }\n- { id: a, title: A }\n')).toEqual([
    { id: 'b', title: 'B' },
    { id: 'a', title: 'A' },
  ]);
});

it.each([
  ['cannot be read', '- id: a\n  title: { en: A', 'content/roles.yaml: '],
  ['is empty', '', 'content/roles.yaml: expected a list of entries'],
  ['is no list', 'a: { title: A }', 'content/roles.yaml: expected a list of entries'],
  ['has one without an id', '- id: a\n- titel: B', 'content/roles.yaml: [1]: id: expected a name of its own'],
  ['has two of one id', '- id: a\n- id: b\n- id: a', 'content/roles.yaml: [2]: id: expected another one than a'],
])('one that %s stops the build', (_, text, problem) => {
  expect(() => entriesOf(FILE, text)).toThrow(problem);
});
