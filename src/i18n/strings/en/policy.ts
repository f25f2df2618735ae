/** The booking policy in words; the figures come from `content/company/policies.yaml`. */
export const policy = {
  cancellation: {
    /** Business days before the first session. */
    orMore: {
      one: '{count} business day or more before the first session',
      other: '{count} business days or more before the first session',
    },
    range: '{from} to {to} business days before',
    exactly: { one: '{count} business day before', other: '{count} business days before' },
    orFewer: { one: '{count} business day or fewer before', other: '{count} business days or fewer before' },
    less: 'Less than one business day before',
    /** What is kept of the price. */
    free: 'Free of charge',
    part: 'We keep {rate} of the price',
    whole: 'We keep the whole price',
    notice: 'When you tell us',
    fee: 'What it costs',
    counting:
      'Business days are Monday to Friday without statutory holidays of the province, Ontario for a class online, counted in the time zone of the class. The policy in force on the day of your booking stays with it.',
  },
  payment: {
    due: {
      one: 'An invoice is due within {count} business day of its date, and in any case before the class starts.',
      other: 'An invoice is due within {count} business days of its date, and in any case before the class starts.',
    },
    soon: 'When the class starts too soon for that, payment on invoice is not offered.',
    currency:
      'Prices are in Canadian dollars, before tax. Each tax is worked out once on the net total of the booking.',
  },
  taxes: {
    province: 'Province or territory',
    tax: 'Tax on the net price',
    both: '{first} and {second}',
    where:
      'A class in a room carries the tax of the province in which the room is, whoever books it. An online class carries the tax of the province of your billing address. An online class for an address outside Canada carries none.',
  },
  holidays: {
    intro: 'These are no business days. Where provinces are named, the day counts as a holiday in those only.',
    everywhere: 'everywhere',
  },
} as const;
