import { files } from './files.ts';
import { officeMails } from './office-mails.ts';
import { privateMails } from './private-classes.ts';
import { kept, people, remark, type Ledger } from './row.ts';

const placesGiven =
  'rule 41: the office gives the places that a registration waits for, within the event’s, and tells its sender';
const placesRefused =
  'rule 41: the office refuses places with a reason, which its sender reads in the language of the form';
const askedAnew =
  'rule 41: who was refused places and asks again is asked for a proof, and waits for the office again, which says so (%s)';
const askedTwice =
  'rule 41: who asks again while the office has not decided is told so, and that no place is kept (%s)';
const proofLink = 'rule 41: the link in the buyer’s mail is what proves';
const ended = 'rule 41: an unproved booking is told of its end, and ends after 24 business hours';
const joining = 'participants with an e-mail get joining instructions once the class is confirmed, each once';
const classMoved = 'rule 23: a class that we move tells buyer and participants once, with an update of their calendars';
const classMovedFrom =
  'rule 23: the mail of a moved class says what it was and is, and nothing to have changed that is as it was';
const classMovedNext =
  'rules 23 and 43: a participant reads who has booked the seat and what comes next, and only what is a name';
const roomsChanged =
  'another room of the same place for a day is told, and lets nobody cancel free of charge, as the terms say; a day on line does';
const daysChanged =
  'a storm on day two: its people are told once, in their language, with all days and a file that takes out what is gone';
const onlineDay = 'a day on line: who sits there gets the link in a mail of its own, once it has stood';
const cancelledByUs =
  'rule 28: a class that we cancel costs nothing: refund, credit or another date, and nothing until then';
const cancelledWaits =
  'who waits for a class that we call off is told that it is cancelled, with the dates of its course';
const cancelled = 'rule 23: a cancellation tells the buyer, with the credit note and a calendar update, and the office';
const replaced =
  'rule 26: somebody else takes a seat until the first session starts, free of charge, and both are told';
const movedWith = 'a move tells the new date with its calendar entry, and takes the old one out';
const paidLate =
  'rule 19: paid after the seats went to somebody else, all of it goes back, and buyer and office are told';
const paidTwice =
  'rule 19: paid once more after the booking stood, all of it goes back, and the buyer is told that it stands';
const paidOver =
  'what was paid in another way meanwhile goes back to the card, and who has paid twice is told what and why';
const expires = 'the buyer is told once that seats end in 30 days, and not where none is left';
const disowned = 'rule 41: a booking that is not the contact’s ends at once, and nobody is written to';
const order = 'rule 41: what was asked for is bought by the link of the mail, and costs nobody anything before';
const invoiceMail = 'the buyer reads the whole invoice in English, in the plain mail as in the HTML';
const placeFreed = 'rule 41: a place that nobody proves is free after an hour, and its data gone after a day';
const webinar = 'who is registered for a webinar gets its link the day before, once, in their language';
const newLink =
  'a link that has changed since it was sent is sent again, once, and says so; also where it changes back';
const movedOnce =
  'who is registered is told once that a webinar was moved, in their language, with what it was and a later calendar entry';
const movedLink =
  'a webinar that is moved after its link was mailed takes it out of the calendar, and the link follows the day before';
const movedWaiting = 'who waits for places is told without a calendar entry, and who was refused them is not';

const policies: Ledger = {
  'mails:policy.cancellation.counting': [
    kept(
      'without statutory holidays of the province, Ontario for a class online',
      'sans les jours fériés de la province, soit l’Ontario pour une session en ligne',
      files.calendar,
      'weekends and the holidays of the province are no business days',
    ),
    kept(
      'The policy in force on the day of your booking',
      'Les conditions en vigueur le jour de votre réservation',
      files.confirm,
      'the policy of cancellation stays as it stood at booking',
    ),
  ],
  'mails:policy.payment.due': [
    kept(
      ['within {count} business day of its date', 'within {count} business days of its date'],
      ['de {count} jour ouvrable suivant sa date', 'dans les {count} jours ouvrables suivant sa date'],
      files.invoiceTerms,
      'an invoice is due five business days after its issue',
    ),
  ],
  'mails:policy.payment.soon': [
    kept(
      'payment on invoice is not offered',
      'le paiement sur facture n’est pas offert',
      files.invoiceTerms,
      'rule 34: it is not offered where that would be later than the business day before the first class',
    ),
  ],
  'mails:policy.payment.currency': [
    kept(
      ['in Canadian dollars, before tax', 'worked out once on the net total'],
      ['en dollars canadiens, avant taxes', 'calculée une seule fois, sur le total net'],
      files.tax,
      'each tax is rounded once on its net total, not line by line',
    ),
  ],
  'mails:policy.taxes.where': [
    kept(
      ['A class in a room carries the tax', 'An online class carries the tax'],
      ['Une session en salle est taxée', 'Une session en ligne l’est'],
      files.confirm,
      'a class in a room is taxed where the room is, beside an online one where the buyer is',
    ),
    kept(
      'for an address outside Canada carries none',
      'facturée à une adresse hors du Canada',
      files.confirm,
      'a province named for an address outside Canada taxes nothing',
    ),
  ],
  'mails:policy.holidays.intro': [
    kept(
      ['These are no business days', 'in those only'],
      ['Ces jours ne sont pas ouvrables', 'dans celles-ci'],
      files.companyPages,
      'lists the holidays by which the worker counts business days, through the next year',
    ),
  ],
};

