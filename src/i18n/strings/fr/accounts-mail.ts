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
  passwordChanged: {
    subject: 'Votre mot de passe GCT a été changé',
    intro:
      'Le mot de passe de votre compte a été changé le {date} à {time} ({zone}), et toutes les connexions ont été fermées.',
    notYou:
      'Ce n’est pas vous? Cliquez sur « {forgot} » dans la fenêtre de connexion pour choisir un autre mot de passe, et appelez-nous.',
    action: 'Se connecter',
  },
  invited: {
    subject: 'Votre compte GCT',
    intro:
      'Un compte a été ouvert pour vous à cette adresse. Choisissez d’abord un mot de passe : entrez cette adresse sur la page ci-dessous, et un lien suivra par courriel pour le définir.',
    action: 'Choisir un mot de passe',
    training:
      'Vous suivez des formations chez nous? Après la connexion, elles sont dans Mes formations, avec leurs fichiers et vos attestations.',
    colleague:
      'Vous travaillez à notre bureau? Une personne responsable donne son rôle à votre compte. Connectez-vous ensuite et ouvrez {office} : à votre première visite, vous y ajoutez votre téléphone, dont les codes seront demandés par la suite.',
  },
  secondFactor: {
    subject: 'Un téléphone ouvre maintenant le bureau pour {who}',
    intro:
      'Un second facteur a été ajouté au compte de {who}, {email}, le {date} à {time} ({zone}). Le bureau demande dorénavant le code de ce téléphone.',
    notYou:
      'Personne ne l’a fait? Fermez aussitôt les connexions du compte, retirez-lui son rôle et appelez les développeurs.',
  },
  wrongCodes: {
    subject: 'Codes erronés pour le bureau',
    intro:
      'Une personne qui connaît votre mot de passe a saisi {codes} codes erronés de suite pour le bureau. Aucun ne l’a ouvert, et les suivants doivent attendre.',
    notYou:
      'Ce n’est pas vous? Choisissez « {forgot} » en vous connectant : un nouveau mot de passe ferme toutes les connexions, la sienne aussi.',
    you: 'C’est vous? Le bureau s’ouvre toujours dans un navigateur où vous l’avez déjà ouvert, ou avec un code de secours.',
    action: 'Se connecter',
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
