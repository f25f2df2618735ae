import { expect, it } from 'vitest';
import { ottawa } from '../testing.ts';
import { linkRooms } from './link.ts';
import { roomSchema } from './schema.ts';

const both = (text: string) => ({ en: text, fr: text });
const room = (id: string, order: number, place = 'ottawa') => ({
  collection: 'rooms' as const,
  id,
  data: roomSchema.parse({
    name: both(id),
    place,
    capacity: 12,
    layouts: [
      { name: both('Rows'), seats: 3, plan: '.=.\nooo\n/..' },
      { name: both('Circle'), seats: 2, plan: '.=.\noTo\n/..' },
    ],
    equipment: [both('Screen'), both('Board'), both('Computers')],
    halfDay: 200,
    fullDay: 350,
    order,
  }),
});

it('rooms stand in their order', () => {
  expect(linkRooms([room('spruce', 2), room('birch', 1)], [ottawa]).map(({ name }) => name.en)).toEqual([
    'birch',
    'spruce',
  ]);
});

it('a room in a place that there is not stops the build', () => {
  expect(() => linkRooms([room('birch', 1, 'paris')], [ottawa])).toThrow(
    'content/rooms/birch.yaml: place: expected one of ottawa, got paris',
  );
});

it('a plan has as many seats as are offered, and says where it is wrong', () => {
  const { data } = room('birch', 1);
  const problemOf = (seats: number, plan: string) => {
    const asWritten = { ...data, halfDay: 200, fullDay: 350, place: 'ottawa' };
    const layouts = [
      { name: both('Rows'), seats, plan },
      { name: both('Circle'), seats: 2, plan: '.=.\noTo\n/..' },
    ];
    const issue = roomSchema.safeParse({ ...asWritten, layouts }).error?.issues[0];
    return issue && `${issue.path.join('.')}: ${issue.message}`;
  };
  expect(problemOf(3, '.=.\nooo\n/..')).toBeUndefined();
  expect(problemOf(4, '.=.\nooo\n/..')).toBe('layouts.0.plan: expected 4 seats (o), got 3');
  expect(problemOf(3, '.=.\nooo\n...')).toBe('layouts.0.plan: expected a door, got none');
});
