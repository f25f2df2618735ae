import * as calls from '../../src/domain/inbox/calls.ts';
import { ok, problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { answerEntry, decideEntry, handEntry, noteEntry, undoAnswer } from './acts.ts';
import { entryFile } from './entry.ts';
import { listEntries } from './list.ts';

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.officeInbox, async ({ query }) => ok(await listEntries(needs, query))),
  answer(calls.officeEntry, async ({ params }) => {
    const file = await entryFile(needs, params.id);
    return file ? ok(file) : problem('not_found', 'There is no such entry.');
  }),
  answer(calls.handEntry, (asked) => handEntry(needs, asked)),
  answer(calls.noteEntry, (asked) => noteEntry(needs, asked)),
  answer(calls.answerEntry, (asked) => answerEntry(needs, asked)),
  answer(calls.decideEntry, (asked) => decideEntry(needs, asked), { delivers: true }),
  answer(calls.undoAnswer, (asked) => undoAnswer(needs, asked)),
];