const confirmation: Ledger = {
  'mails:mail.closing': [remark(['Questions?', 'Write to {email}'], ['Des questions?', 'Écrivez à {email}'])],
  'mails:mail.confirmation.intro': [
    remark('Thank you for your booking', 'Merci de votre réservation'),
    kept(
      'Your seats are reserved',
      'Vos places sont réservées',
      files.confirm,
      'a confirmed booking has what was asked, at the prices and taxes of the server, with its invoice',
    ),
    kept('Your invoice is below', 'votre facture ci-dessous', files.mails, invoiceMail),
    kept(
      'every session is in the attached calendar file',
      'toutes les séances dans le fichier de calendrier joint',
      files.mails,
      'the calendar of a booking has one entry per session, each in the zone of its class',
    ),
  ],
  'mails:mail.confirmation.number': [
    kept('Your booking number is', 'Votre numéro de réservation est', files.mails, invoiceMail),
    remark('Give it when you call us', 'Donnez-le si vous nous appelez'),
  ],
  'mails:mail.confirmation.cancelling': [
    kept('What cancelling costs', 'Ce que coûte une annulation', files.mails, invoiceMail),
  ],
  'mails:mail.confirmation.coveredBack': [
    kept(
      'which the seats go back to as long as',
      'les places y retournent tant que',
      files.packages,
      'seats that are given up while that is free go back to the package',
    ),
  ],
  'mails:mail.confirmation.names': [
    kept(
      'until 3 business days before the first session',
      'jusqu’à 3 jours ouvrables avant la première séance',
      files.changes,
      'rule 9: a seat gets its name until three business days before the start, not later',
    ),
    kept(
      'replace them, move to another date or cancel until it starts',
      'vous pouvez les remplacer, changer de date ou annuler',
      files.changes,
      'once the class has begun nothing is given back, moved or named',
    ),
    kept(
      'receives joining instructions once the class is confirmed',
      'reçoit ses instructions dès que la session est confirmée',
      files.outbox,
      joining,
    ),
    kept(
      'On that page you can also say what somebody needs',
      'Sur cette page, vous pouvez aussi indiquer ce dont une personne a besoin',
      files.needs,
      'rule 39: what a buyer says of a person is read by the office and by the trainer of that class, and by no other',
    ),
  ],
  'mails:mail.joining.intro': [
    kept(
      ['A seat is reserved for you', 'The class is confirmed'],
      ['Une place vous est réservée', 'La session est confirmée'],
      files.outbox,
      joining,
    ),
  ],
  'mails:mail.joining.online': [
    people('live with your instructor', 'en direct'),
    kept(
      'The link to join follows by e-mail {days} business days before',
      'vous parviendra par courriel {days} jours ouvrables avant',
      files.reminders,
      'rule 23: the link to join comes two business days before, in the mail and in its calendar entry',
    ),
  ],
  'mails:mail.joining.atClients': [
    kept(
      'held at this address: {place}',
      'a lieu à cette adresse : {place}',
      'functions/private-classes/private-classes.test.ts',
      'its client names who comes; seats are neither given back nor moved',
    ),
    remark('Please arrive 15 minutes early', 'Veuillez arriver 15 minutes'),
  ],
  'mails:mail.joining.inPerson': [
    kept('held in a room: {place}', 'a lieu en salle : {place}', files.mails, 'who comes to a room learns its address'),
    remark('Please arrive 15 minutes early', 'Veuillez arriver 15 minutes'),
    people('a computer is ready for you', 'un ordinateur vous attend'),
  ],
  'mails:mail.joining.calendar': [
    kept(
      'puts every session',
      'ajoute toutes les séances',
      files.outbox,
      'the provider is called with the key, the mail and its attachments',
    ),
  ],
  'mails:mail.invoice.terms': [
    kept('Payable in full', 'Payable en totalité', files.mails, invoiceMail),
    remark('Please quote invoice number', 'Veuillez indiquer le numéro'),
  ],
  'mails:mail.invoice.settled': [
    kept(
      ['is covered by what you have paid before', 'is payable in Canadian dollars by {date}'],
      ['ce que vous avez déjà payé couvre {settled}', 'Il reste {open} à payer en dollars canadiens'],
      files.otherProvince,
      'a further invoice says what of it was paid already, and asks for the rest alone',
    ),
    remark('Please quote invoice number', 'Veuillez indiquer le numéro'),
  ],
  'mails:mail.invoice.transfer': [
    kept('By electronic funds transfer', 'Par virement bancaire', files.mails, invoiceMail),
  ],
  'mails:mail.invoice.cheque': [kept('By cheque', 'Par chèque', files.mails, invoiceMail)],
  'mails:mail.invoice.paid': [
    kept(
      ['Paid in full by card', 'Nothing is left to pay'],
      ['Payée en entier par carte', 'Il ne reste rien à payer'],
      files.card,
      'the mail of a booking that was paid by card asks for no payment',
    ),
  ],
  'mails:mail.invoice.nothing': [
    kept(
      'Nothing is left to pay',
      'Il ne reste rien à payer',
      files.packages,
      'covered seats cost nothing, are named on the invoice, and leave the ledger',
    ),
  ],
};

const around: Ledger = {
  'mails:booking.proof.intro': [
    kept(
      'these seats are kept for you',
      'Ces places vous sont réservées',
      files.proof,
      'rule 41: until the buyer proves the address, nobody else is written to, nothing guaranteed and no invoice issued',
    ),
    remark([], 'Nous avons reçu votre réservation'),
  ],
  'mails:booking.proof.ask': [
    remark('open this link and confirm', 'Ouvrez ce lien et confirmez'),
    kept('Your invoice is issued then', 'Nous établirons alors la facture', files.proof, proofLink),
    kept(
      'receive their instructions once their class is confirmed',
      'recevront leurs instructions dès que leur session sera confirmée',
      files.outbox,
      joining,
    ),
  ],
  'mails:booking.proof.until': [kept('the booking ends by itself', 'la réservation expirera', files.unproved, ended)],
  'mails:booking.proof.ignore': [
    remark(['You booked nothing', 'nothing for you to do'], ['Vous n’avez rien réservé', 'rien à faire']),
    kept('you can also end the booking at once', 'mettre fin tout de suite', files.proof, disowned),
  ],
  'mails:booking.proof.reminderIntro': [
    kept(['still waits', 'are kept for you'], ['attend toujours', 'vous sont réservées'], files.unproved, ended),
  ],
  'mails:booking.ended.intro': [
    kept(
      ['was not confirmed in time', 'Nothing is charged, and no invoice was issued', 'These seats are free again'],
      ['n’a pas été confirmée à temps', 'aucune facture n’a été établie', 'Ces places sont offertes de nouveau'],
      files.unproved,
      ended,
    ),
  ],
  'mails:booking.ended.again': [remark('If you still want them', 'Si vous les voulez toujours')],
  'mails:booking.calledOff.intro': [
    kept(
      ['so the booking has ended', 'Nothing is charged, and no invoice was issued'],
      ['la réservation a donc pris fin', 'aucune facture n’a été établie'],
      files.calledOff,
      'rules 28 and 41: a booking of a class that we have called off is not confirmed by its proof: it ends, and its buyer hears why',
    ),
  ],
  'mails:booking.calledOff.again': [remark('For another date', 'Pour une autre date')],
  'mails:booking.priceUndone.intro': [
    remark('at a wrong price for a moment', 'à un prix qui n’était pas le bon'),
    kept(
      ['so it has ended', 'Nothing is charged, and no invoice was issued'],
      ['elle a pris fin', 'aucune facture n’a été établie'],
      files.priceUndone,
      'a booking at a price that is undone ends where nobody has proved it, and its contact hears why; one of before stands',
    ),
  ],
  'mails:booking.priceUndone.again': [
    remark('The right price is on our site', 'Le bon prix est affiché sur notre site'),
  ],
  'mails:booking.participant.reminder.intro': [
    kept(
      'A reminder of your seat',
      'Petit rappel',
      files.reminders,
      'rule 23: participants are reminded a week and a day before, each once',
    ),
  ],
  'mails:booking.participant.link.intro': [
    kept(
      ['Here is the link', 'It is the same for every session'],
      ['Voici le lien', 'Il sert pour toutes les séances'],
      files.reminders,
      'rule 23: the link to join comes two business days before, in the mail and in its calendar entry',
    ),
  ],
  'mails:booking.participant.onlineDay.intro': [
    kept(
      ['is held online on', 'Here is the link'],
      ['a lieu en ligne le', 'Voici le lien'],
      files.classDays,
      onlineDay,
    ),
  ],
  'mails:booking.participant.taughtBy': [
    kept(
      'The class is taught by',
      'Le cours est donné par',
      files.reminders,
      'rule 23: mails to participants name who teaches, by the schedule of the day on which they are written',
    ),
  ],
  'mails:booking.participant.taughtOnDay': [
    kept(
      'it is taught by',
      'il est donné par',
      files.substitutes,
      'participants read in their mails who stands in front of them that day',
    ),
  ],
  'mails:booking.participant.files': [
    kept(
      'The files of the class',
      'Les fichiers de la session',
      files.reminders,
      'rule 30: the files of a class come before it to every participant, who may have no account',
    ),
  ],
  'mails:booking.names.subject': [remark('Who takes part?', 'Noms à donner')],
  'mails:booking.names.intro': [
    kept(
      ['seat in “{title}” on {date} has no name', 'seats in “{title}” on {date} have no name'],
      'n’a encore ni nom ni adresse',
      files.reminders,
      'rule 9: the buyer is asked for missing names five and three business days before the start, once each',
    ),
    remark([], 'n’ont encore ni nom ni adresse'),
  ],
  'mails:booking.names.until': [
    kept(
      'Please name them by {date}',
      'Veuillez donner les noms au plus tard le {date}',
      files.changes,
      'rule 9: a seat gets its name until three business days before the start, not later',
    ),
  ],
};

