import { dayMoved, officeDay, tickCall, tickStay } from '../../src/domain/classes/day-calls.ts';
import { calledStates, type DayClass } from '../../src/domain/classes/day.ts';
import { cancelOfDay, moveOfDay } from '../../src/domain/classes/of-day.ts';
import {
  cancelClass,
  changeClass,
  changeDays,
  messageClass,
  officeClass,
} from '../../src/domain/classes/office-calls.ts';
import { setSubstitute } from '../../src/domain/classes/substitute-calls.ts';
import { Refused, type Office } from './client.ts';
import { idOf, need, oneOf, type Command, type Given } from './words.ts';

const asked = ({ where = '', online }: Given) => ({
  where,
  online: online === undefined ? ('' as const) : ('too' as const),
});

const dayIn = (office: Office, given: Given) =>
  office.make(officeDay, { params: { on: need(given, 'on') }, query: asked(given) });

/** The classes of a day, or those of them that are named. */
async function chosen(office: Office, given: Given): Promise<DayClass[]> {
  const { classes } = await dayIn(office, given);
  const held = classes.filter(({ sittings }) => sittings.length > 0);
  const named = given.class?.split(',');
  const unknown = named?.find((id) => !held.some((one) => one.id === id));
  if (unknown !== undefined) throw new Refused(`${unknown} is no class of that day`);
  return named ? held.filter(({ id }) => named.includes(id)) : held;
}

/** The same act on each of them, in turn: what was refused is told by its class, and stops none of the others. */
async function each(classes: readonly DayClass[], act: (one: DayClass) => Promise<unknown>) {
  const said: { class: string; done: boolean; why?: string }[] = [];
  for (const one of classes) {
    try {
      await act(one);
      said.push({ class: one.id, done: true });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      said.push({ class: one.id, done: false, why: error.message });
    }
  }
  return said;
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** What is done about all classes of a day, and who gives single days. */
export const days: Record<string, Command> = {
  'classes substitute': {
    takes: 'CLASS --session NUMBER --trainer NAME|own --reason TEXT',
    does: 'Somebody else gives a day of it, or its trainer again; both are told by mail in a minute.',
    run: async (office, [id = '', ...more], given) => {
      if (id === '' || more.length > 0) throw new Refused('Name one class: npm run office -- classes list');
      const { revision: seen } = await office.make(officeClass, { id });
      const trainer = need(given, 'trainer');
      const body = { seen, session: Number(need(given, 'session')), trainer: trainer === 'own' ? '' : trainer };
      return office.make(setSubstitute, { id, body: { ...body, reason: need(given, 'reason') } });
    },
  },
  'days show': {
    takes: '--on DAY [--where online|PLACE] [--online too]',
    does: 'All classes of a day, whom to call about them, and who was called.',
    run: (office, _words, given) => dayIn(office, given),
  },
  'days called': {
    takes: `BOOKING --on DAY --state ${calledStates.join('|')}|not`,
    does: 'Ticks that its buyer was called about that day.',
    run: async (office, words, given) => {
      const state = oneOf(given, 'state', [...calledStates, 'not']);
      const body = {
        of: 'booking' as const,
        id: await idOf(office, words),
        state: state === 'not' ? ('' as const) : state,
      };
      return office.make(tickCall, { params: { on: need(given, 'on') }, body });
    },
  },
  'days stays': {
    takes: 'BOOKING --on DAY --class ID [--state not]',
    does: 'Ticks that its people stay in a class that is not held on that day any more.',
    run: async (office, words, given) => {
      const bookingId = await idOf(office, words);
      const body = { classId: need(given, 'class'), bookingId, stays: given.state !== 'not' };
      return office.make(tickStay, { params: { on: need(given, 'on') }, body });
    },
  },
  'days message': {
    takes: '--on DAY --text TEXT --french TEXT [--trainers too] [--where online|PLACE] [--class ID,ID]',
    does: 'Writes to everybody of its classes, in their language.',
    run: async (office, _words, given) => {
      const trainer = given.trainers !== undefined;
      const body = { text: need(given, 'text'), french: need(given, 'french'), trainer };
      return each(await chosen(office, given), ({ id }) => office.make(messageClass, { id, body }));
    },
  },
  'days cancel': {
    takes: '--on DAY --reason TEXT [--where online|PLACE] [--class ID,ID]',
    does: 'Cancels its classes, or the day alone of one that has begun; everybody of them is told.',
    run: async (office, _words, given) => {
      const reason = need(given, 'reason');
      return each(await chosen(office, given), (one) => {
        const body = cancelOfDay(one, reason);
        return 'what' in body
          ? office.make(changeDays, { id: one.id, body })
          : office.make(cancelClass, { id: one.id, body });
      });
    },
  },
  'days moved': {
    takes: '--on DAY --to DAY [--where online|PLACE]',
    does: 'What moving its classes would come to; nothing is done.',
    run: (office, _words, given) =>
      office.make(dayMoved, {
        params: { on: need(given, 'on') },
        query: { ...asked(given), to: need(given, 'to') },
      }),
  },
  'days move': {
    takes: '--on DAY --to DAY --reason TEXT [--where online|PLACE] [--class ID,ID]',
    does: 'Moves its classes, each with all of its sessions, or the day alone once it has begun; everybody of them is told.',
    run: async (office, _words, given) => {
      const [reason, on, to] = [need(given, 'reason'), need(given, 'on'), need(given, 'to')];
      return each(await chosen(office, given), (one) => {
        const body = moveOfDay(one, daysBetween(on, to), reason);
        return 'what' in body
          ? office.make(changeDays, { id: one.id, body })
          : office.make(changeClass, { id: one.id, body });
      });
    },
  },
};
