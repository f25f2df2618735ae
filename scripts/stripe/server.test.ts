import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { startStripeDouble, type StripeServer, type StripeServerOptions } from './server.ts';
import { SECRET, sessionOf } from './testing.ts';

async function start(options: Partial<StripeServerOptions> = {}): Promise<StripeServer> {
  const server = await startStripeDouble({ port: 0, ...options });
  onTestFinished(() => server.stop());
  return server;
}

const clientAt = ({ url }: StripeServer, config: Stripe.StripeConfig = {}): Stripe =>
  new Stripe('sk_test_server', {
    host: new URL(url).hostname,
    port: new URL(url).port,
    protocol: 'http',
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 0,
    telemetry: false,
    ...config,
  });

const payAt = (session: Stripe.Checkout.Session) =>
  fetch(session.url ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email: 'ann@example.com',
      name: 'Ann',
      number: '4242424242424242',
      expiry: '12/34',
      cvc: '1234',
    }),
  });

/** A site that takes webhooks, as far as it is up. */
async function startSite(): Promise<{ url: string; events: Stripe.Event[]; server: Server }> {
  const events: Stripe.Event[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      const header = request.headers['stripe-signature'] ?? '';
      events.push(Stripe.webhooks.constructEvent(body, header, SECRET));
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`, events, server };
}

function stateFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'stripe.json');
}

test('the official client and a browser’s form pay over the network, and the webhook arrives', async () => {
  const site = await startSite();
  const server = await start({ webhook: { url: site.url, secret: SECRET } });
  const stripe = clientAt(server);
  const session = await stripe.checkout.sessions.create(sessionOf());
  expect(session.url).toBe(`${server.url}/c/pay/${session.id}`);
  const answer = await payAt(session);
  expect(answer.status).toBe(303);
  await expect
    .poll(() => site.events.map(({ type }) => type), { timeout: 20_000 })
    .toEqual(['payment_intent.succeeded', 'checkout.session.completed']);
});

test('what was paid outlives the double, and so does a webhook that could not be delivered', async () => {
  const file = stateFile();
  const first = await startStripeDouble({
    port: 0,
    stateFile: file,
    webhook: { url: 'http://127.0.0.1:1/', secret: SECRET },
  });
  const session = await clientAt(first).checkout.sessions.create(sessionOf(), { idempotencyKey: 'booking-1' });
  await payAt(session);
  await first.double.control.settled();
  // As after a SIGKILL: nothing but the file is left.
  first.double.close();
  await first.stop();

  const site = await startSite();
  const second = await start({ stateFile: file, webhook: { url: site.url, secret: SECRET } });
  const stripe = clientAt(second);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'paid' });
  const again = await stripe.checkout.sessions.create(sessionOf(), { idempotencyKey: 'booking-1' });
  expect(again.id).toBe(session.id);
  await second.double.control.forward(1000);
  await expect.poll(() => site.events.length, { timeout: 20_000 }).toBe(2);
});

test('an answer is given only once the file has what it tells', async () => {
  const file = stateFile();
  const stripe = clientAt(await start({ stateFile: file }));
  const { id } = await stripe.checkout.sessions.create(sessionOf());
  expect(readFileSync(file, 'utf8')).toContain(id);
});

test('a call that times out, or whose connection is cut, is one that the client may repeat', async () => {
  const server = await start();
  for (const kind of ['timeout', 'cut'] as const) {
    server.double.control.forget();
    server.double.control.fail({ kind, after_work: true });
    const stripe = clientAt(server, { timeout: 2000, maxNetworkRetries: 2 });
    const { id } = await stripe.checkout.sessions.create(sessionOf());
    expect((await stripe.checkout.sessions.list()).data.map((session) => session.id)).toEqual([id]);
  }
});

test('the page’s policy lets nothing run', async () => {
  const server = await start();
  const answer = await fetch(`${server.url}/c/pay/cs_no`);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await fetch(`${server.url}/c/style.css`)).headers.get('content-type')).toContain('text/css');
});
