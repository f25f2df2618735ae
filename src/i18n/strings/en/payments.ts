/** What the card company's page names as bought. */
export const cardPage = {
  booking: 'GCT booking {number}',
  invoice: 'GCT invoice {number}',
};

/** Mails about payments, to who has booked. */
export const paymentMail = {
  payment_receipt: {
    subject: 'Receipt: {amount} for invoice {invoice}',
    text: ['We received {amount} {method} on {date} for invoice {invoice}. Thank you.'],
    credit: '{amount} of a credit that was kept with us paid invoice {invoice} on {date}.',
    methods: { card: 'by card', cheque: 'by cheque', transfer: 'by bank transfer' },
    link: 'See the invoice and what was paid',
    linkLine: 'See the invoice and what was paid: {address}',
  },
  payments_receipt: {
    subject: 'Receipt: {amount} for several invoices',
    intro: 'We received {amount} {method} on {date} for these invoices. Thank you.',
    part: 'Invoice {invoice}: {amount}',
    link: 'See your invoice and what was paid',
    linkLine: 'See your invoice and what was paid: {address}',
  },
  payment_bounced: {
    subject: 'Your {what} of {amount} was returned by the bank',
    text: 'The bank has returned your {what} of {amount}, which we had recorded on {date}. It pays nothing, and the receipt that we mailed for it is void.',
  },
  payment_corrected: {
    subject: 'Correction: {amount} was recorded by mistake',
    text: 'We had recorded a {what} of {amount} on {date} and mailed you a receipt. That was a mistake of ours: the receipt is void, and this is how your account stands.',
  },
  /** What both have in common. */
  taken_back: {
    whats: { cheque: 'cheque', transfer: 'bank transfer' },
    number: 'Its number or remark: {number}',
    credit: 'The credit that it had become is taken back with it: {amount}.',
    stopped: 'What we were to send back of it is not sent: {amount}.',
    ways: 'How to pay:',
  },
  /** How the bookings of a payment stand after it. */
  standing: {
    open: 'This is open now:',
    invoice: 'Invoice {invoice}: {amount}, due {date}',
    total: 'In all: {amount}',
    nothing: 'Nothing is open: you have nothing to pay.',
    owed: 'You have paid {amount} more than was open, which we owe you. Write to us whether we should send it back to you.',
  },
  /** To whose credit went with a payment that somebody else had made. */
  credit_taken: {
    subject: 'A credit of yours no longer counts: {amount}',
    why: {
      returned:
        'The {what} that had paid your booking {number} was returned by the bank. The credit that you were given for that booking came from it.',
      mistake:
        'The {what} that was entered for your booking {number} was a mistake of ours. The credit that you were given for that booking came from it.',
    },
    taken: 'So we are taking {amount} of this credit back. You have {left} left of it.',
    questions: 'If you have questions, reply to this mail.',
  },
  /** What the office gives back by itself: beyond what was to be paid, or of a credit. */
  money_back: {
    subject: 'We are giving {amount} back to you',
    over: 'We are giving back to you what was overpaid for booking {booking}: {amount}.',
    credit:
      'We are giving {amount} of the credit that you have with us back to you in money. You have {left} left of it.',
    toCard:
      'It goes to the card that paid. Banks take up to 10 business days to show it. You do not have to do anything.',
    byHand: 'Our office sends it to you by cheque or bank transfer.',
    notToCard: 'The card that paid did not take it, so our office sends it to you by cheque or bank transfer.',
  },
  refund_stopped: {
    subject: 'We are not sending you {amount}',
    text: 'We had told you that we are giving {amount} back to you for booking {booking}. It is not sent.',
  },
  refund_returned: {
    subject: '{amount} has come back to us',
    text: 'What we had sent you by cheque or bank transfer for booking {booking}, {amount}, has come back to us.',
  },
  /** What both have in common. */
  refund_back: {
    credit: 'It is part of the credit that you have with us again, which is {left} now.',
    owed: 'We owe you {owed} for this booking.',
    reply: 'Please reply to this mail, so that we can send it to you in another way.',
    questions: 'If you have questions, reply to this mail.',
  },
  paid_twice: {
    subject: 'We are sending {amount} back to your card',
    text: [
      'Your card was charged {amount} on {date} for booking {booking}, which was booked already.',
      'Your booking stands as it was, and we have asked for all of this payment to go back to your card. Banks take up to 10 business days to show it. You do not have to do anything.',
    ],
    link: 'See your booking',
    linkLine: 'See your booking: {address}',
  },
  paid_over: {
    subject: 'We are sending {back} back to your card',
    text: [
      'Your card was charged {amount} on {date} for invoice {invoice}. Of this, {back} was not to be paid any more: it had been paid in another way, or credited, meanwhile.',
      'We have asked for {back} to go back to your card. Banks take up to 10 business days to show it. You do not have to do anything.',
    ],
    link: 'See the invoice and what was paid',
    linkLine: 'See the invoice and what was paid: {address}',
  },
  seats_gone: {
    subject: 'Your seats were gone: we are sending {amount} back',
    text: [
      'Your card was charged {amount} on {date} for booking {booking}, but the seats could not be given to you any more: the time to pay had run out and somebody else booked them, or the class was called off.',
      'Nothing is booked, and we have asked for all of this payment to go back to your card. Banks take up to 10 business days to show it. You do not have to do anything. We are sorry; call us, and we will look for another date with you.',
    ],
    link: 'See what became of your booking',
    linkLine: 'See what became of your booking: {address}',
  },
};
