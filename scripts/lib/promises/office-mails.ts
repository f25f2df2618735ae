import { files } from './files.ts';
import { kept, remark, type Ledger } from './row.ts';

const waits = 'by card it waits for the link of its mail, and its seats go back when nobody pays';

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
};
