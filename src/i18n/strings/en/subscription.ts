/** The newsletter: the words that people agree to, and the pages behind the links of its mails. */
export const subscription = {
  /** `{name}` is the company's. A change of it, in either language, is a new `CONSENT_WORDING` (`src/domain/enquiries/newsletter.ts`). */
  consent:
    'Yes, I would like to receive news, offers and invitations from {name} by e-mail. I can withdraw my consent at any time.',
  homeLink: 'Go to the GCT website',
  back: 'Back to the form',
  asked: {
    title: 'Please check your inbox',
    text: 'We have sent you a message with a link. Your subscription begins once you have confirmed it there.',
  },
  invalid: {
    title: 'Something is missing',
    text: 'Please enter your e-mail address and tick the box with which you agree to receive our newsletter.',
  },
  confirm: {
    title: 'Confirm your subscription',
    text: 'One more click, and the GCT newsletter comes to you.',
    action: 'Confirm the subscription',
  },
  confirmed: {
    title: 'You are subscribed',
    text: 'Thank you. Every newsletter has a link with which you can unsubscribe.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    text: 'You will receive no more newsletters from GCT.',
    action: 'Unsubscribe',
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    text: 'You will receive no more newsletters from GCT.',
  },
  expired: {
    title: 'This link does not work any more',
    text: 'It has been used, or its time is over. You can subscribe again at the bottom of any page.',
  },
  unknown: {
    title: 'This link does not work',
    text: 'Please check that the whole address was copied, or write to us.',
  },
} as const;
