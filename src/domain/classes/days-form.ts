import * as v from 'valibot';
import { requiredLine } from '../fields.ts';
import { field, type Form, type Values } from '../forms/form.ts';
import { ActOnClass, Sitting } from './acts.ts';
import { ChangeDays, dayActs, dayPlaces } from './days.ts';

interface DaysForm {
  /** The revision of the class on the screen. */
  seen: number;
  /** Which of its sessions can be changed, from 1; none where only a day can be added. */
  open: readonly number[];
  /** Which of them comes next. */
  next: number | undefined;
  /** The hours of a new day, `09:00`. */
  hours: Pick<Sitting, 'from' | 'to'>;
  isOnline: boolean;
  /** It has no other day, which cannot fall away. */
  isOnly: boolean;
}

/** Of these, which are asked by what is done to a day, and where it is held then. */
export function daysAsked({ what = '', where = '' }: Values, isOnline: boolean): string[] {
  const place = isOnline || what === 'drop' ? [] : ['where', ...(where === 'room' ? ['room'] : [])];
  return [
    'what',
    ...(what === 'add' ? [] : ['session']),
    ...(what === 'move' || what === 'add' ? ['date', 'from', 'to'] : []),
    ...place,
    ...(what === 'drop' ? ['rest'] : []),
    'reason',
  ];
}

/** One day of a class: moved, held elsewhere, added, or none any more. */
export function daysForm({ seen, open, next, hours, isOnline, isOnly }: DaysForm): Form<ChangeDays> {
  const impossible = new Set<string>([
    ...(open.length === 0 ? (['move', 'place', 'drop'] as const) : []),
    ...(isOnline ? ['place'] : []),
    ...(isOnly ? ['drop'] : []),
  ]);
  const acts = dayActs.filter((one) => !impossible.has(one));
  const { date, from, to } = Sitting.entries;
  const places = isOnline ? (['own'] as const) : dayPlaces;
  return {
    fields: {
      what: field(v.picklist(dayActs, 'choose'), {
        as: 'choice',
        options: acts,
        initial: acts[0] ?? 'add',
        wide: true,
      }),
      session: field(v.string('choose'), {
        ...{ as: 'choice', options: open.map(String), initial: String(next ?? ''), wide: true, required: true },
      }),
      date: field(date, { type: 'date', wide: true }),
      from: field(from, { type: 'time', initial: hours.from }),
      to: field(to, { type: 'time', initial: hours.to }),
      where: field(v.picklist(dayPlaces, 'choose'), { as: 'choice', options: places, initial: 'own' }),
      room: field(requiredLine(60)),
      rest: field(v.string(), { as: 'tick', wide: true }),
      reason: field(ActOnClass.entries.reason, { wide: true, hint: 'reason' }),
    },
    schema: () => ChangeDays,
    inputOf: ({ what = '', session = '', rest = '', where = 'own', room = '', ...typed }) => ({
      ...{ what, seen, reason: typed.reason },
      ...(what !== 'add' && { session: Number(session) || undefined }),
      ...(what === 'drop' && { rest: rest === 'on' }),
      ...(what !== 'drop' && { where, room: where === 'room' ? room : '' }),
      ...((what === 'move' || what === 'add') && { date: typed.date, from: typed.from, to: typed.to }),
    }),
  };
}
