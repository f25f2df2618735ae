import { files } from './files.ts';
import { kept, people, remark, type Ledger } from './row.ts';

const beyond = 'rule 41: %s has few places of an event, and the office decides on the rest';
const placeFreed = 'rule 41: a place that nobody proves is free after an hour, and its data gone after a day';
const linkSent = 'the link goes to the contact alone, whoever asks for it, and no more often than it may';

/** What pages say of a proof: of a booking that opens by its contact's link alone, and of a registration. */
export const screens: Ledger = {
  'screens:linkNeeded.intro': [
    kept(
      'Its contact has confirmed it by e-mail',
      'La personne à joindre l’a confirmée par courriel',
      files.whose,
      'rule 41: once its contact has proved it, whoever only has the reference sees state and dates, and changes nothing',
    ),
    kept(
      ['it is shown by the link in our mails', 'in the browser in which it was confirmed'],
      ['elle s’affiche par le lien de nos courriels', 'dans le navigateur où la confirmation a eu lieu'],
      files.whose,
      'rule 41: the link of the mail and the browser in which it was proved open it as before',
    ),
    kept(
      'to the contact who is logged in',
      'quand cette personne est connectée',
      files.whose,
      'rule 41: the contact’s own session opens it, and nobody else’s',
    ),
  ],
  'screens:linkNeeded.state.confirmed': [remark('The booking stands', 'La réservation est valide')],
  'screens:linkNeeded.state.cancelled': [remark('was cancelled', 'a été annulée')],
  'screens:linkNeeded.again.sent': [
    kept(
      'on its way to the address of the contact, and to no other',
      'à l’adresse de la personne à joindre, et à aucune autre',
      files.whose,
      linkSent,
    ),
    remark('Look among unwanted mail', 'Regardez aussi parmi les courriels indésirables'),
  ],
  'screens:linkNeeded.again.tooMany': [
    kept(
      'was sent as often as we send it for now',
      'a été envoyé aussi souvent que possible pour l’instant',
      files.whose,
      linkSent,
    ),
    remark('or call us', 'ou appelez-nous'),
  ],
  'screens:registration.kept': [
    kept(
      ['Your place is kept', 'Our confirmation with the calendar entry'],
      ['Votre place est gardée', 'Notre confirmation, avec le fichier de calendrier'],
      files.registration,
      'rule 41: a %s is registered for by the button behind the mail’s link, and by nothing else',
    ),
  ],
  'screens:registration.decides': [
    remark('Thank you', 'Merci'),
    kept(
      ['Many places were asked for', 'No place is kept until then'],
      ['Beaucoup de places ont été demandées', 'Aucune place n’est gardée d’ici là'],
      files.registration,
      beyond,
    ),
    people('call or write to you', 'nous vous appelons ou vous écrivons'),
  ],
  'screens:registration.refused': [
    kept(
      ['cannot keep places for you', 'Our mail says why'],
      ['ne pouvons pas vous garder de places', 'Notre courriel dit pourquoi'],
      files.officePlaces,
      'rule 41: the office refuses places with a reason, which its sender reads in the language of the form',
    ),
  ],
  'screens:registration.full': [
    remark('At the moment every place is taken', 'Pour le moment, toutes les places sont prises'),
    kept(
      'Those become free within an hour',
      'Celles-ci se libèrent en moins d’une heure',
      files.registration,
      placeFreed,
    ),
  ],
  'screens:registration.expired': [
    kept('The hour for your answer is over', 'Le délai pour répondre est écoulé', files.registration, placeFreed),
    remark('You can register again', 'Vous pouvez vous inscrire de nouveau'),
  ],
  'screens:registration.disowned': [
    remark('Thank you for telling us', 'Merci de nous l’avoir dit'),
    kept(
      ['The registration has ended', 'We tell nobody about it'],
      ['L’inscription a pris fin', 'Nous n’en parlons à personne'],
      files.registration,
      'rule 41: a registration that is not the reader’s ends at once, frees its places, and nobody is written to',
    ),
  ],
  'screens:registration.closed': [
    kept(
      'nobody can register for it',
      'il n’est plus possible de s’y inscrire',
      files.registration,
      'rule 41: what has begun, or is gone from the site, is kept for nobody',
    ),
  ],
};
