import type { accountsMail as en } from '../en/accounts-mail.ts';
import type { Texts } from '../texts.ts';

export const accountsMail: Texts<typeof en> = {
  password: {
    subject: 'Choisissez votre mot de passe GCT',
    intro:
      'Nous avons reçu une demande de nouveau mot de passe pour votre compte. Choisissez-le ici; le lien ne sert qu’une fois et reste valide {minutes} minutes :',
    action: 'Choisir un nouveau mot de passe',
    ignore:
      'La demande ne vient pas de vous? Vous n’avez rien à faire : votre mot de passe reste le même, et personne d’autre n’a reçu ce message.',
  },
  newsletter: {
    confirm: {
      subject: 'Veuillez confirmer votre abonnement à l’infolettre',
      intro:
        'Cette adresse a été inscrite à l’infolettre de GCT. Veuillez confirmer que la demande vient de vous; le lien reste valide {days} jours :',
      action: 'Confirmer l’abonnement',
      ignore: 'La demande ne vient pas de vous? Vous n’avez rien à faire : vous ne recevrez pas l’infolettre.',
    },
    welcome: {
      subject: 'Votre abonnement à l’infolettre de GCT est confirmé',
      intro:
        'Merci de votre confirmation. Vous recevrez de temps à autre des nouvelles de nos formations, de nos webinaires et de nos ressources gratuites.',
    },
    sender: 'Ce message vous est envoyé par {name}, {address}. Pour nous joindre : {email}, {phone}.',
    unsubscribe: 'Pour vous désabonner en tout temps, sans vous connecter :',
    unsubscribeAction: 'Se désabonner',
  },
};
