import { expect, test } from 'vitest';
import { CHECKOUT, FILLED_IN } from '../domain/storage/checkout-draft.ts';
import { siteForms } from './kept-forms.ts';
import { forgetPeople } from './log-out.ts';
import { $participants, namePerson } from './named-seats.ts';

test('who logs out leaves no names, neither of those who come nor of who books, and drafts of other forms', () => {
  namePerson('a', 0, { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.ca' });
  siteForms.writeDraft(CHECKOUT, { 'contact.email': 'ada@example.ca' });
  siteForms.writeDraft(FILLED_IN, { account: '7' });
  siteForms.writeDraft('contact', { message: 'Hello' });
  forgetPeople();
  expect($participants.get()).toEqual([]);
  expect(siteForms.$drafts.get()).toEqual({ contact: { message: 'Hello' } });
});
