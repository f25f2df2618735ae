import type { courseware as en } from '../en/courseware.ts';
import type { Texts } from '../texts.ts';

export const courseware: Texts<typeof en> = {
  field: 'Adresse postale : {name}',
  own: 'Votre adresse postale pour le matériel de cours',
  billing: 'Utiliser l’adresse de facturation de cette réservation pour {name}',
  ask: 'Le matériel de cours de cette session est envoyé par la poste. Facultatif : l’adresse où l’envoyer, ligne par ligne comme sur une enveloppe. Seul notre bureau la lit, et elle est supprimée {days} jours après la session.',
};
