import { expect, test } from 'vitest';
import { CHECKOUT, FILLED_IN } from '../domain/storage/checkout-draft.ts';
import { forgetPeopleIn, OF_PEOPLE } from '../domain/storage/of-people.ts';
import { accessEnded, grantAccess, removeAccess } from './account.ts';
import { siteForms } from './kept-forms.ts';
import { comeIn, forgetPeople } from './log-out.ts';
import { $participants, namePerson } from './named-seats.ts';
import { cameBack, leaveToPay } from './paying-from.ts';
import { $code } from './typed-code.ts';

test('who logs out leaves no names, no draft of any form, no code of seats and no way to a booking', async () => {
  namePerson('a', 0, { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.ca' });
  siteForms.writeDraft(CHECKOUT, { 'contact.email': 'ada@example.ca' });
  siteForms.writeDraft(FILLED_IN, { account: '7' });
  siteForms.writeDraft('contact', { message: 'Hello' });
  const keys: string[] = [];
  const send = (key: string) => {
    keys.push(key);
    return Promise.resolve({ ok: false as const, code: 'network' as const });
  };
  await siteForms.sendOnce('contact', { message: 'Hello' }, send);
  $code.set('ABCD-2345');
  leaveToPay({ at: '/manage#secret', invoice: '2026-000001', cents: 1, paidBeforeCents: 0 });
  forgetPeople();
  expect($participants.get()).toEqual([]);
  expect(siteForms.$drafts.get()).toEqual({});
  expect($code.get()).toBeNull();
  globalThis.location = { search: '?paid', pathname: '/', hash: '' } as Location;
  globalThis.history = { replaceState: () => undefined } as unknown as History;
  expect(cameBack()).toBeUndefined();
  // What was sent is known no more: the same again is another request.
  await siteForms.sendOnce('contact', { message: 'Hello' }, send);
  expect(new Set(keys).size).toBe(2);
});

test.each([
  ['another account after a login that ended by itself', 8, true, 0],
  ['another account in place of one that nobody has looked for', 8, false, 0],
  ['the same account', 7, true, 1],
])('%s: who takes the seats of the cart', (_who, account, ended, left) => {
  removeAccess();
  grantAccess(7);
  namePerson('a', 0, { firstName: 'Zelda', lastName: 'Byron', email: 'zelda@example.ca' });
  if (ended) accessEnded();
  comeIn(account);
  expect($participants.get()).toHaveLength(left);
});

test('who logs in at last keeps the people that were named before', () => {
  removeAccess();
  namePerson('a', 0, { firstName: 'Zelda', lastName: 'Byron', email: 'zelda@example.ca' });
  comeIn(7);
  expect($participants.get()).toHaveLength(1);
});

test('a tab forgets what is of people, and keeps the seats that it holds and what names nobody', () => {
  const stored = new Map([
    ...OF_PEOPLE.map((key) => [key, '"x"'] as const),
    ['levelFinder', '{}'],
    ['bookingHold', '{"reference":"r","extended":false}'],
  ]);
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  };
  expect(forgetPeopleIn(storage)).toBe(true);
  expect([...stored.keys()]).toEqual(['levelFinder', 'bookingHold']);
  expect(forgetPeopleIn(storage)).toBe(false);
  stored.set('bookingHold', '{"reference":"r","extended":false,"bookedAt":1}');
  expect(forgetPeopleIn(storage)).toBe(true);
  expect([...stored.keys()]).toEqual(['levelFinder']);
});
