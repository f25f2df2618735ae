import type { trainerMail as en } from '../en/trainer-mail.ts';
import type { Texts } from '../texts.ts';

export const trainerMail: Texts<typeof en> = {
  given: {
    subject: 'Vous donnez une session : {title}, {date}',
    intro: 'Vous donnez cette session : {title}.',
  },
  changed: {
    subject: 'Votre session a changé : {title}, {date}',
    intro: 'Le bureau a modifié une session que vous donnez : {title}. La voici maintenant :',
  },
  cancelled: {
    subject: 'Votre session est annulée : {title}, {date}',
    intro: 'Une session que vous deviez donner n’aura pas lieu : {title}. Elle était prévue ainsi :',
  },
  lost: {
    subject: 'Vous ne donnez plus cette session : {title}, {date}',
    intro: 'Vous ne donnez plus cette session : {title}. Elle était prévue ainsi :',
  },
  days: {
    given: {
      subject: 'Vous donnez un jour d’une session : {title}, {date}',
      intro: {
        one: 'Vous donnez ce jour d’une session : {title}.',
        other: 'Vous donnez ces jours d’une session : {title}.',
      },
    },
    lost: {
      subject: 'Vous ne donnez plus ce jour : {title}, {date}',
      intro: {
        one: 'Vous ne donnez plus ce jour d’une session : {title}. Il était prévu ainsi :',
        other: 'Vous ne donnez plus ces jours d’une session : {title}. Ils étaient prévus ainsi :',
      },
    },
  },
  standsIn: 'Vous remplacez {name}.',
  others: 'Jours que donne quelqu’un d’autre :',
  byOther: '{session} : {name}',
  nobody: 'personne pour le moment',
  noMore: 'Ce qui n’est plus valable :',
  room: 'Salle : {room}',
  link: 'Ouvrir la session',
};
