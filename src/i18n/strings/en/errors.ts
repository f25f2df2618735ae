import type { ErrorCode, FieldReason } from '../../../domain/api/errors.ts';

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
  second_factor_required: 'Please enter the code from your phone to open the office.',
  sudo_required: 'Please enter a new code from your phone: this is about money, a price or somebody’s account.',
  challenge_required:
    'We must be sure that a person sends this. Please send it again and follow what is shown, or call us.',
  too_many_requests: 'That was a lot of requests. Please wait a minute and try again.',
  seats_refused: 'Some seats are not available. Please look at the marked classes.',
  hold_expired: 'The time to keep your seats has run out. Please reserve them again.',
  already_extended: 'Your time was already extended once.',
  price_changed: 'A price has changed since you saw it. Please check the new total.',
  class_changed:
    'A class has other dates or another room now. They are shown here: send it again to book it like this.',
  too_many_held:
    'That is more than can be kept without knowing you. Confirm your earlier bookings by the links in our mails, or call us and we keep the seats for you.',
  held_long_enough:
    'Your network has kept these seats long enough: others get their turn first. Try again later, or call us.',
  promo_used:
    'The promo code of this booking has been used as often as it may be, with this e-mail address or in all. Book again without it, or call us.',
  class_cancelled:
    'We had to cancel a class of this booking, so it cannot be confirmed. Nothing is charged, and no invoice was issued. Please book another date, or call us.',
  invoice_not_offered: 'This class starts too soon to be paid on invoice. Please call us.',
  card_not_offered: 'This cannot be paid by card here. Please choose an invoice, or call us.',
  payment_unavailable:
    'The card company does not answer at the moment. Your seats are kept and nothing was charged; please try again in a minute.',
  no_open_invoice: 'We found no open invoice with this number and this total. Please check both, or call us.',
  duplicate_participant: 'The same e-mail address appears twice in one class.',
  quote_changed: 'This quote has changed since you opened it. Read it as it is now, then answer it.',
  quote_outdated: 'Some of this quote cannot be had as it stands.',
  enquiry_changed:
    'Somebody else has changed this meanwhile. What you typed is still here; load it again to see what is new.',
  booking_changed: 'This booking was changed meanwhile, perhaps in another window. Please look at it as it is now.',
  office_changed: 'Somebody else has changed this meanwhile. It is shown as it is now; what you typed is still there.',
  unproved:
    'Please confirm your booking first, by the link in the mail that we sent you when you booked. Until then, this booking can only be cancelled.',
  link_needed: 'Please do this by the link in our mail.',
  key_required: 'Something in the request was not understood. Please reload the page and try again.',
  key_reused: 'This was already sent with other details. Please reload the page.',
  key_in_progress: 'It is already on its way. Please wait a moment.',
  link_expired: 'This link has been used or has expired. Please ask for a new one.',
  already_sent: 'This was sent before, and what you sent then is kept.',
  fully_booked: 'There are not that many places left. Please ask for fewer, or write to us.',
  seats_free: 'There are seats enough in this class: you can book them now.',
  not_begun: 'This session has not begun: until then only an absence can be marked.',
  closed: 'This is no longer open. Please write to us if you have a question about it.',
  unavailable: 'This is unavailable for a moment. Please try again in a minute, or call us.',
  database_unavailable: 'Booking is unavailable for a moment. Your cart is kept; please try again in a minute.',
  schedule_behind: 'Please try again in five minutes.',
  network: 'You seem to be offline. Please check your connection and try again.',
  timeout: 'This takes longer than it should. Please try again.',
  unexpected: 'An error occurred. Please try again, or call us if it happens again.',
} as const satisfies Record<ErrorCode, string>;

/** The way to the page that says how the site is. */
export const seeStatus = 'See what works';

/** What stands under a field that was refused. */
export const validation = {
  required: 'Please fill in this field.',
  email: 'Enter an e-mail address such as name@example.ca.',
  too_short: 'This is too short.',
  too_long: 'This is too long.',
  postal_code: 'Enter the whole postal code, for example K1A 0B1.',
  phone: 'Enter a telephone number such as 613-555-0142.',
  control_characters: 'Please use plain text on one line.',
  duplicate: 'This is already in the list.',
  unknown_participant_line: 'This participant belongs to no class of the booking.',
  too_many: 'At most 10 seats per class. For more, ask us for a private class.',
  too_common: 'Many people use this password, so it is easily guessed. Please choose another one.',
  choose: 'Please choose one.',
  whole_number: 'Enter a whole number such as 12.',
  day: 'Enter a day such as 2027-03-15.',
  past_day: 'This day is over. Please choose a later one.',
  amount: 'Enter an amount in dollars such as 1,234.50.',
  invoice_number: 'Enter the number as it stands on the invoice, such as 2026-000123.',
  link: 'Enter an address that begins with https://',
  no_link: 'Enter this without the address of a website.',
  unprintable: 'Use Latin, Greek or Cyrillic letters.',
  other_province: 'This postal code is not in the province chosen. Please check both.',
  taxed_elsewhere: 'The order was taxed elsewhere. Credit it, and quote anew.',
  accept: 'Please accept the terms and conditions to book.',
  terms_changed:
    'The terms have changed since this page was opened. Please reload it, read them again and accept them.',
  code_unknown: 'We do not know this code. Please compare it with what we sent you.',
  package_spent: 'The seats of this package are not enough for everybody in one of these classes.',
  package_expired: 'These classes begin after the last day of the package.',
  package_kind: 'This package is not for any of these classes.',
  package_unpaid:
    'More seats of this package, and seats in classes that start this soon, can be used once its invoice is paid.',
  not_for_oneself:
    'For yourself, one seat in each class, for no organization and without a package. Otherwise choose “An organization”, or let each person book.',
  promo_expired: 'This code has expired.',
  promo_used_up: 'This code has been used up.',
  promo_by_proof:
    'This code counts once your e-mail is confirmed. Log in first, or choose an invoice: it can be paid by card, too.',
  promo_classes: 'This code is not for any of these classes.',
  promo_seats: 'This code needs more seats than you are booking.',
  seats_sold: 'More seats than this are booked.',
  trainer_busy: 'This trainer is not free then.',
  trainer_city: 'This trainer is in another city on that day.',
  sessions_order: 'The sessions have to be to come, in order, and each begin before it ends.',
  only_day: 'No day would be left.',
  day_held: 'This day was held.',
  code_wrong: 'This code does not fit. Wait for the next one on your phone and enter it; each code works once.',
  invalid: 'Please check this field.',
} as const satisfies Record<FieldReason, string>;
