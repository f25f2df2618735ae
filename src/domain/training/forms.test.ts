import { expect, test } from 'vitest';
import { check, type Form } from '../forms/form.ts';
import { attendanceField, ratingField, reportForm, supportForm, surveyForm } from './forms.ts';
import { ratedAspects } from './survey.ts';

const outcome = <Body>(form: Form<Body>, typed: Record<string, string>) => check(form, typed, { today: '2026-11-20' });
const rated = Object.fromEntries(ratedAspects.map((aspect) => [ratingField(aspect), '4']));

test('a survey is sent as numbers, and names each rating that is missing', () => {
  expect(outcome(surveyForm, { eventId: 'a', ...rated, mayQuote: 'on' })).toMatchObject({
    body: { eventId: 'a', ratings: { content: 4, overall: 4 }, liked: '', mayQuote: true },
  });
  const unrated = Object.fromEntries(Object.keys(rated).map((name) => [name, '']));
  expect(outcome(surveyForm, unrated)).toEqual({
    problems: { eventId: 'required', ...Object.fromEntries(Object.keys(rated).map((name) => [name, 'required'])) },
  });
});

test('a report names the person whose attendance is missing', () => {
  const form = reportForm([{ id: 'p1' }, { id: 'p2' }]);
  expect(outcome(form, { eventId: 'a', [attendanceField('p1')]: 'present' })).toEqual({
    problems: { [attendanceField('p2')]: 'required', covered: 'required' },
  });
  const typed = { eventId: 'a', [attendanceField('p1')]: 'present', [attendanceField('p2')]: 'absent', covered: 'All' };
  expect(outcome(form, typed)).toMatchObject({
    body: {
      attendance: [
        { participantId: 'p1', state: 'present' },
        { participantId: 'p2', state: 'absent' },
      ],
    },
  });
});

test('a call for help is about the class that runs, if any does', () => {
  const typed = { topic: 'sound', phone: '', message: 'I hear nothing' };
  expect(outcome(supportForm('a'), typed)).toMatchObject({ body: { eventId: 'a', topic: 'sound' } });
  expect(outcome(supportForm(null), { ...typed, phone: 'call', message: ' ' })).toEqual({
    problems: { phone: 'phone', message: 'required' },
  });
});
