import * as v from 'valibot';
import { ActOnClass, Sitting } from '../classes/acts.ts';
import { sittingField, sittingParts } from '../classes/act-forms.ts';
import { digitsOf, requiredLine } from '../fields.ts';
import { field, type Form, type Values } from '../forms/form.ts';
import { provinces } from '../money/provinces.ts';
import { People, ScheduleFields, SchedulePrivate, SetPeople, wheres } from './contract.ts';

/** The hours of most classes. */
const usual: Values = { from: '09:00', to: '16:00' };

const wholeNumber = v.pipe(requiredLine(3), v.transform(digitsOf), People);
const number = (typed = '') => (typed.trim() === '' ? undefined : digitsOf(typed.trim()));
const emptyAsNull = (typed = '') => (typed === '' ? null : typed);

interface ScheduleForm {
  line: string;
  /** What stands there at first, by field. */
  initial: Values;
  /** How many days it has. */
  sessions: number;
}

/** A private class; the page gives courses, rooms and trainers, and asks what belongs to where it is given. */
export function scheduleForm({ line, initial, sessions }: ScheduleForm): Form<SchedulePrivate> {
  const { entries } = ScheduleFields;
  const begin = (name: string) => (initial[name] === undefined ? {} : { initial: initial[name] });
  const asked = { required: false, conditional: true } as const;
  const sittings = Array.from({ length: sessions }, (_, session) => session);
  return {
    fields: {
      courseId: field(entries.courseId, { as: 'choice', wide: true, ...begin('courseId') }),
      language: field(entries.language, { as: 'choice', options: ['en', 'fr'], ...begin('language') }),
      where: field(entries.where, { as: 'choice', options: wheres, initial: initial.where ?? 'online' }),
      placeId: field(v.string(), { as: 'choice', ...asked, ...begin('placeId') }),
      room: field(entries.room, { hint: 'room', ...asked }),
      street: field(entries.street, { wide: true, ...asked }),
      city: field(entries.city, { ...asked, ...begin('city') }),
      province: field(v.picklist(provinces, 'choose'), {
        ...{ as: 'choice', options: provinces, hint: 'province' },
        ...asked,
        ...begin('province'),
      }),
      trainer: field(entries.trainer, { as: 'choice', required: false, hint: 'trainer' }),
      people: field(wholeNumber, { inputmode: 'numeric', hint: 'people', ...begin('people') }),
      ...Object.fromEntries(
        sittings.flatMap((session) =>
          sittingParts.map((part) => [
            sittingField(session, part),
            field(Sitting.entries[part], {
              // A line for the day, and one for its hours.
              ...(part === 'date' ? { type: 'date', wide: true } : { type: 'time', initial: usual[part] }),
            }),
          ]),
        ),
      ),
    },
    schema: () => SchedulePrivate,
    inputOf: ({ where = 'online', trainer = '', people, ...typed }) => ({
      ...{ line, where, trainer, people: number(people), courseId: typed.courseId, language: typed.language },
      placeId: where === 'room' ? emptyAsNull(typed.placeId) : null,
      room: where === 'room' ? (typed.room ?? '') : '',
      street: where === 'client' ? (typed.street ?? '') : '',
      city: where === 'client' ? (typed.city ?? '') : '',
      province: where === 'client' ? emptyAsNull(typed.province) : null,
      sessions: sittings.map((session) =>
        Object.fromEntries(sittingParts.map((part) => [part, typed[sittingField(session, part)] ?? ''])),
      ),
    }),
  };
}

/** How many people it is for; `now` stands there. */
export const peopleForm = (seen: number, now: number): Form<SetPeople> => ({
  fields: {
    people: field(wholeNumber, { inputmode: 'numeric', initial: String(now) }),
    reason: field(ActOnClass.entries.reason, { wide: true, hint: 'reason' }),
  },
  schema: () => SetPeople,
  inputOf: ({ people, ...typed }) => ({ ...typed, seen, people: number(people) }),
});
