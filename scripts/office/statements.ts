import { statement } from '../../src/domain/accounting/calls.ts';
import { statementOwners } from '../../src/domain/accounting/statement.ts';
import { idOf, oneOf, type Command, type Given } from './words.ts';

const ownerOf = (given: Given) => (given.for === undefined ? 'client' : oneOf(given, 'for', statementOwners));

/** What clients and organisations owe, as the screen of a statement has it. */
export const statements: Record<string, Command> = {
  'statement show': {
    takes: `BOOKING [--for ${statementOwners.join('|')}] [--from DAY] [--to DAY]`,
    does: 'What its client, or everybody of the organization, was charged and has paid, and what is open by invoice.',
    run: async (office, words, given) => {
      const { from = '', to = '' } = given;
      return office.make(statement, { id: await idOf(office, words), query: { of: ownerOf(given), from, to } });
    },
  },
};
