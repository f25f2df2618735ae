import { expect } from 'vitest';
import type { ConfirmedView, ConfirmRequest } from '../../src/domain/booking/contract.ts';
import { createStripeDouble, type StripeDouble } from '../../scripts/stripe/double.ts';
import { stripeCards } from '../platform/stripe.ts';
import { confirmBody, hold, startSite, withHst, type TestSite, type WantedSeats } from './harness.ts';
import { siteDataOf } from './site-data.ts';
import type { SiteClass, SiteData } from '../../src/domain/site/site-data.ts';
import type { Dependencies } from '../platform/dependencies.ts';

/** What the card company signs with, unless told otherwise. */
export const CARD_SECRET = 'whsec_test';

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  refundPends: '4000 0000 0000 7726',
  refundFails: '4000 0000 0000 5126',
};

/** A card company that is there, and that nobody asks. */
export const unaskedCards = stripeCards({
  secretKey: 'sk_test_double',
  webhookSecrets: [CARD_SECRET],
  fetch: () => Promise.reject(new Error('the card company was asked')),
});

/** Beside the site, a card company of its own that keeps the site's time. */
export interface CardShop extends TestSite {
  double: StripeDouble;
  /** Fills in the card company's page, and waits until the site has been told. */
  pay(payAt: string, number?: string): Promise<Response>;
  /** Moves both clocks, and waits for what the card company tells meanwhile. */
  pass(minutes: number): Promise<void>;
  /** Holds seats and books them by card; the answer as it came. */
  order(lines: WantedSeats[], changes?: Partial<ConfirmRequest>, headers?: Record<string, string>): Promise<Ordered>;
}

export interface Ordered {
  reference: string;
  response: Response;
  view: ConfirmedView;
}

export const PRICE = 49_500;

interface ShopOptions {
  patience?: number;
  capRoom?: number;
  /** The secrets of webhooks that the site knows, and those that the card company signs with. */
  known?: readonly string[];
  signs?: { secret: string; before?: string };
}

/** `start` is the site that it is a part of: one with an office, say. */
export async function startShop<Site extends TestSite = TestSite>(
  classes: SiteClass[],
  options: ShopOptions = {},
  start: (siteData: SiteData, changes: Partial<Dependencies>) => Promise<Site> = startSite as never,
): Promise<CardShop & Site> {
  const { patience = 20_000, capRoom = Infinity } = options;
  const { known = [CARD_SECRET], signs = { secret: CARD_SECRET } } = options;
  let tell: (request: Request) => Promise<Response> = () => Promise.reject(new Error('not open yet'));
  let now = () => 0;
  const double = createStripeDouble({
    url: 'https://stripe.test',
    webhook: { url: 'https://gct.example/Website/card-events', ...signs },
    fetch: (request) => tell(request),
    wallClock: () => now(),
  });
  const cards = stripeCards({
    secretKey: 'sk_test_double',
    webhookSecrets: known,
    apiUrl: 'https://stripe.test',
    fetch: (input, init) => double.fetch(new Request(input as string, init as RequestInit)),
    timeoutMs: patience,
    retries: 0,
  });
  const site = await start(siteDataOf(classes), { cards, capRoom });
  now = () => site.needs.now().getTime();
  tell = async (request) =>
    site.request(new URL(request.url).pathname, {
      method: 'POST',
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    });
  return {
    ...site,
    double,
    async pay(payAt, number = CARDS.good) {
      const fields = { email: 'ada@example.ca', name: 'Ada Byron', number, expiry: '12 / 34', cvc: '123' };
      const answer = await double.fetch(
        new Request(payAt, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
      );
      await double.control.settled();
      return answer;
    },
    async pass(minutes) {
      site.wait(minutes);
      await double.control.settled();
    },
    async order(lines, changes = {}, headers = {}) {
      const { reference } = await hold(site, lines);
      const seats = lines.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
      const body = confirmBody(withHst(seats * PRICE), { paymentMethod: 'card', ...changes });
      const response = await site.post(`/Website/confirm-booking/${reference}`, body, headers);
      return { reference, response, view: (await response.clone().json()) as ConfirmedView };
    },
  };
}

/** Where the answer says that the card is asked for. */
export function payAtOf({ response, view }: Ordered): string {
  expect([response.status, view.state]).toEqual([200, 'awaiting_payment']);
  return view.payAt ?? '';
}

/** Every seat and every cent, as the rows have them. */
export async function books(site: TestSite) {
  const [bookings, payments, refunds, invoices] = await Promise.all([
    site.rows<{ state: string }>('SELECT state FROM bookings ORDER BY rowid'),
    site.rows<{ state: string }>('SELECT state FROM payments ORDER BY rowid'),
    site.rows<{ state: string; amount_cents: number }>('SELECT state, amount_cents FROM refunds ORDER BY created_at'),
    site.rows<{ number: string }>('SELECT number FROM invoices ORDER BY number'),
  ]);
  return {
    bookings: bookings.map(({ state }) => state),
    payments: payments.map(({ state }) => state),
    refunds: refunds.map((row) => [row.state, row.amount_cents]),
    invoices: invoices.map(({ number }) => number),
  };
}

export const mailsOf = async (site: TestSite) =>
  (await site.rows<{ kind: string }>('SELECT kind FROM outbox ORDER BY kind')).map(({ kind }) => kind);
