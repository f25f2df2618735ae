/** In which language a buyer in Quebec has the invoice. It comes with the code of the checkout, whose page has no byte to spare. */
export const bookingLanguage = {
  field: 'Language of the invoice, the e-mails and the payment page',
  missing: 'Choose the language of the invoice.',
  options: { fr: 'French (français)', en: 'English' },
} as const;
