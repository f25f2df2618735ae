import type { enquiryMail as en } from '../en/enquiry-mail.ts';
import type { Texts } from '../texts.ts';

export const enquiryMail: Texts<typeof en> = {
  office: {
    decides:
      'Personne n’a encore de place : la même boîte de courriel, le même réseau ou le même domaine en a déjà demandé beaucoup pour cette activité. Accordez ou refusez les places au bureau, avec ce message : la personne en est avisée par courriel.',
    anew: 'Nous avions refusé ces places, et la personne les demande de nouveau. Voici ce qui avait été dit : {reason}',
    subject: '[{reference}] {kind} : {name}',
    intro: 'Envoi fait à partir de {page} le {date} à {time}, en français. Une réponse à ce courriel va à {email}.',
  },
  received: {
    decides:
      'Beaucoup de places ont été demandées depuis votre réseau, votre boîte de courriel ou votre organisation : nous examinons donc la demande nous-mêmes, puis nous vous appelons ou vous écrivons. Aucune place n’est gardée d’ici là.',
    subject: 'Bien reçu : {kind} ({reference})',
    intro: 'Merci, nous avons reçu votre envoi. Votre référence est {reference}.',
    mistake: 'Cet envoi ne vient pas de vous? Dites-le-nous en répondant à ce courriel.',
  },
  proof: {
    subject: 'Confirmez pour garder votre place : {title}',
    intro: 'Quelqu’un a inscrit cette adresse à « {title} » :',
    places: { one: '{count} place', other: '{count} places' },
    ask: 'Si c’est vous, dites-le sur la page ci-dessous : votre inscription compte dès que vous y appuyez sur le bouton, et nous vous envoyons le fichier de calendrier.',
    anew: {
      subject: 'Confirmez votre nouvelle demande : {title}',
      ask: 'Si c’est vous, dites-le sur la page ci-dessous. Nous n’avons pas pu vous garder de places lors de votre demande précédente : dès que vous aurez appuyé sur le bouton, nous examinerons la demande une fois de plus et vous enverrons notre décision par courriel. Aucune place n’est gardée d’ici là.',
    },
    action: 'Confirmer mon inscription',
    until: 'Le lien fonctionne jusqu’à {time} ({zone}).',
    held: 'Cette réservation tient jusqu’à {time} ({zone}). Ensuite, d’autres peuvent en profiter, et il faudrait vous inscrire de nouveau.',
    notHeld:
      'Rien n’est encore gardé pour vous : la place revient à qui confirme en premier. Le lien fonctionne jusqu’à {time} ({zone}).',
    ignore:
      'Ce n’était pas vous? Dites-le sur la même page ou ne tenez pas compte de ce courriel : ce qui a été saisi est supprimé après un jour.',
  },
  reply: { subject: 'Votre message : {kind} ({reference})', help: 'Aide pendant votre formation' },
  again: {
    intro:
      'Quelqu’un vient d’inscrire cette adresse de nouveau. Vous aviez déjà une place et la gardez : rien ne change. Votre référence est {reference}.',
    change: 'Quelque chose doit changer? Répondez à ce courriel.',
    waits: {
      subject: 'Nous examinons votre demande : {title}',
      intro:
        'Quelqu’un vient d’inscrire cette adresse de nouveau. Vous nous avez déjà demandé des places, et nous examinons toujours votre demande : notre décision vous parviendra par courriel. Aucune place n’est gardée d’ici là. Votre référence est {reference}.',
      change: 'Quelque chose doit changer? Répondez à ce courriel.',
    },
  },
  decided: {
    given:
      'Nous avons examiné votre inscription à « {title} » : vos places sont gardées. Votre référence est {reference}.',
    refusedSubject: 'Demande de place refusée : {title}',
    refused:
      'Nous avons examiné votre inscription à « {title} » ({reference}) et ne pouvons pas vous garder de places.',
    reason: 'La raison : {reason}',
    change: 'Quelque chose doit changer? Répondez à ce courriel.',
    ask: 'Vous voyez les choses autrement, ou il vous faut moins de places? Répondez à ce courriel : nous le lirons.',
  },
  webinar: {
    subject: 'Inscription confirmée : {title}',
    intro: 'Une place vous est réservée pour « {title} », avec {presenter}.',
    calendarFile: 'webinaire.ics',
  },
  webinarLink: {
    subject: 'Votre lien : {title}',
    intro: 'Voici le lien pour participer à « {title} », avec {presenter}. Il s’ouvre quelques minutes avant le début.',
    changed: {
      subject: 'Nouveau lien : {title}',
      intro:
        'Le lien pour participer à « {title} », avec {presenter}, a changé. Utilisez celui-ci; celui que nous vous avons envoyé ne fonctionne plus.',
    },
    action: 'Participer au webinaire',
    calendar: 'Le fichier joint met votre calendrier à jour et y ajoute le lien.',
    mistake:
      'Vous n’avez pas fait cette inscription? Quelqu’un a donné votre adresse par erreur; vous n’avez rien à faire.',
  },
  moved: {
    subject: 'Changement : {title}',
    intro: 'Vous avez une inscription à « {title} ». Nous en avons changé le moment ou le lieu.',
    stands: 'Votre inscription tient toujours. Si ce changement ne vous convient pas, répondez à ce courriel.',
    link: 'Le lien de participation suivra par courriel la veille ou, passé ce moment, dans les minutes qui viennent, même si vous l’avez déjà.',
    calendar: 'Le fichier joint met votre calendrier à jour.',
    asked: 'Vous nous avez demandé des places pour « {title} ». Nous en avons changé le moment ou le lieu.',
    waits:
      'Nous examinons toujours votre demande; nous vous appellerons ou vous écrirons. Aucune place n’est gardée d’ici là. Si ce changement ne vous convient pas, répondez à ce courriel.',
  },
  event: { subject: 'Inscription confirmée : {title}', calendarFile: 'activite.ics' },
};
