import { expect, test } from 'vitest';
import { isEmail, mailboxKey } from './fields.ts';

test.each([
  '\u00e9ve@example.ca',
  'eve@ex\u00e4mple.ca',
  '\uff45ve@example.ca',
  'e\u0301ve@example.ca',
  'e ve@example.ca',
])('%s is no address: the database would write it small in another way', (address) => {
  expect(isEmail(address)).toBe(false);
});

test('an address in ASCII is one, a tag and a name in IDNA included', () => {
  expect(isEmail("o'brien+a@xn--exmple-cua.ca")).toBe(true);
});

test('for what counts mails, an address is that of its mailbox', () => {
  expect(mailboxKey(' Target+7@Example.ca ')).toBe('target@example.ca');
  expect(mailboxKey('A.d.a+x@GoogleMail.com')).toBe('ada@gmail.com');
  expect(mailboxKey('a.da@example.ca')).toBe('a.da@example.ca');
  expect(mailboxKey('+x@example.ca')).toBe('+x@example.ca');
  expect(mailboxKey('a@b+c.ca')).toBe('a@b+c.ca');
});
