import { Hono } from 'hono';
import * as v from 'valibot';
import type { Receiver } from './deliveries.ts';
import { changeDispute, disputeWith, openDispute, type DisputeEnd } from './disputes.ts';
import { FaultRequest, type Faults } from './faults.ts';
import { PlanRequest, type Plans } from './plans.ts';
import { Refusal } from './refusals.ts';
import { remember, type PaidBefore } from './remembered.ts';
import { createRefund, refundWith, settleRefund } from './refunds.ts';
import { emptyState, type Account, type Attempt, type Delivery, type Signature } from './state.ts';

const SendRequest = v.strictObject({
  signature: v.optional(v.picklist(['right', 'wrong', 'old', 'future', 'none']), 'right'),
  copies: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 1),
});
const ClockRequest = v.strictObject({ forward_ms: v.pipe(v.number(), v.minValue(0)) });
const RefundRequest = v.strictObject({ status: v.picklist(['succeeded', 'failed']) });
const DashboardRequest = v.strictObject({
  payment_intent: v.string(),
  amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
const DisputeRequest = v.strictObject({
  payment_intent: v.string(),
  amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  inquiry: v.optional(v.boolean(), false),
});
const DisputeEndRequest = v.strictObject({
  status: v.picklist(['needs_response', 'under_review', 'won', 'lost', 'warning_closed', 'prevented']),
});
const PaidRequest = v.strictObject({
  intent: v.pipe(v.string(), v.regex(/^pi_/)),
  cents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.number(),
  payer: v.strictObject({ email: v.string(), name: v.string() }),
});
const ReceiverRequest = v.strictObject({
  url: v.pipe(v.string(), v.url()),
  secret: v.string(),
  events: v.optional(v.array(v.string())),
});

interface Parts {
  faults: Faults;
  plans: Plans;
  settled(): Promise<void>;
  receive(receiver: Receiver): void;
}

/** What a test can make the double do, in one process or by HTTP. Nothing of it exists at Stripe. */
export interface Control {
  /** What goes wrong with the next calls. */
  fail(fault: v.InferInput<typeof FaultRequest>): void;
  /** Calls succeed again, and events go out as they should; those held back leave now. */
  heal(): void;
  /** What becomes of the next events. */
  plan(plan: v.InferInput<typeof PlanRequest>): void;
  /** Sends an event again, as often at once as said, and waits for the answers. */
  send(event: string, how?: { signature?: Signature; copies?: number }): Promise<void>;
  /** Moves the double's clock, and waits for what falls due: expiries, refunds, deliveries and their retries. */
  forward(ms: number): Promise<void>;
  /** Ends a refund, as a bank does days later, and waits until that is told. */
  endRefund(refund: string, status: 'succeeded' | 'failed'): Promise<void>;
  /** Gives back what was paid, or a part of it, as people do in the dashboard: nobody's key, nobody's metadata. Its id. */
  refundInDashboard(intent: string, cents?: number): Promise<string>;
  /** A bank takes back what was paid, or only asks about it, and that is told. Its id. */
  dispute(intent: string, how?: { cents?: number; inquiry?: boolean }): Promise<string>;
  /** What becomes of a dispute, as its bank says, told likewise. */
  changeDispute(dispute: string, status: DisputeEnd): Promise<void>;
  /** Knows what was paid before it was there. */
  remember(payments: readonly PaidBefore[]): void;
  /** Waits until all that is due has been sent. */
  settled(): Promise<void>;
  /** Sends events to another address from now on. */
  receive(receiver: Receiver): void;
  /** What was sent and what came back, oldest first. */
  attempts(): readonly Attempt[];
  deliveries(): readonly Delivery[];
  /** Forgets everything; the clock is the machine's again. */
  forget(): void;
  /** The same, below `/_test`. */
  fetch(request: Request): Promise<Response>;
}

type Acts = Omit<Control, 'fetch'>;

/** What a cardholder's bank does. */
const createBank = (account: Account, settled: Parts['settled']): Pick<Control, 'dispute' | 'changeDispute'> => ({
  async dispute(intent, { cents, inquiry } = {}) {
    const { id } = openDispute(account, intent, cents, inquiry);
    await settled();
    return id;
  },
  async changeDispute(id, status) {
    changeDispute(account, disputeWith(account, id), status);
    await settled();
  },
});

const createActs = (account: Account, { faults, plans, settled, receive }: Parts): Acts => ({
  fail: faults.add,
  heal() {
    faults.clear();
    plans.clear();
  },
  plan: plans.add,
  async send(id, { signature = 'right', copies = 1 } = {}) {
    const event = account.state.events.find((one) => one.id === id);
    if (!event) throw new Error(`There is no event ${id}`);
    plans.dispatch(event, { signature, copies });
    await settled();
  },
  async forward(ms) {
    await settled();
    account.state.ahead += ms;
    await settled();
  },
  async endRefund(id, status) {
    settleRefund(account, refundWith(account, id), status);
    await settled();
  },
  async refundInDashboard(intent, cents) {
    const { refund } = createRefund(account, {
      payment_intent: intent,
      metadata: {},
      expand: [],
      ...(cents !== undefined && { amount: cents }),
    });
    await settled();
    return refund.id;
  },
  ...createBank(account, settled),
  remember: (payments) => remember(account, payments),
  settled,
  receive,
  attempts: () => account.state.attempts,
  deliveries: () => account.state.deliveries,
  forget() {
    faults.clear();
    plans.clear();
    const { version: _, ahead, ...lists } = emptyState();
    account.state.ahead = ahead;
    for (const name of Object.keys(lists) as (keyof typeof lists)[]) account.state[name].length = 0;
  },
});

/** Reads the JSON of a request; an empty body is an empty object. */
async function bodyOf<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await request.text();
  return v.parse(schema, text === '' ? {} : JSON.parse(text));
}

/** What people in the dashboard, and banks, do with what was paid. */
function addMoney(app: Hono, acts: Acts, done: () => Response): void {
  app.post('/refunds', async ({ req }) => {
    const { payment_intent: intent, amount } = await bodyOf(req.raw, DashboardRequest);
    return Response.json({ id: await acts.refundInDashboard(intent, amount) });
  });
  app.post('/refunds/:id', async ({ req }) => {
    await acts.endRefund(req.param('id'), (await bodyOf(req.raw, RefundRequest)).status);
    return done();
  });
  app.post('/disputes', async ({ req }) => {
    const { payment_intent: intent, amount, inquiry } = await bodyOf(req.raw, DisputeRequest);
    const how = { inquiry, ...(amount !== undefined && { cents: amount }) };
    return Response.json({ id: await acts.dispute(intent, how) });
  });
  app.post('/disputes/:id', async ({ req }) => {
    await acts.changeDispute(req.param('id'), (await bodyOf(req.raw, DisputeEndRequest)).status);
    return done();
  });
}

export function createControl(account: Account, parts: Parts): Control {
  const acts = createActs(account, parts);
  const app = new Hono().basePath('/_test');
  const done = () => Response.json({ now: account.now() });

  app.post('/faults', async ({ req }) => {
    acts.fail(await bodyOf(req.raw, FaultRequest));
    return done();
  });
  app.post('/plans', async ({ req }) => {
    acts.plan(await bodyOf(req.raw, PlanRequest));
    return done();
  });
  app.post('/heal', () => {
    acts.heal();
    return done();
  });
  app.post('/events/:id/send', async ({ req }) => {
    await acts.send(req.param('id'), await bodyOf(req.raw, SendRequest));
    return done();
  });
  app.post('/clock', async ({ req }) => {
    await acts.forward((await bodyOf(req.raw, ClockRequest)).forward_ms);
    return done();
  });
  addMoney(app, acts, done);
  app.post('/payments', async ({ req }) => {
    acts.remember(await bodyOf(req.raw, v.array(PaidRequest)));
    return done();
  });
  app.post('/settled', async () => {
    await acts.settled();
    return done();
  });
  app.post('/webhook', async ({ req }) => {
    acts.receive(await bodyOf(req.raw, ReceiverRequest));
    return done();
  });
  app.post('/forget', () => {
    acts.forget();
    return done();
  });
  app.get('/attempts', () => Response.json(acts.attempts()));
  app.get('/deliveries', () => Response.json(acts.deliveries()));
  app.onError((error) =>
    Response.json({ error: error.message }, { status: error instanceof Refusal ? error.status : 400 }),
  );
  return { ...acts, fetch: async (request) => app.fetch(request) };
}