const changes: Ledger = {
  'mails:changes.changed.intro': [kept('as you asked', 'comme vous l’avez demandé', files.changes, movedWith)],
  'mails:changes.changed.introAll': [
    kept(
      ['We have cancelled your booking', 'Its seats are free again'],
      ['Nous avons annulé votre réservation', 'Ses places sont de nouveau libres'],
      files.changes,
      'all seats given back end the booking, and credits add up to what was invoiced',
    ),
  ],
  'mails:changes.changed.introAllOffice': [
    kept(
      ['Our office has cancelled your booking', 'Its seats are free again'],
      ['Notre bureau a annulé votre réservation', 'Ses places sont de nouveau libres'],
      files.officeActs,
      'what the office cancels is told as its own act, to the buyer and to the office',
    ),
  ],
  'mails:changes.changed.noFee': [
    kept(
      'No fee is kept',
      'Aucuns frais ne sont retenus',
      files.changes,
      'rule 25: a seat is given back for the fee of its tier, shown before, with a credit note to the cent',
    ),
  ],
  'mails:changes.changed.packageBack': [
    kept(
      ['seat goes back to', 'seats go back to'],
      ['place retourne à', 'places retournent à'],
      files.packages,
      'seats that are given up while that is free go back to the package',
    ),
  ],
  'mails:changes.changed.packageEnded': [
    kept(
      ['its {count} seat can be used no more', 'its {count} seats can be used no more'],
      ['sa {count} place ne peut plus servir', 'ses {count} places ne peuvent plus servir'],
      files.packages,
      'a seat that comes back to a package that was voided is told as what the office credits, and can be credited',
    ),
    people('our office credits what', 'notre bureau en crédite le prix'),
  ],
  'mails:changes.changed.packageUsable': [
    kept(
      'can be used until {date} at least',
      'peuvent servir au moins jusqu’au {date}',
      files.packages,
      'rule 28: where we call its class off, a seat that comes back can be used for three months, though the package ends before',
    ),
    remark('Since the change is ours', 'Comme le changement vient de nous'),
  ],
  'mails:changes.changed.packageUsed': [
    kept(
      ['is used up, since cancelling was not free', 'are used up, since cancelling was not free'],
      ['est utilisée, car l’annulation', 'sont utilisées, car l’annulation'],
      files.packages,
      'after that they are used up',
    ),
  ],
  'mails:changes.changed.refund': [
    kept(
      'to the card if you paid by card',
      'sur la carte si vous avez payé par carte',
      files.refunds,
      'what a credit note gives back goes to the card that paid, once',
    ),
    kept(
      'otherwise by cheque or transfer from our office',
      'sinon par chèque ou par virement bancaire de notre bureau',
      files.refunds,
      'what no card has paid is sent back by staff, who are told once',
    ),
  ],
  'mails:changes.changed.credit': [
    kept(
      ['is kept for you as a credit', 'It is applied by our office'],
      ['sous forme de crédit', 'C’est notre bureau qui l’applique'],
      files.applyCredit,
      'what a client has with us pays the next booking, with a receipt, and never more than there is',
    ),
  ],
  'mails:changes.changed.toCredits': [
    kept(
      ['was paid from a credit', 'goes back to that credit'],
      ['Un crédit gardé chez nous avait payé {amount}', 'cette part retourne à ce crédit'],
      files.waysBack,
      'what a card has paid never becomes a cheque by way of a credit',
    ),
  ],
  'mails:changes.changed.lowered': [
    kept(
      ['is lower by {amount}', 'Open now'],
      ['est réduit de {amount}', 'Solde actuel'],
      files.changes,
      'what was paid goes back as money or as a credit, as the buyer chooses, and no more than was paid',
    ),
  ],
  'mails:changes.changed.dearer': [
    kept(
      ['{amount} more, tax included', 'The invoice for it is below'],
      ['{amount} de plus, taxes comprises', 'La facture se trouve ci-dessous'],
      files.changes,
      'rule 27: a dearer date is invoiced further, a cheaper one credited, and the sums stay right',
    ),
  ],
  'mails:changes.changed.otherTaxes': [
    kept(
      [
        'a credit note of {credited} takes the old one off',
        'an invoice of {invoiced} is for the new one',
        '{open} is still to be paid',
      ],
      [
        'une note de crédit de {credited} porte sur l’ancienne date',
        'une facture de {invoiced} sur la nouvelle',
        'il reste {open} à payer',
      ],
      files.otherProvince,
      'a seat that another province taxes is credited and invoiced anew, and no tax is charged less than nothing',
    ),
  ],
  'mails:changes.changed.introOffice': [
    kept(
      'Our office has changed your booking',
      'Notre bureau a modifié votre réservation',
      files.officeChanges,
      'seats are added to a booking, with people or without, and a further invoice charges them',
    ),
  ],
  'mails:changes.changed.introOrder': [
    kept(
      'Our office has cancelled your order',
      'Notre bureau a annulé votre commande',
      files.orders,
      'an order that came from a quote ends with a credit note by province and tax, less what is kept by its terms',
    ),
  ],
  'mails:changes.changed.packageVoided': [
    kept(
      'its code pays for nothing any more',
      'son code ne paie plus rien',
      files.packages,
      'a package that staff have voided pays for nothing, and is answered as one that there is not',
    ),
    kept(
      'Classes that were booked with it stay',
      'Les sessions réservées avec ce code restent réservées',
      files.orders,
      'seats that were used stay charged, and their classes stay booked',
    ),
  ],
  'mails:changes.changed.exempted': [
    kept(
      'Taxes are taken off, by the document',
      'Les taxes sont retirées, selon le document',
      files.officeChanges,
      'rule 15: by a document of the kind %s, taxes of %i cents are taken off, and stay off',
    ),
  ],
  'mails:changes.papers.intro': [
    kept(
      'Attached are the invoices and credit notes',
      'Vous trouverez ci-joint les factures et notes de crédit',
      files.officeChanges,
      'what was sent is sent again, to the address of now, and what there is not is said',
    ),
  ],
  'mails:changes.changed.calendar': [
    kept('bring your calendar up to date', 'mettent votre calendrier à jour', files.changes, movedWith),
  ],
  'mails:changes.creditNote.terms': [
    kept(
      'corrects invoice {invoice}',
      'corrige la facture {invoice}',
      files.papers,
      'rule 22: a credit note is printed in the language of its booking, with what it takes off which invoice',
    ),
  ],
  'mails:changes.contactReplaced.replaced': [
    kept(
      ['Somebody else looks after booking {number}', 'gets our mails about it'],
      ['Une autre personne s’occupe dorénavant de la réservation {number}', 'reçoit nos courriels'],
      files.contact,
      'what waits for the old address goes to the new one, written anew, and seats keep theirs',
    ),
  ],
  'mails:changes.contactReplaced.link': [
    kept(
      'do not work any more',
      'ne fonctionnent plus',
      files.contact,
      'a booking has another contact: her link opens it, and neither the old link nor the old reference nor a browser does',
    ),
    remark('You have nothing to do', 'Vous n’avez rien à faire'),
  ],
  'mails:changes.contactReplaced.calendar': [
    kept(
      'takes the sessions out',
      'retire les séances',
      files.contact,
      'the calendar of the old address loses the classes, but for those in which it has a seat',
    ),
  ],
  'mails:changes.contactReplaced.wrong': [
    people('reply to this mail or call us', 'répondez à ce courriel ou appelez-nous'),
  ],
  'mails:changes.creditUsed.used': [
    kept(
      ['Our office has used {amount} of the credit', '{left} is left of it'],
      ['Notre bureau a utilisé {amount} du crédit', 'Il vous en reste {left}'],
      files.applyCredit,
      'whose credit pays a colleague’s booking is told so, in the language of the last booking, and by no word of the colleague’s',
    ),
  ],
  'mails:changes.creditUsed.back': [
    kept(
      'comes back to your credit, and goes to nobody else',
      'revient à votre crédit, et à personne d’autre',
      files.waysBack,
      'another contact’s credit goes back to that contact, whichever way the client asks',
    ),
  ],
  'mails:changes.creditUsed.wrong': [people('reply to this mail', 'répondez à ce courriel')],
  'mails:changes.left.intro': [
    kept('has given it up or to somebody else', 'l’a libérée ou cédée à quelqu’un d’autre', files.changes, replaced),
    remark('You have nothing to do', 'Vous n’avez rien à faire'),
  ],
  'mails:changes.left.moved': [kept('moved to another date', 'déplacée à une autre date', files.changes, movedWith)],
  'mails:changes.left.movedNext': [
    kept(
      'joining instructions for it once that class is confirmed',
      'dès qu’elle sera confirmée',
      files.outbox,
      joining,
    ),
  ],
  'mails:changes.left.calendar': [kept('takes the sessions out', 'retire les séances', files.changes, cancelled)],
  'mails:changes.classMoved.intro': [
    kept('We have changed {what} of', 'Nous avons changé {what} de', files.classChanges, classMovedFrom),
  ],
  'mails:changes.classMoved.some': [
    kept('We have changed', 'Nous avons apporté un changement', files.classChanges, classMoved),
  ],
  'mails:changes.classMoved.bookedBy': [
    kept('booked your seat', 'a été réservée par', files.classChanges, classMovedNext),
  ],
  'mails:changes.classMoved.instructions': [
    kept(
      'joining instructions once the class is confirmed',
      'vos instructions dès que la session sera confirmée',
      files.outbox,
      joining,
    ),
  ],
  'mails:changes.classMoved.sure': [
    kept('The class is confirmed', 'La session est confirmée', files.classChanges, classMovedNext),
  ],
  'mails:changes.classMoved.buyer': [
    kept('Your seats are kept', 'Vos places sont gardées', files.classChanges, classMoved),
    kept(
      'cancel free of charge',
      'annuler sans frais',
      files.classChanges,
      'rule 28: whoever has a seat in a class that we moved cancels free of charge',
    ),
    kept(
      'until the class starts',
      'jusqu’au début de la session',
      files.deadlines,
      'rule 28: what we cancelled or changed is given back free of charge, what we cancelled at any time',
    ),
  ],
  'mails:changes.classMoved.participant': [
    kept('Your seat is kept', 'Votre place est gardée', files.classChanges, classMoved),
    remark('tell the person who booked it', 'parlez-en à la personne'),
  ],
  'mails:changes.classMoved.calendar': [
    kept('brings your calendar up to date', 'met votre calendrier à jour', files.classChanges, classMoved),
  ],
  'mails:changes.roomsChanged.intro': [
    kept(
      ['is held in another room', 'stay as they are'],
      ['a lieu dans une autre salle', 'restent les mêmes'],
      files.classDaysTold,
      roomsChanged,
    ),
  ],
  'mails:changes.roomsChanged.buyer': [
    kept('Your seats are kept', 'Vos places sont gardées', files.classDaysTold, roomsChanged),
    kept('nothing else has changed', 'rien d’autre ne change', files.classDaysTold, roomsChanged),
  ],
  'mails:changes.roomsChanged.participant': [
    kept('Your seat is kept', 'Votre place est gardée', files.classDaysTold, roomsChanged),
    kept('nothing else has changed', 'rien d’autre ne change', files.classDaysTold, roomsChanged),
  ],
  'mails:changes.daysChanged.intro': [
    kept(
      ['have changed since it began', 'Its days are now'],
      ['ont changé', 'Voici ses jours'],
      files.classDays,
      daysChanged,
    ),
  ],
  'mails:changes.daysChanged.lost': [
    kept('There is no class on', 'Il n’y a pas de cours le', files.classDays, daysChanged),
  ],
  'mails:changes.daysChanged.buyer': [
    kept('Your seats are kept', 'Vos places sont gardées', files.classDays, daysChanged),
    people('we will work out with you what can be done', 'nous verrons avec vous ce qui est possible'),
  ],
  'mails:changes.daysChanged.participant': [
    kept('Your seat is kept', 'Votre place est gardée', files.classDays, daysChanged),
    remark('tell the person who booked it', 'parlez-en à la personne'),
  ],
  'mails:changes.onlineDay': [
    kept('the link follows in a mail of its own', 'le lien suit dans un courriel à part', files.classDays, onlineDay),
  ],
  'mails:changes.classCancelled.intro': [
    kept('we had to cancel', 'nous avons dû annuler', files.classChanges, cancelledByUs),
  ],
  'mails:changes.classCancelled.buyer': [
    kept(
      ['There is no fee', 'another date, a refund of what you paid, or a credit', 'Until you choose, nothing changes'],
      ['Il n’y a aucuns frais', 'une autre date, le remboursement', 'Tant que vous n’avez pas choisi'],
      files.classChanges,
      cancelledByUs,
    ),
    kept(
      'For a credit of what a card paid without an account, write to us',
      'Pour obtenir un crédit d’un paiement par carte fait sans compte, écrivez-nous',
      files.cardAlone,
      'the office, which is written to, gives a credit all the same',
    ),
  ],
  'mails:changes.classCancelled.participant': [
    kept('was told as well', 'a aussi été prévenue', files.classChanges, cancelledByUs),
  ],
  'mails:changes.classCancelled.calendar': [
    kept('takes the sessions out', 'retire les séances', files.classChanges, cancelledByUs),
  ],
};

