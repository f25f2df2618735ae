import type { RegistrationState } from '../../../domain/enquiries/registration.ts';

/** The page behind the mail that asks who registers for a webinar or an event whether the address is theirs. */
export const registration = {
  title: 'Your registration',
  description: 'Confirm that you registered for a webinar or a special event, and keep your place.',
  noScript: 'This page needs JavaScript. Answer our message instead, and we confirm your place.',
  loading: 'Looking for your registration…',
  notFound:
    'This link is over, or not complete. If you have kept your place, our mail with the calendar entry says so; otherwise please register again.',
  failed: 'Your registration could not be looked up.',
  retry: 'Try again',
  places: { one: '{count} place', other: '{count} places' },
  ask: 'Did you register for this?',
  /** Where we refused places before. */
  askAnew:
    'Did you ask for places again? We could not keep any for you before. If you say so here, we look at it once more, and send you our decision by e-mail. No place is kept until then.',
  /** Of a webinar, and of an event by whether its places are kept until then. */
  until: 'Please answer by {time} ({zone}). After that, you would have to register again.',
  held: 'We keep this for you until {time} ({zone}). Without your answer, it is free for others then.',
  notHeld:
    'This is not kept for you yet: it is yours once you have answered, if there is still room. The link works until {time} ({zone}).',
  yes: 'Yes, keep my place',
  yesAnew: 'Yes, ask again',
  no: 'This was not me',
  waiting: 'One moment…',
  reference: 'Your reference: {reference}',
  state: {
    waiting: '',
    anew: '',
    kept: 'Your place is kept. Our confirmation with the calendar entry is on its way to you.',
    office:
      'Thank you. Many places were asked for from your network, mailbox or organisation, so we look at this ourselves, and call or write to you. No place is kept until then.',
    refused: 'We have looked at this ourselves and cannot keep places for you. Our mail says why.',
    full: 'At the moment every place is taken, or kept for somebody who still has to answer. Those become free within an hour: it is worth looking again, or you can write to us.',
    expired: 'The hour for your answer is over, so that nothing was kept. You can register again: that takes a minute.',
    disowned:
      'Thank you for telling us. The registration has ended, and what was typed with your address is deleted. We tell nobody about it.',
    closed: 'This has begun, or does not take place any more: nobody can register for it.',
  } satisfies Record<RegistrationState, string>,
  lookAgain: 'Look again',
  registerAgain: 'Register again',
  others: 'See our special events',
} as const;
