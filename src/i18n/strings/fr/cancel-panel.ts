import type { cancelPanel as en } from '../en/cancel-panel.ts';
import type { Texts } from '../texts.ts';

export const cancelPanel: Texts<typeof en> = {
  open: 'Annuler des places',
  which: 'Quelles places',
  fee: 'Somme retenue selon les conditions d’annulation, avant taxes',
  credited: 'Montant crédité, taxes comprises',
  goesBack: 'Vous en avez payé {amount}.',
  lowers: 'Il est déduit de ce qui reste à payer.',
  nothing:
    'Rien n’est crédité : il est trop tard avant la session. Quelqu’un d’autre peut prendre la place sans frais.',
  covered: {
    back: 'Les places retournent au forfait : {title}.',
    used: 'L’annulation n’est plus sans frais : les places du forfait {title} sont donc utilisées. Une autre personne peut les prendre sans frais.',
  },
  toCredits: 'De cette somme, un crédit avait payé {amount} : cette part lui revient.',
  back: 'Sous quelle forme souhaitez-vous recevoir ce montant?',
  ways: {
    refund:
      'Un remboursement : sur la carte si vous avez payé par carte, sinon par chèque ou par virement bancaire de notre bureau',
    credit: 'Un crédit, que notre bureau applique à votre prochaine réservation',
  },
  creditByOffice: 'Pour un crédit, écrivez-nous d’abord.',
  act: { one: 'Annuler {count} place', other: 'Annuler {count} places' },
  done: 'Annulation : {people}. Une confirmation suivra par courriel.',
  choose: 'Choisissez au moins une place.',
};
