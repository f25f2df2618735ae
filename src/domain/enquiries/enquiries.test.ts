import * as v from 'valibot';
import { expect, test } from 'vitest';
import { check } from '../forms/form.ts';
import { centsOf } from '../money/money.ts';
import { enquiryForm, enquiryKinds, type EnquiryKind } from './enquiries.ts';
import { completeEnquiries as complete } from './examples.ts';
import { isDay, MAX_TEXT } from './forms.ts';

const TODAY = '2026-11-20';
/** The reason for which each field is refused. */
function reasons(kind: EnquiryKind, changes: Record<string, string>): Record<string, string> {
  const checked = check(enquiryForm(kind), { ...complete[kind], ...changes }, { today: TODAY });
  return 'problems' in checked ? checked.problems : {};
}

test.each(enquiryKinds)('%s: a complete form is taken, an empty one names what is missing', (kind) => {
  expect(reasons(kind, {})).toEqual({});
  const empty = Object.fromEntries(Object.keys(complete[kind]).map((field) => [field, '']));
  const refused = reasons(kind, empty);
  expect(refused).toMatchObject({ name: 'required', email: 'required' });
  expect(Object.values(refused).every((reason) => reason === 'required' || reason === 'choose')).toBe(true);
});

test.each(enquiryKinds)('%s: a line of its mails cannot be ended by what was typed', (kind) => {
  expect(reasons(kind, { name: 'Ada\r\nBcc: all@example.ca' })).toEqual({ name: 'control_characters' });
  expect(reasons(kind, { email: 'ada@example.ca\nBcc: all@example.ca' })).toEqual({ email: 'control_characters' });
});

test.each(['eve<ada@example.ca', 'ada@example.ca>', 'eve,ada@example.ca', 'eve;ada@example.ca', '"eve"ada@example.ca'])(
  '%s is no address, though a mail with it would reach somebody',
  (email) => {
    expect(reasons('contact', { email })).toEqual({ email: 'email' });
  },
);

test('a text has lines, but no other control characters, and an end', () => {
  const schema = enquiryForm('contact').schema({ today: TODAY });
  expect(v.parse(schema, { ...complete.contact, message: 'one\r\ntwo\rthree\n' }).message).toBe('one\ntwo\nthree');
  expect(reasons('contact', { message: 'a\u0000b' })).toEqual({ message: 'control_characters' });
  expect(reasons('contact', { message: 'x'.repeat(MAX_TEXT + 1) })).toEqual({ message: 'too_long' });
});

test('a class at the client’s own place needs a city', () => {
  expect(reasons('quote', { place: 'yours', city: '' })).toEqual({ city: 'required' });
  expect(reasons('quote', { place: 'yours', city: 'Gatineau' })).toEqual({});
});

test.each([
  ['2026-11-19', 'past_day'],
  ['2027-02-29', 'day'],
  ['next week', 'day'],
  ['2027-2-9', 'day'],
])('a room on %s is refused as %s', (date, reason) => {
  expect(reasons('room', { date })).toEqual({ date: reason });
});

test.each(['0', '-1', '1.5', '11', 'two', '1e1'])('%s places of an event are refused', (places) => {
  expect(reasons('special-event', { places })).toEqual({ places: 'whole_number' });
});

test.each(['ftp://example.ca/cv', 'javascript:alert(1)', 'example.ca', 'https://user@example.ca'])(
  'a résumé at %s is refused',
  (link) => expect(reasons('career', { link })).toEqual({ link: 'link' }),
);

test.each([
  ['1234', 123_400],
  ['1,234.50', 123_450],
  ['1 234,50 $', 123_450],
  ['1 234,5', 123_450],
  ['$0.07', 7],
  ['1,234', 123_400],
  ['12,34', 1_234],
  ['1.234.567,89', 123_456_789],
  ['', null],
  ['-5', null],
  ['1.2.3', null],
  ['559.350', null],
  ['1 18', null],
  ['12 34', null],
  ['12 dollars', null],
  ['1e3', null],
  ['0x10', null],
  ['.50', null],
])('%s is an amount of %s cents', (written, cents) => {
  expect(centsOf(written)).toBe(cents);
});

test('nothing, and more than any invoice, is no amount', () => {
  for (const amount of ['0', '0.00', '500000.01']) expect(reasons('payment', { amount })).toEqual({ amount: 'amount' });
  expect(reasons('payment', { invoice: 'none' })).toEqual({ invoice: 'invoice_number' });
});

test('long input is refused without long thought', () => {
  for (const character of ['1', ',', '1,', 'a', '.']) {
    expect(centsOf(character.repeat(100_000))).toBeNull();
    expect(isDay(character.repeat(100_000))).toBe(false);
  }
});
