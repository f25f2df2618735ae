import type { cart as en } from '../en/cart.ts';
import type { Texts } from '../texts.ts';

export const cart: Texts<typeof en> = {
  open: 'Panier',
  title: 'Votre panier',
  close: 'Fermer le panier',
  count: { one: '{count} place dans votre panier', other: '{count} places dans votre panier' },
  empty: 'Votre panier est vide.',
  browse: 'Ajouter des cours à votre panier',
  checkout: 'Passer à la réservation',
  people: { one: 'personne', other: 'personnes' },
  quantity: 'Nombre de personnes pour {title}',
  each: '{price} par personne',
  inLanguage: { en: 'en anglais', fr: 'en français' },
  remove: 'Retirer',
  removed: '{title} a été retiré de votre panier.',
  unnamed: 'Classe {id}',
  subtotal: 'Total avant taxes',
  moveLeft: 'Déplacer le panier du côté gauche',
  moveRight: 'Déplacer le panier du côté droit',
  tooMany: 'Au plus 10 places par classe. Pour un groupe plus grand, demandez une classe privée.',
  tooManyClasses: 'Un panier contient au plus 20 classes. Veuillez d’abord réserver celles-ci.',
  lost: 'Une partie de votre panier enregistré était illisible et a été laissée de côté.',
  notStored:
    'Votre navigateur ne permet pas d’enregistrer le panier. Il est conservé jusqu’à ce que vous quittiez la page.',
  priceNow: 'Le prix est maintenant de {price} par personne.',
  accept: 'Accepter {price} par personne',
  subtotalNow: 'Aux prix d’aujourd’hui',
  seatsNow: { one: 'Il ne reste que {count} place.', other: 'Il ne reste que {count} places.' },
  full: 'Cette classe est maintenant complète.',
  closed: 'Cette classe n’est plus en vente.',
  tooSoon: 'Il est trop tard pour réserver cette classe en ligne. Appelez-nous : {phone}.',
  failed: {
    not_found: 'Cette classe est introuvable. Elle reste dans votre panier jusqu’à ce que vous la retiriez.',
    network: 'Vous semblez être hors ligne. Cette classe reste dans votre panier.',
    other: 'Impossible de vérifier cette classe pour le moment. Elle reste dans votre panier.',
  },
};
