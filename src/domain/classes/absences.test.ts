import { expect, test } from 'vitest';
import { check } from '../forms/form.ts';
import { absenceForm, awayOn } from './absences.ts';

const typed = { trainer: 'Ada Tremblay', kind: 'sick', from: '2027-01-12', to: '', note: '' };
const checked = (values: object) => check(absenceForm(['Ada Tremblay']), { ...typed, ...values }, { today: '' });

test('without a last day it is the first one alone', () => {
  expect(checked({})).toEqual({ body: { ...typed, to: '2027-01-12' } });
  expect(checked({ to: '2027-01-16' })).toEqual({ body: { ...typed, to: '2027-01-16' } });
});

test.each([
  [{ from: '' }, { from: 'required' }],
  [{ trainer: '' }, { trainer: 'required' }],
  [{ kind: '' }, { kind: 'choose' }],
  [{ from: '2027-02-29' }, { from: 'day' }],
  [{ to: '2027-01-11' }, { to: 'invalid' }],
  [{ from: '2028-01-01', to: '2029-01-01' }, { to: 'too_long' }],
])('%o is refused', (values, problems) => {
  expect(checked(values)).toEqual({ problems });
});

test('a leap year fits', () => {
  expect(checked({ from: '2028-01-01', to: '2028-12-31' })).toHaveProperty('body');
});

test('a session falls on a day away by the clock of its class, first and last day included', () => {
  const away = [{ from: '2027-01-12', to: '2027-01-14' }];
  const on = (start: string, timeZone = 'America/Vancouver') => awayOn(away, [{ start }], timeZone) !== null;
  expect(on('2027-01-12T16:00:00Z')).toBe(true);
  expect(on('2027-01-14T16:00:00Z')).toBe(true);
  // In the evening of the 11th and of the 14th in Vancouver.
  expect(on('2027-01-12T02:00:00Z')).toBe(false);
  expect(on('2027-01-15T02:00:00Z')).toBe(true);
  expect(awayOn(away, [], 'America/Toronto')).toBeNull();
});
