import { Hono } from 'hono';
import { cardForm, readPayment, type Entered } from './card-form.ts';
import { bodyOf } from './form.ts';
import { layout, messagePage, paymentPage, receiptPage } from './page-views.ts';
import { pageStyle } from './page-style.ts';
import { pay } from './payments.ts';
import { findSession } from './sessions.ts';
import type { Account, SessionRecord } from './state.ts';
import { textsFor, type Texts } from './texts.ts';

const headers = {
  // No `form-action`: browsers hold it against where the answer to a form leads, and that is the site.
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Where the payer goes on: the site's address with the session's id in it. */
const successUrl = ({ session }: SessionRecord): string =>
  (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);

/** The pages that people see: the payment, and its receipt. */
export function createPages(account: Account): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  });

  const closedPage = (texts: Texts, record: SessionRecord) =>
    record.session.status === 'complete'
      ? messagePage(texts, texts.paidTitle, texts.paid, { href: successUrl(record), text: texts.goOn })
      : messagePage(texts, texts.expiredTitle, texts.expired, {
          href: record.session.cancel_url ?? successUrl(record),
          text: texts.goBack,
        });

  const openPage = (texts: Texts, record: SessionRecord, entered: Entered) =>
    layout(texts, {
      title: entered.problems.length > 0 ? texts.errorTitle : texts.title,
      body: paymentPage(texts, record, cardForm(texts, record.session, entered)),
    });

  app.get('/c/pay/:id', (c) => {
    const record = findSession(account, c.req.param('id'));
    const texts = textsFor(record?.session.locale ?? null, c.req.header('accept-language'));
    if (!record) return c.html(messagePage(texts, texts.unknownTitle, texts.unknown), 404);
    if (record.session.status !== 'open') return c.html(closedPage(texts, record));
    return c.html(openPage(texts, record, { problems: [], email: '', name: '', expiry: '' }));
  });

  app.post('/c/pay/:id', async (c) => {
    const record = findSession(account, c.req.param('id'));
    const texts = textsFor(record?.session.locale ?? null, c.req.header('accept-language'));
    if (!record) return c.html(messagePage(texts, texts.unknownTitle, texts.unknown), 404);
    const form = new URLSearchParams(await bodyOf(c.req));
    const { entered, payment } = readPayment(form, record.session, account.now());
    if (record.session.status !== 'open') return c.html(closedPage(texts, record));
    if (!payment) return c.html(openPage(texts, record, entered), 422);
    const outcome = pay(account, record, payment.card, payment.payer);
    if (outcome.kind === 'paid') return c.redirect(successUrl(record), 303);
    return c.html(
      openPage(texts, record, { ...entered, problems: [{ field: 'number', reason: outcome.reason }] }),
      402,
    );
  });

  app.get('/receipts/:id', (c) => {
    const charge = account.state.charges.find(({ id, paid }) => paid && id === c.req.param('id'));
    const session = account.state.sessions.find((one) => one.session.payment_intent === charge?.payment_intent);
    const texts = textsFor(session?.session.locale ?? null, c.req.header('accept-language'));
    if (!charge || !session) return c.html(messagePage(texts, texts.unknownTitle, texts.unknown), 404);
    return c.html(receiptPage(texts, session, charge));
  });

  app.get('/c/style.css', (c) => c.body(pageStyle, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.notFound((c) => {
    const texts = textsFor(null, c.req.header('accept-language'));
    return c.html(messagePage(texts, texts.unknownTitle, texts.unknown), 404);
  });
  return app;
}
