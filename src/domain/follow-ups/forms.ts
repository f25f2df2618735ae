import * as v from 'valibot';
import type { FieldReason } from '../api/errors.ts';
import { field, refusing, type CheckContext, type Form } from '../forms/form.ts';
import { MoveFollowUp, NewFollowUp, type FollowUps } from './follow-ups.ts';

interface Initial {
  day: string;
  /** Account that has it; empty where somebody has to be chosen. */
  assignee: number | null;
  staff: FollowUps['staff'];
}

const notBefore = <Body extends { day: string }>({ today }: CheckContext) =>
  refusing<Body>(({ day }): Readonly<Record<string, FieldReason>> => (day < today ? { day: 'past_day' } : {}));

const whenAndWho = ({ day, assignee, staff }: Initial) => ({
  day: field(NewFollowUp.entries.day, { type: 'date', initial: day }),
  assignee: field(v.string(), {
    ...{ as: 'choice', options: staff.map(({ accountId }) => String(accountId)), required: true },
    initial: assignee === null ? '' : String(assignee),
  }),
});

const numbered = ({ assignee, ...typed }: Readonly<Record<string, string>>) => ({
  ...typed,
  assignee: assignee === '' ? undefined : Number(assignee),
});

/** What is to be done, on which day, by whom. */
export function followUpForm(initial: Initial): Form<NewFollowUp> {
  const text = field(NewFollowUp.entries.text, { wide: true });
  return {
    fields: { text, ...whenAndWho(initial) },
    schema: (context) => v.pipe(NewFollowUp, notBefore(context)),
    inputOf: numbered,
  };
}

/** Another day, or other hands, of one that was seen in this revision. */
export const moveForm = (initial: Initial, seen: number): Form<MoveFollowUp> => ({
  fields: whenAndWho(initial),
  schema: (context) => v.pipe(MoveFollowUp, notBefore(context)),
  inputOf: (typed) => ({ ...numbered(typed), seen }),
});