const waiting: Ledger = {
  'mails:waitlist.joined.intro': [
    kept(
      'You asked for',
      'Votre demande porte sur',
      files.waitlist,
      'rule 29: who joins is told the position, by the answer and by the link of a mail',
    ),
  ],
  'mails:waitlist.joined.end': [
    kept(
      'offered to the list first, in the order',
      'd’abord offerte à la liste, dans l’ordre',
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
      ['Until you confirm on the page of this link, no seat is offered', 'we forget it after 7 days'],
      ['Tant que vous n’avez pas confirmé sur la page de ce lien', 'nous effacerons votre adresse après 7 jours'],
      files.waitlist,
      'rule 41: who has not proved the address keeps no seat from others, and is forgotten',
    ),
  ],
  'mails:waitlist.offer.intro': [
    kept(
      'we hold {seats}',
      'nous retenons {seats} pour vous',
      files.waitlist,
      'rule 29: an offer is booked as a hold, and the party waits no more',
    ),
  ],
  'mails:waitlist.offer.end': [
    kept(
      'go to the next on the list',
      'offertes aux personnes suivantes de la liste',
      files.waitlist,
      'rule 29: an offer that is not taken goes to the next, and both are told',
    ),
    kept(
      'free for somebody else at once',
      'elles serviront aussitôt à quelqu’un d’autre',
      files.waitlist,
      'rule 29: who leaves gives the offer back, and waits no more',
    ),
  ],
  'mails:waitlist.lapsed.intro': [
    kept(
      'has run out',
      'est écoulé',
      files.waitlist,
      'rule 29: an offer that is not taken goes to the next, and both are told',
    ),
  ],
  'mails:waitlist.lapsed.end': [
    kept(
      'The seats went to the next',
      'Les places sont passées aux personnes suivantes',
      files.waitlist,
      'rule 29: an offer that is not taken goes to the next, and both are told',
    ),
    remark('You can join it again', 'Vous pouvez vous y inscrire de nouveau'),
  ],
  'mails:waitlist.closed.intro': [
    kept(
      'the class sells no more seats',
      'les inscriptions sont closes',
      files.waitlist,
      'when sales end, whoever still waits is told once',
    ),
  ],
  'mails:waitlist.closed.end': [
    kept(
      'The waitlist is closed',
      'La liste d’attente est fermée',
      files.waitlist,
      'when sales end, whoever still waits is told once',
    ),
    people('we will help you find another date', 'nous vous aiderons à trouver une autre date'),
  ],
  'mails:waitlist.withdrawn.intro': [
    kept(
      ['we held {seats}', 'It cannot be booked any more'],
      ['nous vous avions réservé {seats}', 'Notre offre a pris fin'],
      files.waitlistUndone,
      'an offer of a class whose sales are closed ends with a mail, once that stands, and its seats are free',
    ),
  ],
  'mails:waitlist.cancelled.intro': [
    kept('we had to cancel', 'nous avons dû annuler', files.waitlistUndone, cancelledWaits),
  ],
  'mails:waitlist.cancelled.end': [
    kept(
      'The waitlist is closed, and nothing is charged',
      'La liste d’attente est fermée, et rien ne vous est facturé',
      files.waitlistUndone,
      cancelledWaits,
    ),
    people('we will help you find another date', 'nous vous aiderons à trouver une autre date'),
  ],
  'mails:waitlist.withdrawn.end': [
    kept(
      'Nothing is charged',
      'Rien ne vous est facturé',
      files.waitlistUndone,
      'an offer of a class whose sales are closed ends with a mail, once that stands, and its seats are free',
    ),
    people('we will help you find another date', 'nous vous aiderons à trouver une autre date'),
  ],
};

