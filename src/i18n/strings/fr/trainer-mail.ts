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
  noMore: 'Ce qui n’est plus valable :',
  room: 'Salle : {room}',
  link: 'Ouvrir la session',
};
