import type { CancelSeats } from '../../../domain/changes/contract.ts';

/** How a buyer gives seats back. It comes with the code of the page, which has no byte to spare. */
export const cancelPanel = {
  open: 'Cancel seats',
  which: 'Which seats',
  fee: 'Kept by the cancellation terms, before tax',
  credited: 'Credited, tax included',
  goesBack: 'Of this you have paid {amount}.',
  lowers: 'It is taken off what is still to be paid.',
  nothing: 'Nothing is credited: the class starts too soon. Somebody else can take the seat free of charge.',
  covered: {
    back: 'The seats go back to {title}.',
    used: 'Cancelling is not free of charge any more, so the seats of {title} are used up. Somebody else can take them free of charge.',
  },
  toCredits: 'Of this, {amount} was paid from a credit, and goes back to that credit.',
  back: 'How should it go back?',
  ways: {
    refund: 'A refund: to the card if you paid by card, otherwise by cheque or transfer from our office',
    credit: 'A credit, which our office applies to your next booking',
  } satisfies Record<CancelSeats['back'], string>,
  creditByOffice: 'For a credit instead, write to us first.',
  act: { one: 'Cancel {count} seat', other: 'Cancel {count} seats' },
  done: 'Cancelled: {people}. A confirmation is on its way by e-mail.',
  choose: 'Choose at least one seat.',
} as const;
