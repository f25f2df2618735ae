import { files } from './files.ts';
import { kept, people, remark, type Ledger } from './row.ts';

const waits = 'by card it waits for the link of its mail, and its seats go back when nobody pays';

const openNow =
  'a client is mailed what is open, with its age, how to pay and the link of each invoice, once it has stood for a minute';
const ofOne = 'somebody of an organization is told what is open of it, and has the links of her own bookings alone';

/** What the office causes by the telephone and by the clock of what is overdue. */
export const officeMails: Ledger = {
  'mails:telephone.intro': [
    remark('Thank you for your call', 'Merci de votre appel'),
    kept('These seats are kept for you', 'Ces places sont gardées pour vous', files.telephone, waits),
  ],
  'mails:telephone.pay': [
    kept('Your booking stands once', 'La réservation est confirmée dès que', files.telephone, waits),
  ],
  'mails:telephone.until': [
    kept(
      ['The seats are kept until', 'After that they are free'],
      ['Les places sont gardées jusqu’au', 'elles sont de nouveau libres'],
      files.telephone,
      waits,
    ),
  ],
  'mails:reminding.intro': [
    kept(
      ['{amount} is still open', 'It was due on {date}'],
      ['Il reste {amount} à payer', 'L’échéance était le {date}'],
      files.reminding,
      'the clock reminds 7, 21 and 45 days after the due date, once each, of what is open then',
    ),
  ],
  'mails:reminding.crossed': [
    kept(
      'our mails have crossed, and you have nothing to do',
      'nos envois se sont croisés et vous n’avez rien à faire',
      files.reminding,
      'what is paid before its reminder leaves is not reminded of',
    ),
  ],
  'mails:statement.intro': [kept('are open on {date}', 'impayées au {date}', files.statements, openNow)],
  'mails:statement.ofOrganisation': [
    kept(
      'These invoices of {organisation} are open on {date}',
      'Voici les factures impayées de votre organisation, {organisation}, au {date}',
      files.statements,
      ofOne,
    ),
  ],
  'mails:statement.unlinked': [
    kept(
      'a booking by somebody else in your organization, who has its link',
      'faite par une autre personne de votre organisation, qui en a le lien',
      files.statements,
      ofOne,
    ),
    people('By transfer or cheque, anybody can pay it', 'Par virement ou par chèque, n’importe qui peut la payer'),
  ],
  'mails:statement.calledOff': [
    kept(
      [
        '{amount} is open for bookings of which we had to cancel a class',
        'Nothing is to be paid for them until you have chosen',
      ],
      [
        'il reste {amount} pour des réservations dont nous avons dû annuler une session',
        'Rien n’est à payer pour celles-ci tant que vous n’avez pas choisi',
      ],
      files.calledOffMoney,
      'the statement still adds up, and says what is not to be paid',
    ),
  ],
  'mails:statement.owedAlone.intro': [
    kept(
      ['You have nothing to pay', 'we owe you {amount}'],
      ['Vous n’avez rien à payer', 'nous vous devons {amount}'],
      files.statements,
      'where nothing is open but we owe, that is sent, and how it can come back is asked',
    ),
    people('Write to us how we should send it back to you', 'Écrivez-nous comment vous renvoyer cette somme'),
  ],
  'mails:statement.owed': [
    kept(
      'we owe you {amount}',
      'nous vous devons {amount}',
      files.statements,
      'what we owe beside the open invoices is said',
    ),
  ],
  'mails:statement.crossed': [
    kept(
      'This is what we had received by {date}',
      'tient compte de ce que nous avions reçu au {date}',
      files.statements,
      'what it said is kept as it was sent, whatever is paid later: the mail says the day of which it is',
    ),
    remark(
      'our mails have crossed, and you have nothing to do',
      'nos envois se sont croisés et vous n’avez rien à faire',
    ),
  ],
};
