/** An error as it stands in the body of an answer: `{ "error": … }`. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error' | 'rate_limit_error';
  message: string;
  code?: string;
  param?: string;
  doc_url?: string;
}

/** What Stripe would refuse, with its words for it. Thrown where it is found and answered in one place (`api.ts`). */
export class Refusal extends Error {
  readonly status: 400 | 401 | 404 | 409 | 429 | 500;
  readonly body: ErrorBody;

  constructor(status: Refusal['status'], body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body.code
      ? { ...body, doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}` }
      : body;
  }
}

/** 400: the call itself is wrong. */
export const wrongCall = (message: string, details: { param?: string; code?: string } = {}): Refusal =>
  new Refusal(400, { type: 'invalid_request_error', message, ...details });

/** 404: there is no such thing, or not here. */
export const missing = (kind: string, id: string, param = 'id'): Refusal =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
