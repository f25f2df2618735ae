import { parse } from 'node-html-parser';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { DECLINED, idIn, lineOf, NO_FUNDS, openShop, sessionOf, type Shop } from './testing.ts';

const nbsp = (text: string) => text.replace(/\s+/g, ' ').trim();

async function open(shop: Shop, changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const session = await shop.stripe.checkout.sessions.create(sessionOf(changes));
  return { session, show: async () => read(await shop.double.fetch(new Request(pageOf(session)))) };
}

const pageOf = ({ url }: Stripe.Checkout.Session): string => idIn(url);

async function read(response: Response) {
  const root = parse(await response.text());
  return { status: response.status, root, text: nbsp(root.querySelector('body')?.textContent ?? '') };
}

test('the page shows lines and total, says that it stands in for Stripe’s, and leads back', async () => {
  const { show } = await open(openShop());
  const { status, root, text } = await show();
  expect(status).toBe(200);
  expect(text).toContain('Excel, level 1 Quantity: 2 $100.00 HST Quantity: 1 $13.00 Total $113.00');
  expect(text).toContain('stands in for Stripe’s');
  expect(text).toContain('no card number is kept');
  expect(root.querySelector('button')?.textContent).toBe('Pay $113.00');
  expect(root.querySelector('a.back')?.getAttribute('href')).toBe('https://site.test/checkout');
  expect(root.querySelector('script')).toBeNull();
});

test('the page speaks the language of the session, or the browser’s where the session leaves it open', async () => {
  const shop = openShop();
  const langOf = async (locale: 'fr-CA' | 'en' | 'auto', acceptLanguage: string) => {
    const { session } = await open(shop, { locale });
    const headers = { 'accept-language': acceptLanguage };
    const { root } = await read(await shop.double.fetch(new Request(pageOf(session), { headers })));
    return [root.querySelector('html')?.getAttribute('lang'), nbsp(root.querySelector('button')?.textContent ?? '')];
  };
  expect(await langOf('fr-CA', 'en')).toEqual(['fr-CA', 'Payer 113,00 $']);
  expect(await langOf('en', 'fr')).toEqual(['en-CA', 'Pay $113.00']);
  expect(await langOf('auto', 'fr-FR,fr;q=0.9')).toEqual(['fr-CA', 'Payer 113,00 $']);
});

test('a good card leads to the site with the session’s id in the address', async () => {
  const shop = openShop();
  const { session } = await open(shop);
  const answer = await shop.pay(session);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`https://site.test/booking?session=${session.id}`);
});

test('a declined card says why and leaves the page open for another', async () => {
  const shop = openShop();
  const { session } = await open(shop);
  const reasons = { [DECLINED]: 'The card was declined', [NO_FUNDS]: 'The card has insufficient funds' };
  for (const [number, reason] of Object.entries(reasons)) {
    const { status, root, text } = await read(await shop.pay(session, { number }));
    expect(status).toBe(402);
    expect(root.querySelector('title')?.textContent).toMatch(/^Error: /);
    expect(root.querySelector('[role=alert]')?.textContent).toContain(reason);
    expect(root.querySelector('#number')?.getAttribute('aria-describedby')).toBe('number-wrong');
    expect(root.querySelector('#email')?.getAttribute('value')).toBe('ann@example.com');
    expect(text).not.toContain('is not that of a test card');
  }
  expect((await shop.pay(session)).status).toBe(303);
  const { payment_intent: intent } = await shop.stripe.checkout.sessions.retrieve(session.id);
  const { latest_charge: charge } = await shop.stripe.paymentIntents.retrieve(idIn(intent));
  expect(await shop.stripe.charges.retrieve(idIn(charge))).toMatchObject({ status: 'succeeded' });
});

const mistakes: [string, Record<string, string>, string][] = [
  ['a card of somebody', { number: '4111 1111 1111 1111' }, 'number'],
  ['a month that has passed', { expiry: '10/26' }, 'expiry'],
  ['a month that there is not', { expiry: '13 / 34' }, 'expiry'],
  ['no security code', { cvc: '' }, 'cvc'],
  ['no name', { name: ' ' }, 'name'],
  ['an e-mail that is none', { email: 'ann' }, 'email'],
];

