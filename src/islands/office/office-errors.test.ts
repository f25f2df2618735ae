import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isOffice } from '../../domain/accounts/access.ts';
import type { Call } from '../../domain/api/call.ts';
import type { ErrorCode } from '../../domain/api/errors.ts';
import { officeError } from './texts.ts';

const files = globSync('src/domain/**/*calls.ts').map(
  (file) => import(`../../../${file}`) as Promise<Record<string, unknown>>,
);
const isCall = (one: unknown): one is Call =>
  typeof one === 'object' && one !== null && 'path' in one && 'access' in one;

/** What an answer to the office may be, but for what its own button never meets. */
const codes = new Set<ErrorCode>([
  ...(await Promise.all(files))
    .flatMap((module) => Object.values(module))
    .filter(isCall)
    .filter(({ access }) => isOffice(access))
    .flatMap(({ refuses = [] }) => refuses),
  ...(['unavailable', 'database_unavailable', 'schedule_behind', 'unexpected', 'too_many_requests'] as const),
]);
codes.delete('link_needed');
codes.delete('held_long_enough');

test.each(['en', 'fr'] as const)('the office is not told to call or write to itself, in %s', (locale) => {
  expect(codes.size).toBeGreaterThan(10);
  for (const code of codes)
    expect([code, officeError(locale, code)]).not.toEqual([
      code,
      expect.stringMatching(/call us|write to us|with us|appelez-nous|écrivez-nous|téléphonez-nous/i),
    ]);
});
