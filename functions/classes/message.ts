import type * as calls from '../../src/domain/classes/office-calls.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { classMessage } from '../../src/i18n/class-message.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { readBookingById } from '../booking/index.ts';
import { classOfId, datedClass, titleIn } from '../catalogue/index.ts';
import { isoInstant, jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { closing, labelled, letter, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { standsFrom, undoable } from '../platform/undo.ts';
import { isClass } from './is-class.ts';
import {
  FORGET_MESSAGE,
  FORGET_MESSAGE_MAILS,
  KEEP_MESSAGE,
  LANGUAGE_OF_TRAINER,
  MESSAGE_SOURCE,
  QUEUE_FOR_TRAINER,
  QUEUE_MESSAGE,
  SAME_WORDS,
  TO_TRAINER,
} from './message-sql.ts';

type Call = typeof calls.messageClass;

/** Writes to everybody of a class, each once, as plain text in our frame; it leaves when it cannot be undone any more. */
export function messageClass(
  { db, now, newId }: Pick<Dependencies, 'db' | 'now' | 'newId'>,
  { params: { id }, body, keyed, session, acted }: Asked<Call>,
): Promise<AnswerTo<Call>> {
  return once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    if (!(await isClass(db, id))) return problem('not_found', 'There is no such class.');
    const at = now().getTime();
    const message = newId();
    const undo: UndoableAct = { id: newId(), act: 'class_messaged', until: isoInstant(standsFrom(at)) };
    const json = jsonOf(undo);
    const written = await writeTogether(db, [
      db.prepare(KEEP_MESSAGE).bind(message, id, session.accountId, body.text, at, body.french || null),
      db.prepare(QUEUE_MESSAGE).bind(message, id, standsFrom(at), at),
      ...(body.trainer ? [db.prepare(QUEUE_FOR_TRAINER).bind(message, id, standsFrom(at), at)] : []),
      undoable(db, {
        ...{ ...undo, subject: 'class', subjectId: id, accountId: session.accountId, at },
        before: { message, trainer: body.trainer },
      }),
      acted({ subject: 'class', id, after: { message } }, at),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}

interface SameWords {
  id: string;
  classId: string;
  at: number;
  forTrainer: 0 | 1;
}

/** The statements that take a message back: whom another one with the same words left out gets that one. */
export async function forgetMessage(db: D1Database, id: string, at: number): Promise<D1PreparedStatement[]> {
  const { results } = await db.prepare(SAME_WORDS).bind(id).all<SameWords>();
  return [
    ...[FORGET_MESSAGE_MAILS, FORGET_MESSAGE].map((one) => db.prepare(one).bind(id)),
    ...results.flatMap((other) =>
      [QUEUE_MESSAGE, ...(other.forTrainer ? [QUEUE_FOR_TRAINER] : [])].map((one) =>
        db.prepare(one).bind(other.id, other.classId, standsFrom(other.at), at),
      ),
    ),
  ];
}

/** What its reader reads: who booked said so, a trainer's account does. */
async function languageOf({ db, now }: MailNeeds, bookingId: string, recipient: string): Promise<Locale | null> {
  if (bookingId === TO_TRAINER)
    return db.prepare(LANGUAGE_OF_TRAINER).bind(emailKey(recipient)).first<Locale>('language');
  return (await readBookingById(db, bookingId, now().getTime()))?.booking.language ?? null;
}

async function render(needs: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const [id = '', bookingId = ''] = about.split(' ', 2);
  const now = needs.now().getTime();
  const [source, language] = await Promise.all([
    needs.db.prepare(MESSAGE_SOURCE).bind(id).first<{ class_id: string; text: string; french: string | null }>(),
    languageOf(needs, bookingId, recipient),
  ]);
  const row = source && (await classOfId(needs.db, source.class_id, now));
  if (!source || !row || !language) return null;
  const { subject, intro, label } = classMessage(
    language,
    titleIn(datedClass(row, now), language),
    row.starts_at,
    row.time_zone,
  );
  return letter(needs.siteData, {
    ...{ to: recipient, language, subject },
    parts: [
      paragraph(strings(language).mail.greetingNoName),
      paragraph(intro),
      labelled(label, language === 'fr' ? (source.french ?? source.text) : source.text),
      closing(needs.siteData.supplier, language),
    ],
  });
}

export const messageMails: readonly Mail[] = [{ kind: 'class_message', render, last: true }];
