import type { officeMail as en } from '../en/office-mail.ts';
import type { Texts } from '../texts.ts';

export const officeMail: Texts<typeof en> = {
  none: 'Aucun',
  report: {
    subject: 'Rapport de classe : {title}, {date}',
    intro: 'Rapport de {name} ({email}) sur la classe {title}, {date} ({id}).',
    attendance: 'Présences',
    attended: '{name} : {state}',
    state: { present: 'présent', partly: 'une partie du temps', absent: 'absent' },
    covered: 'Matière vue',
    incidents: 'Incidents',
    followUp: 'Suivi',
  },
  support: {
    subject: 'Demande d’aide : {topic} ({name})',
    from: 'De',
    person: '{name}, {email}, écrit en : {language}',
    phone: 'Téléphone',
    class: 'Classe',
    classLine: '{title}, {date} ({id})',
    message: 'Message',
    topics: {
      join: 'ne peut pas se joindre à la classe',
      sound: 'son, image ou écran',
      materials: 'fichiers et documents',
      exercise: 'un exercice ou la matière',
      other: 'autre chose',
    },
  },
};
