import * as v from 'valibot';
import { Email, PagePath } from '../fields.ts';
import { field, type Form } from '../forms/form.ts';
import { Language } from '../catalogue/classes.ts';

/**
 * Names the wording of `strings.subscription.consent` in both languages. A changed wording is a new version: what
 * people agreed to is stored under it.
 */
export const CONSENT_WORDING = '2026-11';

/** A box that was ticked: `true` in JSON; `true` or `on` in a form. */
const Ticked = v.union([v.literal(true), v.literal('true'), v.literal('on')], 'required');

export const SubscribeRequest = v.object({
  email: Email,
  /** Ticked by the visitor, never beforehand (booking rule 24). */
  consent: v.pipe(
    Ticked,
    v.transform(() => true as const),
  ),
  language: Language,
  /** Path of the page on which the form stood. */
  page: PagePath,
  /** Hidden from people: what fills it in is no person, and is answered like one. */
  website: v.optional(v.string('invalid'), ''),
});
export type SubscribeRequest = v.InferOutput<typeof SubscribeRequest>;

/** What is asked of who subscribes; the rest comes along. */
export const newsletterForm: Form<SubscribeRequest> = {
  fields: {
    email: field(SubscribeRequest.entries.email, { type: 'email', autocomplete: 'email' }),
    consent: field(SubscribeRequest.entries.consent, { as: 'tick' }),
  },
  schema: () => SubscribeRequest,
};

/** A subscription waits this long for its confirmation. Days. */
export const CONFIRMATION_DAYS = 7;

/** An address that has been asked to confirm is not asked again before. Hours. */
export const ASK_AGAIN_HOURS = 24;

/** What was not confirmed is forgotten after so long: the address, what was asked, and its mail. Days. */
export const UNCONFIRMED_DAYS = 30;
