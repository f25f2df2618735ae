/** The words of the pages that stand in for Stripe's. The double is a tool; nothing here is the site's. */
const en = {
  lang: 'en-CA',
  title: 'Pay by card',
  errorTitle: 'Error: Pay by card',
  standIn:
    'This page stands in for Stripe’s. It runs on this computer: no card is charged, and no card number is kept.',
  back: 'Cancel and go back',
  summary: 'Your order',
  quantity: (count: number) => `Quantity: ${count}`,
  total: 'Total',
  card: 'Your card',
  email: 'E-mail',
  name: 'Name on the card',
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'Like 12 / 34',
  cvc: 'Security code',
  cvcHint: 'Any three digits',
  pay: (amount: string) => `Pay ${amount}`,
  problems: 'The payment did not go through',
  testCards: 'Test cards',
  testCardsHint: 'Never type in a real card. Take one of these, with any date to come and any security code.',
  does: {
    '4242424242424242': 'pays',
    '4000000000000002': 'is declined; you can try again',
    '4000000000009995': 'has insufficient funds; you can try again',
    '4000000000007726': 'pays; a refund is pending, then succeeds',
    '4000000000005126': 'pays; a refund succeeds, then fails',
  },
  errors: {
    email: 'Enter an e-mail address, like name@example.com.',
    name: 'Enter the name on the card.',
    number: 'The number is not that of a test card. Take one from the list below.',
    expiry: 'Enter a month and year to come, like 12 / 34.',
    cvc: 'Enter the three or four digits of the security code.',
    generic_decline: 'The card was declined. Try another card.',
    insufficient_funds: 'The card has insufficient funds. Try another card.',
  },
  paidTitle: 'This has been paid',
  paid: 'The payment went through. Nothing more needs to be done here.',
  goOn: 'Go on',
  expiredTitle: 'This page has expired',
  expired: 'It is too late to pay here, and nothing was charged. Go back to the site to begin again.',
  goBack: 'Back to the site',
  unknownTitle: 'There is no such payment',
  unknown: 'The address is wrong, or this computer’s stand-in for Stripe was started afresh.',
  receiptTitle: 'Receipt',
  receiptPaid: 'Paid',
  receiptCard: (brand: string, last4: string) => `${brand} card ending in ${last4}`,
  receiptRefunded: 'Refunded',
  receiptNumber: 'Payment',
};

export type Texts = typeof en;

const fr: Texts = {
  lang: 'fr-CA',
  title: 'Payer par carte',
  errorTitle: 'Erreur : Payer par carte',
  standIn:
    'Cette page remplace celle de Stripe. Elle tourne sur cet ordinateur : aucune carte n’est débitée, et aucun numéro de carte n’est conservé.',
  back: 'Annuler et revenir',
  summary: 'Votre commande',
  quantity: (count) => `Quantité\u00A0: ${count}`,
  total: 'Total',
  card: 'Votre carte',
  email: 'Courriel',
  name: 'Nom sur la carte',
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  expiryHint: 'Comme 12 / 34',
  cvc: 'Code de sécurité',
  cvcHint: 'Trois chiffres, au choix',
  pay: (amount) => `Payer ${amount}`,
  problems: 'Le paiement n’a pas abouti',
  testCards: 'Cartes d’essai',
  testCardsHint:
    'N’entrez jamais une vraie carte. Prenez l’une de celles-ci, avec n’importe quelle date à venir et n’importe quel code.',
  does: {
    '4242424242424242': 'paie',
    '4000000000000002': 'est refusée; on peut réessayer',
    '4000000000009995': 'est sans provision; on peut réessayer',
    '4000000000007726': 'paie; un remboursement attend, puis réussit',
    '4000000000005126': 'paie; un remboursement réussit, puis échoue',
  },
  errors: {
    email: 'Entrez une adresse de courriel, comme nom@exemple.com.',
    name: 'Entrez le nom inscrit sur la carte.',
    number: 'Ce numéro n’est pas celui d’une carte d’essai. Prenez-en un dans la liste ci-dessous.',
    expiry: 'Entrez un mois et une année à venir, comme 12 / 34.',
    cvc: 'Entrez les trois ou quatre chiffres du code de sécurité.',
    generic_decline: 'La carte a été refusée. Essayez une autre carte.',
    insufficient_funds: 'La carte n’a pas de provision suffisante. Essayez une autre carte.',
  },
  paidTitle: 'C’est payé',
  paid: 'Le paiement a été effectué. Il n’y a plus rien à faire ici.',
  goOn: 'Continuer',
  expiredTitle: 'Cette page a expiré',
  expired: 'Il est trop tard pour payer ici, et rien n’a été débité. Revenez au site pour recommencer.',
  goBack: 'Revenir au site',
  unknownTitle: 'Ce paiement n’existe pas',
  unknown: 'L’adresse est erronée, ou le remplaçant de Stripe sur cet ordinateur a été redémarré à neuf.',
  receiptTitle: 'Reçu',
  receiptPaid: 'Payé',
  receiptCard: (brand, last4) => `Carte ${brand} se terminant par ${last4}`,
  receiptRefunded: 'Remboursé',
  receiptNumber: 'Paiement',
};

/** The words for a session's locale; where it leaves that to the browser, for what the browser asks for first. */
export const textsFor = (locale: string | null, acceptLanguage = ''): Texts => {
  const chosen = locale === null || locale === 'auto' ? acceptLanguage.trim() : locale;
  return /^fr\b/i.test(chosen) ? fr : en;
};

/** An amount in dollars, as each language writes it. */
export const moneyIn = ({ lang }: Texts, cents: number): string =>
  new Intl.NumberFormat(lang, { style: 'currency', currency: 'CAD' }).format(cents / 100);
