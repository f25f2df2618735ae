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
      { name: both('Rows'), seats: 12 },
      { name: both('Circle'), seats: 10 },
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
