import { files } from './files.ts';
import { kept, people, remark, type Ledger } from './row.ts';

const cancelledByUs =
  'rule 28: a class that we cancel costs nothing: refund, credit or another date, and nothing until then';
const consumer =
  'rule 33: a consumer in Quebec pays at the first session of the last class, and cancels free of charge until then';
const moved = 'rule 27: a seat moves to another date of the course: the new one is taken, the old one given back';

export const terms: Ledger = {
  'terms:cancelling': [
    kept(
      'Cancel on the page of your booking',
      'Annulez sur la page de votre réservation',
      files.changes,
      'rule 25: a seat is given back for the fee of its tier, shown before, with a credit note to the cent',
    ),
    kept(
      'whose link is in your confirmation',
      'dont le lien est dans votre confirmation',
      files.changes,
      'the link stands in the confirmation, is not stored, and the reference never opens as a token',
    ),
    people('tell us in writing or by telephone', 'avisez-nous par écrit ou par téléphone'),
    kept(
      'depends on the business days that are left',
      'dépendent du nombre de jours ouvrables qui restent',
      files.cancellation,
      '%i business days before the class cost a rate of %i',
    ),
  ],
  'terms:booking': [
    kept(
      'A booking is made when we confirm it by e-mail',
      'Une réservation est faite quand nous la confirmons par courriel',
      files.outbox,
      'the buyer gets one mail as soon as the booking is confirmed',
    ),
    kept(
      'seats are held for 30 minutes',
      'les places sont retenues pendant 30 minutes',
      files.hold,
      'a hold takes its seats from the public ones for 30 minutes',
    ),
    kept('extend that once', 'prolonger ce délai une fois', files.hold, 'a hold is extended once, by as much again'),
    kept(
      'to an hour in all',
      'jusqu’à une heure en tout',
      files.caps,
      'rule 36: a cart holds for an hour in all, however it is renewed, and then pauses',
    ),
    kept(
      'unless you are logged in with it',
      'sauf si vous êtes connecté avec cette adresse',
      files.proof,
      'rule 41: who is logged in as the contact has proved the address, and has the invoice at once',
    ),
    kept(
      'or book what the waiting list offered to it',
      'ou réservez ce que la liste d’attente lui a offert',
      files.offered,
      'rule 41: who waited with this address has proved it: an offer is booked at once, and asks for no other proof',
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
      'before the invoice would fall due or a class begins',
      'avant l’échéance de la facture ou le début d’une session',
      files.proofDue,
      'rule 41: a proof is waited for until its invoice could no longer be issued, or a class begins',
    ),
    kept(
      'Until then nothing is charged and no participant is written to',
      'D’ici là, rien n’est facturé, aucun participant ne reçoit de courriel',
      files.proof,
      'rule 41: until the buyer proves the address, nobody else is written to, nothing guaranteed and no invoice issued',
    ),
    kept(
      'you can cancel the booking as a whole, free of charge',
      'vous pouvez annuler toute la réservation sans frais',
      files.changes,
      'rule 41: an unproved booking is cancelled as a whole: free of charge, without a credit note, by nobody else noticed',
    ),
    kept('at most 10 seats', 'au plus 10 places', files.hold, 'a hold with %s is refused field by field'),
    kept(
      ['The price that counts is the one shown at checkout', 'nothing is booked until you agree'],
      ['Le prix applicable est celui', 'rien n’est réservé avant que vous l’acceptiez'],
      files.confirm,
      'another total than the one agreed to books nothing and says the one now',
    ),
    kept(
      'the others keep their price',
      'les autres gardent leur prix',
      files.promoCodes,
      'rules 21 and 31: a least number of seats is asked for when it is used; seats that stay keep their price',
    ),
    remark('accepts these terms for the participants', 'accepte ces conditions au nom des participants'),
    kept(
      'until 3 business days before the first session',
      'jusqu’à 3 jours ouvrables avant la première séance',
      files.changes,
      'rule 9: a seat gets its name until three business days before the start, not later',
    ),
    kept(
      'One person can hold one seat in a class',
      'ne peut occuper qu’une place dans une session',
      files.confirm,
      'rule 9: one person takes one seat in a class of a booking',
    ),
    kept(
      'You accept these terms when you book',
      'Vous acceptez ces conditions en réservant',
      files.selling,
      'rule 32: nothing is booked where %s was accepted',
    ),
    kept(
      'Their version, the language in which you read them',
      'Leur version, la langue dans laquelle vous les avez lues',
      files.selling,
      'rule 32: the version and the language of the terms that were accepted stand with the booking, and when',
    ),
  ],
  'terms:consumers': [
    kept(
      'Say so at checkout',
      'Dites-le au moment de réserver',
      files.checkoutForm,
      'rule 33: for whom it is bought is said, and is an organization unless told otherwise',
    ),
    kept(
      'books one seat in each class',
      'réserve une place par session',
      files.selling,
      'rule 33: no booking of a consumer is %s',
    ),
    kept(
      ['pays nothing before the first session', 'she cancels it free of charge'],
      ['elle ne paie rien avant la première séance', 'elle l’annule sans frais'],
      files.selling,
      consumer,
    ),
    kept(
      'A consumer elsewhere has these terms',
      'Ailleurs, elle a droit',
      files.selling,
      'rule 33: %s has the terms of everybody',
    ),
  ],
  'terms:moving': [
    kept(
      'A participant can be replaced, free of charge',
      'Un participant peut être remplacé sans frais',
      files.changes,
      'rule 26: somebody else takes a seat until the first session starts, free of charge, and both are told',
    ),
    kept(
      'of the same course that is on sale and has a free seat',
      'du même cours qui est offerte et où il reste une place',
      files.changes,
      'rule 27: a date that is full, of another course, closed or at another price is refused, and nothing moves',
    ),
    kept('at most twice', 'au plus deux fois', files.changes, 'rule 27: at most twice'),
    kept(
      'until the first session starts; there is no fee',
      'jusqu’au début de la première séance, vers une autre session',
      files.changes,
      'once the class has begun nothing is given back, moved or named',
    ),
    kept(
      'a difference in price is refunded or invoiced',
      'l’écart de prix est remboursé ou facturé',
      files.changes,
      'rule 27: a dearer date is invoiced further, a cheaper one credited, and the sums stay right',
    ),
    kept('given back when the new one is secured', 'rendue une fois la nouvelle assurée', files.changes, moved),
    kept(
      ['at least the fee that applied on the day of the move', 'unless we cancel or change its class'],
      ['au moins les frais qui s’appliquaient le jour du changement', 'sauf si nous annulons ou modifions sa session'],
      files.movedFees,
      'rule 25: a seat that was moved is cancelled for at least the fee of the day on which it was moved',
    ),
  ],
  'terms:our-changes': [
    kept(
      'you choose between a full refund, another date and a credit',
      'vous choisissez entre un remboursement intégral, une autre date et un crédit',
      files.classChanges,
      cancelledByUs,
    ),
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
      'what was paid from a credit goes back to that credit',
      'ce qui a été payé au moyen d’un crédit retourne à ce crédit',
      files.waysBack,
      'another contact’s credit goes back to that contact, whichever way the client asks',
    ),
    kept(
      'If we change its day, time, place or language, you may cancel free of charge',
      'le lieu ou la langue, vous pouvez annuler sans frais jusqu’à son début',
      files.classChanges,
      'rule 28: whoever has a seat in a class that we moved cancels free of charge',
    ),
    kept(
      'until it starts',
      'jusqu’à son début',
      files.deadlines,
      'rule 28: what we cancelled or changed is given back free of charge, what we cancelled at any time',
    ),
    remark(
      ['We may replace a trainer', 'We do not pay for travel'],
      ['Nous pouvons remplacer une formatrice', 'Nous ne payons ni déplacement'],
    ),
  ],
  'terms:waiting': [
    kept(
      'offered to the waiting list first, in order',
      'd’abord offerte à la liste d’attente, dans l’ordre',
      files.waitlist,
      'rule 29: a freed seat is offered to the list before the public, to who came first, and is held for them',
    ),
    kept(
      'holds the seats for 24 hours',
      'retient les places pendant 24 heures',
      files.waitlistHours,
      'rule 29: an offer holds for 24 hours',
    ),
    kept(
      '4 business hours in the last 3 days',
      '4 heures, comptées les jours ouvrables de 9 h à 17 h',
      files.waitlistHours,
      'rule 29: in the last three days it holds for four business hours',
    ),
    kept(
      'never past the end of sales',
      'jamais au-delà de la clôture des inscriptions',
      files.waitlistHours,
      'rule 29: an offer holds no longer than the class is sold',
    ),
    kept(
      'After that it goes to the next',
      'Elle passe ensuite à la personne suivante',
      files.waitlist,
      'rule 29: an offer that is not taken goes to the next, and both are told',
    ),
    kept(
      'is made no further offer for the class',
      'ne reçoit plus d’offre pour cette session',
      'functions/waitlist/turns.test.ts',
      'rule 29: one mailbox keeps a class by turns for hours and no longer, whatever its tags, and then the public has it',
    ),
    kept(
      'waits behind everybody who did not',
      'attend après tous les autres',
      files.waitlist,
      'rule 29: a network that lets two offers lapse waits behind everybody who did not, and so does who joins again or from there',
    ),
  ],
  'terms:packages': [
    people('booked by accepting our written quote', 'réservée par l’acceptation de notre soumission écrite'),
    kept(
      'have their own conditions, which are listed with each',
      'ont leurs propres conditions, qui figurent avec chacun',
      files.packagePromises,
      '%s says in both languages what the code does',
    ),
    kept(
      'Their code pays for a seat',
      'Leur code paie une place',
      files.packages,
      'covered seats cost nothing, are named on the invoice, and leave the ledger',
    ),
    kept(
      'goes back to the package',
      'retourne au forfait',
      files.packages,
      'seats that are given up while that is free go back to the package',
    ),
    kept('is used up after that', 'elle est utilisée passé ce délai', files.packages, 'after that they are used up'),
    remark('Special events and rented rooms', 'Les activités spéciales et les salles louées'),
  ],
  'terms:in-class': [
    remark(
      ['treat each other', 'ask a person who does not', 'You bring or use only'],
      ['se traitent avec respect', 'demander à une personne', 'N’apportez et n’utilisez'],
    ),
    people('Classes are not recorded', 'Les sessions ne sont enregistrées'),
  ],
  'terms:materials': [
    remark(
      ['protected by copyright', 'use them at work', 'Copying them', 'Product names'],
      ['protégés par le droit d’auteur', 'les utiliser au travail', 'Les copier', 'Les noms de produits'],
    ),
    kept(
      'A certificate states that a person attended a course',
      'Une attestation dit qu’une personne a suivi un cours',
      files.certificates,
      'who was there has one as soon as the trainer has reported, who was absent has none',
    ),
  ],
  'terms:site': [
    remark(
      ['You may read, print', 'Please do not try', 'An account belongs'],
      ['Vous pouvez lire et imprimer', 'Ne tentez pas', 'Un compte appartient'],
    ),
    people('We mend errors on this site', 'Nous corrigeons les erreurs de ce site'),
  ],
  'terms:liability': [
    remark(
      ['We teach with care', 'our liability for a booking', 'Nothing here limits'],
      ['Nous enseignons avec soin', 'notre responsabilité à l’égard', 'Rien ici ne restreint'],
    ),
  ],
  'terms:law': [
    remark(['The laws of Ontario', 'A consumer keeps'], ['les lois de l’Ontario', 'Le consommateur garde']),
    kept(
      'is shown the French version of these terms first',
      'la version française de ces conditions est d’abord présentée',
      files.checkoutForm,
      'rule 32: a buyer in Quebec who reads English chooses between the French terms and the English ones',
    ),
  ],
  'terms:changes': [
    people('A new version appears here with its date', 'Une nouvelle version paraît ici avec sa date'),
    kept(
      'A booking keeps the terms under which it was made',
      'Une réservation garde les conditions sous lesquelles elle a été faite',
      files.confirm,
      'the policy of cancellation stays as it stood at booking',
    ),
  ],
};
