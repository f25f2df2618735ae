import type { ErrorCode, FieldReason } from '../../../domain/errors.ts';

/** What a visitor reads for each code of an API answer: what happened, and what to do. */
export const errors = {
  bad_request: 'Something in the request was not understood. Please reload the page and try again.',
  validation: 'Please check the marked fields.',
  not_found: 'We could not find what you asked for.',
  method_not_allowed: 'This cannot be done here.',
  unsupported_media_type: 'Something in the request was not understood. Please reload the page and try again.',
  payload_too_large: 'That is more than we can take at once. Please shorten it.',
  forbidden_origin: 'This request did not come from our site. Please reload the page and try again.',
  unauthorized: 'Please log in and try again.',
  too_many_requests: 'That was a lot of requests. Please wait a minute and try again.',
  seats_refused: 'Some seats are not available. Please look at the marked classes.',
  hold_expired: 'The time to keep your seats has run out. Please reserve them again.',
  already_extended: 'Your time was already extended once.',
  price_changed: 'A price has changed since you saw it. Please check the new total.',
  invoice_not_offered: 'This class starts too soon to be paid on invoice. Please call us.',
  duplicate_participant: 'The same e-mail address appears twice in one class.',
  key_required: 'Something in the request was not understood. Please reload the page and try again.',
  key_reused: 'This booking was already sent with other details. Please reload the page.',
  key_in_progress: 'Your booking is already on its way. Please wait a moment.',
  link_expired: 'This link has been used or has expired. Please ask for a new one.',
  already_sent: 'This was sent before, and what you sent then is kept.',
  unavailable: 'This is unavailable for a moment. Please try again in a minute, or call us.',
  database_unavailable: 'Booking is unavailable for a moment. Your cart is kept; please try again in a minute.',
  network: 'You seem to be offline. Please check your connection and try again.',
  timeout: 'This takes longer than it should. Please try again.',
  unexpected: 'An error occurred. Please try again, or call us if it happens again.',
} as const satisfies Record<ErrorCode, string>;

/** What stands under a field that was refused. */
export const validation = {
  required: 'Please fill in this field.',
  email: 'Enter an e-mail address such as name@example.ca.',
  too_short: 'This is too short.',
  too_long: 'This is too long.',
  postal_code: 'Enter a postal code such as K1A 0B1.',
  phone: 'Enter a telephone number such as 613-555-0142.',
  control_characters: 'Please use plain text on one line.',
  duplicate: 'This is already in the list.',
  unknown_participant_line: 'This participant belongs to no class of the booking.',
  too_many: 'At most 10 seats per class. For more, ask us for a private class.',
  too_common: 'Many people use this password, so it is easily guessed. Please choose another one.',
  invalid: 'Please check this field.',
} as const satisfies Record<FieldReason, string>;
