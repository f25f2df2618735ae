import { expect } from 'vitest';
import type { RegistrationView } from '../../src/domain/enquiries/registration.ts';
import { present } from '../../src/domain/present.ts';
import { linkToken } from '../platform/secrets.ts';
import { TEST_SECRET, type TestSite } from './harness.ts';

/** The token of the mail that asked an address for its proof last. */
export async function registrationToken(site: TestSite, email: string): Promise<string> {
  const [row] = await site.rows<{ id: string }>(
    'SELECT id FROM unproved_registrations WHERE email_key = lower(?1) ORDER BY created_at DESC, rowid DESC LIMIT 1',
    email,
  );
  return linkToken(TEST_SECRET, 'registration link', present(row, `a registration of ${email}`).id);
}

/** Presses a button of the page behind the mail's link. */
export async function answerRegistration(site: TestSite, token: string, mine = true): Promise<RegistrationView> {
  const answer = await site.post(`/Website/prove-registration/${token}`, { mine });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json<RegistrationView>();
}

/** Keeps the place that an address was registered for last. */
export const proveRegistration = async (site: TestSite, email: string): Promise<RegistrationView> =>
  answerRegistration(site, await registrationToken(site, email));
