import { expect, test } from 'vitest';
import { summaryLine } from './form-words.ts';
import { strings } from './strings/index.ts';

test.each(['en', 'fr'] as const)('a summary names each field once (%s)', (locale) => {
  const { checkout, ...texts } = strings(locale);
  const line = (name: string, reason: 'accept' | 'terms_changed' | 'not_for_oneself' | 'email' | 'required') =>
    summaryLine(checkout, texts, name, reason);
  expect(line('terms.version', 'accept')).toBe(texts.validation.accept);
  expect(line('terms.version', 'terms_changed')).toBe(texts.validation.terms_changed);
  // A question would have a colon behind its mark.
  expect(line('buyer', 'not_for_oneself')).toBe(texts.validation.not_for_oneself);
  expect(line('contact.email', 'required')).toBe(checkout.ifEmpty['contact.email']);
  expect(line('contact.email', 'email')).toContain(checkout.fields['contact.email']);
});
