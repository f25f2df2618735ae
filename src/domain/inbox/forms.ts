import * as v from 'valibot';
import { field, type Form } from '../forms/form.ts';
import { AnswerEntry, DecidePlaces, entryStates, HandEntry, placeDecisions, type Colleague } from './inbox.ts';

/** The value of nobody in a list of people. */
export const NOBODY = 'nobody';

const wordsOfAnswer = { text: field(AnswerEntry.entries.text, { as: 'text', wide: true }) };

/** An answer to an entry that was seen in this revision. */
export const answerForm = (seen: number): Form<AnswerEntry> => ({
  fields: wordsOfAnswer,
  schema: () => AnswerEntry,
  inputOf: (typed) => ({ ...typed, seen }),
});

const wordsOfDecision = {
  decision: field(DecidePlaces.entries.decision, { as: 'choice', options: placeDecisions }),
  reason: field(DecidePlaces.entries.reason, { wide: true }),
};

/** Whether a registration has the places that it asks for; of an entry that was seen in this revision. */
export const placesForm = (seen: number): Form<DecidePlaces> => ({
  fields: wordsOfDecision,
  schema: () => DecidePlaces,
  inputOf: (typed) => ({ ...typed, seen }),
});

/** The places after all, where they were refused. */
export const turnForm = (seen: number): Form<DecidePlaces> => ({
  fields: { reason: wordsOfDecision.reason },
  schema: () => DecidePlaces,
  inputOf: (typed) => ({ ...typed, decision: 'given', seen }),
});

interface Now {
  state: string;
  assignee: Colleague | null;
  revision: number;
  staff: readonly Colleague[];
}

/** Who has an entry, and where it stands; `initial` is what is now. */
export const handForm = ({ state, assignee, revision, staff }: Now): Form<HandEntry> => {
  const ids = [NOBODY, ...staff.map(({ accountId }) => String(accountId))];
  return {
    fields: {
      state: field(HandEntry.entries.state, { as: 'choice', options: entryStates, initial: state }),
      assignee: field(v.string(), {
        ...{ as: 'choice', options: ids, required: true },
        initial: assignee === null ? NOBODY : String(assignee.accountId),
      }),
    },
    schema: () => HandEntry,
    inputOf: ({ state: next, assignee: who = NOBODY }) => ({
      ...{ state: next, seen: revision },
      assignee: who === NOBODY ? null : Number(who),
    }),
  };
};
