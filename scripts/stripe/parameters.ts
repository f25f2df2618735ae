import * as v from 'valibot';
import type { FormTree } from './form.ts';
import { wrongCall, type Refusal } from './refusals.ts';

/**
 * The parameters of the calls that the double knows, as they come in forms and queries. A parameter that is not here is
 * refused, so nothing that a caller relies on is passed over in silence.
 */
const text = (longest = 5000) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest));
const whole = (least: number, most = 99_999_999) =>
  v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number), v.minValue(least), v.maxValue(most));
const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
);
const address = v.pipe(v.string(), v.nonEmpty(), v.maxLength(5000), v.url());

/** What answers can hold whole, with those inside it; checked before any work, so that a slip leaves nothing done. */
const EXPANDABLE =
  /^(data\.)?(line_items|payment_intent|latest_charge|charge|refunds|data)(\.(line_items|latest_charge|charge|payment_intent|refunds|data)){0,3}$/;
const expand = v.optional(
  v.array(
    v.pipe(
      v.string(),
      v.nonEmpty(),
      v.check((path) => EXPANDABLE.test(path)),
    ),
  ),
  [],
);

/** Up to 50 keys of 40 characters with values of 500; an empty value is no entry. */
const metadata = v.optional(
  v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(500))),
    v.maxEntries(50),
    v.transform((entries) => Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== ''))),
  ),
  {},
);

const created = v.optional(
  v.union([
    whole(0, Number.MAX_SAFE_INTEGER),
    v.strictObject({
      gt: v.optional(whole(0, Number.MAX_SAFE_INTEGER)),
      gte: v.optional(whole(0, Number.MAX_SAFE_INTEGER)),
      lt: v.optional(whole(0, Number.MAX_SAFE_INTEGER)),
      lte: v.optional(whole(0, Number.MAX_SAFE_INTEGER)),
    }),
  ]),
);

const page = {
  limit: v.optional(whole(1, 100), '10'),
  starting_after: v.optional(text()),
  ending_before: v.optional(text()),
  expand,
};

const lineItem = v.strictObject({
  quantity: whole(1, 999_999),
  price_data: v.strictObject({
    currency: v.pipe(v.string(), v.toLowerCase(), v.picklist(['cad'])),
    unit_amount: whole(0),
    product_data: v.strictObject({
      name: text(250),
      description: v.optional(text()),
      metadata,
    }),
  }),
});

export const parameters = {
  retrieve: v.strictObject({ expand }),
  page: v.strictObject(page),

  createSession: v.strictObject({
    mode: v.picklist(['payment']),
    ui_mode: v.optional(v.picklist(['hosted_page']), 'hosted_page'),
    success_url: address,
    cancel_url: v.optional(address),
    line_items: v.pipe(v.array(lineItem), v.minLength(1), v.maxLength(100)),
    client_reference_id: v.optional(text(200)),
    customer_email: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(800), v.email())),
    locale: v.optional(v.picklist(['auto', 'en', 'fr', 'fr-CA'])),
    expires_at: v.optional(whole(0, Number.MAX_SAFE_INTEGER)),
    metadata,
    payment_intent_data: v.optional(
      v.strictObject({
        description: v.optional(text(1000)),
        metadata,
        receipt_email: v.optional(v.pipe(v.string(), v.nonEmpty(), v.email())),
        statement_descriptor: v.optional(text(22)),
        statement_descriptor_suffix: v.optional(text(22)),
      }),
      {},
    ),
    payment_method_types: v.optional(v.array(v.picklist(['card'])), ['card']),
    allowed_payment_method_types: v.optional(v.array(v.picklist(['card']))),
    submit_type: v.optional(v.picklist(['auto', 'pay', 'book', 'donate'])),
    adaptive_pricing: v.optional(v.strictObject({ enabled: flag })),
    currency: v.optional(v.pipe(v.string(), v.toLowerCase(), v.picklist(['cad']))),
    expand,
  }),
  listSessions: v.strictObject({
    ...page,
    created,
    payment_intent: v.optional(text()),
    status: v.optional(v.picklist(['open', 'complete', 'expired'])),
    customer_details: v.optional(v.strictObject({ email: text() })),
  }),

  createRefund: v.strictObject({
    payment_intent: v.optional(text()),
    charge: v.optional(text()),
    amount: v.optional(whole(1)),
    reason: v.optional(v.picklist(['duplicate', 'fraudulent', 'requested_by_customer'])),
    metadata,
    expand,
  }),
  listRefunds: v.strictObject({
    ...page,
    created,
    payment_intent: v.optional(text()),
    charge: v.optional(text()),
  }),

  listDisputes: v.strictObject({
    ...page,
    created,
    payment_intent: v.optional(text()),
    charge: v.optional(text()),
  }),

  listEvents: v.strictObject({
    ...page,
    created,
    type: v.optional(text()),
    types: v.optional(v.pipe(v.array(text()), v.maxLength(20))),
    delivery_success: v.optional(flag),
  }),
};

export type CreateSession = v.InferOutput<(typeof parameters)['createSession']>;
export type CreateRefund = v.InferOutput<(typeof parameters)['createRefund']>;
export type Created = v.InferOutput<typeof created>;

/** `line_items[0][price_data][currency]`, as Stripe names what it refuses. */
const nameOf = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? []).map(({ key }, depth) => (depth === 0 ? String(key) : `[${String(key)}]`)).join('');

/** What Stripe says of a value that is wrong in this way; where it has a code for it, that too. */
function refusalOf(issue: v.BaseIssue<unknown>): Refusal {
  const param = nameOf(issue);
  const value = typeof issue.input === 'string' ? issue.input : JSON.stringify(issue.input);
  if (issue.expected === 'never') {
    return wrongCall(`Received unknown parameter: ${param} (or one that this stand-in does not know)`, {
      param,
      code: 'parameter_unknown',
    });
  }
  if (issue.received === 'undefined') {
    return wrongCall(`Missing required param: ${param}.`, { param, code: 'parameter_missing' });
  }
  switch (issue.type) {
    case 'non_empty':
      return wrongCall(`You passed an empty string for '${param}'.`, { param, code: 'parameter_invalid_empty' });
    case 'regex':
      return wrongCall(`Invalid integer: ${value}`, { param, code: 'parameter_invalid_integer' });
    case 'min_value':
      return wrongCall(`This value must be greater than or equal to ${String(issue.requirement)}.`, {
        param,
        code: 'parameter_invalid_integer',
      });
    case 'max_value':
      return wrongCall(`Invalid value: ${value} must be no more than ${String(issue.requirement)}`, {
        param,
        code: param.endsWith('amount]') || param === 'amount' ? 'amount_too_large' : 'parameter_invalid_integer',
      });
    case 'email':
      return wrongCall(`Invalid email address: ${value}`, { param, code: 'email_invalid' });
    case 'url':
      return wrongCall('Not a valid URL', { param, code: 'url_invalid' });
    case 'check':
      return wrongCall(`This property cannot be expanded (${value}), or the stand-in does not keep it.`, { param });
    case 'picklist':
      return wrongCall(`Invalid ${param}: must be one of ${issue.expected ?? ''}`, { param });
    default:
      return wrongCall(`Invalid ${param}: ${issue.message}`, { param });
  }
}

/** @throws {Refusal} with the words of the first parameter that is wrong */
export function read<Schema extends v.GenericSchema>(schema: Schema, form: FormTree): v.InferOutput<Schema> {
  const result = v.safeParse(schema, form);
  if (result.success) return result.output;
  throw refusalOf(result.issues[0]);
}
