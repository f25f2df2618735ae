import { files } from './files.ts';
import { kept, people, remark, type Ledger } from './row.ts';

/** Answers that promise nothing of booking, and why. */
export const asides: Readonly<Record<string, string>> = {
  'questions:course-or-class': 'explains two words',
  'questions:right-level': 'is advice',
  'questions:french': 'tells what courses exist; the pages list them from the same content',
  'questions:online-needs': 'tells what to bring',
  'questions:really-live': 'is about teaching, which trainers do',
  'questions:blocked-network': 'offers a talk with the office',
  'questions:recordings': 'is about teaching, which trainers do',
  'questions:private-class': 'describes what the office quotes',
  'questions:private-price': 'describes what the office quotes',
  'questions:own-files': 'is about teaching, which trainers do',
  'questions:exam': 'tells that there is none',
  'questions:accommodation': 'is what the office arranges',
  'questions:captions': 'is about teaching, which trainers do',
  'questions:wheelchair': 'describes the rooms',
  'questions:screen-reader': 'is about teaching, which trainers do',
  'questions:this-website': 'is held by the tests of every page',
};

const terms = 'the policy of cancellation stays as it stood at booking';
const linkInMail = 'the link stands in the confirmation, is not stored, and the reference never opens as a token';
const replaced =
  'rule 26: somebody else takes a seat until the first session starts, free of charge, and both are told';
const cancelledByUs =
  'rule 28: a class that we cancel costs nothing: refund, credit or another date, and nothing until then';
const asked =
  'rule 34: a class too near for an invoice says by what it is paid, and is not on sale where no card is taken';
const certificate =
  'rule 37: a certificate is printed as it was issued, with days, hours, signature and the address that verifies it';

