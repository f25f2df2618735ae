import { REPORT_AWAITED_DAYS, type Certificate } from '../../src/domain/certificates/contract.ts';
import { certificateNumber } from '../../src/domain/certificates/number.ts';
import { taughtMinutes } from '../../src/domain/classes/margin.ts';
import type { Session } from '../../src/domain/catalogue/classes.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { datedClass, titleIn, type EventRow } from '../catalogue/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { randomBelow } from '../platform/secrets.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { ISSUE_CERTIFICATES, QUEUE_CERTIFICATES, TO_CERTIFY } from './sql.ts';

/** Whoever was in a class that has been over for longer finds it in My Training, and gets no mail out of the blue. Days. */
const NEWS_DAYS = 30;

/** The clock issues so many at a time; the next run goes on. */
const MOST = 100;

export type ToCertify = EventRow & {
  participant_id: string;
  name: string;
  duration_hours: number;
  /** JSON: the class as the schedule had it, where the office changed its days; else `null`. */
  scheduled: string | null;
};

const inHalfHours = (hours: number) => Math.round(hours * 2) / 2;

/**
 * What a course takes; of a class that lost days, or parts of them, as much less, in half hours. A private class is cut to its client's work:
 * as long as it was.
 */
function hoursOf(
  { duration_hours: hours, sessions, scheduled, private_order_id: order }: ToCertify,
  { lunch }: Pick<SiteData, 'lunch'>,
): number {
  if (scheduled === null && order === null) return hours;
  const taught = taughtMinutes(JSON.parse(sessions) as Session[], lunch);
  if (order !== null || scheduled === null) return inHalfHours(taught / 60);
  const meant = taughtMinutes((JSON.parse(scheduled) as { sessions: Session[] }).sessions, lunch);
  return taught < meant ? inHalfHours((hours * taught) / meant) : hours;
}

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

/** Certificates of the classes that were held, each once, with the mail to its holder in the same transaction. */
export async function issueCertificates({ db, now, siteData }: Needs): Promise<void> {
  const at = now().getTime();
  const { results } = await db
    .prepare(TO_CERTIFY)
    .bind(at, at - REPORT_AWAITED_DAYS * DAY_MS, MOST, dateIn(siteData.office.timeZone, at))
    .all<ToCertify>();
  if (results.length === 0) return;
  const issued = JSON.stringify(
    results.map((row) => ({
      participantId: row.participant_id,
      classId: row.id,
      document: certificateFor(row, siteData, certificateNumber(randomBelow), at),
    })),
  );
  await db.batch([
    db.prepare(ISSUE_CERTIFICATES).bind(issued, at),
    db.prepare(QUEUE_CERTIFICATES).bind(issued, at, at - NEWS_DAYS * DAY_MS),
  ]);
}

/** What is certified of somebody's seat, issued now. */
export function certificateFor(
  row: ToCertify,
  { supplier, signatory, office, lunch }: Pick<SiteData, 'supplier' | 'signatory' | 'office' | 'lunch'>,
  number: string,
  at: number,
): Certificate {
  const event = datedClass(row, at);
  const { language, certificateText, place, timeZone } = event;
  const hours = hoursOf(row, { lunch });
  // The line of the course names its hours: other ones stand below the name alone.
  const text = hours === row.duration_hours ? certificateText : titleIn(event, language);
  const days = (JSON.parse(row.sessions) as Session[]).flatMap(({ start, end }) => [
    dateIn(timeZone, start),
    dateIn(timeZone, end),
  ]);
  const [firstDay = '', lastDay = firstDay] = [days.at(0), days.at(-1)];
  return {
    ...{ number, name: row.name, text, language, hours, firstDay, lastDay },
    city: place?.city[language] ?? null,
    company: supplier.name,
    signatory: { name: signatory.name, role: signatory.role[language] },
    issuedOn: dateIn(office.timeZone, at),
  };
}
