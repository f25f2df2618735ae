import {
  finishFollowUp,
  followUpsAbout,
  moveFollowUp,
  noteFollowUp,
  officeFollowUps,
  reopenFollowUp,
} from '../../src/domain/follow-ups/calls.ts';
import { aboutKinds, followUpStates, type AboutKind, type FollowUps } from '../../src/domain/follow-ups/follow-ups.ts';
import { currentSession } from '../../src/domain/accounts/calls.ts';
import { Refused, type Office } from './client.ts';
import { idOf, need, oneOf, type Command, type Given } from './words.ts';

/** The file that is named: a booking by its number or its id, anything else by what it is and its id, `enquiry:ID`. */
async function fileOf(office: Office, [word = '']: readonly string[]): Promise<{ about: AboutKind; id: string }> {
  const [kind, id] = word.split(':');
  const about = aboutKinds.find((one) => one === kind);
  if (about !== undefined && id) return { about, id: about === 'booking' ? await idOf(office, [id]) : id };
  return { about: 'booking', id: await idOf(office, [word]) };
}

/** Who does it: oneself, unless a colleague is named. */
async function assigneeOf(office: Office, { for: name }: Given, staff: FollowUps['staff']): Promise<number> {
  if (name === undefined) return (await office.make(currentSession)).accountId;
  const found = staff.filter(({ firstName }) => firstName.toLowerCase() === name.toLowerCase());
  if (found.length === 1 && found[0]) return found[0].accountId;
  throw new Refused(`--for is one of ${staff.map(({ firstName }) => firstName).join(', ')}`);
}

const idIn = ([id = '']: readonly string[]): string => {
  if (id === '') throw new Refused('Which follow-up? Its id.');
  return id;
};

/** One among those that are open. */
async function openOne(office: Office, id: string) {
  let next: string | null = '';
  while (next !== null) {
    const page: FollowUps = await office.make(officeFollowUps, { query: { next } });
    const found = page.followUps.find((one) => one.id === id);
    if (found) return { found, staff: page.staff };
    next = page.next;
  }
  throw new Refused('not_found: There is no such follow-up that is open.');
}

/** Follow-ups, as the screens note and do them. */
export const followUps: Record<string, Command> = {
  'follow-ups list': {
    takes: `[BOOKING|client:ID|enquiry:ID] [--state ${followUpStates.join('|')}]`,
    does: 'What is to be done on a day, of all files or of one.',
    run: async (office, words, given) => {
      if (words.length > 0) return (await about(office, words)).followUps;
      const state = given.state === undefined ? '' : oneOf(given, 'state', followUpStates);
      return office.make(officeFollowUps, { query: { state } });
    },
  },
  'follow-ups add': {
    takes: 'BOOKING|client:ID|enquiry:ID --on DAY --text TEXT [--for NAME]',
    does: 'Notes one, for oneself unless a colleague is named.',
    run: async (office, words, given) => {
      const { staff, ...file } = await about(office, words);
      const body = {
        day: need(given, 'on'),
        text: need(given, 'text'),
        assignee: await assigneeOf(office, given, staff),
      };
      return office.make(noteFollowUp, { params: { about: file.about, id: file.id }, body });
    },
  },
  'follow-ups move': {
    takes: 'ID --on DAY [--for NAME]',
    does: 'Puts one off, or into other hands.',
    run: async (office, words, given) => {
      const id = idIn(words);
      const { found, staff } = await openOne(office, id);
      const assignee = given.for === undefined && found.assignee ? found.assignee.accountId : undefined;
      return office.make(moveFollowUp, {
        id,
        body: {
          ...{ day: need(given, 'on'), seen: found.revision },
          assignee: assignee ?? (await assigneeOf(office, given, staff)),
        },
      });
    },
  },
  'follow-ups done': {
    takes: 'ID',
    does: 'It was done.',
    run: (office, words) => office.make(finishFollowUp, { id: idIn(words), body: {} }),
  },
  'follow-ups reopen': {
    takes: 'ID',
    does: 'It was not.',
    run: (office, words) => office.make(reopenFollowUp, { id: idIn(words), body: {} }),
  },
};

async function about(office: Office, words: readonly string[]) {
  const file = await fileOf(office, words);
  return { ...file, ...(await office.make(followUpsAbout, { params: file })) };
}
