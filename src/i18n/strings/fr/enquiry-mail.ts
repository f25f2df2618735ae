import type { enquiryMail as en } from '../en/enquiry-mail.ts';
import type { Texts } from '../texts.ts';

export const enquiryMail: Texts<typeof en> = {
  office: {
    subject: '[{reference}] {kind} : {name}',
    intro: 'Envoi fait à partir de {page} le {date} à {time}, en français. Une réponse à ce courriel va à {email}.',
  },
  received: {
    subject: 'Bien reçu : {kind} ({reference})',
    intro: 'Merci, nous avons reçu votre envoi. Votre référence est {reference}.',
    mistake: 'Cet envoi ne vient pas de vous? Dites-le-nous en répondant à ce courriel.',
  },
  again: {
    intro:
      'Quelqu’un vient d’inscrire cette adresse de nouveau. Vous aviez déjà une place et la gardez : rien ne change. Votre référence est {reference}.',
    change: 'Quelque chose doit changer? Répondez à ce courriel.',
  },
  webinar: {
    subject: 'Inscription confirmée : {title}',
    intro: 'Une place vous est réservée pour « {title} », avec {presenter}.',
    calendarFile: 'webinaire.ics',
  },
  webinarLink: {
    subject: 'Votre lien : {title}',
    intro: 'Voici le lien pour participer à « {title} », avec {presenter}. Il s’ouvre quelques minutes avant le début.',
    changed: {
      subject: 'Nouveau lien : {title}',
      intro:
        'Le lien pour participer à « {title} », avec {presenter}, a changé. Utilisez celui-ci; celui que nous vous avons envoyé ne fonctionne plus.',
    },
    action: 'Participer au webinaire',
    calendar: 'Le fichier joint met à jour l’entrée de votre calendrier : elle contient aussi le lien.',
    mistake:
      'Cette inscription n’est pas de vous? Quelqu’un a donné votre adresse par erreur; vous n’avez rien à faire.',
  },
  event: { subject: 'Inscription confirmée : {title}', calendarFile: 'activite.ics' },
};
