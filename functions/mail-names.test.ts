import { expect, test } from 'vitest';
import { officeMails } from '../src/i18n/strings/en/office/mails.ts';
import { mails } from './capabilities.ts';

test('every mail has a name on the screens of the office, and no other has one', () => {
  expect(Object.keys(officeMails).sort()).toEqual(mails.map(({ kind }) => kind).sort());
});
