import type { ways as en } from '../en/ways.ts';
import type { Texts } from '../texts.ts';

export const ways: Texts<typeof en> = {
  title: 'Combien êtes-vous?',
  people: 'personnes',
  privateSays: 'à la date de votre choix, jusqu’à {most} personnes',
  ask: 'Demander une session privée',
  proposal: 'PDF pour votre gestionnaire',
  private: 'Une session privée',
  of: { one: 'personne pour', other: 'personnes pour' },
  saves: 'économie de {amount}',
  step: { fewer: 'Une de moins', more: 'Une de plus', said: { one: '{count} place', other: '{count} places' } },
  wait: 'Liste d’attente',
  cart: {
    seats: { one: '{count} place', other: '{count} places' },
    private: '{seats} : {cost} · session privée : {price}, à la date de votre choix.',
    package: '{seats} : {cost} · avec un forfait de {count} places : {price}.',
    most: 'Au plus {count} places d’une même date se réservent ensemble.',
    inLanguage: { en: 'en anglais', fr: 'en français' },
  },
  live: {
    text: 'Une session privée réunit seulement votre équipe : en ligne, dans une de nos salles ou à vos bureaux.',
    textFrom:
      'Dès {count} personnes, une session privée coûte moins cher que des places : en ligne, dans une de nos salles ou à vos bureaux.',
    ownDate: 'À la date de votre choix : une session privée',
    ownDateFrom: 'Dès {count} personnes : session privée, {price}',
    seats: { one: '{count} place en session publique', other: '{count} places en session publique' },
    seatsSay: 'chaque personne choisit sa date',
    package: 'Forfait de {seats} places',
    besides: { one: 'et {count} place en plus', other: 'et {count} places en plus' },
    over: { one: 'reste {count} place pour un autre cours', other: 'restent {count} places pour d’autres cours' },
    even: 'tout cours du même genre, d’ici un an',
    online: 'en ligne',
    quoted: 'sur demande',
    total: { one: '{count} place, avant taxes', other: '{count} places, avant taxes' },
    short: {
      title: { one: 'Il reste {count} place à cette date.', other: 'Il reste {count} places à cette date.' },
      another: {
        one: 'Le {date} : il y a une place',
        other: 'Le {date} : il y a de la place pour {count} personnes',
      },
      split: 'Deux dates : {here} le {first}; {there} le {second}',
      private: 'À la date de votre choix : une session privée',
      group: 'Une session privée pour {people} personnes : {price}',
    },
  },
};
