import type { officePackages as en } from '../../en/office/packages.ts';
import type { Texts } from '../../texts.ts';

export const officePackages: Texts<typeof en> = {
  caption: 'Forfaits et séries, du plus récent au plus ancien',
  none: 'Aucun forfait ne correspond.',
  filters: { view: 'Afficher', q: 'Nom, courriel ou code', state: 'État' },
  views: { packages: 'les forfaits', credits: 'les crédits' },
  states: { open: 'avec des places restantes', used: 'épuisé', over: 'échu', void: 'annulé' },
  heads: { who: 'Client', what: 'Forfait', left: 'Places restantes', ends: 'Échéance', open: 'Solde', state: 'État' },
  leftOf: '{left} sur {seats}',
  anonymous: 'nom effacé',
  file: {
    back: 'Tous les forfaits',
    missing: 'Ce forfait n’existe pas.',
    facts: 'L’achat',
    fields: {
      buyer: 'Acheté par',
      code: 'Code',
      left: 'Places restantes',
      usable: 'Utilisables avant le paiement',
      bought: 'Acheté le',
      ends: 'Dernier jour pour une session',
      total: 'Total avec taxes',
      open: 'Solde',
      booking: 'Réservation',
    },
    codeHint: 'Quiconque a le code peut utiliser les places : ne le donnez qu’à la personne qui a acheté.',
    openBooking: 'Ouvrir la réservation et sa facture',
    history: 'Mouvements des places',
    historyCaption: 'Places, du plus récent au plus ancien',
    heads: { at: 'Quand', what: 'Quoi', seats: 'Places' },
    kinds: { bought: 'achetées', spent: 'utilisées pour {title}', given_back: 'rendues de {title}' },
    void: {
      title: 'Annuler le forfait',
      intro:
        'Son code ne paiera plus rien, et c’est définitif. Les sessions réservées avec ce code restent réservées. Une note de crédit est émise pour le montant crédité, et le client en est informé.',
      submit: 'L’annuler',
      done: 'Le forfait est annulé.',
    },
  },
  credits: {
    caption: 'Crédits, du plus récent au plus ancien',
    none: 'Aucun client n’a de crédit chez nous.',
    hint: 'Un crédit n’a pas d’échéance. Nous l’appliquons quand le client nous écrit avec le numéro de sa prochaine réservation.',
    total: 'Tous les crédits ensemble : {amount}',
    heads: { who: 'Client', cents: 'Crédit', from: 'Provenance' },
    note: '{amount} par la note de crédit {number} du {date}',
    used: '{amount} utilisés le {date}',
    booking: 'réservation {number}',
  },
};
