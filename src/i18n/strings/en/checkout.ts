import { cart } from './cart.ts';
import type { RefusalReason } from '../../../domain/booking/contract.ts';
import type { Province } from '../../../domain/money/provinces.ts';
import type { TaxCode } from '../../../domain/money/tax.ts';

/** The names of the provinces, as a list of choices and in sentences. */
export const provinceNames = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
} as const satisfies Record<Province, string>;

export const taxNames = { GST: 'GST', HST: 'HST', QST: 'QST' } as const satisfies Record<TaxCode, string>;

export const checkout = {
  title: 'Checkout',
  loading: 'Opening your booking…',
  noScript: 'Booking online needs JavaScript. Call us or write to us and we will book your seats for you.',
  empty: 'Your cart is empty.',
  emptyHelp: 'Choose a class and its dates, and it will wait for you here.',
  browse: 'Add courses to your cart',
  hold: {
    reserving: 'Reserving your seats…',
    running: 'Your seats are kept for {time}.',
    warning: 'Your seats are kept for less than 5 minutes more.',
    extend: 'Keep them 30 minutes longer',
    extended: 'Your seats are kept longer. This can be done once.',
    expired: 'The time is up and your seats are free for others again. What you typed is still here.',
    again: 'Reserve the seats again',
    failed: 'Your seats could not be reserved.',
    retry: 'Try again',
  },
  classes: {
    title: 'Your classes',
    people: { one: 'Person', other: 'People' },
    quantity: 'Number of people for {title}',
    each: '{price} each',
    remove: 'Remove',
    sessions: { one: '{count} session, {date}', other: '{count} sessions from {date}' },
    online: 'Live online',
    inLanguage: cart.inLanguage,
    unnamed: 'Class {id}',
    private: 'More than 10 people? A private class often costs less:',
    privateLink: 'ask us for a quote',
    unknownLine: 'We could not load the details of this class just now.',
  },
  refusal: {
    full: 'This class is full now.',
    fewer_left: 'Fewer seats are left than you asked for.',
    sale_ended: 'Bookings for this class are closed.',
    cancelled: 'This class was cancelled.',
    price_changed: 'The price has changed since you saw it.',
    unknown: 'This class is no longer offered.',
    too_many: 'At most 10 seats per class.',
  } satisfies Record<RefusalReason | 'too_many', string>,
  fix: {
    reduce: { one: 'Take {count} seat', other: 'Take {count} seats' },
    remove: 'Remove this class',
    accept: 'Accept {price} each',
  },
  fields: {
    'contact.firstName': 'First name',
    'contact.lastName': 'Last name',
    'contact.email': 'E-mail',
    'contact.phone': 'Telephone',
    'contact.organisation': 'Organization',
    'billing.line1': 'Street address',
    'billing.line2': 'Suite, floor or department',
    'billing.city': 'City',
    'billing.country': 'Country',
    'billing.province': 'Province or territory',
    'billing.postalCode': 'Postal code',
    paymentMethod: 'How do you wish to pay?',
    purchaseOrder: 'Purchase order number',
    budgetCode: 'Budget code',
  },
  options: { 'billing.country': { CA: 'Canada', US: 'United States', other: 'Another country' } },
  unchosen: { 'billing.province': 'Choose a province' },
  contact: {
    title: 'Contact',
    help: 'We write to this person about the booking.',
  },
  billing: { title: 'Billing address', postalCodeAbroad: 'Postal or ZIP code' },
  participants: {
    title: 'Participants',
    help: 'All of this is optional. Names can be given or changed later, until 3 business days before the first session.',
    me: 'I am taking part in this class',
    seat: 'Person {number}',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    emailHelp: 'Joining instructions go to the e-mail given here.',
  },
  payment: {
    title: 'Payment',
    loading: 'Looking up how these classes can be paid…',
    failed: 'How these classes can be paid could not be looked up.',
    retry: 'Try again',
    none: 'These classes begin too soon to be booked on line. Please call us:',
    method: { card: 'By card', invoice: 'On invoice' },
    help: {
      card: 'The next page is that of Stripe, our payment provider: your card number never reaches us. You have {minutes} minutes to pay; your seats wait meanwhile, and are booked when it is paid.',
      invoice:
        'We send the invoice with the confirmation. It is due within {days} business days, and before the class starts.',
    },
    returned: 'You came back without having paid, and nothing was charged. Your seats are still kept.',
  },
  summary: {
    title: 'Total',
    subtotal: 'Before tax',
    total: 'Total',
    taxLabel: '{tax} {rate} ({province})',
    chooseProvince: 'Choose your province to see the tax.',
    room: 'In-person classes carry the tax of the province they are held in: {province}.',
    online: 'Online classes carry the tax of your billing address: {province}.',
    abroad: 'No tax is charged on online classes for an address outside Canada.',
    priceChanged: 'The total is now {total}. Please check it and book again if you agree.',
  },
  submit: {
    card: {
      label: 'Go on to pay {total}',
      labelWithoutTotal: 'Go on to the payment',
      leaving: 'Opening the page of payment…',
      terms:
        'You pay on the next page, and your booking stands once it is paid. You can cancel free of charge until {days} business days before the first session.',
    },
    label: 'Book for {total}',
    labelWithoutTotal: 'Book',
    sending: 'Sending your booking…',
    terms:
      'By booking you agree to pay the invoice. You can cancel free of charge until {days} business days before the first session.',
    offline: 'You are offline. What you typed is kept; you can book when the connection is back.',
    notHeld: 'Your seats must be reserved first. Please look at the top of the page.',
  },
  errors: {
    failed: 'Your booking was not completed',
    requestId: 'If you call us, give this number: {id}',
  },
} as const;
