import type { status as en } from '../en/status.ts';
import type { Texts } from '../texts.ts';

export const status: Texts<typeof en> = {
  title: 'État du service',
  description:
    'Les réservations, l’horaire et les courriels fonctionnent-ils en ce moment? Sinon, voici comment nous joindre.',
  heading: 'État du service',
  intro: 'Ce qui fonctionne en ce moment, vérifié de nouveau chaque minute pendant que vous lisez.',
  noScript: 'Sans JavaScript, cette page ne peut rien vérifier. En cas de problème, appelez-nous ou écrivez-nous.',
  now: {
    looking: 'Vérification…',
    green: 'Tout fonctionne.',
    amber: 'Le site fonctionne, avec du retard par endroits.',
    red: 'Quelque chose ne fonctionne pas en ce moment.',
    unknown: 'Impossible de le dire : le site ne répond pas à partir de votre connexion.',
  },
  unknownHint: 'Votre connexion est peut-être interrompue. Nous continuons de vérifier.',
  parts: {
    pages: { name: 'Pages', what: 'cours, prix, recherche' },
    booking: { name: 'Réservation', what: 'places, paiement, vos réservations, connexion' },
    schedule: { name: 'Horaire', what: 'dates et changements de dates' },
    mail: { name: 'Courriels', what: 'confirmations, factures, liens' },
  },
  states: { green: 'Fonctionne', amber: 'En retard', red: 'Ne fonctionne pas', unknown: 'Inconnu' },
  since: 'depuis {time}',
  lookedAt: 'Dernière vérification : {time}',
  helpHeading: 'Si quelque chose ne fonctionne pas',
  help: 'Le site nous en avertit lui-même, et vous n’avez pas à nous attendre : au téléphone, nous réservons, modifions et répondons comme d’habitude. Aucune réservation n’est perdue.',
  phone: 'Composer le {number}',
};
