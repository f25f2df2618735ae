import type { PaymentMethod } from '../../../domain/booking/payment-methods.ts';

/** On which terms one class is sold: how it is paid, and what cancelling it costs. */
export const termsOfClass = {
  /** On the row of a class that is near. */
  row: {
    none: 'Too near to be booked online',
    call: 'To book:',
  },
  facts: {
    /** After their number. */
    people: { one: 'person', other: 'people' },
    hours: '{from} to {to} {zone}',
    sessions: { one: '{count} session', other: '{count} sessions' },
    online: 'Live online',
    inLanguage: { en: 'in English', fr: 'in French' },
  },
  payment: {
    card: 'Payable by card only: too near for an invoice',
    invoice: 'Payable on invoice',
    both: 'Payable by card or on invoice',
  } satisfies Record<PaymentMethod | 'both', string>,
  cancelling: {
    /** Without a date of its own, what costs the same to the end. */
    freeUntil: 'Cancel free of charge until {date}; then {next}.',
    partUntil: 'Cancelling costs {rate} of the price until {date}; then {next}.',
    whole: 'Cancelling costs the whole price. Replacing a participant is free of charge.',
    /** What follows. */
    nextPart: '{rate} of the price',
    nextWhole: 'the whole price',
  },
} as const;