const bought: Ledger = {
  'mails:packages.proof.intro': [
    kept(
      'Somebody ordered',
      'Quelqu’un a commandé',
      files.packages,
      'rule 43: the first mail has no word of who ordered',
    ),
  ],
  'mails:packages.proof.end': [
    kept(
      ['come once you confirm', 'nothing is bought'],
      ['sont envoyés après votre confirmation', 'rien n’est acheté'],
      files.packages,
      order,
    ),
    kept(
      'the order ends by itself',
      'la commande expire',
      files.packages,
      'rule 41: an order ends by itself after 24 business hours, and is forgotten a week later',
    ),
  ],
  'mails:packages.bought.intro': [
    remark('Thank you', 'Merci'),
    kept(
      'This code pays for seats at checkout',
      'Ce code paie les places',
      files.packages,
      'covered seats cost nothing, are named on the invoice, and leave the ledger',
    ),
  ],
  'mails:packages.bought.use': [
    remark('give it only to people who book for you', 'ne le donnez qu’aux personnes'),
    kept(
      'good for classes that begin by {date}',
      'au plus tard le {date}',
      files.packages,
      'a code that is %s is refused beside its field, and nothing is booked',
    ),
    kept(
      'Up to {unpaid} seats can be used before the invoice is paid',
      'Jusqu’à {unpaid} places peuvent être utilisées',
      files.packages,
      'rule 41: ${SEATS_BEFORE_PAYMENT} seats are used before the invoice is paid, and the rest after that',
    ),
    kept(
      'in classes that can still be booked on invoice',
      'dans les sessions qui se réservent encore sur facture',
      files.packages,
      'rule 16: until its invoice is paid, a package covers no class that starts too soon for an invoice',
    ),
  ],
  'mails:packages.expiring.intro': [
    kept(
      ['has {seats} left', 'They are good'],
      ['Il reste {seats}', 'à utiliser pour les sessions'],
      files.packages,
      expires,
    ),
  ],
  'mails:packages.expiring.end': [
    kept(
      'cannot be used any more',
      'ce qui reste ne peut plus servir',
      files.packages,
      'a code that is %s is refused beside its field, and nothing is booked',
    ),
    remark('Any of your people can use them', 'Toute personne de votre organisation'),
  ],
};

const quotes: Ledger = {
  'mails:quotes.sent.intro': [
    kept(
      'Here is our quote',
      'Voici notre soumission',
      files.quotes,
      'the mail of a quote has its lines, its note, its last day and its link',
    ),
  ],
  'mails:quotes.sent.total': [
    kept(
      'Total with tax',
      'taxes comprises',
      files.quotes,
      'a quote goes from draft to a booking and an order, at its prices, with its discount, to the cent',
    ),
  ],
  'mails:quotes.sent.dates': [
    kept(
      ['You choose one of these dates', 'Only the seats of that date are booked'],
      ['Vous choisissez une de ces dates', 'Seules les places de cette date sont réservées'],
      files.quoteDates,
      'the client takes one of the dates of a line, and all else of the quote with it',
    ),
  ],
  'mails:quotes.sent.totalWith': [
    kept(
      '{total} in all, with tax',
      'total de {total}, taxes comprises',
      files.quoteDates,
      'a date in a province of its own is taxed there: each has its total, and that of the one that is taken is invoiced',
    ),
  ],
  'mails:quotes.sent.until': [
    kept(
      'You can accept it until {date}',
      'Vous pouvez l’accepter jusqu’au {date}',
      files.quotes,
      'a quote ends on its last day, by the office’s clock, and one that was taken back at once',
    ),
    remark('Whoever has the link can accept', 'Quiconque a le lien peut accepter'),
  ],
  'mails:quotes.sent.seats': [
    kept(
      ['keep no seats for it', 'is not booked'],
      ['Aucune place n’est retenue', 'n’est pas réservé'],
      files.quotes,
      'seats that are gone are said, the office is told once, and nothing is half booked',
    ),
  ],
  'mails:quotes.sent.order': [
    kept(
      'the invoice comes by mail',
      'la facture est envoyée par courriel',
      files.quotes,
      'a private class has mails that speak of no seats: its invoice is a file too, and the office has it on Today until it is scheduled',
    ),
    people('we write to you to agree on the dates', 'nous vous écrivons pour convenir des dates'),
  ],
  'mails:quotes.reminder.intro': [
    kept(
      'You can accept our quote {number} until {date}',
      'Vous pouvez accepter notre soumission {number} jusqu’au {date}',
      files.quotesEnding,
      'the clock reminds a client once, some days before a quote ends, in the quote’s language and with its link',
    ),
  ],
  'mails:quotes.reminder.more': [
    remark(['Do you have a question', 'Answer this mail'], ['Vous avez une question', 'Répondez à ce courriel']),
    kept(
      'decline it by the link, and we will send no more reminders',
      'refusez-la par le lien, et nous n’enverrons plus de rappel',
      files.quotesEnding,
      'what is declined, held back or extended before its reminder leaves is not reminded of',
    ),
  ],
  'mails:quotes.extended.intro': [
    kept(
      'you can now accept it until {date}',
      'vous pouvez maintenant l’accepter jusqu’au {date}',
      files.quotesEnding,
      'a quote that is extended is valid longer as it was sent, also after its last day, and its client is told',
    ),
  ],
  'mails:quotes.extended.more': [
    kept(
      'What it offers stays as it was, and so does its link',
      'Ce qu’elle offre ne change pas, et son lien non plus',
      files.quotesEnding,
      'a quote that is extended is valid longer as it was sent, also after its last day, and its client is told',
    ),
  ],
  'mails:quotes.ordered.intro': [
    kept(
      ['was accepted by {name}', 'Below is the invoice'],
      ['a été acceptée par {name}', 'Voici la facture'],
      files.quotes,
      'the client gets a mail whose link opens the quote, the invoice of the order, and the site’s own confirmation of seats',
    ),
  ],
  'mails:quotes.ordered.next': [people('We will write to you to agree on dates', 'Nous vous écrirons pour convenir')],
};

