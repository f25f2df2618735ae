import type { needs as en } from '../en/needs.ts';
import type { Texts } from '../texts.ts';

export const needs: Texts<typeof en> = {
  open: 'Besoins des participants',
  ask: 'Facultatif : les besoins alimentaires, si un repas est servi, et ce qui rend la session accessible, par exemple des sous-titres, une place près de l’écran ou un accès de plain-pied. Dites ce qui aide, sans dire pourquoi, et seulement avec l’accord de la personne.',
  seen: 'Ces renseignements servent à préparer la session. Notre bureau et la personne qui la donne peuvent les lire, mais pas les autres participants. Ils sont supprimés {days} jours après la session.',
  noNames: 'Donnez d’abord les noms : les besoins sont notés par personne.',
  field: 'Besoins : {name}',
  save: 'Enregistrer',
  saved: 'C’est enregistré. Notre bureau et la personne qui donne la session peuvent le lire.',
  own: {
    title: 'Vos besoins en session',
    ask: 'Facultatif : vos besoins alimentaires, si un repas est servi, et ce qui vous rend une session accessible, par exemple des sous-titres, une place près de l’écran ou un accès de plain-pied. Dites ce qui aide, sans dire pourquoi.',
    seen: 'Ces renseignements servent à préparer vos sessions. Notre bureau et les personnes qui donnent vos sessions peuvent les lire, mais pas la personne qui a réservé votre place ni les autres participants. Ils sont supprimés {days} jours après votre dernière session.',
    fields: { needs: 'Vos besoins' },
    save: 'Enregistrer',
    saved: 'C’est enregistré pour toutes vos sessions à venir.',
  },
};
