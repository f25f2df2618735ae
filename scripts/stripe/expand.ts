import type Stripe from 'stripe';
import { lineItemOf } from './lines.ts';
import { pageOf } from './lists.ts';
import { wrongCall } from './refusals.ts';
import type { Account } from './state.ts';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The line items of a session, as a part of it and as a call of their own. */
export function lineItemsOf(
  account: Account,
  session: string,
  page: Parameters<typeof pageOf>[1] = { limit: 10 },
): Stripe.ApiList<Stripe.LineItem> {
  const lines = account.state.sessions.find((record) => record.session.id === session)?.lines ?? [];
  // Alone among Stripe's lists, these stand in the order in which they were given.
  return pageOf(lines.map(lineItemOf).reverse(), page, `/v1/checkout/sessions/${session}/line_items`, 'item');
}

const refundsOf = (account: Account, charge: string): Stripe.ApiList<Stripe.Refund> =>
  pageOf(
    account.state.refunds.map(({ refund }) => refund).filter((refund) => refund.charge === charge),
    { limit: 10 },
    `/v1/charges/${charge}/refunds`,
    'refund',
  );

/** What an id in an answer can be replaced with; undefined for what the double has no object of. */
function objectOf(account: Account, id: string): object | undefined {
  const { sessions, intents, charges, refunds, disputes } = account.state;
  return (
    intents.find((one) => one.id === id) ??
    charges.find((one) => one.id === id) ??
    sessions.find((one) => one.session.id === id)?.session ??
    refunds.find((one) => one.refund.id === id)?.refund ??
    disputes.find((one) => one.id === id)
  );
}

/** What is only there when it is asked for. */
function extraOf(account: Account, object: Json, name: string): object | undefined {
  const id = String(object.id);
  if (object.object === 'checkout.session' && name === 'line_items') return lineItemsOf(account, id);
  if (object.object === 'charge' && name === 'refunds') return refundsOf(account, id);
  return undefined;
}

const copy = (value: object): unknown => JSON.parse(JSON.stringify(value));

function expandOne(account: Account, object: Json, [name = '', ...rest]: readonly string[], path: string): void {
  if (object.object === 'list' && name === 'data' && Array.isArray(object.data)) {
    for (const item of object.data) if (isObject(item)) expandOne(account, item, rest, path);
    return;
  }
  const value = object[name];
  if (value === null) return;
  if (!isObject(value)) {
    const found = typeof value === 'string' ? objectOf(account, value) : extraOf(account, object, name);
    if (!found) throw wrongCall(`This property cannot be expanded (${path}).`, { param: 'expand' });
    object[name] = copy(found);
  }
  const inside = object[name];
  if (rest.length > 0 && isObject(inside)) expandOne(account, inside, rest, path);
}

/** An answer with objects in place of the ids that `expand` names, such as `payment_intent.latest_charge`. */
export function expanded(account: Account, answer: object, paths: readonly string[]): Json {
  const json = copy(answer);
  if (!isObject(json)) throw new TypeError('An answer is an object');
  for (const path of paths) expandOne(account, json, path.split('.'), path);
  return json;
}