const paid: Ledger = {
  'mails:payments.payment_receipt.text': [
    kept(
      'We received {amount} {method}',
      'un paiement {method} de {amount}',
      files.officePaid,
      'a receipt says how the money came in',
    ),
    remark('Thank you', 'Merci'),
  ],
  'mails:payments.payment_receipt.credit': [
    kept(
      'of a credit that was kept with us paid invoice {invoice}',
      'un crédit gardé chez nous a servi à payer {amount} de la facture {invoice}',
      files.appliedCredit,
      'what a client has with us pays the next booking, with a receipt, and never more than there is',
    ),
  ],
  'mails:payments.money_back.over': [
    kept(
      'what was overpaid for booking {booking}',
      'le montant payé en trop pour la réservation {booking}',
      files.returned,
      'who gets money back by the office is told how much, and how it comes',
    ),
  ],
  'mails:payments.money_back.credit': [
    kept(
      ['We are giving {amount} of the credit', 'You have {left} left of it'],
      ['Nous vous remboursons {amount} du crédit', 'Il vous en reste {left}'],
      files.paidOut,
      'whose credit is paid out is told how much of it, what is left, and how it comes',
    ),
  ],
  'mails:payments.money_back.toCard': [
    kept(
      'It goes to the card that paid',
      'Le remboursement se fait sur la carte qui a payé',
      files.paidOut,
      'a credit that came from a card is paid out to that card, and to nothing else',
    ),
    people('Banks take up to 10 business days', 'jusqu’à 10 jours ouvrables à paraître'),
    remark('You do not have to do anything', 'Vous n’avez rien à faire'),
  ],
  'mails:payments.money_back.byHand': [people('by cheque or bank transfer', 'par chèque ou par virement bancaire')],
  'mails:payments.money_back.notToCard': [
    kept(
      'The card that paid did not take it',
      'La carte qui a payé n’a pas accepté ce remboursement',
      files.returned,
      'what a card has refused goes back by hand, once, and is noted as sent',
    ),
    people('by cheque or bank transfer', 'par chèque ou par virement bancaire'),
  ],
  'mails:payments.refund_stopped.text': [
    kept(
      ['We had told you that we are giving {amount} back', 'It is not sent'],
      ['Nous vous avions annoncé un remboursement de {amount}', 'Il n’est pas envoyé'],
      files.refundBack,
      'a refund by hand that was asked for by mistake is sent no more, and who was told of it is told: %s',
    ),
  ],
  'mails:payments.refund_returned.text': [
    kept(
      'has come back to us',
      'nous est revenu',
      files.refundBack,
      'what came back is owed again from that day on, in the books of both days',
    ),
  ],
  'mails:payments.refund_back.credit': [
    kept(
      'It is part of the credit that you have with us again',
      'Cette somme fait de nouveau partie de votre crédit',
      files.refundBack,
      'what was paid out of a credit is that credit again, and once more paid out where that is undone',
    ),
  ],
  'mails:payments.refund_back.owed': [
    kept(
      'We owe you {owed} for this booking',
      'Nous vous devons {owed} pour cette réservation',
      files.refundBack,
      'what came back is owed again from that day on, in the books of both days',
    ),
  ],
  'mails:payments.refund_back.reply': [people('Please reply to this mail', 'Veuillez répondre à ce courriel')],
  'mails:payments.refund_back.questions': [people('reply to this mail', 'répondez à ce courriel')],
  'mails:certificates.languages.en': [
    kept(
      'It is in English, the language of the class',
      'Elle est en anglais, la langue de la session',
      files.certificates,
      'whoever reads us in another language than the class was given in is told which one the certificate is in',
    ),
  ],
  'mails:certificates.languages.fr': [
    kept(
      'It is in French, the language of the class',
      'Elle est en français, la langue de la session',
      files.certificates,
      'whoever reads us in another language than the class was given in is told which one the certificate is in',
    ),
  ],
  'mails:payments.payment_receipt.linkLine': [
    kept(
      'See the invoice and what was paid',
      'Voir la facture et ce qui a été payé',
      files.invoices,
      'a receipt opens to whoever has the booking’s link alone, for an invoice of that booking',
    ),
  ],
  'mails:payments.paid_over.text': [
    kept(
      ['Of this, {back} was not to be paid any more', 'We have asked for {back} to go back to your card'],
      ['Cette somme dépassait de {back} ce qui restait à payer', 'Nous avons demandé le remboursement de {back}'],
      files.invoices,
      paidOver,
    ),
    remark(
      ['was charged {amount}', 'Banks take up to', 'You do not have to do anything'],
      ['votre carte a été débitée de {amount}', 'Il peut mettre jusqu’à', 'Vous n’avez rien à faire'],
    ),
  ],
  'mails:payments.paid_over.linkLine': [
    remark('See the invoice and what was paid', 'Voir la facture et ce qui a été payé'),
  ],
  'mails:payments.payments_receipt.intro': [
    kept(
      'We received {amount} {method} on {date} for these invoices',
      'Nous avons reçu le {date} un paiement {method} de {amount} pour ces factures',
      files.paidTogether,
      'the payer gets one receipt of all invoices, once it stands',
    ),
    remark('Thank you', 'Merci'),
  ],
  'mails:payments.payments_receipt.linkLine': [
    kept(
      'See your invoice and what was paid',
      'Voir votre facture et ce qui a été payé',
      files.invoices,
      'a receipt opens to whoever has the booking’s link alone, for an invoice of that booking',
    ),
  ],
  'mails:payments.payment_bounced.text': [
    kept(
      [
        'The bank has returned your {what} of {amount}',
        'It pays nothing, and the receipt that we mailed for it is void',
      ],
      ['La banque nous a retourné votre {what} de {amount}', 'Ce paiement ne compte plus, et le reçu'],
      files.takenBack,
      'a cheque that bounced: what it paid is open again, who paid is told what and how, and the history has it',
    ),
  ],
  'mails:payments.payment_corrected.text': [
    kept(
      ['mailed you a receipt', 'That was a mistake of ours: the receipt is void'],
      ['vous avions envoyé un reçu', 'C’était une erreur de notre part : ce reçu est sans valeur'],
      files.takenBack,
      'one part alone, by mistake: its receipt is corrected, and the rest of the cheque counts',
    ),
  ],
  'mails:payments.taken_back.credit': [
    kept(
      'The credit that it had become is taken back with it',
      'Le crédit auquel il avait donné lieu est repris lui aussi',
      files.bouncedCredit,
      'a credit that came from a cheque goes with it when that bounces: nothing is owed, and its client is told',
    ),
  ],
  'mails:payments.credit_taken.why.returned': [
    kept(
      ['was returned by the bank', 'for that booking came from it'],
      ['La banque a retourné le {what}', 'Le crédit qui vous avait été accordé'],
      files.takenBack,
      'whose credit went with a colleague’s cheque is told of it, once that cannot be undone: %s',
    ),
  ],
  'mails:payments.credit_taken.why.mistake': [
    kept(
      ['was a mistake of ours', 'for that booking came from it'],
      ['par erreur de notre part', 'Le crédit qui vous avait été accordé'],
      files.takenBack,
      'whose credit went with a colleague’s cheque is told of it, once that cannot be undone: %s',
    ),
  ],
  'mails:payments.credit_taken.taken': [
    kept(
      ['we are taking {amount} of this credit back', 'You have {left} left of it'],
      ['Nous reprenons donc {amount} de ce crédit', 'Il vous en reste {left}'],
      files.takenBack,
      'whose credit went with a colleague’s cheque is told of it, once that cannot be undone: %s',
    ),
  ],
  'mails:payments.credit_taken.questions': [people('reply to this mail', 'répondez à ce courriel')],
  'mails:payments.taken_back.stopped': [
    kept(
      'What we were to send back of it is not sent',
      'Ce que nous devions vous en rembourser ne sera pas envoyé',
      files.takenBack,
      'what is still to be sent back of a cheque that bounces is sent no more, and is again where it counts after all',
    ),
  ],
  'mails:payments.standing.nothing': [remark('Nothing is open', 'Il ne reste rien à payer')],
  'mails:payments.standing.owed': [
    kept(
      'You have paid {amount} more than was open',
      'Vous avez payé {amount} de trop',
      files.officePaid,
      'the receipt of a part says what is still to be paid and until when, that of the rest that nothing is, or what was too much (%s)',
    ),
    remark('Write to us whether we should send it back to you', 'Écrivez-nous si nous devons vous la renvoyer'),
  ],
  'mails:payments.paid_twice.linkLine': [remark('See your booking', 'Voir votre réservation')],
  'mails:payments.seats_gone.linkLine': [remark('See what became', 'Voir où en est')],
  'mails:payments.paid_twice.text': [
    kept(
      ['was charged {amount}', 'all of this payment to go back to your card'],
      ['votre carte a été débitée de {amount}', 'le remboursement complet de ce paiement'],
      files.card,
      paidTwice,
    ),
    remark(
      ['Banks take up to', 'You do not have to do anything'],
      ['Il peut mettre jusqu’à', 'Vous n’avez rien à faire'],
    ),
  ],
  'mails:payments.seats_gone.text': [
    kept(
      ['the seats could not be given to you', 'Nothing is booked, and we have asked for all of this payment'],
      ['nous ne pouvions plus vous donner ces places', 'Rien n’est réservé et nous avons demandé'],
      files.card,
      paidLate,
    ),
    remark(
      ['Banks take up to', 'You do not have to do anything'],
      ['Il peut mettre jusqu’à', 'Vous n’avez rien à faire'],
    ),
    people('we will look for another date with you', 'nous chercherons une autre date avec vous'),
  ],
};

