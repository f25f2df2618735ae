import type { standing as en } from '../en/standing.ts';
import type { Texts } from '../texts.ts';

export const standing: Texts<typeof en> = {
  calledOff:
    'Nous avons dû annuler cette session : il n’y a rien à payer. Veuillez choisir une autre date ou annuler sans frais.',
  undecided: 'Rien à payer avant votre choix pour la session que nous avons annulée',
  owed: 'Nous vous devons {amount}. Écrivez-nous comment vous renvoyer cette somme.',
};