test.each(mistakes)('%s is pointed out, and nothing is tried', async (_, changes, field) => {
  const shop = openShop();
  const { session } = await open(shop);
  const { status, root } = await read(await shop.pay(session, changes));
  expect(status).toBe(422);
  expect(root.querySelectorAll('[role=alert] a').map((link) => link.getAttribute('href'))).toEqual([`#${field}`]);
  expect(root.querySelector(`#${field}`)?.getAttribute('aria-invalid')).toBe('true');
  expect(await shop.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'open',
    payment_intent: null,
  });
});

test('a card is good to the end of its month', async () => {
  const shop = openShop();
  const { session } = await open(shop);
  expect((await shop.pay(session, { expiry: '11/2026' })).status).toBe(303);
});

test('the number and the code are neither shown again nor kept', async () => {
  const saved: string[] = [];
  const shop = openShop({ save: (state) => saved.push(JSON.stringify(state)) });
  const { session } = await open(shop);
  const again = await (await shop.pay(session, { number: DECLINED, cvc: '987', name: '' })).text();
  expect(parse(again).querySelector('#number')?.getAttribute('value')).toBe('');
  expect(parse(again).querySelector('#cvc')?.getAttribute('value')).toBe('');
  await shop.pay(session, { cvc: '987' });
  expect(saved.length).toBeGreaterThan(0);
  for (const state of saved) expect(state).not.toMatch(/4242 ?4242|987"/);
});

test('a session that was paid or has expired says so, and takes no payment', async () => {
  const shop = openShop();
  const paid = await open(shop);
  await shop.pay(paid.session);
  const { text, root } = await paid.show();
  expect(text).toContain('This has been paid');
  expect(root.querySelector('main a')?.getAttribute('href')).toContain(paid.session.id);
  expect((await read(await shop.pay(paid.session))).text).toContain('This has been paid');

  const late = await open(shop, { locale: 'fr-CA' });
  await shop.double.control.forward(24 * 3600 * 1000);
  expect((await late.show()).text).toContain('Cette page a expiré');
  expect((await read(await shop.pay(late.session))).root.querySelector('main a')?.getAttribute('href')).toBe(
    'https://site.test/checkout',
  );
  expect((await shop.stripe.refunds.list()).data).toEqual([]);
});

test('two payments of one session at once are one', async () => {
  const shop = openShop();
  const { session } = await open(shop);
  const answers = await Promise.all([shop.pay(session), shop.pay(session)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 303]);
  const { data } = await shop.stripe.events.list({ type: 'checkout.session.completed' });
  expect(data).toHaveLength(1);
});

test('what is typed is shown as typed, and never as markup', async () => {
  const shop = openShop();
  const { session, show } = await open(shop, { line_items: [lineOf('<b>Excel</b> & "more"', 100)] });
  expect((await show()).root.querySelector('.lines b')).toBeNull();
  const { root } = await read(await shop.pay(session, { name: '"><script>1</script>', number: '1' }));
  expect(root.querySelector('script')).toBeNull();
  expect(root.querySelector('#name')?.getAttribute('value')).toBe('"><script>1</script>');
});

test('an e-mail that the site knows already is not asked for again', async () => {
  const shop = openShop();
  const { session, show } = await open(shop, { customer_email: 'bob@example.com' });
  const { root, text } = await show();
  expect(root.querySelector('#email')).toBeNull();
  expect(text).toContain('bob@example.com');
  await shop.pay(session, { email: 'somebody@example.com' });
  const { customer_details: who } = await shop.stripe.checkout.sessions.retrieve(session.id);
  expect(who?.email).toBe('bob@example.com');
});

test('an unknown payment is a page that says so', async () => {
  const { double } = openShop();
  for (const path of ['/c/pay/cs_no', '/receipts/ch_no', '/']) {
    const { status, text } = await read(await double.fetch(new Request(`https://stripe.test${path}`)));
    expect(status).toBe(404);
    expect(text).toContain('There is no such payment');
  }
});

test('a receipt shows what was given back', async () => {
  const shop = openShop();
  const { session } = await open(shop, { locale: 'fr-CA' });
  await shop.pay(session);
  const { payment_intent: intent } = await shop.stripe.checkout.sessions.retrieve(session.id);
  await shop.stripe.refunds.create({ payment_intent: idIn(intent), amount: 1300 });
  const { latest_charge: id } = await shop.stripe.paymentIntents.retrieve(idIn(intent));
  const { receipt_url: url } = await shop.stripe.charges.retrieve(idIn(id));
  const { text } = await read(await shop.double.fetch(new Request(idIn(url))));
  expect(text).toContain('Remboursé 13,00 $');
});
