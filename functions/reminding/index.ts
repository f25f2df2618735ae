import * as calls from '../../src/domain/reminding/calls.ts';
import { REMINDER_DAYS } from '../../src/domain/reminding/stages.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { answer } from '../platform/calls/route.ts';
import type { Capability } from '../platform/capability.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { remindsNow } from '../platform/office-hours.ts';
import { mails } from './mails.ts';
import { endPromise, notePromise } from './promises.ts';
import { holdBack, reminders, sendNow } from './reminders.ts';
import { HOLD_BACK_BY_ITSELF, QUEUE_REMINDERS, REMIND_OVERDUE } from './sql.ts';
import { stored } from './stored.ts';

/** Reminds of what is overdue, while the office is open. */
async function remindOverdue({ db, now, siteData }: Pick<Dependencies, 'db' | 'now' | 'siteData'>): Promise<void> {
  const at = now().getTime();
  if (!remindsNow({ siteData }, at)) return;
  const day = dateIn(siteData.office.timeZone, at);
  await db.batch([db.prepare(REMIND_OVERDUE).bind(day, at, ...REMINDER_DAYS), db.prepare(QUEUE_REMINDERS).bind(at)]);
}

/** What the office reads as the reason, in either language. */
const CHARGEBACK = 'chargeback / rétrofacturation';

/** What a cardholder's bank has taken back is asked for by people, until the office lets the clock remind again. */
export const remindNoMore = (db: D1Database, bookingId: string, at: number): D1PreparedStatement =>
  db.prepare(HOLD_BACK_BY_ITSELF).bind(bookingId, CHARGEBACK, at);

/** Reminders of what is overdue: by the clock, or by hand; and whom it does not remind. */
export const reminding: Capability = {
  name: 'reminding',
  calls: (needs) => [
    answer(calls.officeReminders, ({ params }) => reminders(needs, params.id)),
    answer(calls.sendReminder, (asked) => sendNow(needs, asked), { delivers: true }),
    answer(calls.holdRemindersBack, (asked) => holdBack(needs, false, asked)),
    answer(calls.notePromise, (asked) => notePromise(needs, asked)),
    answer(calls.endPromise, (asked) => endPromise(needs, asked)),
    answer(calls.resumeReminders, (asked) => holdBack(needs, true, asked)),
  ],
  mails,
  tasks: [{ name: 'remind_overdue', run: remindOverdue }],
  stored,
};
