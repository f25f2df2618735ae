import { expect, test } from 'vitest';
import { check, initialOf } from '../forms/form.ts';
import { checkoutForm, seatField } from './checkout-form.ts';

const right = {
  paymentMethod: 'invoice',
  'contact.firstName': 'Ana',
  'contact.lastName': 'Roy',
  'contact.email': 'ana@example.ca',
  'contact.phone': '613-555-0142',
  'contact.organisation': 'Example Institute',
  'billing.line1': '1 Main St',
  'billing.city': 'Ottawa',
  'billing.country': 'CA',
  'billing.province': 'ON',
  'billing.postalCode': 'K1A 0B1',
  'terms.version': 'on',
};
const page = { locale: 'en', terms: { en: 'terms-en', fr: 'terms-fr' }, totalCents: 100 } as const;
const outcome = (changes: Record<string, string> = {}, classes = ['a'], locale: 'en' | 'fr' = 'en') => {
  const form = checkoutForm(
    classes.map((eventId) => ({ eventId })),
    { ...page, locale },
  );
  return check(form, { ...right, ...changes }, { today: '2026-11-20' });
};

test('how it is paid has to be said', () => {
  expect(outcome({ paymentMethod: '' })).toEqual({ problems: { paymentMethod: 'choose' } });
  expect(outcome({ paymentMethod: 'card' })).toMatchObject({ body: { paymentMethod: 'card' } });
});

test('the request when all is well, trimmed', () => {
  expect(outcome({ 'contact.firstName': ' Ana ', [seatField(0, 'firstName')]: 'Amir' })).toMatchObject({
    body: {
      contact: { firstName: 'Ana', organisation: 'Example Institute' },
      participants: [{ eventId: 'a', firstName: 'Amir', lastName: '', email: '' }],
      totalCents: 100,
      paymentMethod: 'invoice',
    },
  });
});

test('who buys a seat for herself takes it, unless somebody else is named there', () => {
  const self = { buyer: 'myself', 'contact.lastName': 'Roy' };
  const buyer = { firstName: 'Ana', lastName: 'Roy', email: 'ana@example.ca' };
  expect(outcome(self)).toMatchObject({ body: { participants: [{ eventId: 'a', ...buyer }] } });
  expect(outcome(self, ['a', 'b'])).toMatchObject({ body: { participants: [buyer, buyer] } });
  expect(outcome({ ...self, [seatField(0, 'firstName')]: 'Amir' })).toMatchObject({
    body: { participants: [{ eventId: 'a', firstName: 'Amir', lastName: '', email: '' }] },
  });
  const nobody = { firstName: '', lastName: '', email: '' };
  expect(outcome({}, ['a', 'a'])).toMatchObject({ body: { participants: [nobody, nobody] } });
  expect(outcome({})).toMatchObject({ body: { participants: [nobody] } });
  expect(outcome({ ...self, 'contact.email': 'ana' })).toEqual({ problems: { 'contact.email': 'email' } });
});

test.each(['K1A 0B1', 'k1a0b1', ' k1a 0b1 '])('the postal code %j is written as Canada Post does', (typed) => {
  expect(outcome({ 'billing.postalCode': typed })).toMatchObject({ body: { billing: { postalCode: 'K1A 0B1' } } });
});

test('every empty field is named at once, in the order of the page', () => {
  const form = checkoutForm([{ eventId: 'a' }], page);
  const checked = check(form, initialOf(form.fields), { today: '2026-11-20' });
  expect('problems' in checked && Object.entries(checked.problems)).toEqual([
    ...[
      'contact.firstName',
      'contact.lastName',
      'contact.email',
      'contact.phone',
      'contact.organisation',
      'billing.line1',
      'billing.city',
      'billing.postalCode',
      'billing.province',
    ].map((name) => [name, 'required']),
    ['paymentMethod', 'choose'],
    ['terms.version', 'accept'],
  ]);
});

