import * as v from 'valibot';

/**
 * Every code an API answer may carry. The browser shows the text of the code in the page's language
 * (`strings.errors`), so a new code needs a text in both dictionaries.
 */
const errorCodes = [
  'bad_request',
  'validation',
  'not_found',
  'method_not_allowed',
  'unsupported_media_type',
  'payload_too_large',
  'forbidden_origin',
  'unauthorized',
  'second_factor_required',
  'sudo_required',
  'too_many_requests',
  'challenge_required',
  'seats_refused',
  'hold_expired',
  'already_extended',
  'price_changed',
  'class_changed',
  'too_many_held',
  'held_long_enough',
  'promo_used',
  'class_cancelled',
  'invoice_not_offered',
  'card_not_offered',
  'payment_unavailable',
  'no_open_invoice',
  'duplicate_participant',
  'booking_changed',
  'office_changed',
  'enquiry_changed',
  'quote_changed',
  'quote_outdated',
  'unproved',
  'link_needed',
  'key_required',
  'key_reused',
  'key_in_progress',
  'link_expired',
  'already_sent',
  'fully_booked',
  'closed',
  'not_begun',
  'seats_free',
  'unavailable',
  'database_unavailable',
  'schedule_behind',
  'network',
  'timeout',
  'unexpected',
] as const;

export const ErrorCode = v.picklist(errorCodes);
export type ErrorCode = v.InferOutput<typeof ErrorCode>;

/** What any call may be refused with, by the checks before it or by a failure; other codes are declared by their calls. */
export type CommonCode =
  | 'bad_request'
  | 'validation'
  | 'not_found'
  | 'method_not_allowed'
  | 'unsupported_media_type'
  | 'payload_too_large'
  | 'forbidden_origin'
  | 'unauthorized'
  | 'second_factor_required'
  | 'sudo_required'
  | 'too_many_requests'
  | 'challenge_required'
  | 'key_required'
  | 'key_reused'
  | 'unavailable'
  | 'database_unavailable'
  | 'schedule_behind'
  | 'network'
  | 'timeout'
  | 'unexpected';

/** Why one field was refused; its text is `strings.validation[reason]`. */
export const fieldReasons = [
  'required',
  'email',
  'too_short',
  'too_long',
  'postal_code',
  'phone',
  'control_characters',
  'duplicate',
  'unknown_participant_line',
  'too_many',
  'too_common',
  'choose',
  'whole_number',
  'day',
  'past_day',
  'amount',
  'invoice_number',
  'link',
  'no_link',
  'unprintable',
  'code_wrong',
  'other_province',
  'taxed_elsewhere',
  'accept',
  'terms_changed',
  'code_unknown',
  'package_spent',
  'package_expired',
  'package_kind',
  'package_unpaid',
  'not_for_oneself',
  'promo_expired',
  'promo_used_up',
  'promo_by_proof',
  'promo_classes',
  'promo_seats',
  'seats_sold',
  'trainer_busy',
  'trainer_city',
  'sessions_order',
  'only_day',
  'day_held',
  'invalid',
] as const;

export const FieldReason = v.picklist(fieldReasons);
export type FieldReason = v.InferOutput<typeof FieldReason>;

/**
 * The one shape of every error answer. `message` is English, for logs and developers; visitors read the text of
 * `code`. `fields` maps a field's dotted path (`participants.0.email`) to the reason it was refused.
 */
export const ApiError = v.object({
  code: ErrorCode,
  message: v.string(),
  fields: v.optional(v.record(v.string(), FieldReason)),
  requestId: v.optional(v.string()),
});
export type ApiError = v.InferOutput<typeof ApiError>;
