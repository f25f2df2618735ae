import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readForm } from './form.ts';

test('brackets are hashes, numbers and empty brackets lists', () => {
  expect(
    readForm(
      'mode=payment&line_items[1][quantity]=2&line_items[0][quantity]=1&metadata[a%20b]=%C3%A9&expand[]=x&expand[]=y',
    ),
  ).toEqual({
    mode: 'payment',
    line_items: [{ quantity: '1' }, { quantity: '2' }],
    metadata: { 'a b': 'é' },
    expand: ['x', 'y'],
  });
});

test('a value that is a hash as well, or a name that is none, is refused', () => {
  expect(() => readForm('a=1&a[b]=2')).toThrow('a[b]');
  expect(() => readForm('[a]=1')).toThrow('[a]');
});

test('any text comes through as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const text = value.toWellFormed();
      expect(readForm(`a[b]=${encodeURIComponent(text)}`)).toEqual({ a: { b: text } });
    }),
  );
});
