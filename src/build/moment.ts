import { Temporal } from 'temporal-polyfill';

/** The moment of this build; everything dated is relative to it. `BUILD_TIME` (ISO 8601) overrides it, for tests. */
export const buildTime = new Date(process.env.BUILD_TIME ?? Date.now());

/** Names this build in pages, data and the database. */
export const buildId = process.env.BUILD_ID ?? buildTime.toISOString().replaceAll(/[-:.]/g, '');

/** The day of the build in a time zone. */
export function buildDay(timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(buildTime.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
}
