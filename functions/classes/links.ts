import { leadsTo } from '../../src/domain/classes/link-hosts.ts';
import type { SetLink } from '../../src/domain/classes/links.ts';
import type * as calls from '../../src/domain/classes/office-calls.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { isRecordingFile } from '../../src/domain/training/contract.ts';
import { done, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { putLink, removeLink } from '../training/index.ts';
import { isClass } from './is-class.ts';
import { tellingOfLinks } from './links-mail.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'siteData'>;
type Set = typeof calls.setClassLink;
type Remove = typeof calls.removeClassLink;

const missing = () => problem('not_found', 'There is no such class.');

/**
 * Whether an address is one of those to which a trainer may have a link lead: a password alone opens their calls, and a class believes
 * what we mail. Files of the site itself are asked for elsewhere.
 */
export function leadsWhereTrainersMay(
  { trainerLinks }: Pick<SiteData, 'trainerLinks'>,
  { kind, url }: Pick<SetLink, 'kind' | 'url'>,
): boolean {
  return isRecordingFile(url) || leadsTo(url, kind === 'join' ? trainerLinks.join : trainerLinks.files);
}

/** Adds a file or a recording, or says where the class meets: there is one such place. The office is told of it `ofTrainer`. */
export function setLink(
  { db, now, newId, siteData }: Needs,
  { params: { id }, body, keyed, acted }: Asked<Set>,
  { ofTrainer = false } = {},
): Promise<AnswerTo<Set>> {
  return once(db, keyed, async (): Promise<AnswerTo<Set> | null> => {
    if (!(await isClass(db, id))) return missing();
    const at = now().getTime();
    const written = await writeTogether(db, [
      ...putLink(db, { ...body, classId: id, id: newId(), at }),
      acted({ subject: 'class', id, after: { kind: body.kind, title: body.title, host: hostOf(body.url) } }, at),
      ...(ofTrainer ? [tellingOfLinks(db, siteData, id, at)] : []),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

/** Of a file of the site itself, nothing. */
const hostOf = (url: string) => URL.parse(url)?.host ?? '';

/** Takes a link away. The office is told of it `ofTrainer`. */
export function takeLink(
  { db, now, siteData }: Needs,
  { params: { id }, body: { linkId }, keyed, acted }: Asked<Remove>,
  { ofTrainer = false } = {},
): Promise<AnswerTo<Remove>> {
  return once(db, keyed, async (): Promise<AnswerTo<Remove> | null> => {
    if (!(await isClass(db, id))) return missing();
    const at = now().getTime();
    const written = await writeTogether(db, [
      removeLink(db, id, linkId),
      acted({ subject: 'class', id, before: { link: linkId } }, at),
      ...(ofTrainer ? [tellingOfLinks(db, siteData, id, at)] : []),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}
