import { classesOf, datesIn } from '../../src/domain/quotes/lines.ts';
import type * as calls from '../../src/domain/quotes/office-calls.ts';
import { eventRows } from '../catalogue/index.ts';
import { problem } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { changeTo } from './acts.ts';
import type { Needs } from './record.ts';

const wrong = (index: number, reason: string) =>
  problem('validation', 'That date cannot be offered.', { fields: { [`others.${index}`]: reason } });

/** Says which dates of its course may be taken in place of that of a line: one line of a quote offers some, each class stands in it once. */
export const offerDates = (needs: Needs, asked: Asked<typeof calls.offerDates>) =>
  changeTo(needs, asked, async (_row, lines, at) => {
    const { line: id, others } = asked.body;
    const line = lines.find((one) => one.id === id);
    if (line?.kind !== 'seats') return problem('not_found', 'There is no such line.');
    const rest = lines.filter((one) => one !== line);
    if (others.length > 0 && datesIn(rest).length > 0) return wrong(0, 'too_many');
    const taken = rest.flatMap(classesOf).map(({ eventId }) => eventId);
    const events = await eventRows(needs.db, [line.eventId, ...others], at);
    const own = events.find((event) => event.id === line.eventId);
    for (const [index, eventId] of others.entries()) {
      const event = events.find((one) => one.id === eventId);
      if (event === undefined || event.course_id !== own?.course_id) return wrong(index, 'choose');
      if ([line.eventId, ...others.slice(0, index), ...taken].includes(eventId)) return wrong(index, 'duplicate');
    }
    const [first = line, ...after] = events
      .toSorted((one, other) => one.starts_at - other.starts_at)
      .map((event) => ({ eventId: event.id, sequence: event.id === line.eventId ? line.sequence : event.sequence }));
    const { eventId, sequence } = first;
    return { lines: lines.map((one) => (one === line ? { ...line, eventId, sequence, others: after } : one)) };
  });
