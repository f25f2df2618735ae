import { expect, test } from 'vitest';
import { only } from '../../src/domain/present.ts';
import { booked, managed } from '../testing/changes.ts';
import { startSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

test('the page of a booking says how to get to a room, in both languages, and nothing of a class on line', async () => {
  const room = scheduledClass({ id: 'room', delivery: 'in-person', placeId: 'ottawa' });
  const site = await startSite(siteDataOf([room, scheduledClass({ id: 'on-line' })]));
  const of = async (eventId: string) => {
    const { reference } = await booked(site, [{ eventId }]);
    return only((await managed(site, reference)).lines).directions;
  };
  expect(await of('room')).toEqual({
    en: expect.arrayContaining(['By car, the garages are paid.']) as string[],
    fr: expect.arrayContaining(['En voiture, les stationnements sont payants.']) as string[],
  });
  expect(await of('on-line')).toBeNull();
});
