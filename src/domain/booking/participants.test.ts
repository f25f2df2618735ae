import { expect, test } from 'vitest';
import { duplicateParticipants, misplacedParticipants } from './participants.ts';
import { emailKey } from '../fields.ts';

const person = (eventId: string, email = '') => ({ eventId, email, firstName: '', lastName: '' });

test('two spellings of one address are one person', () => {
  expect(emailKey(' Ada@Example.CA ')).toBe(emailKey('ada@example.ca'));
  expect(emailKey('zoe\u0301@example.ca')).toBe(emailKey('zo\u00e9@example.ca'));
  expect(emailKey('  ')).toBeNull();
});

test('a participant of no line is found by its path', () => {
  expect(misplacedParticipants([person('a'), person('b')], [{ eventId: 'a', quantity: 1 }])).toEqual({
    'participants.1.eventId': 'unknown_participant_line',
  });
});

test('more participants than seats are too many', () => {
  expect(misplacedParticipants([person('a'), person('a')], [{ eventId: 'a', quantity: 1 }])).toEqual({
    'participants.1.eventId': 'too_many',
  });
});

test('one person has one seat in a class, and may take several classes', () => {
  const people = [person('a', 'x@example.ca'), person('b', 'x@example.ca'), person('a', 'X@example.ca'), person('a')];
  expect(duplicateParticipants(people, new Map())).toEqual({ 'participants.2.email': 'duplicate' });
});

test('a seat in another booking counts', () => {
  const taken = new Map([['a', new Set(['x@example.ca'])]]);
  expect(duplicateParticipants([person('b', 'x@example.ca'), person('a', 'X@EXAMPLE.ca')], taken)).toEqual({
    'participants.1.email': 'duplicate',
  });
});
