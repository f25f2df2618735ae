import * as v from 'valibot';
import { anybody, byLink } from '../accounts/access.ts';
import { addressOf } from '../api/address.ts';
import { Empty, type Call } from '../api/call.ts';
import { EnquiryEnvelope, EnquiryKind, EnquiryReceipt } from './enquiries.ts';
import { SubscribeRequest } from './newsletter.ts';
import { ProveRegistration, RegistrationView } from './registration.ts';

/**
 * Sends one of the site's forms: the fields of its kind (`enquiryFields`) beside those of `EnquiryEnvelope`, every value as
 * text. Without script it is answered by a page that says thanks (303), or by the form's own page again with what was typed.
 * A registration stands once its address is proved (`registration.ts`): its receipt is the same for who is registered already.
 */
export const sendEnquiry = {
  method: 'POST',
  path: '/Website/send-enquiry/{kind}',
  access: anybody,
  params: v.object({ kind: EnquiryKind }),
  body: v.looseObject(EnquiryEnvelope.entries),
  form: true,
  answer: EnquiryReceipt,
  status: 201,
  refuses: ['closed', 'fully_booked'],
  keyed: true,
  limits: ['accountForm'],
  challenged: ['enquiry', 'mailNetwork'],
} as const satisfies Call;

/** Where a form is sent. */
export const enquiryPath = (kind: EnquiryKind): string => addressOf(sendEnquiry, { kind });

/** What somebody registered for, by the token of the mail's link: to be looked at, which changes nothing. */
export const registrationOf = {
  method: 'GET',
  path: '/Website/registration/{token}',
  access: byLink,
  answer: RegistrationView,
} as const satisfies Call;

/**
 * What the reader of the mail says of a registration: `mine` keeps the place, otherwise it ends at once. Only a button says it,
 * since filters of mail open links and run their scripts. Doing it again changes nothing.
 */
export const proveRegistration = {
  method: 'POST',
  path: '/Website/prove-registration/{token}',
  access: byLink,
  body: ProveRegistration,
  answer: RegistrationView,
} as const satisfies Call;

/** Asks for the newsletter; the answer is the same whether or not the address is known. Without script it is a page. */
export const subscribeNewsletter = {
  method: 'POST',
  path: '/Website/subscribe-newsletter',
  access: anybody,
  body: SubscribeRequest,
  form: true,
  answer: Empty,
  status: 202,
  limits: ['subscribe', 'mailNetwork'],
  challenged: ['subscribe', 'mailNetwork'],
} as const satisfies Call;

/** After a form without script: what follows. */
export const newsletterAsked = {
  method: 'GET',
  path: '/website/newsletter-asked',
  access: anybody,
  answer: 'page',
} as const satisfies Call;

/** What a link in a mail says, `?token=`; one that no mail ever had is answered by a page, too. */
const LinkQuery = v.object({ token: v.optional(v.string(), '') });

/** The page behind a link of a mail: it has a button, and changes nothing by itself. */
export const askToConfirmNewsletter = {
  method: 'GET',
  path: '/Website/confirm-newsletter',
  access: byLink,
  query: LinkQuery,
  answer: 'page',
} as const satisfies Call;

export const confirmNewsletter = {
  method: 'POST',
  path: '/Website/confirm-newsletter',
  access: byLink,
  query: LinkQuery,
  answer: 'page',
} as const satisfies Call;

/** As `askToConfirmNewsletter`. */
export const askToUnsubscribe = {
  method: 'GET',
  path: '/Website/unsubscribe-newsletter',
  access: byLink,
  query: LinkQuery,
  answer: 'page',
} as const satisfies Call;

/** Mail programs post here on their own (RFC 8058), from no page of the site: the token is all that they need. */
export const unsubscribe = {
  method: 'POST',
  path: '/Website/unsubscribe-newsletter',
  access: byLink,
  query: LinkQuery,
  answer: 'page',
  from: 'anywhere',
} as const satisfies Call;
