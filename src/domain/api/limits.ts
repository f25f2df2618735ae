/** So many calls in so long. */
export interface LimitRule {
  /** Names it in the database. */
  name: string;
  /**
   * Whose calls are counted together: an address's (IPv6 by its /64), those of the network around it (IPv6 by its /48, IPv4
   * by its /24), an account's (of a call that anybody may make, where somebody is
   * logged in), those for one booking, or those that have a mail sent to one address.
   */
  by: 'address' | 'network' | 'account' | 'booking' | 'recipient';
  most: number;
  windowSeconds: number;
}

/** One address may be a whole office behind one router, or a class that books together. */
export const limits = {
  /** Every call that changes something. */
  change: { name: 'change', by: 'address', most: 120, windowSeconds: 60 },
  holdSeatsNetwork: { name: 'hold-seats-network', by: 'network', most: 180, windowSeconds: 600 },
  holdSeats: { name: 'hold-seats', by: 'address', most: 60, windowSeconds: 600 },
  confirmBookingNetwork: { name: 'confirm-booking-network', by: 'network', most: 120, windowSeconds: 600 },
  confirmBooking: { name: 'confirm-booking', by: 'address', most: 40, windowSeconds: 600 },
  /** Somebody who mends a form and sends it again, not a machine that tries. */
  confirmAttempts: { name: 'confirm-attempts', by: 'booking', most: 20, windowSeconds: 600 },
  /** Each asks the card company, or looks an invoice up by what is printed on it. */
  payment: { name: 'payment', by: 'address', most: 30, windowSeconds: 600 },
  payInvoice: { name: 'pay-invoice', by: 'address', most: 10, windowSeconds: 3_600 },
  /** Somebody who tries dates and names, not a machine. */
  changeBooking: { name: 'change-booking', by: 'booking', most: 60, windowSeconds: 3_600 },
  /** Each sends the contact a mail. */
  resendBooking: { name: 'resend-booking', by: 'booking', most: 3, windowSeconds: 3_600 },
  /** For who books while logged in. */
  accountBooking: { name: 'account-booking', by: 'account', most: 60, windowSeconds: 600 },
  /** Whatever comes of it; failures are counted beside it (`functions/accounts/attempts.ts`). */
  login: { name: 'login', by: 'address', most: 60, windowSeconds: 600 },
  /** Each may send somebody a mail. */
  passwordMail: { name: 'password-mail', by: 'address', most: 10, windowSeconds: 3_600 },
  /** Whether or not it has an account: nobody's mailbox is filled from many addresses. */
  passwordMailTo: { name: 'password-mail-to', by: 'recipient', most: 5, windowSeconds: 3_600 },
  updatePassword: { name: 'update-password', by: 'address', most: 20, windowSeconds: 3_600 },
  /** Each may send somebody a mail. */
  subscribe: { name: 'subscribe', by: 'address', most: 10, windowSeconds: 3_600 },
  /** Each form of the private pages may send the office a mail. */
  form: { name: 'form', by: 'address', most: 60, windowSeconds: 3_600 },
  /** All forms of one account together. */
  accountForm: { name: 'account-form', by: 'account', most: 20, windowSeconds: 3_600 },
  /** Whatever mails somebody who may not have asked, from one network: by all forms together. */
  mailNetwork: { name: 'mail-network', by: 'network', most: 60, windowSeconds: 3_600 },
  /** Each writes two mails. A whole class may send its form from one address. */
  enquiry: { name: 'enquiry', by: 'address', most: 20, windowSeconds: 3_600 },
  /** Each sends a mail. */
  joinWaitlist: { name: 'join-waitlist', by: 'address', most: 20, windowSeconds: 3_600 },
  /** Each sends a mail. */
  buyPackage: { name: 'buy-package', by: 'address', most: 10, windowSeconds: 3_600 },
  /** Somebody who mistypes a code, not a machine that tries codes. */
  tryCode: { name: 'try-code', by: 'address', most: 30, windowSeconds: 600 },
  tryCodeNetwork: { name: 'try-code-network', by: 'network', most: 120, windowSeconds: 3_600 },
  /** Somebody who checks a pile of certificates, not a machine that tries numbers. */
  verify: { name: 'verify', by: 'address', most: 60, windowSeconds: 600 },
  /** Nobody can have somebody else's inbox filled. */
  enquiryMail: { name: 'enquiry-mail', by: 'recipient', most: 6, windowSeconds: 3_600 },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limits;

/** No window is longer; counters older than twice this count no more. */
export const LONGEST_WINDOW_SECONDS = 86_400;