test('a wrong value has its reason, and the summary follows the page', () => {
  const wrong = {
    budgetCode: 'x'.repeat(61),
    [seatField(0, 'email')]: 'ana@',
    'contact.phone': 'call',
    'billing.postalCode': 'D1D',
  };
  const checked = outcome(wrong);
  expect('problems' in checked && Object.entries(checked.problems)).toEqual([
    ['contact.phone', 'phone'],
    ['billing.postalCode', 'postal_code'],
    [seatField(0, 'email'), 'email'],
    ['budgetCode', 'too_long'],
  ]);
});

test('abroad, neither province nor Canadian postal code is asked', () => {
  const abroad = { 'billing.country': 'US', 'billing.province': 'ON', 'billing.postalCode': '10001' };
  expect(outcome(abroad)).toMatchObject({ body: { billing: { province: null, postalCode: '10001' } } });
  const { asked } = checkoutForm([], page).fields['billing.province'] ?? {};
  expect([asked?.(right), asked?.({ ...right, ...abroad }), asked?.({})]).toEqual([true, false, true]);
});

test('the same person twice in one class is found, but not in two', () => {
  const people = { [seatField(0, 'email')]: 'a@b.ca', [seatField(1, 'email')]: 'A@b.ca ' };
  expect(outcome(people, ['a', 'a'])).toEqual({ problems: { [seatField(1, 'email')]: 'duplicate' } });
  expect(outcome(people, ['a', 'b'])).toHaveProperty('body');
  expect(outcome({ ...people, 'contact.email': '' }, ['a', 'a'])).toEqual({
    problems: { 'contact.email': 'required', [seatField(1, 'email')]: 'duplicate' },
  });
});

test('who takes a seat is not in the draft: it is kept with the cart', () => {
  const { fields } = checkoutForm([{ eventId: 'a' }], page);
  expect(fields[seatField(0, 'email')]?.kept).toBe(false);
  expect(fields['contact.email']?.kept).toBeUndefined();
});

test('a postal code of another province is refused', () => {
  expect(outcome({ 'billing.postalCode': 'H2X 1Y4' })).toEqual({
    problems: { 'billing.postalCode': 'other_province' },
  });
  expect(outcome({ 'billing.postalCode': 'H2X 1Y4', 'billing.province': 'QC' }, ['a'], 'fr')).toHaveProperty('body');
  // While one of them is still to be mended, the other is not to blame.
  expect(outcome({ 'billing.postalCode': 'H2X', 'billing.province': 'QC' }, ['a'], 'fr')).toEqual({
    problems: { 'billing.postalCode': 'postal_code' },
  });
});

test('rule 32: the terms are accepted in the language of the page', () => {
  expect(outcome()).toMatchObject({ body: { language: 'en', terms: { language: 'en', version: 'terms-en' } } });
  expect(outcome({}, ['a'], 'fr')).toMatchObject({
    body: { language: 'fr', terms: { language: 'fr', version: 'terms-fr' } },
  });
  expect(outcome({ 'terms.version': '' })).toEqual({ problems: { 'terms.version': 'accept' } });
});

test('rule 32: a buyer in Quebec who reads English chooses between the French terms and the English ones', () => {
  const inQuebec = { 'billing.province': 'QC', 'billing.postalCode': 'J8X 4B5', language: 'en' };
  expect(outcome(inQuebec)).toEqual({ problems: { 'terms.language': 'choose' } });
  expect(outcome({ ...inQuebec, 'terms.language': 'en' })).toMatchObject({
    body: { language: 'en', terms: { language: 'en', version: 'terms-en' } },
  });
  expect(outcome({ ...inQuebec, 'terms.language': 'fr' })).toMatchObject({
    body: { language: 'en', terms: { language: 'fr', version: 'terms-fr' } },
  });
  expect(outcome(inQuebec, ['a'], 'fr')).toMatchObject({ body: { terms: { language: 'fr', version: 'terms-fr' } } });
});

