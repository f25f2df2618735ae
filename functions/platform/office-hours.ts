import { Temporal } from 'temporal-polyfill';
import { remindsAt } from '../../src/domain/reminding/stages.ts';
import { dateIn, holidaysOf } from '../../src/domain/time/calendar.ts';
import type { Dependencies } from './dependencies.ts';

/** Whether the clock reminds anybody at an instant (epoch milliseconds): while the office can be asked about it. */
export function remindsNow({ siteData }: Pick<Dependencies, 'siteData'>, at: number): boolean {
  const { timeZone, province } = siteData.office;
  const { hour } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  return remindsAt(dateIn(timeZone, at), hour, holidaysOf(siteData.holidays, province));
}
