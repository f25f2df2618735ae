import { expect, test } from 'vitest';
import { freeFirst, trainerText, type Team } from './free-trainers.ts';

const team: Team = {
  trainers: ['Ada', 'Bo', 'Cyd', 'Di', 'Ed'],
  lacking: [
    { trainer: 'Bo', lacks: 'city' },
    { trainer: 'Di', lacks: 'subject' },
  ],
  busy: [
    { trainer: 'Ada', clash: { id: 'excel-1', why: 'hours' } },
    { trainer: 'Di', clash: { id: 'word-1', why: 'city' } },
    { trainer: 'Ed', clash: { why: 'away', from: '2027-01-12', to: '2027-01-16' } },
  ],
};

test('who is free and teaches it stands first, then who is free, and last who is not', () => {
  expect(freeFirst(team)).toEqual(['Cyd', 'Bo', 'Ada', 'Di', 'Ed']);
});

test('each says what stands in the way, what cannot be before what can', () => {
  const said = team.trainers.map((name) => trainerText(team, name, 'en'));
  expect(said).toEqual([
    'Ada: gives excel-1 at the same time',
    'Bo: free then, but does not teach in this city',
    'Cyd: free then',
    'Di: in another city on that day, for word-1',
    'Ed: away, January 12–16, 2027',
  ]);
});
