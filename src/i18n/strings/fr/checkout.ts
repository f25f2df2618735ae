import { cart } from './cart.ts';
import type { checkout as en, provinceNames as enProvinces, taxNames as enTaxes } from '../en/checkout.ts';
import type { Texts } from '../texts.ts';

export const provinceNames: Texts<typeof enProvinces> = {
  AB: 'Alberta',
  BC: 'Colombie-Britannique',
  MB: 'Manitoba',
  NB: 'Nouveau-Brunswick',
  NL: 'Terre-Neuve-et-Labrador',
  NS: 'Nouvelle-Écosse',
  NT: 'Territoires du Nord-Ouest',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Île-du-Prince-Édouard',
  QC: 'Québec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

export const taxNames: Texts<typeof enTaxes> = { GST: 'TPS', HST: 'TVH', QST: 'TVQ' };

export const checkout: Texts<typeof en> = {
  title: 'Paiement',
  loading: 'Ouverture de votre réservation…',
  noScript:
    'La réservation en ligne exige JavaScript. Appelez-nous ou écrivez-nous et nous réserverons vos places pour vous.',
  empty: 'Votre panier est vide.',
  emptyHelp: 'Choisissez une classe et ses dates : elle vous attendra ici.',
  browse: 'Ajouter des cours à votre panier',
  hold: {
    reserving: 'Réservation de vos places…',
    running: 'Vos places sont retenues pendant {time}.',
    warning: 'Il reste moins de 5 minutes avant que vos places soient libérées.',
    extend: 'Les retenir 30 minutes de plus',
    extended: 'Vos places sont retenues plus longtemps. Cette prolongation n’est possible qu’une fois.',
    expired:
      'Le délai est écoulé et vos places sont de nouveau offertes à d’autres. Ce que vous avez saisi est conservé.',
    again: 'Réserver de nouveau les places',
    failed: 'Vos places n’ont pas pu être réservées.',
    retry: 'Réessayer',
  },
  classes: {
    title: 'Vos classes',
    people: { one: 'personne', other: 'personnes' },
    quantity: 'Nombre de personnes pour {title}',
    each: '{price} par personne',
    remove: 'Retirer',
    sessions: { one: '{count} séance, {date}', other: '{count} séances à partir du {date}' },
    online: 'En ligne, en direct',
    inLanguage: cart.inLanguage,
    unnamed: 'Classe {id}',
    private: 'Plus de 10 personnes? Une classe privée coûte souvent moins cher :',
    privateLink: 'demandez une soumission',
    unknownLine: 'Impossible de charger les détails de cette classe pour le moment.',
  },
  refusal: {
    full: 'Cette classe est maintenant complète.',
    fewer_left: 'Il reste moins de places que vous n’en demandez.',
    sale_ended: 'Les inscriptions à cette classe sont closes.',
    cancelled: 'Cette classe a été annulée.',
    price_changed: 'Le prix a changé depuis votre visite.',
    unknown: 'Cette classe n’est plus offerte.',
    too_many: 'Au plus 10 places par classe.',
  },
  fix: {
    reduce: { one: 'Prendre {count} place', other: 'Prendre {count} places' },
    remove: 'Retirer cette classe',
    accept: 'Accepter {price} par personne',
  },
  fields: {
    'contact.firstName': 'Prénom',
    'contact.lastName': 'Nom',
    'contact.email': 'Courriel',
    'contact.phone': 'Téléphone',
    'contact.organisation': 'Organisation',
    'billing.line1': 'Numéro et rue',
    'billing.line2': 'Bureau, étage ou service',
    'billing.city': 'Ville',
    'billing.country': 'Pays',
    'billing.province': 'Province ou territoire',
    'billing.postalCode': 'Code postal',
    paymentMethod: 'Comment souhaitez-vous payer?',
    purchaseOrder: 'Numéro de bon de commande',
    budgetCode: 'Code budgétaire',
  },
  options: { 'billing.country': { CA: 'Canada', US: 'États-Unis', other: 'Autre pays' } },
  unchosen: { 'billing.province': 'Choisissez une province' },
  contact: {
    title: 'Personne-ressource',
    help: 'Nous écrivons à cette personne au sujet de la réservation.',
  },
  billing: { title: 'Adresse de facturation', postalCodeAbroad: 'Code postal ou ZIP' },
  participants: {
    title: 'Participants',
    help: 'Tout ceci est facultatif. Les noms peuvent être donnés ou changés plus tard, jusqu’à 3 jours ouvrables avant la première séance.',
    me: 'Je participe à cette classe',
    seat: 'Personne {number}',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Courriel',
    emailHelp: 'Les instructions pour se joindre à la classe sont envoyées à l’adresse indiquée ici.',
  },
  payment: {
    title: 'Paiement',
    loading: 'Un instant : nous cherchons les modes de paiement offerts…',
    failed: 'Les modes de paiement offerts n’ont pu être trouvés.',
    retry: 'Réessayer',
    none: 'Ces classes commencent trop tôt pour être réservées en ligne. Téléphonez-nous :',
    method: { card: 'Par carte', invoice: 'Sur facture' },
    help: {
      card: 'La page suivante est celle de Stripe, notre service de paiement : nous ne voyons jamais votre numéro de carte. Vous avez {minutes} minutes pour payer; vos places vous attendent entre-temps et sont réservées dès que le paiement est fait.',
      invoice:
        'Nous envoyons la facture avec la confirmation. Elle est payable dans un délai de {days} jours ouvrables et avant le début de la classe.',
    },
    returned: 'Vous êtes de retour sans avoir payé, et rien n’a été débité. Vos places sont toujours gardées.',
  },
  summary: {
    title: 'Total',
    subtotal: 'Avant taxes',
    total: 'Total',
    taxLabel: '{tax} {rate} ({province})',
    chooseProvince: 'Choisissez votre province pour connaître les taxes.',
    room: 'Les classes en salle sont taxées selon la province où elles ont lieu : {province}.',
    online: 'Les classes en ligne sont taxées selon votre adresse de facturation : {province}.',
    abroad: 'Aucune taxe ne s’applique aux classes en ligne pour une adresse hors du Canada.',
    priceChanged:
      'Le total est maintenant de {total}. Vérifiez-le et envoyez de nouveau la réservation si vous l’acceptez.',
  },
  submit: {
    card: {
      label: 'Passer au paiement de {total}',
      labelWithoutTotal: 'Passer au paiement',
      leaving: 'Ouverture de la page de paiement…',
      terms:
        'Vous payez à la page suivante et votre réservation est faite dès que le paiement est reçu. Vous pouvez annuler sans frais jusqu’à {days} jours ouvrables avant la première séance.',
    },
    label: 'Réserver pour {total}',
    labelWithoutTotal: 'Réserver',
    sending: 'Envoi de votre réservation…',
    terms:
      'En réservant, vous acceptez de payer la facture. L’annulation est gratuite jusqu’à {days} jours ouvrables avant la première séance.',
    offline:
      'Vous êtes hors ligne. Ce que vous avez saisi est conservé et vous pourrez réserver au retour de la connexion.',
    notHeld: 'Vos places doivent d’abord être réservées. Voyez le haut de la page.',
  },
  errors: {
    failed: 'Votre réservation n’a pas été effectuée',
    requestId: 'Si vous nous appelez, donnez ce numéro : {id}',
  },
};
