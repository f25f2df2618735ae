import { describe, expect, it } from 'vitest';
import { emptyDraft, type Draft } from '../../stores/draft.ts';
import { check, inOrder, inputOf } from './request.ts';

const draft = (rest: Partial<Draft> = {}): Draft => ({
  ...emptyDraft,
  'contact.firstName': 'Ana',
  'contact.lastName': 'Roy',
  'contact.email': 'ana@example.ca',
  'contact.phone': '613-555-0142',
  'billing.line1': '1 Main St',
  'billing.city': 'Ottawa',
  'billing.province': 'ON',
  'billing.postalCode': 'K1A 0B1',
  ...rest,
});
const person = (email = '', eventId = 'a') => ({ eventId, firstName: '', lastName: '', email });
const problems = (typed: Draft, participants = [person()]) => {
  const result = check(inputOf(typed, participants, 100));
  return 'problems' in result ? result.problems : {};
};

describe('check', () => {
  it('gives the request when all is well, trimmed', () => {
    const result = check(inputOf(draft({ 'contact.firstName': ' Ana ' }), [person()], 100));
    expect(result).toMatchObject({
      request: { contact: { firstName: 'Ana' }, totalCents: 100, paymentMethod: 'invoice' },
    });
  });

  it.each(['K1A 0B1', 'k1a0b1', ' k1a 0b1 '])('writes the postal code %j as Canada Post does', (typed) => {
    const result = check(inputOf(draft({ 'billing.postalCode': typed }), [], 100));
    expect(result).toMatchObject({ request: { billing: { postalCode: 'K1A 0B1' } } });
  });

  it('names every empty field at once', () => {
    expect(Object.keys(problems(emptyDraft)).sort()).toEqual([
      'billing.city',
      'billing.line1',
      'billing.postalCode',
      'billing.province',
      'contact.email',
      'contact.firstName',
      'contact.lastName',
      'contact.phone',
    ]);
    expect(new Set(Object.values(problems(emptyDraft)))).toEqual(new Set(['required']));
  });

  it('gives the reason of a wrong value', () => {
    expect(problems(draft({ 'contact.email': 'ana@', 'contact.phone': 'call', 'billing.postalCode': 'D1D' }))).toEqual({
      'contact.email': 'email',
      'contact.phone': 'phone',
      'billing.postalCode': 'postal_code',
    });
  });

  it('asks neither province nor Canadian postal code abroad', () => {
    const abroad = draft({ 'billing.country': 'US', 'billing.province': 'ON', 'billing.postalCode': '10001' });
    expect(check(inputOf(abroad, [], 100))).toMatchObject({ request: { billing: { province: null } } });
  });

  it('finds the same person twice in one class, but not in two', () => {
    expect(problems(draft(), [person('a@b.ca'), person('A@b.ca ')])).toEqual({ 'participants.1.email': 'duplicate' });
    expect(problems(draft(), [person('a@b.ca'), person('a@b.ca', 'b')])).toEqual({});
  });
});

describe('inOrder', () => {
  it('follows the form', () => {
    const found = inOrder({
      budgetCode: 'too_long',
      'participants.0.email': 'email',
      'billing.postalCode': 'required',
      'billing.province': 'required',
    });
    expect(found.map(([path]) => path)).toEqual([
      'billing.province',
      'billing.postalCode',
      'participants.0.email',
      'budgetCode',
    ]);
  });
});
