import * as v from 'valibot';

/** Carries what the widget gave to whoever passed it. */
export const CHALLENGE_HEADER = 'x-challenge';

/** Where the widget comes from. */
export const CHALLENGE_ORIGIN = 'https://challenges.cloudflare.com';

/** `403 challenge_required`: the call is repeated with a token of the widget of this site key. */
export const ChallengeRequired = v.object({ code: v.literal('challenge_required'), siteKey: v.string() });
