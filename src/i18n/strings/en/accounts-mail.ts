/** Texts of the mails about accounts and the newsletter. */
export const accountsMail = {
  password: {
    subject: 'Set your GCT password',
    intro:
      'We were asked for a new password for your account. Set it here; the link works once and for {minutes} minutes:',
    action: 'Set a new password',
    ignore: 'It was not you? Then do nothing: your password stays as it is, and nobody else has received this message.',
  },
  newsletter: {
    confirm: {
      subject: 'Please confirm your newsletter subscription',
      intro:
        'This address was entered for the GCT newsletter. Please confirm that it was you; the link works for {days} days:',
      action: 'Confirm the subscription',
      ignore: 'It was not you? Then do nothing, and you will receive no newsletter.',
    },
    welcome: {
      subject: 'You are subscribed to the GCT newsletter',
      intro:
        'Thank you for confirming. From time to time you will receive news about our courses, webinars and free resources.',
    },
    sender: 'This message was sent by {name}, {address}. Contact: {email}, {phone}.',
    unsubscribe: 'Unsubscribe at any time, without logging in:',
    unsubscribeAction: 'Unsubscribe',
  },
} as const;
