import type { connection as enConnection, everywhere as en, offline as enOffline } from '../en/everywhere.ts';
import type { Texts } from '../texts.ts';

export const connection: Texts<typeof enConnection> = {
  offline:
    'Vous êtes hors ligne. Les pages déjà consultées s’ouvrent encore; la réservation attend le retour de la connexion.',
  online: 'La connexion est rétablie.',
};

export const everywhere: Texts<typeof en> = {
  ...connection,
  outdated: 'Une partie de cette page n’a pas pu être chargée. Actualisez-la, au besoin dans une minute.',
};

export const offline: Texts<typeof enOffline> = {
  title: 'Vous êtes hors ligne',
  description: 'Cette page est inaccessible sans connexion. Les cours que vous avez consultés restent à votre portée.',
  heading: 'Vous êtes hors ligne',
  message: 'Cette page est inaccessible sans connexion. Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
  inReach: 'Cours que vous avez consultés',
  none: 'Les cours que vous consultez sont conservés ici, afin que vous puissiez les lire sans connexion.',
};
