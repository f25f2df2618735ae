import * as v from 'valibot';
import { field, type Form } from '../forms/form.ts';
import { Language } from '../catalogue/classes.ts';
import { GiveRole, HandOver, InviteNew, InvitePerson, personRoles, WithReason } from './people.ts';

const invited = (firstName: string, language: string) => ({
  firstName: field(InvitePerson.entries.firstName, { autocomplete: 'off', initial: firstName }),
  language: field(InvitePerson.entries.language, { as: 'choice', options: Language.options, initial: language }),
});

/** The account of somebody of whom this is known. */
export const inviteForm = (firstName: string, language: string): Form<InvitePerson> => ({
  fields: invited(firstName, language),
  schema: () => InvitePerson,
});

/** The account of somebody new; `spoken` is the language of whoever asks. */
export const inviteNewForm = (spoken: string): Form<InviteNew> => ({
  fields: { email: field(InviteNew.entries.email, { type: 'email', autocomplete: 'off' }), ...invited('', spoken) },
  schema: () => InviteNew,
});

const given = { reason: field(WithReason.entries.reason, { wide: true, hint: 'reason' }) };

const { role, teaches } = GiveRole.pipe[0].entries;

/** What somebody becomes; `now` is what they are. */
export const roleForm = (now: { role: string; teaches: string }): Form<GiveRole> => ({
  fields: {
    role: field(role, { as: 'choice', options: personRoles, initial: now.role }),
    teaches: field(teaches, { initial: now.teaches, hint: 'teaches', asked: (values) => values.role === 'trainer' }),
    ...given,
  },
  schema: () => GiveRole,
});

/** Who takes over what somebody has in hand. */
export const handOverForm = (colleagues: readonly { accountId: number }[]): Form<HandOver> => ({
  fields: {
    assignee: field(v.string(), {
      ...{ as: 'choice', required: true },
      options: colleagues.map(({ accountId }) => String(accountId)),
    }),
  },
  schema: () => HandOver,
  inputOf: ({ assignee = '' }) => ({ assignee: assignee === '' ? undefined : Number(assignee) }),
});
