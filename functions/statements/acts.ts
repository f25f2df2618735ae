import type * as calls from '../../src/domain/statements/calls.ts';
import { UNDO_SECONDS } from '../../src/domain/office/undo.ts';
import { done, isoInstant, jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { balanceOf, drafted } from './content.ts';
import * as sql from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'siteData'>;

export const nobody = () => problem('not_found', 'There is no such client, or nobody of it to write to.');

type Send = typeof calls.sendStatement;

/** Sends what is open, or what we owe where nothing is, to one of a client or organisation: what was seen, and at most once a day. It leaves after a minute. */
export function sendStatement(
  needs: Needs,
  { params: { id }, body, session, keyed, acted }: Asked<Send>,
): Promise<AnswerTo<Send>> {
  const { db, now, newId } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Send> | null> => {
    const draft = await drafted(needs, id, body);
    if (!draft) return nobody();
    const { recipient, content, others } = draft;
    const openCents = balanceOf(content);
    if (openCents !== body.openCents) return problem('booking_changed', 'Something else is open by now.');
    if (openCents === 0) return problem('closed', 'Nothing is open.');
    const { of, note } = body;
    if (await db.prepare(sql.SENT_THAT_DAY).bind(recipient.key, of, content.day).first()) {
      return problem('already_sent', 'One was sent today.');
    }
    const at = now().getTime();
    const leavesAt = at + UNDO_SECONDS * 1000;
    const mail = newId();
    const json = jsonOf({ id: mail, leavesAt: isoInstant(leavesAt) });
    const to = [recipient.bookingId, recipient.email, recipient.key, recipient.language];
    const kept = [mail, of, id, ...to, note, JSON.stringify(content), session.accountId, content.day, at, leavesAt];
    const written = await writeTogether(db, [
      db.prepare(sql.KEEP_MAIL).bind(...kept),
      db.prepare(sql.QUEUE_MAIL).bind(mail, recipient.email, recipient.bookingId, at, leavesAt),
      acted(
        {
          ...{ subject: 'client', id },
          after: {
            ...{ statement: mail, of, recipient: recipient.bookingId, invoices: content.invoices.length, openCents },
            // Somebody of the office has vouched for who is told.
            ...(body.others ? { others: others.invoices } : {}),
          },
        },
        at,
      ),
      storeDone(db, keyed, { about: recipient.bookingId, answer: json, at }),
    ]);
    return written && { json };
  });
}

type Undo = typeof calls.undoStatement;

/** Takes one back that has not left: nobody is told. */
export function undoStatement(
  { db, now }: Needs,
  { params: { id, mail }, keyed, acted }: Asked<Undo>,
): Promise<AnswerTo<Undo>> {
  return once(db, keyed, async (): Promise<AnswerTo<Undo> | null> => {
    const found = await db.prepare(sql.MAIL_OF_BOOKING).bind(mail, id).first<{ undone_at: number | null }>();
    if (!found) return nobody();
    const late = problem('already_sent', 'This statement has left.');
    if (found.undone_at !== null) return late;
    const at = now().getTime();
    const written = await writeTogether(db, [
      db.prepare(sql.UNDO_MAIL).bind(mail, id, at),
      db.prepare(sql.TAKE_MAIL_BACK).bind(mail),
      acted({ subject: 'client', id, after: { statement: mail } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written ? done : late;
  });
}
