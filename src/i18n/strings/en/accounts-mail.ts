/** Texts of the mails about accounts and the newsletter. */
export const accountsMail = {
  password: {
    subject: 'Set your GCT password',
    intro:
      'We were asked for a new password for your account. Set it here; the link works once and for {minutes} minutes:',
    action: 'Set a new password',
    ignore: 'It was not you? Then do nothing: your password stays as it is, and nobody else has received this message.',
  },
  passwordChanged: {
    subject: 'Your GCT password was changed',
    intro: 'The password of your account was changed on {date} at {time} ({zone}), and every session was ended.',
    notYou: 'It was not you? Choose “{forgot}” where you log in to set another password, and call us.',
    action: 'Log in',
  },
  invited: {
    subject: 'Your GCT account',
    intro:
      'An account was made for you with this address. First set your password: enter this address on the page below, and a link to set it follows by mail.',
    action: 'Set your password',
    training:
      'Do you take classes with us? Once you are logged in, they are in My Training, with their files and your certificates.',
    colleague:
      'Do you work in our office? An owner gives your account its role. After that, log in and open {office}: at your first visit you set up your phone, and its codes are asked for from then on.',
  },
  secondFactor: {
    subject: 'A phone opens the office for {who} now',
    intro:
      'A second factor was set up for the account of {who}, {email}, on {date} at {time} ({zone}). From now on the office asks for the code of that phone.',
    notYou: 'Nobody did that? Then end the account’s sessions and take its role away at once, and call the developers.',
  },
  wrongCodes: {
    subject: 'Wrong codes for the office',
    intro:
      'Somebody who knows your password has typed {codes} wrong codes for the office in a row. None of them opened it, and further ones have to wait.',
    notYou: 'It was not you? Choose “{forgot}” where you log in: a new password ends every session, theirs too.',
    you: 'It was you? The office still opens in a browser in which you opened it before, or with a recovery code.',
    action: 'Log in',
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
