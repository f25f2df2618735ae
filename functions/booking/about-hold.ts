import { emailKey } from '../../src/domain/fields.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { from, rowBy, together, type AnswerOf } from '../platform/questions.ts';
import { waitingBeside } from './capped.ts';
import { emailsTakenBeside } from './emails-taken.ts';
import { hasOneBeside } from './for-oneself.ts';
import { IS_LINKED_ELSEWHERE } from './mail-sql.ts';
import { classesOfHold } from './refusals.ts';
import { recordByReference } from './view.ts';

/** All that decides about the confirmation of a hold, but for codes. */
export const aboutHold = (
  { db }: Pick<Dependencies, 'db'>,
  { reference, network, email, at }: { reference: string; network: string | null; email: string; at: number },
) =>
  together({
    record: recordByReference(db, reference, at),
    classes: classesOfHold(db, reference, at),
    taken: emailsTakenBeside(db, reference, emailKey(email)),
    hasOne: hasOneBeside(db, reference, email),
    linkedElsewhere: from(
      rowBy(db.prepare(IS_LINKED_ELSEWHERE).bind(reference, emailKey(email))),
      (row) => row !== null,
    ),
    beside: waitingBeside({ db }, { reference, network, email, at }),
  });

export type KnownOfHold = AnswerOf<ReturnType<typeof aboutHold>>;
