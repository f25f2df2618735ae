import * as v from 'valibot';
import { expect, test } from 'vitest';
import { clientIdIn, Visit } from './visit.ts';

test('the number of a browser is what stands in the cookie of the analytics tag', () => {
  expect(clientIdIn('a=b; _ga=GA1.1.1234567890.1700000000; c=d')).toBe('1234567890.1700000000');
  expect(clientIdIn('_ga=GA1.2.12.34')).toBe('12.34');
});

test.each(['', 'x_ga=GA1.1.1.2', '_ga=GA1.1.abc.2', '_ga=GA1.1.1', '_ga_X=GS1.1.1.2'])(
  'there is none in "%s"',
  (cookies) => {
    expect(clientIdIn(cookies)).toBeUndefined();
  },
);

test('nothing else passes for one', () => {
  expect(v.is(Visit, { clientId: '1.2' })).toBe(true);
  expect(v.is(Visit, { clientId: '<b>.2' })).toBe(false);
});
