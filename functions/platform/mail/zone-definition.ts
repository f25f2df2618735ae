import { Temporal } from 'temporal-polyfill';

/**
 * The VTIMEZONE of an IANA zone, good from `from` to `to` (epoch milliseconds). It comes from the clock that the times
 * beside it are written with: a table of its own age would shift entries by an hour wherever a province changes its
 * clocks for good.
 */
export function zoneDefinition(timeZone: string, from: number, to: number): string {
  const first = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone);
  const onset = first.getTimeZoneTransition('previous');
  const observances = [onset ? observanceFrom(onset) : lastingObservance(first)];
  for (
    let next = first.getTimeZoneTransition('next');
    next && next.epochMilliseconds <= to;
    next = next.getTimeZoneTransition('next')
  ) {
    observances.push(observanceFrom(next));
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...observances.flat(), 'END:VTIMEZONE'].join('\r\n');
}

/** What holds from a change of clocks on; its own onset is written in the offset that held before. */
function observanceFrom(onset: Temporal.ZonedDateTime): string[] {
  const before = onset.subtract({ nanoseconds: 1 });
  const wall = onset.toInstant().toZonedDateTimeISO(before.offset).toPlainDateTime();
  const forward = onset.offsetNanoseconds > before.offsetNanoseconds;
  return observance(forward ? 'DAYLIGHT' : 'STANDARD', wall, before.offset, onset.offset);
}

/** A zone whose clocks have never changed. */
function lastingObservance(now: Temporal.ZonedDateTime): string[] {
  return observance('STANDARD', new Temporal.PlainDateTime(1970, 1, 1), now.offset, now.offset);
}

function observance(name: string, onset: Temporal.PlainDateTime, from: string, to: string): string[] {
  return [
    `BEGIN:${name}`,
    `DTSTART:${onset.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')}`,
    `TZOFFSETFROM:${from.replaceAll(':', '')}`,
    `TZOFFSETTO:${to.replaceAll(':', '')}`,
    `END:${name}`,
  ];
}
