import type { challenge as en } from '../en/challenge.ts';
import type { Texts } from '../texts.ts';

export const challenge: Texts<typeof en> = {
  title: 'Un instant',
  text: 'Beaucoup d’envois viennent de votre réseau en ce moment. Veuillez confirmer que vous n’êtes pas un robot; ce que vous avez saisi est conservé.',
  failed:
    'La vérification ne peut pas s’afficher ici. Fermez cette fenêtre et réessayez plus tard, ou appelez-nous : ce que vous avez saisi est conservé.',
  close: 'Fermer',
};