export const questions: Ledger = {
  'questions:group-size': [
    kept(
      ['ten or twelve seats', 'take up to sixteen'],
      'comptent dix ou douze places, certaines moins',
      files.figures,
      'how many people are in a class',
    ),
    kept(
      'stands beside each date',
      'à côté de chaque date',
      files.catalogue,
      'a class is answered with its course, sessions, price, place and seats',
    ),
  ],
  'questions:guaranteed': [
    kept(
      ['has a minimum number', 'As soon as that many seats are confirmed'],
      'Dès que le nombre minimal de places est confirmé',
      files.confirm,
      'a class is confirmed when its booked seats reach the minimum, held ones do not count',
    ),
    kept(
      'the class is planned again',
      'la session redevient prévue',
      files.guarantees,
      'rule 41: it stays for who has paid, and for who could not cancel free of charge any more',
    ),
    kept(
      'you can book it like any other',
      'on peut la réserver comme les autres',
      files.hold,
      'a hold takes its seats from the public ones for 30 minutes',
    ),
    kept(
      'you pay no fee and you choose',
      'vous ne payez aucuns frais et vous choisissez',
      files.classChanges,
      cancelledByUs,
    ),
  ],
  'questions:link-and-files': [
    kept(
      'As soon as the class is confirmed, each participant receives joining instructions',
      'Dès que la session est confirmée, chaque participant reçoit',
      files.outbox,
      'participants with an e-mail get joining instructions once the class is confirmed, each once',
    ),
    kept(
      'with a calendar file that holds every session',
      'un fichier de calendrier qui contient toutes les séances',
      files.mails,
      'the calendar of a booking has one entry per session, each in the zone of its class',
    ),
    kept(
      'link to join follows 2 business days',
      'suit 2 jours ouvrables',
      files.reminders,
      'rule 23: the link to join comes two business days before, in the mail and in its calendar entry',
    ),
    kept(
      'a reminder 7 days and 1 day before',
      'un rappel vient 7 jours et 1 jour avant',
      files.reminders,
      'rule 23: participants are reminded a week and a day before, each once',
    ),
    kept(
      'practice files once they are ready',
      'fichiers d’exercice dès qu’ils sont prêts',
      files.reminders,
      'rule 30: the files of a class come before it to every participant, who may have no account',
    ),
    remark('the day before, call us', 'la veille, appelez-nous'),
  ],
  'questions:book-a-seat': [
    remark('Choose a date', 'Choisissez une date'),
    kept(
      'Several classes can be booked together',
      'réserver plusieurs sessions à la fois',
      files.hold,
      'all lines are held or none',
    ),
    kept(
      'the seats are reserved when you send the booking',
      'les places vous sont réservées à l’envoi',
      files.confirm,
      'a confirmed booking has what was asked, at the prices and taxes of the server, with its invoice',
    ),
    people('call or write to us', 'nous appeler ou nous écrire'),
  ],
  'questions:seats-kept': [
    kept('For 30 minutes', 'Trente minutes', files.hold, 'a hold takes its seats from the public ones for 30 minutes'),
    kept(
      'The page shows the time left',
      'La page affiche le temps qui reste',
      files.checkout,
      '${locale}: after the time has run out, one click books, and a changed price is shown anew before',
    ),
    kept('you can extend it once', 'le prolonger une fois', files.hold, 'a hold is extended once, by as much again'),
    kept(
      'to an hour in all',
      'jusqu’à une heure en tout',
      files.caps,
      'rule 36: a cart holds for an hour in all, however it is renewed, and then pauses',
    ),
    kept('held whole or not at all', 'en entier ou pas du tout', files.hold, 'all lines are held or none'),
    kept(
      'the page says which one and why',
      'la page indique laquelle et pourquoi',
      files.hold,
      'each line in the way is refused with its own reason',
    ),
    remark('Seats in a cart are not yet held', 'les places dans le panier ne sont pas retenues'),
  ],
  'questions:seats-per-class': [
    kept('Up to ten in one class', 'Jusqu’à dix par session', files.figures, 'rule 6: seats of a line'),
    people('ask us for a private class', 'demandez-nous une session privée'),
  ],
  'questions:naming-participants': [
    remark('No.', 'Non.'),
    kept(
      'until 3 business days before the first session',
      'jusqu’à 3 jours ouvrables avant la première séance',
      files.changes,
      'rule 9: a seat gets its name until three business days before the start, not later',
    ),
    kept('its link is in your confirmation', 'dont le lien est dans votre confirmation', files.changes, linkInMail),
    kept(
      'We need an e-mail address for each participant',
      'avec une adresse courriel pour chaque participant',
      files.changes,
      'two people can swap their seats, and names without an address, or half a name, are refused',
    ),
    kept(
      'One person can hold only one seat',
      'ne peut occuper qu’une place',
      files.confirm,
      'rule 9: one person takes one seat in a class of a booking',
    ),
  ],
  'questions:lost-link': [
    kept('Its link is in your confirmation', 'Le lien est dans votre confirmation', files.changes, linkInMail),
    people('we will send them again', 'nous vous les renverrons'),
    kept(
      'My Training shows your bookings and invoices',
      'vos réservations et vos factures sont dans Mes formations',
      files.training,
      'who booked sees seats, people and the invoice; who sits there sees the class and no more',
    ),
  ],
  'questions:full-class': [
    kept(
      'You can join its waitlist',
      'vous inscrire à sa liste d’attente',
      files.waitlist,
      'rule 29: who joins is told the position, by the answer and by the link of a mail',
    ),
    kept(
      'offered to the list before anyone else',
      'd’abord offerte à la liste',
      files.waitlist,
      'rule 29: a freed seat is offered to the list before the public, to who came first, and is held for them',
    ),
    kept(
      'a group is kept together',
      'un groupe reste ensemble',
      files.waitlist,
      'rule 29: a party is kept together; who fits goes before who does not, and the public after both',
    ),
    kept(
      'holds the seats for 24 hours',
      'retient les places pendant 24 heures',
      files.waitlistHours,
      'rule 29: an offer holds for 24 hours',
    ),
    kept(
      '4 business hours during the last 3 days',
      '4 heures (les jours ouvrables, de 9 h à 17 h) dans les 3 derniers jours',
      files.waitlistHours,
      'rule 29: in the last three days it holds for four business hours',
    ),
    kept(
      'never past the end of sales',
      'sans dépasser la clôture des inscriptions',
      files.waitlistHours,
      'rule 29: an offer holds no longer than the class is sold',
    ),
    kept(
      'Your position is shown',
      'Votre rang est affiché',
      files.waitlist,
      'rule 29: who joins is told the position, by the answer and by the link of a mail',
    ),
  ],
  'questions:last-minute': [
    kept(
      'until 24 hours before the first session',
      'jusqu’à 24 heures avant la première séance',
      files.figures,
      'rule 7: until when classes are sold',
    ),
    kept('Payment on invoice ends earlier', 'Le paiement sur facture cesse plus tôt', files.selling, asked),
    people('no longer offers the class, call us', 'n’est plus offerte sur le site, appelez-nous'),
  ],
  'questions:ways-to-pay': [
    remark('By card or on invoice.', []),
    kept(
      'which of the two your classes can be paid with',
      'lequel des deux est offert pour vos sessions',
      files.card,
      'rule 34: what classes can be paid with is known before they are booked',
    ),
    kept(
      'A card is charged when you book',
      'La carte est débitée à la réservation',
      files.card,
      'rule 16: a booking by card waits with its seats, and is confirmed with a paid invoice once it is paid',
    ),
    kept(
      'its number never reaches us',
      'son numéro ne nous parvient jamais',
      files.cardInBrowser,
      '${locale}: seats are paid by card, and who comes back without having paid loses nothing',
    ),
    kept(
      'by electronic transfer, by cheque',
      'par virement bancaire, par chèque',
      files.mails,
      'the buyer reads the whole invoice in English, in the plain mail as in the HTML',
    ),
    kept(
      'by card on the page Pay an invoice',
      'par carte, à la page Payer une facture',
      files.cardInBrowser,
      '${locale}: an invoice is paid by its number and its total, once',
    ),
  ],
  'questions:invoice-payment': [
    kept(
      'both appear on the invoice',
      'les deux figurent sur la facture',
      files.mails,
      'the buyer reads the whole invoice in English, in the plain mail as in the HTML',
    ),
    kept(
      'Unless you are logged in',
      'Sans connexion à votre compte',
      files.proof,
      'rule 41: who is logged in as the contact has proved the address, and has the invoice at once',
    ),
    kept(
      '2 hours where many seats of the class wait already',
      'dans les 2 heures si beaucoup de places de la session attendent déjà d’être confirmées',
      files.caps,
      'rule 41: a third of a class waits days for proof, what is beyond ends within hours, and nobody else is refused',
    ),
    kept(
      'within 3 business days',
      'dans les 3 jours ouvrables',
      files.unproved,
      'rule 41: an unproved booking is told of its end, and ends after 24 business hours',
    ),
    kept(
      'The invoice is sent as soon as you have',
      'La facture suit.',
      files.proof,
      'rule 41: the link in the buyer’s mail is what proves',
    ),
    kept(
      'due within 5 business days, and in any case before the class starts',
      'payable dans les 5 jours ouvrables et, dans tous les cas, avant la session',
      files.proof,
      'rule 21: an invoice is issued on the day of the proof, and due before the class whatever the day',
    ),
    kept(
      'When the class starts sooner than that',
      'Quand la session commence plus tôt',
      files.confirm,
      'rule 34: an invoice is not offered where it would be due later than the business day before a class',
    ),
  ],
  'questions:taxes': [
    kept(
      'shown before tax',
      'affichés avant taxes',
      files.tax,
      'each tax is rounded once on its net total, not line by line',
    ),
    kept('HST of 13% in Ottawa', 'TVH de 13 % à Ottawa', files.figures, 'rules 13 and 14: taxes of the cities'),
    kept(
      ['the tax of your billing province', 'for an address outside Canada'],
      ['votre province de facturation', 'ne l’est pas hors du Canada'],
      files.confirm,
      'an online class is taxed for a buyer in %s',
    ),
    kept(
      'which tax applies and why',
      'quelle taxe s’applique, et pourquoi',
      files.quote,
      'taxes a room by its province and an online class by the buyer’s',
    ),
  ],
  'questions:tax-exempt': [
    people(
      ['Send us the document', 'Our staff checks it'],
      ['Envoyez-nous, avant de réserver', 'Notre personnel le vérifie'],
    ),
    kept(
      'The checkout itself charges tax',
      'les taxes sont toujours perçues',
      files.figures,
      'rule 15: nobody is told that an exemption is recorded, since nothing records one',
    ),
  ],
  'questions:cost-of-cancelling': [
    remark('It depends on', 'Cela dépend'),
    kept(
      ['cancelling is free', 'we keep 25% of the price'],
      ['l’annulation est gratuite', 'nous gardons 25 % du prix'],
      files.figures,
      'rule 25: what cancelling costs',
    ),
    kept(
      'what it costs today before you decide',
      'ce qu’il en coûte aujourd’hui avant que vous décidiez',
      files.changes,
      'rule 25: a seat is given back for the fee of its tier, shown before, with a credit note to the cent',
    ),
    kept('its link is in your confirmation', 'son lien est dans votre confirmation', files.changes, linkInMail),
    kept(
      'The terms in force on the day of your booking',
      'Les conditions en vigueur le jour de votre réservation',
      files.confirm,
      terms,
    ),
  ],
  'questions:business-days': [
    kept(
      'without statutory holidays, provincial ones included',
      'sans les jours fériés, y compris ceux de la province',
      files.calendar,
      'weekends and the holidays of the province are no business days',
    ),
    kept(
      ['in the time zone of the class', 'The first session is what counts'],
      ['dans le fuseau horaire de la session', 'C’est la première séance qui compte'],
      files.cancellation,
      'notice is counted on the calendar of the class',
    ),
  ],
  'questions:substitute': [
    kept(
      'free of charge, until the first session starts',
      'sans frais, jusqu’au début de la première séance',
      files.changes,
      replaced,
    ),
    kept('whose link is in your confirmation', 'dont le lien est dans votre confirmation', files.changes, linkInMail),
  ],
  'questions:another-date': [
    kept(
      'to another class of the same course that is on sale and has a free seat',
      'une autre session du même cours qui est offerte et où il reste une place',
      files.changes,
      'rule 27: a date that is full, of another course, closed or at another price is refused, and nothing moves',
    ),
    kept('at most twice for each seat', 'au plus deux fois par place', files.changes, 'rule 27: at most twice'),
    kept(
      'we refund or invoice the difference',
      'nous remboursons ou facturons la différence',
      files.changes,
      'rule 27: a dearer date is invoiced further, a cheaper one credited, and the sums stay right',
    ),
    kept(
      'given back only when the new one is secured',
      'n’est rendue qu’une fois la nouvelle assurée',
      files.changes,
      'rule 27: a seat moves to another date of the course: the new one is taken, the old one given back',
    ),
  ],
  'questions:we-cancel': [
    kept('a full refund, another date', 'un remboursement complet, une autre date', files.classChanges, cancelledByUs),
    kept(
      'which our office applies to your next booking',
      'que notre bureau applique à votre prochaine réservation',
      files.applyCredit,
      'what a client has with us pays the next booking, with a receipt, and never more than there is',
    ),
    kept(
      'For a booking that was paid by card without an account, our office gives the credit once you have written to us',
      'Pour une réservation payée par carte sans compte, notre bureau accorde le crédit une fois que vous lui avez écrit',
      files.cardAlone,
      'the office, which is written to, gives a credit all the same',
    ),
    kept(
      'What was paid from a credit goes back to that credit',
      'Ce qui a été payé au moyen d’un crédit retourne à ce crédit',
      files.waysBack,
      'another contact’s credit goes back to that contact, whichever way the client asks',
    ),
    kept(
      'the sessions are removed from their calendars by an update',
      'une mise à jour retire les séances de leur calendrier',
      files.classChanges,
      cancelledByUs,
    ),
    remark('It is wise to book travel', 'Attendez que la session soit confirmée'),
  ],
  'questions:certificate': [
    remark('Yes.', 'Oui.'),
    kept(
      'Each participant who attends the class receives',
      'Chaque personne qui suit la session reçoit',
      files.certificates,
      'who was there has one as soon as the trainer has reported, who was absent has none',
    ),
    kept('the hours of instruction', 'le nombre d’heures de formation', files.certificates, certificate),
    kept(
      'the exact wording on the course page',
      'Le libellé exact se trouve sur la page du cours',
      files.certificates,
      'rule 37: a certificate says for ever what it said',
    ),
  ],
  'questions:designation': [
    remark(['that is for your association', 'Ask your association'], 'c’est à votre ordre'),
    kept(
      'The certificate states the hours of instruction',
      'L’attestation indique le nombre d’heures',
      files.certificates,
      certificate,
    ),
    people('we can send the outline along with it', 'nous pouvons y joindre le plan du cours'),
  ],
  'questions:lost-certificate': [
    remark(['Yes.', 'There is no charge'], ['Oui.', 'C’est gratuit']),
    people('we will send it again', 'nous vous la renverrons'),
  ],
};
