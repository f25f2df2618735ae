import type { subscription as en } from '../en/subscription.ts';
import type { Texts } from '../texts.ts';

export const subscription: Texts<typeof en> = {
  consent:
    'Oui, {name} peut m’envoyer par courriel ses nouvelles, offres et invitations. Je peux retirer mon consentement en tout temps.',
  homeLink: 'Aller au site de GCT',
  back: 'Retour au formulaire',
  asked: {
    title: 'Consultez votre boîte de réception',
    text: 'Nous vous avons envoyé un message contenant un lien. Votre abonnement commencera dès que vous l’aurez confirmé.',
  },
  invalid: {
    title: 'Il manque quelque chose',
    text: 'Veuillez entrer votre adresse courriel et cocher la case par laquelle vous acceptez de recevoir notre infolettre.',
  },
  confirm: {
    title: 'Confirmez votre abonnement',
    text: 'Encore un clic, et l’infolettre de GCT est à vous.',
    action: 'Confirmer l’abonnement',
  },
  confirmed: {
    title: 'Votre abonnement est confirmé',
    text: 'Merci. Chaque infolettre contient un lien pour vous désabonner.',
  },
  unsubscribe: {
    title: 'Se désabonner de l’infolettre',
    text: 'Vous ne recevrez plus l’infolettre de GCT.',
    action: 'Se désabonner',
  },
  unsubscribed: {
    title: 'Votre abonnement est terminé',
    text: 'Vous ne recevrez plus l’infolettre de GCT.',
  },
  expired: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Il a déjà servi ou n’est plus valide. Vous pouvez vous abonner de nouveau au bas de toutes les pages.',
  },
  unknown: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Vérifiez que l’adresse a été copiée en entier, ou écrivez-nous.',
  },
};
