import type { officeErrors as en } from '../../en/office/errors.ts';
import type { Texts } from '../../texts.ts';

export const officeErrors: Texts<typeof en> = {
  closed:
    'Ce n’est pas possible dans l’état actuel : quelqu’un a peut-être été plus rapide, ou la demande dépasse ce qui existe. Actualisez la page pour voir où en sont les choses.',
  already_sent: 'C’est déjà envoyé; un rappel ou un relevé part au plus une fois par jour.',
  unproved:
    'La réservation n’a pas encore été confirmée par la personne qui l’a faite. D’ici là, elle peut seulement être annulée.',
  hold_expired: 'Le délai de retenue de ces places est écoulé. Retenez-les de nouveau.',
  too_many_held:
    'Ce client retient déjà toutes les places qu’on peut avoir sans les payer ni les confirmer. Faites-en d’abord payer ou libérer quelques-unes.',
  promo_used:
    'Le code promotionnel a déjà servi le nombre de fois prévu, pour ce client ou en tout. Réservez sans ce code.',
  class_cancelled: 'Une session de cette réservation a été annulée. Choisissez une autre date.',
  invoice_not_offered: 'Il est trop tard pour payer cette session sur facture. Elle peut être payée par carte.',
  card_not_offered: 'Le paiement par carte n’est pas offert ici. Choisissez la facture.',
  payment_unavailable:
    'Le service de paiement par carte ne répond pas pour le moment. Rien n’a été débité; réessayez dans une minute.',
  fully_booked: 'Il ne reste pas autant de places.',
  unavailable: 'Ce service est momentanément indisponible. Réessayez dans une minute.',
  database_unavailable: 'La base de données est momentanément indisponible. Réessayez dans une minute.',
  schedule_behind:
    'Le nouveau calendrier se met en place; d’ici là, aucune session ne peut être modifiée. Réessayez dans cinq minutes; si cela dure, avisez la personne qui s’occupe du site.',
  unexpected: 'Une erreur s’est produite. Réessayez; si le problème persiste, avisez la personne qui s’occupe du site.',
};
