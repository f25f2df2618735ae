import { files } from './files.ts';
import { kept, people, remark, type Ledger } from './row.ts';

const scheduled = 'an accepted quote becomes a class of its own, with the seats of its client and without more money';
const told = 'its client is told once, with a link for each ten people';
const named = 'its client names who comes; seats are neither given back nor moved';
const cancelled = 'cancelled, it leaves its order for the credit note, which is written once';
const ended = 'an order that ends takes its class along, of which everybody hears at once and for good';
const moved = 'its dates, trainer and room change as those of any class; what is sold by the seat does not';

/** Mails about a class that an organisation has to itself. */
export const privateMails: Ledger = {
  'mails:booking.privateClass.intro': [kept('is scheduled', 'est au calendrier', files.privateClasses, told)],
  'mails:booking.privateClass.names': [
    kept('each of them then receives', 'chaque personne recevra alors', files.privateClasses, named),
  ],
  'mails:booking.privateClass.paid': [
    kept('nothing else to pay', 'rien d’autre à payer', files.privateClasses, scheduled),
    remark('does not suit you', 'ne vous convient pas'),
  ],
  'mails:changes.classMoved.client': [
    kept('All seats are kept', 'Toutes les places sont maintenues', files.privateClasses, moved),
    remark('does not suit you', 'ne vous convient pas'),
  ],
  'mails:changes.classCancelled.client': [
    kept('The people you named were told', 'ont été prévenues', files.privateClasses, cancelled),
    people('settle a new date with you, or credit your order', 'une nouvelle date, ou nous créditerons votre commande'),
  ],
  'mails:changes.classCancelled.ended.intro': [kept('is cancelled', 'est annulée', files.privateEnding, ended)],
  'mails:changes.classCancelled.ended.client': [
    kept('The people you named were told', 'ont été prévenues', files.privateEnding, ended),
    kept('Its order has ended as well', 'La commande a pris fin elle aussi', files.privateEnding, ended),
    people('reply to this mail', 'répondez à ce courriel'),
  ],
  'mails:changes.classCancelled.guest': [
    kept('was told as well', 'a aussi été prévenue', files.privateClasses, cancelled),
  ],
};
