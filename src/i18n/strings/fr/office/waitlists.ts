import type { officeWaitlists as en } from '../../en/office/waitlists.ts';
import type { Texts } from '../../texts.ts';

export const officeWaitlists: Texts<typeof en> = {
  caption: 'Sessions pour lesquelles quelqu’un attend, la prochaine en premier',
  none: 'Personne n’attend de place.',
  heads: { class: 'Session', when: 'Début', parties: 'En attente', offered: 'Offres', free: 'Places libres' },
  parties: { one: '{count} groupe', other: '{count} groupes' },
  seats: { one: '{count} place', other: '{count} places' },
  file: {
    back: 'Toutes les listes d’attente',
    missing: 'Cette session n’existe pas.',
    class: 'Ouvrir la session',
    free: 'Places libres : {count}',
    caption: 'Qui attend, dans l’ordre des offres',
    none: 'Personne n’a attendu cette session.',
    heads: { position: 'Rang', who: 'Qui', seats: 'Places', since: 'Depuis', state: 'État', act: 'Retirer' },
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
    remove: {
      title: 'Retirer de la liste',
      intro:
        'Ce groupe n’attendra plus et ne recevra aucun courriel; les places qui lui étaient offertes sont libérées.',
      submit: 'Retirer {who}',
      done: '{who} n’attend plus.',
    },
  },
};
