/** What the office reads of an answer where a visitor is told to call it. */
export const officeErrors = {
  closed:
    'This is not possible as things stand: somebody may have been faster, or it is more than there is. Reload to see how it is now.',
  already_sent: 'This has been sent already; a reminder or a statement is sent once a day at most.',
  unproved: 'Its buyer has not confirmed this booking yet. Until then it can only be cancelled.',
  hold_expired: 'The time for which these seats were held is over. Hold them again.',
  too_many_held:
    'This client holds as many seats without having paid or confirmed as one may. Have some paid or released first.',
  promo_used: 'The promo code has been used as often as it may be, by this client or in all. Book without it.',
  class_cancelled: 'A class of this booking was cancelled. Choose another date.',
  invoice_not_offered: 'This class starts too soon to be paid on invoice. It can be paid by card.',
  card_not_offered: 'This cannot be paid by card here. Choose the invoice.',
  payment_unavailable: 'The card company does not answer at the moment. Nothing was charged; try again in a minute.',
  fully_booked: 'There are not that many places left.',
  unavailable: 'This is unavailable for a moment. Try again in a minute.',
  database_unavailable: 'The database is unavailable for a moment. Try again in a minute.',
  schedule_behind:
    'The new schedule is being taken over; until then no class can be changed. Try again in five minutes; if that takes longer, tell whoever looks after the site.',
  unexpected: 'An error occurred. Try again; if it happens again, tell whoever looks after the site.',
} as const;
