import type * as calls from '../../src/domain/classes/office-calls.ts';
import { done, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { putLink, removeLink } from '../training/index.ts';
import { isClass } from './is-class.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId'>;
type Set = typeof calls.setClassLink;
type Remove = typeof calls.removeClassLink;

const missing = () => problem('not_found', 'There is no such class.');

/** Adds a file or a recording, or says where the class meets: there is one such place. */
export function setLink(
  { db, now, newId }: Needs,
  { params: { id }, body, keyed, acted }: Asked<Set>,
): Promise<AnswerTo<Set>> {
  return once(db, keyed, async (): Promise<AnswerTo<Set> | null> => {
    if (!(await isClass(db, id))) return missing();
    const at = now().getTime();
    const written = await writeTogether(db, [
      ...putLink(db, { ...body, classId: id, id: newId(), at }),
      acted({ subject: 'class', id, after: { kind: body.kind, title: body.title } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

/** Takes a link away. */
export function takeLink(
  { db, now }: Needs,
  { params: { id }, body: { linkId }, keyed, acted }: Asked<Remove>,
): Promise<AnswerTo<Remove>> {
  return once(db, keyed, async (): Promise<AnswerTo<Remove> | null> => {
    if (!(await isClass(db, id))) return missing();
    const at = now().getTime();
    const written = await writeTogether(db, [
      removeLink(db, id, linkId),
      acted({ subject: 'class', id, before: { link: linkId } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}
