/** Certificates of a class that is over, and what the office does with one. */
export const officeCertificates = {
  title: 'Certificates',
  hint: 'They are issued once the trainer has reported, or {days} days after the class: to everybody who was not absent and, without a report, whose invoice is not overdue.',
  open: 'Certificate {number} (PDF)',
  none: 'no certificate',
  /** Beside a name, unfolded. */
  acts: 'What can be done',
  send: {
    submit: 'Send it again',
    done: 'The certificate leaves by mail.',
    noEmail: 'The seat has no e-mail: give one with the names in the booking first.',
  },
  anew: {
    title: 'Issue it anew',
    intro:
      'First correct the name in the booking. The new certificate has another number and goes by mail to the person; the old one is not found any more by whoever verifies it.',
    submit: 'Issue it anew',
    done: 'The new certificate is {number}. It leaves by mail.',
    same: 'The seat has the name that stands on the certificate: correct it in the booking first.',
  },
  withdraw: {
    title: 'Take it back',
    intro:
      'For who was not there. The seat counts as absent, and whoever verifies the certificate does not find it any more. Nobody is told of it by the site. It can be issued again here.',
    submit: 'Take it back',
    done: 'The certificate is taken back.',
  },
  give: {
    title: 'Issue a certificate',
    intro:
      'For who was there after all, or should not wait for it. It is issued at once and goes by mail to the person, whatever was ticked or is owed.',
    submit: 'Issue it',
    done: 'The certificate is {number}. It leaves by mail.',
    closed: 'Not of this seat: it has no name yet, its booking is not confirmed, or somebody has issued it meanwhile.',
  },
} as const;
