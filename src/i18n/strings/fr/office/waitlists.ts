import type { officeWaitlists as en } from '../../en/office/waitlists.ts';
import type { Texts } from '../../texts.ts';

export const officeWaitlists: Texts<typeof en> = {
  caption: 'Sessions pour lesquelles quelqu’un attend, la prochaine en premier',
  none: 'Personne n’attend de place.',
  heads: { class: 'Session', when: 'Début', parties: 'En attente', offered: 'Offres', free: 'Places libres' },
  parties: { one: '{count} groupe', other: '{count} groupes' },
  seats: { one: '{count} place', other: '{count} places' },
  ofClass: 'Sa liste d’attente',
  table: {
    position: 'Rang',
    name: 'Nom',
    email: 'Courriel',
    phone: 'Téléphone',
    seats: 'Places',
    since: 'Depuis',
    state: 'État',
  },
  file: {
    back: 'Toutes les listes d’attente',
    missing: 'Cette session n’existe pas.',
    class: 'Ouvrir la session',
    free: 'Places libres : {count}',
    caption: 'Qui attend, dans l’ordre des offres',
    none: 'Personne n’a attendu cette session.',
    csv: 'Télécharger la liste (CSV)',
    heads: { position: 'Rang', who: 'Qui', seats: 'Places', since: 'Depuis', state: 'État', act: 'À faire' },
    unproved: 'n’a pas confirmé l’adresse : aucune offre',
    late: 'attend derrière les autres',
    until: 'jusqu’au {date}, {time}',
    states: {
      waiting: 'en attente',
      offered: 'a une offre',
      booked: 'a réservé',
      lapsed: 'a laissé passer l’offre',
      left: 'a quitté',
      closed: 'inscriptions closes',
    },
    offer: 'Offrir des places aux suivants',
    offerHint:
      'Les places libres sont offertes d’elles-mêmes toutes les quelques minutes; ce bouton le fait maintenant, selon les mêmes règles.',
    offered: 'Les places sont offertes et le courriel part.',
    offerTo: {
      title: 'Offrir des places hors tour',
      intro:
        'Ses places doivent être libres. S’il n’y en a pas, ajoutez-les d’abord sur la page de la session : pendant la minute qui suit, elles ne sont offertes qu’à la main.',
      submit: 'Les offrir à {who}',
      closed: 'Trop peu de places sont libres, ou ce groupe n’attend plus.',
    },
    add: {
      title: 'Inscrire quelqu’un sur la liste',
      intro:
        'Pour qui vous l’a demandé : aucun courriel de confirmation de l’adresse n’est envoyé, et le premier sera celui d’une offre. Les places sont offertes dans l’ordre de la liste.',
      fields: { email: 'Courriel', name: 'Nom', phone: 'Téléphone', quantity: 'Places', language: 'Courriels en' },
      options: { language: { en: 'anglais', fr: 'français' } },
      ifEmpty: { email: 'Entrez l’adresse courriel.', language: 'Choisissez la langue.' },
      submit: 'Inscrire sur la liste',
      done: 'L’inscription sur la liste est faite.',
      closed: 'Cette adresse attend déjà, ou les inscriptions à la session sont closes.',
      free: 'Il y a assez de places libres : réservez-les par « Ajouter quelqu’un », sur la page de la session.',
    },
    remove: {
      title: 'Retirer de la liste',
      intro:
        'Ce groupe n’attendra plus et ne recevra aucun courriel; les places qui lui étaient offertes sont libérées.',
      submit: 'Retirer {who}',
      done: '{who} n’attend plus.',
    },
  },
};
