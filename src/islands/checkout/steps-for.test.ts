import { expect, test } from 'vitest';
import { strings } from '../../i18n/strings/index.ts';
import { payableText, stepsFor } from './steps-for.ts';

const event = {
  cancellation: [
    { until: '2026-12-09', feeRate: 0 },
    { until: null, feeRate: 100_000 },
  ],
  // The evening of January 12 in Vancouver.
  sessions: [{ start: '2027-01-13T02:00:00Z', end: '2027-01-13T05:00:00Z' }],
  timeZone: 'America/Vancouver',
};

test('rule 33: who pays at the first session cancels free of charge until its day, where the class is', () => {
  expect(stepsFor(event, true)).toEqual([
    { until: '2027-01-12', feeRate: 0 },
    { until: null, feeRate: 100_000 },
  ]);
});

test('everybody else has the steps of the server', () => {
  expect(stepsFor(event, false)).toBe(event.cancellation);
  expect(stepsFor({ ...event, sessions: [] }, true)).toBe(event.cancellation);
});

test('a class that everybody else pays by card says nothing of it to who pays at the first session', () => {
  const { payment } = strings('fr').termsOfClass;
  expect(payableText({ payment: ['card'] }, true, payment)).toBe('');
  expect(payableText({ payment: ['card'] }, false, payment)).toBe(payment.card);
});
