import type { officePrivate as en } from '../../en/office/private-classes.ts';
import type { Texts } from '../../texts.ts';

export const officePrivate: Texts<typeof en> = {
  title: 'Sessions privées de cette commande',
  failed: 'Impossible de charger les sessions de cette commande.',
  none: 'Rien de cette commande n’est encore au calendrier. Chaque article y entre dès que les dates sont convenues avec le client.',
  class: '{date}, {people}',
  cancelled: 'annulée',
  begin: 'Mettre « {title} » au calendrier',
  ended: 'Cette commande a pris fin : rien n’en est plus mis au calendrier.',
  stands:
    'Cette commande a pris fin, et une de ses sessions est toujours au calendrier : annulez-la sur sa page, pour que les personnes soient prévenues.',
  intro:
    'Le client reçoit tout de suite un courriel avec les dates et un lien pour donner les noms. La session n’est montrée à personne d’autre et ne coûte rien de plus que la commande.',
  taxed:
    'Taxes de la commande : {province}. Une session est taxée selon le lieu où elle se donne; en ligne, selon l’adresse de facturation du client. Dans une autre province, il faut une autre facture : annulez la commande, ce qui la crédite, puis faites une nouvelle soumission.',
  abroad: 'hors du Canada',
  fields: {
    courseId: 'Cours',
    language: 'Langue d’enseignement',
    where: 'Lieu',
    placeId: 'Salle à',
    room: 'Salle',
    street: 'Adresse du client',
    city: 'Ville',
    province: 'Province ou territoire',
    trainer: 'Formateur ou formatrice',
    people: 'Nombre maximal de personnes',
    date: 'Jour {number}',
    from: 'Jour {number} : début',
    to: 'Jour {number} : fin',
  },
  hints: {
    room: 'Comme le bureau l’appelle. Si le champ est vide, elle se précise plus tard, dans le dossier de la session.',
    province: 'Elle détermine l’heure, les jours fériés et les taxes.',
    trainer: 'Les personnes qui donnent ce cours à cet endroit, dans cette langue.',
    people:
      'Chaque personne a une place; les noms viennent plus tard. Au plus 40 : au-delà, il faut une autre session, qui a son propre article dans la soumission.',
  },
  options: {
    language: { en: 'anglais', fr: 'français' },
    where: { online: 'En ligne', room: 'Dans l’une de nos salles', client: 'À l’adresse du client' },
  },
  unchosen: { trainer: 'Pas encore connu' },
  ifEmpty: {
    courseId: 'Choisissez un cours.',
    language: 'Choisissez la langue.',
    placeId: 'Choisissez la ville.',
    street: 'Entrez l’adresse.',
    city: 'Entrez la ville.',
    province: 'Choisissez la province.',
    people: 'Entrez le nombre de personnes.',
    date: 'Choisissez le jour {number}.',
    from: 'Entrez l’heure du début du jour {number}.',
    to: 'Entrez l’heure de la fin du jour {number}.',
  },
  reasons: {
    elsewhere:
      'La commande a été taxée ailleurs : {province}. Annulez-la, ce qui la crédite, puis faites une nouvelle soumission.',
    trainer: 'Cette personne ne donne pas ce cours à cet endroit. Choisissez quelqu’un d’autre.',
    people:
      'Entrez un nombre entier de personnes, de 1 à 40. Au-delà, il faut une autre session, qui a son propre article dans la soumission.',
  },
  clock: 'L’heure est celle du lieu de la session; en ligne, celle du lieu de facturation du client.',
  more: 'Un jour de plus',
  fewer: 'Un jour de moins',
  submit: 'Mettre la session au calendrier',
  done: 'La session est au calendrier. Le client reçoit un courriel.',
};
