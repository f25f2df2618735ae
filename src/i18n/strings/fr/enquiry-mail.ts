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
  event: { subject: 'Inscription confirmée : {title}', calendarFile: 'activite.ics' },
};
