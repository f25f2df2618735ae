import { expect, test } from 'vitest';
import { groupOf, isOfOneOwner } from './mail-providers.ts';

test('an address where everybody may have one says nothing of whose it is, in whatever country', () => {
  for (const domain of [
    ...[
      'gmail.com',
      'yahoo.ca',
      'yahoo.co.uk',
      'hotmail.be',
      'outlook.com.br',
      'live.fr',
      'gmx.de',
      'mail.ru',
      'me.com',
    ],
    ...['bell.net', 'sympatico.ca', 'ns.sympatico.ca', 'nl.rogers.com', 'orange.fr', 'comcast.net', 'canada.ca'],
  ]) {
    expect(groupOf(`ada@${domain}`), domain).toBeNull();
    expect(isOfOneOwner(`ada@${domain}`, `grace@${domain}`), domain).toBe(false);
    expect(isOfOneOwner(`ada@${domain}`, `ADA@${domain}`), domain).toBe(true);
  }
});

test('an organization has the addresses of its domain, and of no other', () => {
  for (const domain of [
    'institute.example',
    'mail.institute.ca',
    'outlook.institute.ca',
    'yahoo.institute.qc.ca',
    'rci.rogers.com',
    'tbs-sct.gc.ca',
  ]) {
    expect(groupOf(`ada@${domain}`)).toBe(`@${domain}`);
    expect(isOfOneOwner(`ada@${domain}`, `Grace@${domain.toUpperCase()}`), domain).toBe(true);
    expect(isOfOneOwner(`ada@${domain}`, `grace@sub.${domain}`), domain).toBe(false);
  }
});
