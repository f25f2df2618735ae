import type Stripe from 'stripe';
import * as v from 'valibot';
import { newId } from './ids.ts';
import type { Account, Delivery } from './state.ts';

/**
 * What becomes of the next `times` events (of a type): sent `twice` at once, `late` by `ms`, `reversed` once all of them
 * have happened, `never`, or `forged`, signed in a way that is to be refused, and right when it is tried again.
 */
export const PlanRequest = v.strictObject({
  mode: v.picklist(['twice', 'late', 'reversed', 'never', 'forged']),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  type: v.optional(v.string()),
  ms: v.optional(v.pipe(v.number(), v.minValue(0)), 60_000),
  signature: v.optional(v.picklist(['wrong', 'old', 'future', 'none']), 'wrong'),
});

type Plan = v.InferOutput<typeof PlanRequest>;

/** Puts events on their way to the receiver, each in the way that was planned for it. */
export function createPlans(account: Account) {
  let plans: Plan[] = [];
  let held: Delivery[] = [];

  const take = (type: string): Plan | undefined => {
    const plan = plans.find((one) => one.type === undefined || one.type === type);
    if (plan) plan.times -= 1;
    plans = plans.filter(({ times }) => times > 0);
    return plan;
  };

  /** Lets go of what was held back to be sent in the opposite order. */
  const release = () => {
    const now = account.now();
    held.forEach((delivery, position) => {
      delivery.dueAt = now - position;
      delivery.state = 'waiting';
    });
    held = [];
  };

  const dispatch = (event: Stripe.Event, changes: Partial<Delivery> = {}): Delivery => {
    const delivery: Delivery = {
      id: newId.delivery(),
      event: event.id,
      dueAt: account.now(),
      copies: 1,
      signature: 'right',
      attempts: 0,
      state: 'waiting',
      ...changes,
    };
    account.state.deliveries.push(delivery);
    return delivery;
  };

  return {
    dispatch,
    /** Dispatches an event that has just happened. */
    follow(event: Stripe.Event): void {
      event.pending_webhooks = 1;
      const plan = take(event.type);
      if (!plan) dispatch(event);
      else if (plan.mode === 'twice') dispatch(event, { copies: 2 });
      else if (plan.mode === 'late') dispatch(event, { dueAt: account.now() + plan.ms });
      else if (plan.mode === 'never') dispatch(event, { state: 'withheld' });
      else if (plan.mode === 'forged') dispatch(event, { signature: plan.signature });
      else {
        held.push(dispatch(event, { state: 'withheld' }));
        if (plan.times === 0) release();
      }
    },
    add(request: v.InferInput<typeof PlanRequest>): void {
      plans.push(v.parse(PlanRequest, request));
    },
    clear(): void {
      plans = [];
      release();
    },
  };
}

export type Plans = ReturnType<typeof createPlans>;
