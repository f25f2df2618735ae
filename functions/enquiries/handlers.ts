import type { Context } from 'hono';
import type { SessionView } from '../../src/domain/accounts/contract.ts';
import type { BodyOf } from '../../src/domain/api/call.ts';
import { limits } from '../../src/domain/api/limits.ts';
import * as calls from '../../src/domain/enquiries/calls.ts';
import { enquiryForm, type EnquiryKind } from '../../src/domain/enquiries/enquiries.ts';
import { isRegistration } from '../../src/domain/enquiries/registration.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { localeOfPath } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { isOfSession, networkSeen } from '../booking/index.ts';
import { ok, problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { AppEnv, Dependencies } from '../platform/dependencies.ts';
import { addressOfVisitor, mailOfSender, networkOfVisitor, refusedMail } from '../platform/limits/limited.ts';
import { allowedBy, type Claim } from '../platform/limits/limiter.ts';
import { parseFields } from '../platform/middleware/body.ts';
import { pageOf } from '../platform/middleware/plain-form.ts';
import { storeEnquiry, type Outcome } from './enquiry.ts';
import { refusedForm } from './form-page.ts';
import { newEnquiryReference } from './reference.ts';
import { answerRegistration, registrationOf } from './registration.ts';

interface Sent {
  kind: EnquiryKind;
  /** What every form has, and what this kind asks, not checked yet. */
  body: BodyOf<typeof calls.sendEnquiry>;
  key: string | null;
  session: SessionView | undefined;
}

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(
    calls.sendEnquiry,
    async ({ params: { kind }, body, keyed, session, isForm, c }) => {
      const outcome = await take(needs, c, { kind, body, key: keyed?.key ?? null, session });
      if ('problem' in outcome) return outcome;
      if (!isForm) return ok(outcome);
      // What a browser without script gets: the page that says thanks.
      const page = pageOf(needs.siteData, body.page);
      return c.redirect(href('thanks', page === undefined ? 'en' : localeOfPath(page)), 303);
    },
    { delivers: true, again: (c, ...refused) => refusedForm(c, needs, ...refused) },
  ),
  answer(calls.registrationOf, ({ params }) => registrationOf(needs, params.token)),
  answer(calls.proveRegistration, ({ params, body }) => answerRegistration(needs, params.token, body.mine), {
    delivers: true,
  }),
];

/** Each place of an event counts for the network that asks for it: nobody has all of them kept for made-up addresses. */
function placesFrom(c: Context<AppEnv>, fields: object): Claim[] {
  if (!('places' in fields) || !('event' in fields)) return [];
  const who = `network ${networkOfVisitor(c)} ${String(fields.event)}`;
  return [{ rule: limits.placesOfEvent, who, count: Number(fields.places) }];
}

/** Checks, counts and stores what was sent; or says why not. */
async function take(needs: Dependencies, c: Context<AppEnv>, { kind, body, key, session }: Sent): Promise<Outcome> {
  const { siteData, now } = needs;
  // What fills in the hidden field is no person; it learns nothing from the answer.
  if (body.website !== '') return { reference: newEnquiryReference() };
  const today = dateIn(siteData.office.timeZone, now().getTime());
  const schema = enquiryForm(kind).schema({ today });
  const fields = parseFields(body, schema);
  if ('problem' in fields) return fields;
  const page = pageOf(siteData, body.page);
  if (page === undefined) return problem('validation', 'The page is not known.', { fields: { page: 'invalid' } });
  const ofAddress = { rule: limits.enquiry, who: addressOfVisitor(c) };
  // Here and not before: a form that is refused mails nobody, and keeps nobody else of its network from theirs.
  const refused = await refusedMail(c, needs, fields.value.email, [ofAddress, mailOfSender(c)]);
  if (refused) return refused;
  const proved = isRegistration(kind) && (await isOfSession(needs, session, fields.value.email));
  const places = proved ? [] : placesFrom(c, fields.value);
  // Beyond, nothing is refused: the places are for who proves first.
  const mayHold = places.length > 0 && (await allowedBy(needs.limiter, places));
  const envelope = { language: body.language, page };
  const network = needs.secret === null ? null : await networkSeen(needs, c);
  return storeEnquiry(needs, { kind, key, fields: fields.value, envelope, proved, mayHold, network });
}
