import type { consent as en } from '../en/consent.ts';
import type { Texts } from '../texts.ts';

export const consent: Texts<typeof en> = {
  title: 'Pouvons-nous mesurer les visites?',
  text: 'Avec votre consentement, des services d’autres entreprises mesurent l’utilisation de ce site ou vous y aident. Tout fonctionne sans eux.',
  accept: 'Accepter',
  refuse: 'Refuser',
  choose: 'Choisir',
  save: 'Enregistrer mon choix',
  close: 'Fermer',
  preferences: 'Choix de confidentialité',
  necessary: {
    title: 'Nécessaire',
    text: 'Votre panier, votre langue et ce choix sont conservés dans votre navigateur. Le site ne fonctionne pas sans eux.',
  },
  measurement: {
    title: 'Mesure',
    text: 'Quelles pages sont lues, et sur quel genre d’appareil. Jamais ce que vous tapez, et jamais dans les pages privées ni à la réservation.',
  },
  advertising: {
    title: 'Publicité',
    text: 'Indique à un service de publicité que son annonce vous a mené ici.',
  },
  chat: {
    title: 'Clavardage',
    text: 'Une fenêtre dans laquelle vous pouvez nous écrire.',
  },
};
