import { Hono, type Context } from 'hono';
import Stripe from 'stripe';
import type * as v from 'valibot';
import { admit } from './admit.ts';
import { disputeWith } from './disputes.ts';
import { expanded, lineItemsOf } from './expand.ts';
import { internalError, type Inside } from './faults.ts';
import { bodyOf, readForm } from './form.ts';
import { newId } from './ids.ts';
import type { Keys } from './keys.ts';
import { createdIn, pageOf } from './lists.ts';
import { parameters, read } from './parameters.ts';
import { chargeWith, intentWith } from './payments.ts';
import { missing, Refusal } from './refusals.ts';
import { createRefund, refundWith } from './refunds.ts';
import { createSession, expireSession, sessionWith } from './sessions.ts';
import type { Account } from './state.ts';

interface Env {
  Bindings: { inside: Inside };
  Variables: { began: boolean; requestId: string; body: string };
}

/** One call: what it takes, and the work; the work begins once the parameters are right. */
function createCall(account: Account) {
  return <Schema extends v.GenericSchema<unknown, { expand: string[] }>>(
      schema: Schema,
      work: (input: v.InferOutput<Schema>, id: string, path: string) => object,
    ) =>
    async (c: Context<Env>): Promise<Response> => {
      const form = c.req.method === 'POST' ? c.get('body') : new URL(c.req.url).search.slice(1);
      const input = read(schema, readForm(form));
      c.set('began', true);
      const { wait, fails } = c.env.inside;
      await wait?.();
      if (fails === 'before') return internalError();
      account.request = { id: c.get('requestId'), key: c.req.header('idempotency-key') ?? null };
      try {
        const answer = expanded(account, work(input, c.req.param('id') ?? '', c.req.path), input.expand);
        return fails === 'after' ? internalError() : c.json(answer);
      } finally {
        account.request = { id: null, key: null };
      }
    };
}

function addSessions(app: Hono<Env>, account: Account): void {
  const call = createCall(account);
  const { state } = account;
  app.post(
    '/v1/checkout/sessions',
    call(parameters.createSession, (input) => createSession(account, input).session),
  );
  app.get(
    '/v1/checkout/sessions',
    call(
      parameters.listSessions,
      ({ created, payment_intent: intent, status, customer_details: who, ...page }, _, path) => {
        const sessions = state.sessions
          .map(({ session }) => session)
          .filter((session) => createdIn(created, session.created))
          .filter((session) => intent === undefined || session.payment_intent === intent)
          .filter((session) => status === undefined || session.status === status)
          .filter((session) => who === undefined || session.customer_details?.email === who.email);
        return pageOf(sessions, page, path, 'checkout.session');
      },
    ),
  );
  app.get(
    '/v1/checkout/sessions/:id',
    call(parameters.retrieve, (_, id) => sessionWith(account, id).session),
  );
  app.get(
    '/v1/checkout/sessions/:id/line_items',
    call(parameters.page, (page, id) => lineItemsOf(account, sessionWith(account, id).session.id, page)),
  );
  app.post(
    '/v1/checkout/sessions/:id/expire',
    call(parameters.retrieve, (_, id) => {
      const record = sessionWith(account, id);
      expireSession(account, record);
      return record.session;
    }),
  );
}

function addMoney(app: Hono<Env>, account: Account): void {
  const call = createCall(account);
  const { state } = account;
  app.get(
    '/v1/payment_intents/:id',
    call(parameters.retrieve, (_, id) => intentWith(account, id)),
  );
  app.get(
    '/v1/charges/:id',
    call(parameters.retrieve, (_, id) => chargeWith(account, id)),
  );
  app.post(
    '/v1/refunds',
    call(parameters.createRefund, (input) => createRefund(account, input).refund),
  );
  app.get(
    '/v1/refunds/:id',
    call(parameters.retrieve, (_, id) => refundWith(account, id).refund),
  );
  app.get(
    '/v1/refunds',
    call(parameters.listRefunds, ({ created, payment_intent: intent, charge, ...page }, _, path) => {
      const refunds = state.refunds
        .map(({ refund }) => refund)
        .filter((refund) => createdIn(created, refund.created))
        .filter((refund) => intent === undefined || refund.payment_intent === intent)
        .filter((refund) => charge === undefined || refund.charge === charge);
      return pageOf(refunds, page, path, 'refund');
    }),
  );
}

