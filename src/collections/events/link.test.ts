import { describe, expect, it } from 'vitest';
import { ottawa, sentence } from '../testing.ts';
import { comingAfter } from './link.ts';
import { eventSchema, type EventEntry } from './schema.ts';

/** The same event in both languages. */
function event(name: string, front: Record<string, unknown> = {}): EventEntry[] {
  const data = eventSchema.parse({
    title: name,
    description: sentence,
    date: '2027-01-20',
    from: '09:00',
    to: '16:00',
    price: 65,
    capacity: 60,
    ...front,
  });
  return ['en', 'fr'].map((locale) => ({ collection: 'events', id: `${locale}/${name}`, data }));
}

const coming = (...entries: EventEntry[][]) =>
  comingAfter(new Date('2026-11-22T12:00:00Z'), entries.flat(), [ottawa], 'America/Winnipeg');

describe('events', () => {
  it('are those to come, the next one first', () => {
    const found = coming(event('later', { date: '2027-02-01' }), event('past', { date: '2026-11-21' }), event('next'));
    expect(found.map(({ id }) => id)).toEqual(['next', 'later']);
  });

  it('are told in the time of their place, or of the office when they are online', () => {
    expect(coming(event('online'), event('room', { place: 'ottawa', date: '2027-01-21' }))).toMatchObject([
      { start: '2027-01-20T15:00:00Z', end: '2027-01-20T22:00:00Z', place: null },
      { start: '2027-01-21T14:00:00Z', timeZone: 'America/Toronto', place: { id: 'ottawa' } },
    ]);
  });

  it.each([[{ to: '04:00' }], [{ to: '09:00' }], [{ capacity: 0 }], [{ capacity: -3 }]])(
    'that end before they begin, or have no seats, stop the build: %o',
    (front) => {
      expect(() => event('a', front)).toThrow();
    },
  );

  it('in a place that there is not stop the build', () => {
    expect(() => coming(event('a', { place: 'paris' }))).toThrow(
      'content/events/en/a.md: place: expected one of ottawa, got paris',
    );
  });
});
