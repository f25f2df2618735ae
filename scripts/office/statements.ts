import { statement } from '../../src/domain/accounting/calls.ts';
import { statementOwners } from '../../src/domain/accounting/statement.ts';
import { sendStatement, statementMails, statementPreview, undoStatement } from '../../src/domain/statements/calls.ts';
import { Refused, type Office } from './client.ts';
import { idOf, oneOf, type Command, type Given } from './words.ts';

const ownerOf = (given: Given) => (given.for === undefined ? 'client' : oneOf(given, 'for', statementOwners));

const FOR = `[--for ${statementOwners.join('|')}]`;

/** Who gets it: by `--buyer`, or the latest contact that is not theirs by a name alone; and what that would be. */
async function seen(office: Office, id: string, given: Given) {
  const of = ownerOf(given);
  const { recipients } = await office.make(statementMails, { id, query: { of } });
  const found = recipients.find(({ email, byNameAlone }) =>
    given.buyer === undefined ? !byNameAlone : email.toLowerCase() === given.buyer.toLowerCase(),
  );
  if (!found) throw new Refused(`--buyer is one of ${recipients.map(({ email }) => email).join(', ')}`);
  const others = given.whole === 'yes';
  const query = { of, to: found.bookingId, others: others ? 'yes' : '' } as const;
  return { of, to: found.bookingId, others, preview: await office.make(statementPreview, { id, query }) };
}

/** What clients and organisations owe, as the screen of a statement has it. */
export const statements: Record<string, Command> = {
  'statement show': {
    takes: `BOOKING ${FOR} [--whole yes] [--from DAY] [--to DAY]`,
    does: 'What its client, or everybody of the organization, was charged and has paid, and what is open by invoice.',
    run: async (office, words, given) => {
      const { from = '', to = '' } = given;
      return office.make(statement, {
        id: await idOf(office, words),
        query: { of: ownerOf(given), whole: given.whole === 'yes' ? 'yes' : '', from, to },
      });
    },
  },
  'statement mails': {
    takes: `BOOKING ${FOR}`,
    does: 'Whom of them the open invoices can be sent to, and what was sent.',
    run: async (office, words, given) =>
      office.make(statementMails, { id: await idOf(office, words), query: { of: ownerOf(given) } }),
  },
  'statement preview': {
    takes: `BOOKING ${FOR} [--buyer EMAIL] [--whole yes]`,
    does: 'The mail that one of these would get; “--whole yes” with what was booked from other mail domains.',
    run: async (office, words, given) => (await seen(office, await idOf(office, words), given)).preview,
  },
  'statement send': {
    takes: `BOOKING ${FOR} [--buyer EMAIL] [--whole yes] [--note TEXT]`,
    does: 'Sends it, in a minute; once a day at most.',
    run: async (office, words, given) => {
      const id = await idOf(office, words);
      const { preview, ...asked } = await seen(office, id, given);
      const body = { ...asked, note: given.note ?? '', openCents: preview.openCents };
      return office.make(sendStatement, { id, body });
    },
  },
  'statement undo': {
    takes: 'BOOKING MAIL',
    does: 'Takes it back, within the minute; its id is that of the answer.',
    run: async (office, [booking = '', mail = '']) =>
      office.make(undoStatement, { params: { id: await idOf(office, [booking]), mail }, body: {} }),
  },
};