function addDisputes(app: Hono<Env>, account: Account): void {
  const call = createCall(account);
  app.get(
    '/v1/disputes/:id',
    call(parameters.retrieve, (_, id) => disputeWith(account, id)),
  );
  app.get(
    '/v1/disputes',
    call(parameters.listDisputes, ({ created, payment_intent: intent, charge, ...page }, _, path) => {
      const disputes = account.state.disputes
        .filter((dispute) => createdIn(created, dispute.created))
        .filter((dispute) => intent === undefined || dispute.payment_intent === intent)
        .filter((dispute) => charge === undefined || dispute.charge === charge);
      return pageOf(disputes, page, path, 'dispute');
    }),
  );
}

function addEvents(app: Hono<Env>, account: Account): void {
  const call = createCall(account);
  const { state } = account;
  app.get(
    '/v1/events',
    call(parameters.listEvents, ({ created, type, types, delivery_success: delivered, ...page }, _, path) => {
      const wanted = types ?? (type === undefined ? undefined : [type]);
      const events = state.events
        .filter((event) => createdIn(created, event.created))
        .filter((event) => wanted?.some((one) => one === event.type || one === '*') ?? true)
        .filter((event) => delivered === undefined || (event.pending_webhooks === 0) === delivered);
      return pageOf(events, page, path, 'event');
    }),
  );
  app.get(
    '/v1/events/:id',
    call(parameters.retrieve, (_, id) => {
      const event = state.events.find((one) => one.id === id);
      if (!event) throw missing('event', id);
      return event;
    }),
  );
}

/** Keeps the answer of a call that changes something under its key, and gives it again. */
function addKeys(app: Hono<Env>, keys: Keys): void {
  app.use('/v1/*', async (c, next) => {
    const key = c.req.header('idempotency-key');
    if (key === undefined || c.req.method !== 'POST') return next();
    const form = new URLSearchParams(c.get('body'));
    form.sort();
    const fingerprint = `${c.req.path}?${form.toString()}`;
    const kept = keys.begin(key, fingerprint);
    if (kept) {
      return c.body(kept.body, kept.status as 200, {
        'content-type': 'application/json',
        'idempotency-key': key,
        'idempotent-replayed': 'true',
        'original-request': kept.request,
      });
    }
    try {
      await next();
    } finally {
      const answer = {
        fingerprint,
        status: c.res.status,
        body: await c.res.clone().text(),
        request: c.get('requestId'),
      };
      keys.end(key, c.get('began') ? answer : undefined);
    }
    c.res.headers.set('idempotency-key', key);
    c.res.headers.set('original-request', c.get('requestId'));
  });
}

/** Stripe's API, as far as the site calls it. */
export function createApi(account: Account, keys: Keys): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/v1/*', async (c, next) => {
    c.set('requestId', newId.request());
    c.set('began', false);
    await next();
    c.res.headers.set('request-id', c.get('requestId'));
    c.res.headers.set('stripe-version', Stripe.API_VERSION);
    c.res.headers.set('cache-control', 'no-cache, no-store');
  });
  app.use('/v1/*', async (c, next) => {
    admit(c.req.raw.headers);
    c.set('body', await bodyOf(c.req));
    await next();
  });
  addKeys(app, keys);
  addSessions(app, account);
  addMoney(app, account);
  addDisputes(app, account);
  addEvents(app, account);
  app.notFound((c) =>
    c.json(
      {
        error: {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${c.req.method}: ${c.req.path}), or one that this stand-in does not know.`,
        },
      },
      404,
    ),
  );
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json({ error: error.body }, error.status);
    throw error;
  });
  return app;
}
