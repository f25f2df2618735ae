import type { ways as en } from '../en/ways.ts';
import type { Texts } from '../texts.ts';

export const ways: Texts<typeof en> = {
  title: '**Combien** êtes-vous?',
  text: 'Une classe privée réunit seulement votre équipe : en ligne, dans une de nos salles ou à vos bureaux.',
  textFrom:
    'Dès {count} personnes, une classe privée coûte moins cher : en ligne, dans une de nos salles ou à vos bureaux.',
  people: 'personnes',
  privateSays: 'à votre date, jusqu’à {most} personnes',
  ask: 'Demander une classe privée',
  private: 'Une classe privée',
  live: {
    seats: { one: '{count} place en classe publique', other: '{count} places en classe publique' },
    seatsSay: 'chaque personne choisit sa date',
    package: 'Forfait de {seats} places',
    besides: { one: 'et {count} place en plus', other: 'et {count} places en plus' },
    over: { one: 'reste {count} place pour un autre cours', other: 'restent {count} places pour d’autres cours' },
    even: 'tout cours du même genre, d’ici un an',
    total: { one: '{count} place, avant taxes', other: '{count} places, avant taxes' },
    short: {
      title: { one: 'Il reste {count} place à cette date.', other: 'Il reste {count} places à cette date.' },
      another: 'Le {date} : il y a de la place pour {people} personnes',
      split: 'Deux dates : {here} le {first}, {there} le {second}',
      private: 'Votre propre date : une classe privée',
    },
  },
};