test('rule 22: a buyer in Quebec who reads English is offered the French invoice first, and nobody else is asked', () => {
  const inQuebec = { 'billing.province': 'QC', 'billing.postalCode': 'J8X 4B5', 'terms.language': 'en' };
  const { options, asked } = checkoutForm([], page).fields.language ?? {};
  expect(options).toEqual(['fr', 'en']);
  expect([
    asked?.(inQuebec),
    asked?.({ 'billing.province': 'ON' }),
    asked?.({ ...inQuebec, 'billing.country': 'US' }),
  ]).toEqual([...[true, false, false]]);
  expect(outcome(inQuebec)).toEqual({ problems: { language: 'choose' } });
  for (const language of ['fr', 'en']) {
    expect(outcome({ ...inQuebec, language })).toMatchObject({ body: { language, terms: { language: 'en' } } });
  }
  // What was chosen before counts no more once the invoice goes elsewhere, or the page is the French one.
  expect(outcome({ language: 'fr' })).toMatchObject({ body: { language: 'en' } });
  expect(outcome({ ...inQuebec, language: 'en' }, ['a'], 'fr')).toMatchObject({ body: { language: 'fr' } });
});

test('rule 33: for whom it is bought is said, and is an organization unless told otherwise', () => {
  expect(outcome()).toMatchObject({ body: { buyer: 'organisation' } });
  expect(outcome({ buyer: 'myself' })).toMatchObject({ body: { buyer: 'myself' } });
});

test('rule 33: who buys for herself takes one seat in each class', () => {
  expect(outcome({ buyer: 'myself' }, ['a', 'b'])).toHaveProperty('body');
  expect(outcome({ buyer: 'myself' }, ['a', 'b', 'a'])).toEqual({ problems: { buyer: 'not_for_oneself' } });
});

test('an organization that books is named; who buys for herself is not asked for one, and sends none', () => {
  const { asked, required } = checkoutForm([], page).fields['contact.organisation'] ?? {};
  expect(required).toBe(true);
  expect([asked?.({}), asked?.({ buyer: 'organisation' }), asked?.({ buyer: 'myself' })]).toEqual([true, true, false]);
  expect(outcome({ 'contact.organisation': ' ' })).toEqual({ problems: { 'contact.organisation': 'required' } });
  // Typed before the other choice was made.
  expect(outcome({ buyer: 'myself' })).toMatchObject({ body: { contact: { organisation: '' } } });
  expect(outcome({ buyer: 'myself', 'contact.organisation': '' })).toHaveProperty('body');
});

test('who buys for herself has no numbers of an organization, though they were typed before', () => {
  const typed = { purchaseOrder: 'PO-1', budgetCode: 'B-2' };
  expect(outcome(typed)).toMatchObject({ body: typed });
  expect(outcome({ ...typed, buyer: 'myself' })).toMatchObject({ body: { purchaseOrder: '', budgetCode: '' } });
});

test.each(['US', 'other'])(
  'a Canadian postal code is in no other country, which would be taxed as none: %s',
  (country) => {
    for (const written of ['K1A 0B1', 'k1a-0b1', 'K 1A 0B 1.'])
      expect(outcome({ 'billing.country': country, 'billing.postalCode': written }), written).toEqual({
        problems: { 'billing.country': 'invalid' },
      });
  },
);

test('abroad, a postal code is that of its country: a ZIP code in the United States, and anything elsewhere', () => {
  const abroad = (country: string, postalCode: string) =>
    outcome({ 'billing.country': country, 'billing.postalCode': postalCode });
  for (const zip of ['02108', '02108-1234'])
    expect(abroad('US', zip)).toMatchObject({ body: { billing: { country: 'US', province: null, postalCode: zip } } });
  for (const none of ['SW1A 1AA', '2108', '021081', '02108-', 'none'])
    expect(abroad('US', none), none).toEqual({ problems: { 'billing.postalCode': 'invalid' } });
  expect(abroad('other', 'SW1A 1AA')).toMatchObject({ body: { billing: { country: 'other', province: null } } });
});
