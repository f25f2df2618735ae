import { officeAbsences, putAbsence, takeAbsenceBack } from '../../src/domain/classes/absence-calls.ts';
import { absenceKinds } from '../../src/domain/classes/absences.ts';
import { Refused } from './client.ts';
import { need, oneOf, type Command } from './words.ts';

/** Which trainers are away on which days. */
export const absences: Record<string, Command> = {
  'absences list': {
    takes: '[--from DAY] [--to DAY]',
    does: 'Who is away, and what of theirs nobody else gives yet: from today on, unless it is said.',
    run: (office, _words, { from = '', to = '' }) => office.make(officeAbsences, { query: { from, to } }),
  },
  'absences add': {
    takes: `TRAINER --from DAY [--to DAY] --kind ${absenceKinds.join('|')} [--note TEXT]`,
    does: 'Writes down that somebody is away, for one day without --to, and says what they were to give.',
    run: (office, words, given) => {
      const { to = '', note = '' } = given;
      const body = { trainer: words.join(' '), from: need(given, 'from'), to, note };
      if (body.trainer === '') throw new Refused('Who is away? A trainer by the name.');
      return office.make(putAbsence, { body: { ...body, kind: oneOf(given, 'kind', absenceKinds) } });
    },
  },
  'absences back': {
    takes: 'ID',
    does: 'Takes an entry back: they are not away after all.',
    run: (office, [id = '', ...more]) => {
      if (id === '' || more.length > 0) throw new Refused('Which one? Its id: npm run office -- absences list');
      return office.make(takeAbsenceBack, { id, body: {} });
    },
  },
};
