import { expect, test } from 'vitest';
import { certificateNumber, isCertificateNumber, typedNumber } from './number.ts';

test('a number is one, and text of another shape is none', () => {
  let next = 0;
  const number = certificateNumber((below) => next++ % below);
  expect(number).toBe('2345-6789-BCDF-GHJK');
  expect(isCertificateNumber(number)).toBe(true);
  for (const other of ['', '2345-6789-BCDF', '2345-6789-BCDF-GHJ0', `${number}-2345`, number.toLowerCase()]) {
    expect(isCertificateNumber(other), other).toBe(false);
  }
});

test.each(['2345-6789-bcdf-ghjk', '23456789BCDFGHJK', ' 2345 6789 BCDF GHJK ', '2345–6789–BCDF–GHJK'])(
  '%j is read as it was meant',
  (typed) => expect(typedNumber(typed)).toBe('2345-6789-BCDF-GHJK'),
);
