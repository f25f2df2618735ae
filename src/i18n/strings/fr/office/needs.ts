import type { officeNeeds as en } from '../../en/office/needs.ts';
import type { Texts } from '../../texts.ts';

export const officeNeeds: Texts<typeof en> = {
  title: 'Besoins des participants',
  none: 'Aucun besoin n’a été signalé.',
  who: {
    buyer: 'selon la personne qui a réservé',
    participant: 'selon la personne elle-même',
    office: 'noté par le bureau',
  },
  day: {
    one: '{day} : {people} personne, toutes sessions de ce lieu confondues',
    other: '{day} : {people} personnes, toutes sessions de ce lieu confondues',
  },
  dayOnline: { one: '{day} : {people} personne', other: '{day} : {people} personnes' },
  count: '{needs} : {count}',
  hint: 'Le bureau et la personne qui donne la session les lisent; ils sont supprimés {days} jours après la session. Pour le traiteur, imprimez les totaux : ils ne nomment personne.',
  note: {
    title: 'Noter ce que quelqu’un vous a dit',
    intro:
      'Votre note accompagne ce qu’a indiqué en ligne la personne, ou celle qui a réservé pour elle. Un texte vide la retire.',
    fields: { participantId: 'Qui', needs: 'Ses besoins' },
    ifEmpty: { participantId: 'Choisissez la personne.' },
    unchosen: { participantId: 'Choisissez une personne' },
    submit: 'Enregistrer',
    done: 'C’est noté pour cette personne.',
  },
  print: { names: 'Imprimer avec les noms', sums: 'Imprimer les totaux, sans les noms' },
  sheet: 'Besoins des participants : {title}',
};
