import type { FollowUp } from '../../src/domain/follow-ups/follow-ups.ts';
import { isoInstant } from '../platform/answers.ts';

export interface FollowUpRow {
  id: string;
  about: FollowUp['about'];
  about_id: string;
  day: string;
  text: string;
  revision: number;
  done_at: number | null;
  assignee_id: number | null;
  assignee: string | null;
  writer: string | null;
  doer: string | null;
  own: 0 | 1;
  /** JSON; `null` where what it was about is gone. */
  subject: string | null;
}

export function followUpOf(row: FollowUpRow): FollowUp {
  const subject = JSON.parse(row.subject ?? '{}') as { title?: string; who?: string; organisation?: string };
  const { assignee_id: accountId, assignee: firstName, done_at: doneAt } = row;
  return {
    ...{ id: row.id, about: row.about, aboutId: row.about_id, title: (subject.title ?? '').trim() },
    who: [subject.who, subject.organisation].filter(Boolean).join(', '),
    ...{ day: row.day, text: row.text, by: row.writer, own: row.own === 1, revision: row.revision },
    assignee: accountId === null || firstName === null ? null : { accountId, firstName },
    done: doneAt === null ? null : { at: isoInstant(doneAt), name: row.doer },
  };
}
