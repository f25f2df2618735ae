import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { startSite } from '../testing/harness.ts';
import { siteDataOf } from '../testing/site-data.ts';
import { CLASS_DAY } from './class-day.ts';

const zones = [
  ...['America/St_Johns', 'America/Halifax', 'America/Toronto', 'America/Winnipeg', 'America/Regina'],
  ...['America/Edmonton', 'America/Whitehorse', 'America/Vancouver'],
];
/** Before and after clocks change, in spring and in autumn. */
const days = ['2027-03-13', '2027-03-14', '2027-03-15', '2027-11-06', '2027-11-07', '2027-11-08'];
const times = ['06:00', '09:00', '13:00', '18:00', '21:30', '23:59'];

test('the day of a session is that of its own clock, in all of Canada, on both sides of summer time', async () => {
  const starts = zones.flatMap((zone) =>
    days.flatMap((day) =>
      times.map((time) => ({ zone, day, start: Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone) })),
    ),
  );
  const site = await startSite(siteDataOf([]));
  const read = await site.rows<{ text: string; seconds: string }>(
    `SELECT ${CLASS_DAY(`value ->> 'text'`)} AS text, ${CLASS_DAY(`value ->> 'ms' / 1000, 'unixepoch'`)} AS seconds
     FROM json_each(?1) ORDER BY key`,
    JSON.stringify(starts.map(({ start }) => ({ text: start.toInstant().toString(), ms: start.epochMilliseconds }))),
  );
  const said = starts.map(({ zone, day, start }) => [zone, dateIn(zone, start.toInstant().toString()), day]);
  expect(read.map(({ text, seconds }, index) => [starts[index]?.zone, text, seconds])).toEqual(said);
});
