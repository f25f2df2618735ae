import * as v from 'valibot';
import { expect, test } from 'vitest';
import { check } from '../forms/form.ts';
import { NewPromoCode, promoTyped } from './new-code.ts';
import { promoForm } from './promo-form.ts';

const today = { today: '2026-11-20' };
const typed = (values: Record<string, string>) => check(promoForm(['excel']), values, today);

test('what is typed is one code in either language, and what is empty is left out', () => {
  const body = {
    code: 'ETE2027',
    percent: 12_500,
    seats: 3,
    courses: ['excel'],
    kinds: ['software'],
    note: 'for the fair',
  };
  const filled = {
    seats: '3',
    courses: 'excel',
    kinds: 'software',
    note: 'for the fair',
    amount: '',
    from: '',
    uses: ' ',
  };
  for (const percent of ['12.5', '12,5']) {
    expect(typed({ code: ' été 2027', percent, ...filled })).toMatchObject({ body });
  }
  expect(typed({ code: 'FAIR27', amount: '1 234,50 $' })).toMatchObject({ body: { amount: 123_450 } });
});

test('what is sent is what was checked: checked again, it stays as it is', () => {
  const once = v.parse(NewPromoCode, promoTyped({ code: 'fair 27', percent: '10', until: '2027-04-01', note: '' }));
  expect(v.parse(NewPromoCode, once)).toEqual(once);
});

test.each([
  [{ code: '', percent: '10' }, { code: 'required' }],
  [{ code: 'FAIR27' }, { percent: 'required' }],
  [{ code: 'FAIR27', percent: 'ten' }, { percent: 'amount' }],
  [{ code: 'FAIR27', percent: '10', amount: '5' }, { amount: 'duplicate' }],
  [{ code: 'FAIR27', percent: '10', uses: '1.5' }, { uses: 'whole_number' }],
  [{ code: 'FAIR27', percent: '10', seats: '0' }, { seats: 'whole_number' }],
  [{ code: 'FAIR27', percent: '10', from: '2027-02-02', until: '2027-02-01' }, { until: 'past_day' }],
])('%j is refused: %j', (values, problems) => {
  expect(typed(values)).toEqual({ problems });
});

test('a code of one day begins and ends on it', () => {
  expect(typed({ code: 'FAIR27', percent: '10', from: '2027-02-01', until: '2027-02-01' })).toHaveProperty('body');
});
