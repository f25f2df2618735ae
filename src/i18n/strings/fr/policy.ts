import type { policy as en } from '../en/policy.ts';
import type { Texts } from '../texts.ts';

export const policy: Texts<typeof en> = {
  cancellation: {
    orMore: {
      one: '{count} jour ouvrable ou plus avant la première séance',
      other: '{count} jours ouvrables ou plus avant la première séance',
    },
    range: 'De {from} à {to} jours ouvrables avant',
    exactly: { one: '{count} jour ouvrable avant', other: '{count} jours ouvrables avant' },
    orFewer: { one: '{count} jour ouvrable ou moins avant', other: '{count} jours ouvrables ou moins avant' },
    less: 'Moins d’un jour ouvrable avant',
    free: 'Sans frais',
    part: 'Nous gardons {rate} du prix',
    whole: 'Nous gardons la totalité du prix',
    notice: 'Moment de l’avis',
    fee: 'Frais',
    counting:
      'Les jours ouvrables vont du lundi au vendredi, sans les jours fériés de la province, soit l’Ontario pour une session en ligne, et se comptent dans le fuseau horaire de la session. Les conditions en vigueur le jour de votre réservation restent les vôtres.',
  },
  payment: {
    due: {
      one: 'Une facture est payable dans un délai de {count} jour ouvrable suivant sa date et, dans tous les cas, avant le début de la session.',
      other:
        'Une facture est payable dans les {count} jours ouvrables suivant sa date et, dans tous les cas, avant le début de la session.',
    },
    soon: 'Quand il est trop tard pour cela, le paiement sur facture n’est pas offert.',
    currency:
      'Les prix sont en dollars canadiens, avant taxes. Chaque taxe est calculée une seule fois, sur le total net de la réservation.',
  },
  taxes: {
    province: 'Province ou territoire',
    tax: 'Taxe sur le prix net',
    both: '{first} et {second}',
    where:
      'Une session en salle est taxée selon la province où se trouve la salle, peu importe qui réserve. Une session en ligne l’est selon la province de votre adresse de facturation. Aucune taxe ne s’applique à une session en ligne facturée à une adresse hors du Canada.',
  },
  holidays: {
    intro: 'Ces jours ne sont pas ouvrables. Quand des provinces sont nommées, le jour n’est férié que dans celles-ci.',
    everywhere: 'partout',
  },
};
