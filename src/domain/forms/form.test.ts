import * as v from 'valibot';
import { expect, test } from 'vitest';
import { optionalLine, requiredLine } from '../fields.ts';
import { check, field, inOrder, nested, schemaOf, type Form } from './form.ts';

const context = { today: '2026-11-20' };
const fields = {
  place: field(v.picklist(['ours', 'yours'], 'choose'), { as: 'choice' }),
  city: field(optionalLine(80), {
    conditional: true,
    refuse: ({ place, city }) => (place === 'yours' && city === '' ? 'required' : undefined),
  }),
  people: field(v.pipe(requiredLine(3), v.regex(/^\d+$/, 'whole_number'), v.transform(Number))),
  from: field(requiredLine(10), {
    refuse: ({ from }, { today }) => (String(from) < today ? 'past_day' : undefined),
  }),
};
const form: Form<{ people: number }> = { fields, schema: (given) => schemaOf(fields, given) };
const right = { place: 'ours', city: '', people: '3', from: '2026-11-20' };
const problemsOf = (changes: Record<string, string>) => {
  const checked = check(form, { ...right, ...changes }, context);
  return 'problems' in checked ? Object.entries(checked.problems) : [];
};

test('a field is required, and as long, as its schema says', () => {
  expect(Object.values(fields).map(({ required, maxlength }) => [required, maxlength])).toEqual([
    [true, undefined],
    [false, 80],
    [true, 3],
    [true, 10],
  ]);
  expect(field(v.optional(v.union([v.literal(''), requiredLine(6)]), '')).maxlength).toBe(6);
});

test('what is right is given as its schema makes it', () => {
  expect(check(form, right, context)).toEqual({ body: { ...right, people: 3 } });
});

test('each field has its first reason, in the order of the form', () => {
  expect(problemsOf({ place: '', people: '', from: '' })).toEqual([
    ['place', 'choose'],
    ['people', 'required'],
    ['from', 'required'],
  ]);
});

test('a field may depend on another, even where others are wrong, and on the day', () => {
  expect(problemsOf({ place: 'yours' })).toEqual([['city', 'required']]);
  expect(problemsOf({ place: 'yours', people: 'x', from: '2026-11-19' })).toEqual([
    ['city', 'required'],
    ['people', 'whole_number'],
    ['from', 'past_day'],
  ]);
});

test('problems of no field come last', () => {
  expect(Object.keys(inOrder(fields, { token: 'invalid', people: 'required', place: 'choose' }))).toEqual([
    'place',
    'people',
    'token',
  ]);
});

test('dotted paths are objects in objects', () => {
  expect(nested({ 'a.b': '1', 'a.c.d': 2, e: '' })).toEqual({ a: { b: '1', c: { d: 2 } }, e: '' });
});
