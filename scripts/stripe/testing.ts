import Stripe from 'stripe';
import { createStripeDouble, type StripeDouble, type StripeDoubleOptions } from './double.ts';

/** What a receiver of webhooks got: an event that it has verified, or why it refused. */
interface Received {
  event: Stripe.Event | null;
  signature: string | null;
}

export interface Shop {
  stripe: Stripe;
  double: StripeDouble;
  /** Every delivery, in the order in which it came. */
  inbox: Received[];
  /** The types of the events that were taken, in the order in which they came. */
  types(): string[];
  /** What the receiver answers from now on to what it has verified. */
  answerWith(status: number): void;
  /** Fills in the form of a session's page. */
  pay(session: Stripe.Checkout.Session, changes?: Record<string, string>): Promise<Response>;
  /** Lets the machine's own clock go on, where it is held still. */
  tick(ms: number): void;
}

export const SECRET = 'whsec_test';

/** A client of the official package whose calls all end at the double. */
export const clientOf = (double: StripeDouble, config: Stripe.StripeConfig = {}): Stripe =>
  new Stripe('sk_test_double', {
    host: 'stripe.test',
    protocol: 'https',
    httpClient: Stripe.createFetchHttpClient((input, init) => double.fetch(new Request(input, init))),
    maxNetworkRetries: 0,
    telemetry: false,
    ...config,
  });

/** A double, a client and a receiver that checks signatures as the site is to do; the clock stands still. */
export function openShop(options: Partial<StripeDoubleOptions> = {}): Shop {
  const inbox: Received[] = [];
  let status = 200;
  let wall = Date.UTC(2026, 10, 22, 12);
  const receive = async (request: Request): Promise<Response> => {
    const signature = request.headers.get('stripe-signature');
    try {
      const event = await Stripe.webhooks.constructEventAsync(
        await request.text(),
        signature ?? '',
        SECRET,
        300,
        Stripe.createSubtleCryptoProvider(),
        wall,
      );
      inbox.push({ event, signature });
      return new Response(null, { status });
    } catch {
      inbox.push({ event: null, signature });
      return new Response('Bad signature', { status: 400 });
    }
  };
  const double = createStripeDouble({
    url: 'https://stripe.test',
    webhook: { url: 'https://site.test/webhook', secret: SECRET },
    fetch: receive,
    wallClock: () => wall,
    ...options,
  });
  return {
    stripe: clientOf(double),
    double,
    inbox,
    types: () => inbox.flatMap(({ event }) => event?.type ?? []),
    answerWith: (next) => (status = next),
    pay: (session, changes = {}) =>
      double.fetch(
        new Request(`https://stripe.test/c/pay/${session.id}`, {
          method: 'POST',
          body: new URLSearchParams({ ...card, ...changes }),
        }),
      ),
    tick: (ms) => (wall += ms),
  };
}

const card = {
  email: 'ann@example.com',
  name: 'Ann Lee',
  number: '4242 4242 4242 4242',
  expiry: '12 / 34',
  cvc: '123',
};

export const DECLINED = '4000 0000 0000 0002';
export const NO_FUNDS = '4000 0000 0000 9995';
export const REFUND_PENDS = '4000 0000 0000 7726';
export const REFUND_FAILS = '4000 0000 0000 5126';

/** One line of a hundred dollars, and another of thirteen. */
export const sessionOf = (
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  success_url: 'https://site.test/booking?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://site.test/checkout',
  client_reference_id: 'booking-1',
  line_items: [lineOf('Excel, level 1', 5000, 2), lineOf('HST', 1300, 1)],
  ...changes,
});

export const lineOf = (name: string, amount: number, quantity = 1): Stripe.Checkout.SessionCreateParams.LineItem => ({
  quantity,
  price_data: { currency: 'cad', unit_amount: amount, product_data: { name } },
});

/** A session that has been paid. */
export async function paidSession({ stripe, pay }: Shop, changes: Record<string, string> = {}) {
  const { id } = await stripe.checkout.sessions.create(sessionOf());
  await pay(await stripe.checkout.sessions.retrieve(id), changes);
  const session = await stripe.checkout.sessions.retrieve(id);
  return { session, intent: idIn(session.payment_intent) };
}

/** A header of an answer; the package's type and what its fetch client gives differ. */
export const headerOf = (
  { lastResponse }: { lastResponse: { headers: Record<string, string> } },
  name: string,
): string | null => new Headers(lastResponse.headers).get(name);

/** The id that stands in an answer where nothing was opened. */
export function idIn(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('There is no id here');
  return value;
}

/** What a call is refused with. */
export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('The call was not refused');
}
