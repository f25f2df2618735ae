import { expect, test } from 'vitest';
import { freeFirst, trainerText, type Team } from './free-trainers.ts';
import { classTexts } from './classes-texts.ts';

const team: Team = {
  trainers: ['Ada', 'Bo', 'Cyd', 'Di'],
  lacking: [
    { trainer: 'Bo', lacks: 'city' },
    { trainer: 'Di', lacks: 'subject' },
  ],
  busy: [
    { trainer: 'Ada', id: 'excel-1', why: 'hours' },
    { trainer: 'Di', id: 'word-1', why: 'city' },
  ],
};

test('who is free and teaches it stands first, then who is free, and last who is not', () => {
  expect(freeFirst(team)).toEqual(['Cyd', 'Bo', 'Ada', 'Di']);
});

test('each says what stands in the way, what cannot be before what can', () => {
  const said = team.trainers.map((name) => trainerText(team, name, classTexts.en));
  expect(said).toEqual([
    'Ada: gives excel-1 at the same time',
    'Bo: free then, but does not teach in this city',
    'Cyd: free then',
    'Di: in another city on that day, for word-1',
  ]);
});