const others: Ledger = {
  'mails:certificates.intro': [
    kept(
      'Here is your certificate',
      'Voici votre attestation',
      files.certificates,
      'the mail links to the page of the certificate, and says by what it is verified',
    ),
  ],
  'mails:certificates.verify': [
    kept(
      'can verify it by its number',
      'peut la vérifier au moyen de son numéro',
      files.certificates,
      'rule 37: a certificate says for ever what it said',
    ),
  ],
  'mails:enquiries.received.intro': [
    kept(
      ['we have received what you sent us', 'Your reference is'],
      ['nous avons reçu votre envoi', 'Votre référence est'],
      files.enquiries,
      '%s: stored, mailed to the office, and acknowledged',
    ),
  ],
  'mails:enquiries.received.decides': [
    people('and call or write to you', 'nous vous appelons ou vous écrivons'),
    kept(
      ['Many places were asked for', 'No place is kept until then'],
      ['Beaucoup de places ont été demandées', 'Aucune place n’est gardée d’ici là'],
      files.registration,
      'rule 41: %s has few places of an event, and the office decides on the rest',
    ),
  ],
  'mails:enquiries.received.mistake': [
    remark(['It was not you?', 'tell us by answering'], ['ne vient pas de vous?', 'Dites-le-nous']),
  ],
  'mails:enquiries.proof.intro': [remark('Somebody registered this address', 'Quelqu’un a inscrit cette adresse')],
  'mails:enquiries.proof.ask': [
    kept(
      'your registration counts once you have pressed its button, and we send you the calendar entry',
      'votre inscription compte dès que vous y appuyez sur le bouton, et nous vous envoyons',
      files.registration,
      'rule 41: a %s is registered for by the button behind the mail’s link, and by nothing else',
    ),
  ],
  'mails:enquiries.proof.anew.ask': [
    remark('please say so on the page below', 'dites-le sur la page ci-dessous'),
    kept(
      ['We could not keep places for you before', 'No place is kept until then'],
      ['Nous n’avons pas pu vous garder de places', 'Aucune place n’est gardée d’ici là'],
      files.officePlaces,
      askedAnew,
    ),
    kept('send you our decision by e-mail', 'enverrons notre décision par courriel', files.officePlaces, placesGiven),
  ],
  'mails:enquiries.again.waits.intro': [
    kept(
      ['Somebody has just registered', 'You have asked us for places already', 'No place is kept', 'Your reference is'],
      ['Quelqu’un vient d’inscrire', 'Vous nous avez déjà demandé', 'Aucune place n’est gardée', 'Votre référence est'],
      files.officePlaces,
      askedTwice,
    ),
    kept(
      'our decision comes by e-mail',
      'notre décision vous parviendra par courriel',
      files.officePlaces,
      placesGiven,
    ),
  ],
  'mails:enquiries.again.waits.change': [
    remark(
      ['Something has to change?', 'Answer this message'],
      ['Quelque chose doit changer?', 'Répondez à ce courriel'],
    ),
  ],
  'mails:enquiries.proof.until': [
    kept('The link works until', 'Le lien fonctionne jusqu’à', files.registration, placeFreed),
  ],
  'mails:enquiries.proof.held': [
    kept(
      ['We keep this for you until', 'After that it is free for others'],
      ['Cette réservation tient jusqu’à', 'd’autres peuvent en profiter'],
      files.registration,
      placeFreed,
    ),
  ],
  'mails:enquiries.proof.notHeld': [
    kept(
      'whoever confirms first has the place',
      'la place revient à qui confirme en premier',
      files.registration,
      'rule 41: however many addresses are made up, they keep a third of an event for an hour, and nobody else is refused',
    ),
    kept('The link works until', 'Le lien fonctionne jusqu’à', files.registration, placeFreed),
  ],
  'mails:enquiries.proof.ignore': [
    remark('It was not you?', 'Ce n’était pas vous?'),
    kept(
      'what was typed is deleted after a day',
      'ce qui a été saisi est supprimé après un jour',
      files.registration,
      placeFreed,
    ),
  ],
  'mails:enquiries.again.intro': [
    kept(
      ['Somebody has just registered', 'You had a place already, and keep it', 'Your reference is'],
      ['Quelqu’un vient d’inscrire', 'Vous aviez déjà une place', 'Votre référence est'],
      files.enquiries,
      'rule 42: who is registered for an event is told by mail, and whoever asks is answered as if it were new',
    ),
  ],
  'mails:enquiries.again.change': [
    remark(
      ['Something has to change?', 'Answer this message'],
      ['Quelque chose doit changer?', 'Répondez à ce courriel'],
    ),
  ],
  'mails:enquiries.decided.given': [
    kept(
      ['your places are kept', 'Your reference is'],
      ['vos places sont gardées', 'Votre référence est'],
      files.officePlaces,
      placesGiven,
    ),
  ],
  'mails:enquiries.decided.refused': [
    kept('cannot keep places for you', 'ne pouvons pas vous garder de places', files.officePlaces, placesRefused),
  ],
  'mails:enquiries.decided.change': [
    remark(
      ['Something has to change?', 'Answer this message'],
      ['Quelque chose doit changer?', 'Répondez à ce courriel'],
    ),
  ],
  'mails:enquiries.decided.ask': [
    remark('You see it differently', 'Vous voyez les choses autrement'),
    people('Answer this message: we read it', 'Répondez à ce courriel : nous le lirons'),
  ],
  'mails:enquiries.webinar.intro': [
    kept(
      'A place is reserved for you',
      'Une place vous est réservée',
      files.enquiries,
      'a registration brings its calendar entry',
    ),
  ],
  'mails:enquiries.webinarLink.intro': [
    kept('Here is the link to take part', 'Voici le lien pour participer', files.webinarLink, webinar),
    people('It opens a few minutes before', 'Il s’ouvre quelques minutes avant'),
  ],
  'mails:enquiries.webinarLink.changed.intro': [
    kept(['is a new one', 'Please use it in place'], ['a changé', 'Utilisez celui-ci'], files.webinarLink, newLink),
  ],
  'mails:enquiries.webinarLink.calendar': [
    kept('it has the link, too', 'y ajoute le lien', files.webinarLink, webinar),
  ],
  'mails:enquiries.webinarLink.mistake': [
    remark(
      ['You did not register?', 'you have nothing to do'],
      ['Vous n’avez pas fait cette inscription?', 'vous n’avez rien à faire'],
    ),
  ],
  'mails:enquiries.moved.intro': [
    kept(
      ['You are registered', 'We have changed when or where'],
      ['Vous avez une inscription', 'Nous en avons changé le moment ou le lieu'],
      files.movedEvents,
      movedOnce,
    ),
  ],
  'mails:enquiries.moved.stands': [
    kept('Your registration stands', 'Votre inscription tient toujours', files.movedEvents, movedOnce),
    remark('answer this message', 'répondez à ce courriel'),
  ],
  'mails:enquiries.moved.link': [
    kept(
      'follows by e-mail the day before, or within minutes if that is past',
      'suivra par courriel la veille ou, passé ce moment, dans les minutes qui viennent',
      files.movedEvents,
      movedLink,
    ),
  ],
  'mails:enquiries.moved.calendar': [
    kept('brings the entry in your calendar up to date', 'met votre calendrier à jour', files.movedEvents, movedOnce),
  ],
  'mails:enquiries.moved.asked': [
    kept('We have changed when or where', 'Nous en avons changé le moment ou le lieu', files.movedEvents, movedWaiting),
    remark('You have asked us for places', 'Vous nous avez demandé des places'),
  ],
  'mails:enquiries.moved.waits': [
    people(
      ['We are still looking at your request', 'call or write to you'],
      ['Nous examinons toujours votre demande', 'nous vous appellerons ou vous écrirons'],
    ),
    kept('No place is kept until then', 'Aucune place n’est gardée d’ici là', files.movedEvents, movedWaiting),
    remark('answer this message', 'répondez à ce courriel'),
  ],
  'mails:accounts.password.intro': [
    remark('We were asked', 'Nous avons reçu une demande'),
    kept(
      'the link works once',
      'le lien ne sert qu’une fois',
      files.passwords,
      'the link of the mail sets the password, once',
    ),
    kept(
      'for {minutes} minutes',
      'valide {minutes} minutes',
      files.passwords,
      'a link lives an hour; a mail that comes too late is not sent',
    ),
  ],
  'mails:accounts.password.ignore': [
    remark('It was not you?', 'ne vient pas de vous?'),
    kept(
      ['your password stays as it is', 'nobody else has received this message'],
      ['votre mot de passe reste le même', 'personne d’autre n’a reçu ce message'],
      files.passwords,
      'the mail is in the language of the account and goes to the address of the account',
    ),
  ],
  'mails:accounts.passwordChanged.intro': [
    kept(
      ['was changed on {date}', 'every session was ended'],
      ['a été changé le {date}', 'toutes les connexions ont été fermées'],
      files.passwords,
      'every session and every other link ends with the old password; others keep theirs',
    ),
  ],
  'mails:accounts.passwordChanged.notYou': [
    remark(['It was not you?', 'and call us'], ['Ce n’est pas vous?', 'appelez-nous']),
    kept(
      'to set another password',
      'pour choisir un autre mot de passe',
      files.passwords,
      'the link of the mail sets the password, once',
    ),
  ],
  'mails:accounts.invited.intro': [
    kept(
      ['An account was made for you', 'a link to set it follows by mail'],
      ['Un compte a été ouvert pour vous', 'un lien suivra par courriel pour le définir'],
      files.people,
      'who is invited sets a password; closed, nobody logs in nor asks for a link, until they are invited again',
    ),
  ],
  'mails:accounts.invited.training': [
    remark('Do you take classes with us', 'Vous suivez des formations chez nous'),
    kept(
      'they are in My Training',
      'elles sont dans Mes formations',
      files.training,
      'who booked sees seats, people and the invoice; who sits there sees the class and no more',
    ),
  ],
  'mails:accounts.invited.colleague': [
    remark('Do you work in our office', 'Vous travaillez à notre bureau'),
    kept(
      'An owner gives your account its role',
      'Une personne responsable donne son rôle à votre compte',
      files.people,
      'an owner gives roles, to others alone; a trainer needs the name in the schedule',
    ),
    kept(
      'you set up your phone, and its codes are asked for from then on',
      'vous y ajoutez votre téléphone, dont les codes seront demandés',
      files.secondFactor,
      'staff set up a phone once, and the owners hear of it',
    ),
  ],
  'mails:accounts.secondFactor.intro': [
    kept(
      'A second factor was set up for the account',
      'Un second facteur a été ajouté au compte',
      files.secondFactor,
      'staff set up a phone once, and the owners hear of it',
    ),
    kept(
      'the office asks for the code of that phone',
      'Le bureau demande dorénavant le code de ce téléphone',
      files.secondFactor,
      'another session of the same person is locked until a code was shown there',
    ),
  ],
  'mails:accounts.secondFactor.notYou': [
    remark(
      ['Nobody did that?', 'end the account’s sessions and take its role away'],
      ['Personne ne l’a fait?', 'Fermez aussitôt les connexions du compte'],
    ),
  ],
  'mails:accounts.wrongCodes.intro': [
    kept(
      'has typed {codes} wrong codes for the office in a row',
      'a saisi {codes} codes erronés de suite pour le bureau',
      files.secondFactor,
      'ten wrong codes in a row are told to whom the account is of, once a day',
    ),
    kept(
      ['None of them opened it', 'further ones have to wait'],
      ['Aucun ne l’a ouvert', 'les suivants doivent attendre'],
      files.secondFactor,
      'guessing in a new session each time is as hopeless as in one',
    ),
  ],
  'mails:accounts.wrongCodes.notYou': [
    remark('It was not you?', 'Ce n’est pas vous?'),
    kept(
      'a new password ends every session, theirs too',
      'un nouveau mot de passe ferme toutes les connexions, la sienne aussi',
      files.passwords,
      'every session and every other link ends with the old password; others keep theirs',
    ),
  ],
  'mails:accounts.wrongCodes.you': [
    remark('It was you?', 'C’est vous?'),
    kept(
      'still opens in a browser in which you opened it before, or with a recovery code',
      's’ouvre toujours dans un navigateur où vous l’avez déjà ouvert, ou avec un code de secours',
      files.secondFactor,
      'whoever knows the password and guesses codes keeps the owner out neither of her browser nor of her recovery codes',
    ),
  ],
  'mails:accounts.newsletter.confirm.intro': [
    remark('This address was entered', 'Cette adresse a été inscrite'),
    kept(
      'the link works for {days} days',
      'le lien reste valide {days} jours',
      files.newsletter,
      'a link that waited too long begins nothing',
    ),
  ],
  'mails:accounts.newsletter.confirm.ignore': [
    remark('It was not you?', 'ne vient pas de vous?'),
    kept(
      'you will receive no newsletter',
      'vous ne recevrez pas l’infolettre',
      files.newsletter,
      'a subscription begins with the button behind the link of the mail, and not before',
    ),
  ],
  'mails:accounts.newsletter.welcome.intro': [
    remark(['Thank you for confirming', 'From time to time'], ['Merci de votre confirmation', 'de temps à autre']),
  ],
  'mails:accounts.newsletter.sender': [
    kept(
      ['This message was sent by', 'Contact: {email}'],
      ['Ce message vous est envoyé par', 'Pour nous joindre'],
      files.newsletter,
      'every mail says who sends it, and how to unsubscribe by hand and by program',
    ),
  ],
  'mails:accounts.newsletter.unsubscribe': [
    kept(
      'Unsubscribe at any time, without logging in',
      'désabonner en tout temps, sans vous connecter',
      files.newsletter,
      'every mail says who sends it, and how to unsubscribe by hand and by program',
    ),
  ],
};

export const mails: Ledger = {
  ...policies,
  ...confirmation,
  ...around,
  ...changes,
  ...waiting,
  ...bought,
  ...quotes,
  ...privateMails,
  ...paid,
  ...officeMails,
  ...others,
};
