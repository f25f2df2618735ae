import Stripe from 'stripe';
import { Refusal, wrongCall } from './refusals.ts';

const SECRET_KEY = /^(?:Bearer|Basic)\s+(\S+)$/i;
const TEST_KEY = /^[sr]k_test_\w+$/;

/** The secret key of a call: as a bearer's token, or as the user name of basic authentication. */
function secretKeyOf(header: string): string | undefined {
  const [, token] = SECRET_KEY.exec(header) ?? [];
  if (token === undefined || !/^basic/i.test(header)) return token;
  try {
    return atob(token).split(':', 1)[0];
  } catch {
    return undefined;
  }
}

/** @throws {Refusal} 401 without a test key, 400 for a version whose shapes the double does not have */
export function admit(headers: Headers): void {
  const key = secretKeyOf(headers.get('authorization') ?? '');
  if (!key) {
    throw new Refusal(401, {
      type: 'invalid_request_error',
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    });
  }
  if (!TEST_KEY.test(key)) {
    throw new Refusal(401, {
      type: 'invalid_request_error',
      message: `Invalid API Key provided: ${key.slice(0, 8)}***. This is a stand-in for Stripe: it takes test keys (sk_test_…) only.`,
    });
  }
  const version = headers.get('stripe-version') ?? Stripe.API_VERSION;
  if (version !== Stripe.API_VERSION) {
    throw wrongCall(`Invalid Stripe API version: ${version}. This stand-in speaks ${Stripe.API_VERSION}.`);
  }
}
