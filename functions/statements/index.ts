import * as calls from '../../src/domain/statements/calls.ts';
import { ok } from '../platform/answers.ts';
import { answer } from '../platform/calls/route.ts';
import type { Capability } from '../platform/capability.ts';
import { nobody, sendStatement, undoStatement } from './acts.ts';
import { mails } from './mails.ts';
import { mailsOf, previewOf } from './reading.ts';
import { stored } from './stored.ts';

/** Statements by mail: what is open of a client or an organisation, to one of them. */
export const statements: Capability = {
  name: 'statements',
  calls: (needs) => [
    answer(calls.statementMails, async ({ params, query }) => {
      const found = await mailsOf(needs, params.id, query.of);
      return found ? ok(found) : nobody();
    }),
    answer(calls.statementPreview, async ({ params, query }) => {
      const found = await previewOf(needs, params.id, query);
      return found ? ok(found) : nobody();
    }),
    answer(calls.sendStatement, (asked) => sendStatement(needs, asked)),
    answer(calls.undoStatement, (asked) => undoStatement(needs, asked)),
  ],
  mails,
  stored,
};
