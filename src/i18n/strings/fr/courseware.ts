import type { courseware as en } from '../en/courseware.ts';
import type { Texts } from '../texts.ts';

export const courseware: Texts<typeof en> = {
  field: 'Adresse postale de {name}',
  own: 'Votre adresse postale pour le matériel de cours',
  billing: 'L’adresse de facturation de cette réservation, pour {name}',
  ask: 'Le matériel de cours de cette session est envoyé par la poste. Facultatif : à quelle adresse, ligne par ligne comme sur une enveloppe. Seul le bureau la lit, et elle est supprimée avec le reste {days} jours après la session.',
};
