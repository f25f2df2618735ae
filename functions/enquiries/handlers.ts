import type { Context } from 'hono';
import type { BodyOf } from '../../src/domain/api/call.ts';
import { limits } from '../../src/domain/api/limits.ts';
import { sendEnquiry } from '../../src/domain/enquiries/calls.ts';
import { enquiryForm, type EnquiryKind } from '../../src/domain/enquiries/enquiries.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { localeOfPath } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { ok, problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { AppEnv, Dependencies } from '../platform/dependencies.ts';
import { addressOfVisitor, refusedByLimits } from '../platform/limits/limited.ts';
import { parseFields } from '../platform/middleware/body.ts';
import { pageOf } from '../platform/middleware/plain-form.ts';
import { storeEnquiry, type Outcome } from './enquiry.ts';
import { refusedForm } from './form-page.ts';
import { newEnquiryReference } from './reference.ts';

interface Sent {
  kind: EnquiryKind;
  /** What every form has, and what this kind asks, not checked yet. */
  body: BodyOf<typeof sendEnquiry>;
  key: string | null;
}

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(
    sendEnquiry,
    async ({ params: { kind }, body, keyed, isForm, c }) => {
      const outcome = await take(needs, c, { kind, body, key: keyed?.key ?? null });
      if ('problem' in outcome) return outcome;
      if (!isForm) return ok(outcome);
      // What a browser without script gets: the page that says thanks.
      const page = pageOf(needs.siteData, body.page);
      return c.redirect(href('thanks', page === undefined ? 'en' : localeOfPath(page)), 303);
    },
    { delivers: true, again: (c, ...refused) => refusedForm(c, needs, ...refused) },
  ),
];

/** Checks, counts and stores what was sent; or says why not. */
async function take(needs: Dependencies, c: Context<AppEnv>, { kind, body, key }: Sent): Promise<Outcome> {
  const { siteData, now } = needs;
  // What fills in the hidden field is no person; it learns nothing from the answer.
  if (body.website !== '') return { reference: newEnquiryReference() };
  const today = dateIn(siteData.office.timeZone, now().getTime());
  const schema = enquiryForm(kind).schema({ today });
  const fields = parseFields(body, schema);
  if ('problem' in fields) return fields;
  const page = pageOf(siteData, body.page);
  if (page === undefined) return problem('validation', 'The page is not known.', { fields: { page: 'invalid' } });
  const refused = await refusedByLimits(c, needs, [
    { rule: limits.enquiry, who: addressOfVisitor(c) },
    { rule: limits.enquiryMail, who: emailKey(fields.value.email) ?? '' },
  ]);
  if (refused) return refused;
  return storeEnquiry(needs, { kind, key, fields: fields.value, envelope: { language: body.language, page } });
}
