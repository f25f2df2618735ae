/** So many calls in so long, for one address or one booking. */
export interface LimitRule {
  /** Names it in the database. */
  name: string;
  most: number;
  windowSeconds: number;
}

/** One address may be a whole office behind one router, or a class that books together. */
export const limits = {
  /** Every call that changes something, by address. */
  change: { name: 'change', most: 120, windowSeconds: 60 },
  /** By address. */
  holdSeats: { name: 'hold-seats', most: 60, windowSeconds: 600 },
  /** By address. */
  confirmBooking: { name: 'confirm-booking', most: 40, windowSeconds: 600 },
  /** By hold: somebody who mends a form and sends it again, not a machine that tries. */
  confirmAttempts: { name: 'confirm-attempts', most: 20, windowSeconds: 600 },
  /** By address, whatever comes of it; failures are counted beside it (`accounts/attempts.ts`). */
  login: { name: 'login', most: 60, windowSeconds: 600 },
  /** By address: each may send somebody a mail. */
  passwordMail: { name: 'password-mail', most: 10, windowSeconds: 3_600 },
  /** By address. */
  updatePassword: { name: 'update-password', most: 20, windowSeconds: 3_600 },
  /** By address: each may send somebody a mail. */
  subscribe: { name: 'subscribe', most: 10, windowSeconds: 3_600 },
  /** By address: each form of the private pages may send the office a mail. */
  form: { name: 'form', most: 60, windowSeconds: 3_600 },
  /** By account, all of its forms together. */
  accountForm: { name: 'account-form', most: 20, windowSeconds: 3_600 },
  /** By e-mail, whether or not it has an account: nobody's mailbox is filled from many addresses. */
  passwordMailTo: { name: 'password-mail-to', most: 5, windowSeconds: 3_600 },
  /** By account, for who books while logged in. */
  accountBooking: { name: 'account-booking', most: 60, windowSeconds: 600 },
  /** By address: each writes two mails. A whole class may send its form from one. */
  enquiry: { name: 'enquiry', most: 20, windowSeconds: 3_600 },
  /** By e-mail: nobody can have somebody else's inbox filled. */
  enquiryMail: { name: 'enquiry-mail', most: 6, windowSeconds: 3_600 },
} as const satisfies Record<string, LimitRule>;

/** No window is longer; counters older than twice this count no more. */
export const LONGEST_WINDOW_SECONDS = 86_400;
