import { expect, it } from 'vitest';
import { ottawa } from '../testing.ts';
import { placeNamed, publicPlace } from './link.ts';

it('a place that an entry names is one of ours, or the build stops', () => {
  const where = { file: 'content/rooms/spruce.yaml', field: 'place' };
  expect(placeNamed(where, { id: 'ottawa' }, [ottawa])).toBe(ottawa);
  expect(() => placeNamed(where, { id: 'paris' }, [ottawa])).toThrow(
    'content/rooms/spruce.yaml: place: expected one of ottawa, got paris',
  );
});

it('the edge is told no more of a place than everybody may know', () => {
  expect(Object.keys(publicPlace(ottawa))).toEqual(['id', 'name', 'city', 'address', 'province']);
});
