/** So many calls in so long. */
export interface LimitRule {
  /** Names it in the database. */
  name: string;
  /**
   * Whose calls are counted together: an address's (IPv6 by its /64), those of the network around it (IPv6 by its /48, IPv4
   * by its /24), an account's (of a call that anybody may make, where somebody is
   * logged in), those for one booking, those for one hold (by its reference, which alone opens it), or those of one network that have a mail sent to one address. `sender` is whoever answers for a mail: the
   * account that is logged in, the booking whose buyer is proved, or else the network (booking rule 41). `site`: everybody's.
   */
  by: 'address' | 'network' | 'account' | 'booking' | 'hold' | 'recipient' | 'sender' | 'site';
  most: number;
  windowSeconds: number;
}

/** One address may be a whole office behind one router, or a class that books together. */
export const limits = {
  /** Every call that changes something. */
  change: { name: 'change', by: 'address', most: 120, windowSeconds: 60 },
  changeNetwork: { name: 'change-network', by: 'network', most: 960, windowSeconds: 60 },
  holdSeatsNetwork: { name: 'hold-seats-network', by: 'network', most: 180, windowSeconds: 600 },
  holdSeats: { name: 'hold-seats', by: 'address', most: 60, windowSeconds: 600 },
  confirmBookingNetwork: { name: 'confirm-booking-network', by: 'network', most: 120, windowSeconds: 600 },
  confirmBooking: { name: 'confirm-booking', by: 'address', most: 40, windowSeconds: 600 },
  /** Somebody who mends a form and sends it again, not a machine that tries. */
  confirmAttempts: { name: 'confirm-attempts', by: 'hold', most: 20, windowSeconds: 600 },
  /** Bookings in a day that wait for a card, paid or not: each leaves rows that stay. */
  cardBookings: { name: 'card-bookings', by: 'network', most: 240, windowSeconds: 86_400 },
  /** Each asks the card company, or looks an invoice up by what is printed on it. */
  payment: { name: 'payment', by: 'address', most: 30, windowSeconds: 600 },
  paymentNetwork: { name: 'payment-network', by: 'network', most: 120, windowSeconds: 600 },
  payInvoice: { name: 'pay-invoice', by: 'address', most: 10, windowSeconds: 3_600 },
  /** Who tries numbers and totals has 65,536 addresses of IPv6. */
  payInvoiceNetwork: { name: 'pay-invoice-network', by: 'network', most: 40, windowSeconds: 3_600 },
  /** Somebody who tries dates and names, not a machine. */
  changeBooking: { name: 'change-booking', by: 'booking', most: 60, windowSeconds: 3_600 },
  /** Each sends the contact a mail. */
  resendBooking: { name: 'resend-booking', by: 'booking', most: 3, windowSeconds: 3_600 },
  /** By the reference alone, once the contact has proved the booking: anybody may have typed her address. */
  resendByReference: { name: 'resend-by-reference', by: 'network', most: 2, windowSeconds: 86_400 },
  /** Mails that the names of seats cause in a day, from one network: beyond, the office tells. */
  peopleNamed: { name: 'people-named', by: 'network', most: 120, windowSeconds: 86_400 },
  /** The same to one mailbox, by whatever bookings and from wherever. */
  namedMail: { name: 'named-mail', by: 'recipient', most: 18, windowSeconds: 86_400 },
  /** From one network, so that others' names do not keep somebody from the mails of her own seat: two series of courses are fewer. */
  namedMailOfNetwork: { name: 'named-mail-of-network', by: 'recipient', most: 12, windowSeconds: 86_400 },
  /** For who books while logged in. */
  accountBooking: { name: 'account-booking', by: 'account', most: 60, windowSeconds: 600 },
  /** Reads that show more to who is logged in: somebody who reloads, not a machine. */
  accountReading: { name: 'account-reading', by: 'account', most: 600, windowSeconds: 600 },
  /**
   * Logins that have an e-mail and a digest, whatever comes of them; failures are counted beside it (`functions/accounts/attempts.ts`). A known
   * device of the account's counts as an address of its own, and all of an account's as a network.
   */
  login: { name: 'login', by: 'address', most: 60, windowSeconds: 600 },
  loginNetwork: { name: 'login-network', by: 'network', most: 240, windowSeconds: 600 },
  /** Each may send somebody a mail. */
  passwordMail: { name: 'password-mail', by: 'address', most: 10, windowSeconds: 3_600 },
  /** With one mailbox from one network, whether or not it has an account: a stranger's asking keeps its owner from none (`LINKS_PER_ACCOUNT`). */
  passwordMailTo: { name: 'password-mail-to', by: 'recipient', most: 5, windowSeconds: 3_600 },
  /**
   * For who is neither logged in nor on a device of the account's: ten times a busy hour of the whole site. It tells nobody whether there is such
   * an account, since whoever asks is counted.
   */
  passwordMailOfSite: { name: 'password-mail-of-site', by: 'site', most: 120, windowSeconds: 3_600 },
  /** Beyond it a network has a few all the same, however many ask: strangers keep nobody from a password. */
  passwordMailOfNetwork: { name: 'password-mail-of-network', by: 'network', most: 3, windowSeconds: 3_600 },
  /** In a day, with one mailbox from one network, of whom the same holds: three an hour, day and night, are too many for who never asked. */
  passwordMailInDay: { name: 'password-mail-in-day', by: 'recipient', most: 12, windowSeconds: 86_400 },
  /** Somebody who mistypes a code; wrong ones are counted beside it. Not by account: nobody is kept out by what others send. */
  secondFactor: { name: 'second-factor', by: 'address', most: 60, windowSeconds: 600 },
  updatePassword: { name: 'update-password', by: 'address', most: 20, windowSeconds: 3_600 },
  /** Each may send somebody a mail. */
  subscribe: { name: 'subscribe', by: 'address', most: 10, windowSeconds: 3_600 },
  /** Each form of the private pages may send the office a mail. */
  form: { name: 'form', by: 'address', most: 60, windowSeconds: 3_600 },
  /** All forms of one account together. */
  accountForm: { name: 'account-form', by: 'account', most: 20, windowSeconds: 3_600 },
  /**
   * Whatever mails somebody who may not have asked, by all forms together: of strangers from one network, of one account, of one
   * booking that is proved.
   */
  mailNetwork: { name: 'mail-network', by: 'sender', most: 60, windowSeconds: 3_600 },
  /**
   * Whatever asks or answers addresses that nobody has proved, for strangers from wherever: ten times a busy hour. `functions/health`
   * tells of an hour that has more.
   */
  strangersMail: { name: 'strangers-mail', by: 'site', most: 300, windowSeconds: 3_600 },
  /** Beyond it a network has a few all the same, so that a crowd keeps nobody else from booking or writing, */
  strangersMailOfNetwork: { name: 'strangers-mail-of-network', by: 'network', most: 3, windowSeconds: 3_600 },
  /**
   * and all networks so many together by forms, and as many by bookings, for the sake of the name that mails are sent under: forms cost
   * nothing, and keep nobody from booking.
   */
  strangersMailBeyond: { name: 'strangers-mail-beyond', by: 'site', most: 150, windowSeconds: 3_600 },
  /** Each writes two mails. A whole class may send its form from one address. */
  enquiry: { name: 'enquiry', by: 'address', most: 20, windowSeconds: 3_600 },
  /** Each sends a mail. */
  joinWaitlist: { name: 'join-waitlist', by: 'address', most: 20, windowSeconds: 3_600 },
  /** Each sends a mail. */
  buyPackage: { name: 'buy-package', by: 'address', most: 10, windowSeconds: 3_600 },
  /** With one mailbox from one network: a stranger's orders keep its owner from none. */
  packagesAsked: { name: 'packages-asked', by: 'recipient', most: 3, windowSeconds: 86_400 },
  /** Beyond what a mailbox may have waiting, from one network: what others order in her name keeps nobody from ordering. */
  packagesAskedBeyond: { name: 'packages-asked-beyond', by: 'recipient', most: 1, windowSeconds: 86_400 },
  /** Somebody who mistypes a code, not a machine that tries codes. */
  tryCode: { name: 'try-code', by: 'address', most: 30, windowSeconds: 600 },
  tryCodeNetwork: { name: 'try-code-network', by: 'network', most: 120, windowSeconds: 3_600 },
  /** Somebody who checks a pile of certificates, not a machine that tries numbers. */
  verify: { name: 'verify', by: 'address', most: 60, windowSeconds: 600 },
  verifyNetwork: { name: 'verify-network', by: 'network', most: 240, windowSeconds: 600 },
  /** Each prints a page. Somebody who compares courses and numbers, not a machine. */
  proposal: { name: 'proposal', by: 'address', most: 60, windowSeconds: 600 },
  proposalNetwork: { name: 'proposal-network', by: 'network', most: 240, windowSeconds: 600 },
  /**
   * Bookings that ask for proof by mail, from one network in a day and to one mailbox: ended or not, since each has mailed
   * somebody who may not have asked.
   */
  proofNetwork: { name: 'proof-network', by: 'network', most: 40, windowSeconds: 86_400 },
  /**
   * The seats of these bookings, whatever mailboxes they are for and whether or not they are proved and paid: four times what a network may
   * have without proof at once. Whoever books more is logged in, pays by card, or calls.
   */
  proofSeatsOfNetwork: { name: 'proof-seats-of-network', by: 'network', most: 120, windowSeconds: 86_400 },
  proofMail: { name: 'proof-mail', by: 'recipient', most: 20, windowSeconds: 86_400 },
  /** Beyond it, from one network: what others book in her name keeps nobody from booking. */
  proofMailBeyond: { name: 'proof-mail-beyond', by: 'recipient', most: 2, windowSeconds: 86_400 },
  /** From one network to one mailbox, so that others do not keep its owner from booking. */
  proofMailOfNetwork: { name: 'proof-mail-of-network', by: 'recipient', most: 6, windowSeconds: 86_400 },
  /** Unproved bookings from one network, of one class, while many of its seats wait for proof. */
  shortProofs: { name: 'short-proofs', by: 'network', most: 4, windowSeconds: 86_400 },
  /** Where one class meets, as its trainer has it mailed to everybody in it: whoever moves it again has the office do so. */
  linksOfTrainer: { name: 'links-of-trainer', by: 'account', most: 3, windowSeconds: 86_400 },
  /** Places of one event that are kept in a day for a network's addresses that nobody has proved. */
  placesOfEvent: { name: 'places-of-event', by: 'network', most: 10, windowSeconds: 86_400 },
  /** Each prints a document, or reads many classes. */
  paper: { name: 'paper', by: 'address', most: 120, windowSeconds: 600 },
  paperNetwork: { name: 'paper-network', by: 'network', most: 480, windowSeconds: 600 },
  paperOfBooking: { name: 'paper-of-booking', by: 'booking', most: 60, windowSeconds: 3_600 },
  /** Nobody can have somebody else's inbox filled, nor keep its owner from asking: a network has a part of what a mailbox has. */
  enquiryMail: { name: 'enquiry-mail', by: 'recipient', most: 18, windowSeconds: 3_600 },
  /** Beyond it, from one network: what others send in her name keeps her from no form. */
  enquiryMailBeyond: { name: 'enquiry-mail-beyond', by: 'recipient', most: 2, windowSeconds: 86_400 },
  enquiryMailOfNetwork: { name: 'enquiry-mail-of-network', by: 'recipient', most: 6, windowSeconds: 3_600 },
  /** In a day, of a network alone: all networks together could keep an owner from every form until tomorrow. */
  enquiryMailOfNetworkInDay: { name: 'enquiry-mail-in-day', by: 'recipient', most: 24, windowSeconds: 86_400 },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limits;

/** No window is longer. */
export const LONGEST_WINDOW_SECONDS = 86_400;
