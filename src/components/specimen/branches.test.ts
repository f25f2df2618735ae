import { expect, it } from 'vitest';
import { treeLines } from '../../collections/specimens/notations.ts';
import { branchesOf } from './branches.ts';

it('lays lines of a tree into those above them', () => {
  const tree = 'Document\n  H1 Budget +\n    P\n    Figure !\n  H1 Revenue\nAnnex';
  expect(branchesOf(treeLines(tree))).toEqual([
    {
      text: 'Document',
      inside: [
        {
          text: 'H1 Budget',
          sign: 'new',
          inside: [
            { text: 'P', inside: [] },
            { text: 'Figure', sign: 'fault', inside: [] },
          ],
        },
        { text: 'H1 Revenue', inside: [] },
      ],
    },
    { text: 'Annex', inside: [] },
  ]);
});
