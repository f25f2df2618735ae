import type { registration as en } from '../en/registration.ts';
import type { Texts } from '../texts.ts';

export const registration: Texts<typeof en> = {
  title: 'Votre inscription',
  description: 'Confirmez votre inscription à un webinaire ou à une activité spéciale, et gardez votre place.',
  noScript: 'Cette page exige JavaScript. Répondez plutôt à notre courriel, et nous confirmerons votre place.',
  loading: 'Recherche de votre inscription…',
  notFound:
    'Ce lien est échu ou incomplet. Si vous avez gardé votre place, notre courriel avec le fichier de calendrier le dit; sinon, inscrivez-vous de nouveau.',
  failed: 'La recherche de votre inscription a échoué.',
  retry: 'Réessayer',
  places: { one: '{count} place', other: '{count} places' },
  ask: 'Est-ce bien vous qui avez fait cette inscription?',
  askAnew:
    'Est-ce bien vous qui demandez de nouveau des places? Nous n’avons pas pu vous en garder lors de votre demande précédente. Si vous le confirmez ici, nous examinerons la demande une fois de plus et vous enverrons notre décision par courriel. Aucune place n’est gardée d’ici là.',
  until: 'Répondez d’ici {time} ({zone}). Passé ce moment, il faudrait vous inscrire de nouveau.',
  held: 'Cette réservation tient jusqu’à {time} ({zone}). Sans réponse de votre part, d’autres pourront ensuite en profiter.',
  notHeld:
    'Rien n’est encore gardé pour vous : ce sera fait dès votre réponse, s’il reste de la place. Le lien fonctionne jusqu’à {time} ({zone}).',
  yes: 'Oui, gardez ma place',
  yesAnew: 'Oui, demander de nouveau',
  no: 'Ce n’était pas moi',
  waiting: 'Un instant…',
  reference: 'Votre référence : {reference}',
  state: {
    waiting: '',
    anew: '',
    kept: 'Votre place est gardée. Notre confirmation, avec le fichier de calendrier, vous parviendra sous peu.',
    office:
      'Merci. Beaucoup de places ont été demandées depuis votre réseau, votre boîte de courriel ou votre organisation : nous examinons donc la demande nous-mêmes, puis nous vous appelons ou vous écrivons. Aucune place n’est gardée d’ici là.',
    refused:
      'Nous avons examiné la demande nous-mêmes et ne pouvons pas vous garder de places. Notre courriel dit pourquoi.',
    full: 'Pour le moment, toutes les places sont prises ou gardées pour quelqu’un qui doit encore répondre. Celles-ci se libèrent en moins d’une heure : regardez de nouveau plus tard, ou écrivez-nous.',
    expired:
      'Le délai pour répondre est écoulé, et rien n’a été gardé. Vous pouvez vous inscrire de nouveau : il suffit d’une minute.',
    disowned:
      'Merci de nous l’avoir dit. L’inscription a pris fin, et ce qui a été saisi avec votre adresse est supprimé. Nous n’en parlons à personne.',
    closed: 'L’activité a commencé ou n’aura pas lieu : il n’est plus possible de s’y inscrire.',
  },
  lookAgain: 'Regarder de nouveau',
  registerAgain: 'S’inscrire de nouveau',
  others: 'Voir nos activités spéciales',
};
