import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { EnquiryEnvelope, enquiryForm, EnquiryKind } from '../../src/domain/enquiries/enquiries.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { localeOfPath } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { problem, sendProblem, type Problem } from '../answers.ts';
import { keyOfHeader } from '../booking/idempotency.ts';
import type { AppEnv, Dependencies } from '../dependencies.ts';
import { byAddress, limited, refusedByLimits } from '../limits/limited.ts';
import { limits } from '../limits/rules.ts';
import { deliverQuietly } from '../mail/outbox.ts';
import { privateAnswers } from '../middleware/api-headers.ts';
import { endpoint } from '../middleware/endpoint.ts';
import { isForm, jsonOrForm, parseFields, readJson } from '../middleware/json-body.ts';
import { formAnswers, pageOf } from '../middleware/plain-form.ts';
import { sameOrigin } from '../middleware/same-origin.ts';
import { storeEnquiry } from './enquiry.ts';
import { refusedForm } from './form-page.ts';
import { newEnquiryReference } from './reference.ts';

const AnyFields = v.record(v.string(), v.unknown());

/** The calls of `src/domain/enquiries/enquiries.ts`. */
export function enquiryRoutes(app: Hono<AppEnv>, needs: Dependencies): void {
  const { siteData, now } = needs;

  /** Checks, counts and stores what was sent; or says why not. */
  async function take(
    c: Context<AppEnv>,
    kind: EnquiryKind,
    raw: Record<string, unknown>,
    key: string | null,
  ): Promise<{ reference: string } | { problem: Problem }> {
    const envelope = parseFields(raw, EnquiryEnvelope);
    if ('problem' in envelope) return envelope;
    // What fills in the hidden field is no person; it learns nothing from the answer.
    if (envelope.value.website !== '') return { reference: newEnquiryReference() };
    const today = dateIn(siteData.office.timeZone, now().getTime());
    const fields = parseFields(raw, enquiryForm(kind).schema({ today }));
    if ('problem' in fields) return fields;
    const page = pageOf(siteData, envelope.value.page);
    if (page === undefined) return problem('validation', 'The page is not known.', { fields: { page: 'invalid' } });
    const refused = await refusedByLimits(c, needs, [
      { rule: limits.enquiry, who: byAddress(c) },
      { rule: limits.enquiryMail, who: emailKey(fields.value.email)! },
    ]);
    if (refused) return refused;
    const outcome = await storeEnquiry(needs, {
      kind,
      key,
      fields: fields.value,
      envelope: { language: envelope.value.language, page },
    });
    // The mails are in the outbox already; the visitor's answer does not wait for them.
    if ('reference' in outcome) c.executionCtx.waitUntil(deliverQuietly(needs));
    return outcome;
  }

  endpoint(
    app,
    'POST',
    '/website/send-enquiry/:kind',
    privateAnswers(),
    formAnswers(needs, (c, ...refused) => refusedForm(c, needs, ...refused)),
    sameOrigin(needs.origin),
    jsonOrForm(),
    limited(needs, [limits.change, byAddress]),
    async (c) => {
      const kind = c.req.param('kind');
      if (!v.is(EnquiryKind, kind)) return sendProblem(c, problem('not_found', 'There is no such form.'));
      if (isForm(c)) return answerForm(c, kind);
      const body = await readJson(c, AnyFields);
      if ('problem' in body) return sendProblem(c, body);
      const key = keyOfHeader(c.req.header('idempotency-key'));
      if ('problem' in key) return sendProblem(c, key);
      const outcome = await take(c, kind, body.value, key.key);
      return 'problem' in outcome ? sendProblem(c, outcome) : c.json(outcome, 201);
    },
  );

  /** What a browser without script gets: the page that says thanks, or its form again. */
  async function answerForm(c: Context<AppEnv>, kind: EnquiryKind): Promise<Response> {
    const raw = await c.req.parseBody();
    const outcome = await take(c, kind, raw, null);
    if ('problem' in outcome) return sendProblem(c, outcome, outcome.problem.code === 'validation' ? 422 : undefined);
    const page = pageOf(siteData, raw.page);
    return c.redirect(href('thanks', page === undefined ? 'en' : localeOfPath(page)), 303);
  }
}
