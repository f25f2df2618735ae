import { describe, expect, it } from 'vitest';
import { figureIn, isFigure, pageLines, partsOf, placeOf, stepOf, treeLines, turnOf } from './notations.ts';

describe('the notations of a specimen', () => {
  it('cut a text at what is heavy and what is struck', () => {
    expect(partsOf('**Three lists,** one ~~old~~ answer')).toEqual([
      { text: 'Three lists,', sign: 'strong' },
      { text: ' one ' },
      { text: 'old', sign: 'struck' },
      { text: ' answer' },
    ]);
  });

  it('leave what is opened and not closed as it was typed', () => {
    expect(partsOf('2 ** 3 ~~ 4')).toEqual([{ text: '2 ** 3 ~~ 4' }]);
  });

  it('tell titles, headings, items and paragraphs of a page', () => {
    expect(pageLines('# Title\n\n## Heading\n- item\nText').map(({ kind }) => kind)).toEqual([
      'title',
      'heading',
      'item',
      'paragraph',
    ]);
  });

  it('read a tree with its faults and what is new', () => {
    expect(treeLines('Document\n  Figure (no text) !\n  H1 Budget +\n')).toEqual([
      { text: 'Document', depth: 0 },
      { text: 'Figure (no text)', depth: 1, sign: 'fault' },
      { text: 'H1 Budget', depth: 1, sign: 'new' },
    ]);
  });

  it.each([
    ['Sam: At 9:30, please.', { speaker: 'Sam', text: 'At 9:30, please.' }],
    ['Léa\u00A0: Oui.', { speaker: 'Léa', text: 'Oui.' }],
    ['At 9:30 we go', undefined],
    ['Nobody speaks', undefined],
  ])('hear who speaks: %s', (line, turn) => {
    expect(turnOf(line)).toEqual(turn);
  });

  it.each([
    ['Manager approves', { text: 'Manager approves' }],
    ['Over $500 ?', { text: 'Over $500', sign: 'decision' }],
    ['Plus de 500\u00A0$\u00A0?', { text: 'Plus de 500\u00A0$', sign: 'decision' }],
    ['Retyped !', { text: 'Retyped', sign: 'manual' }],
  ])('tell a step that decides or is done by hand: %s', (line, step) => {
    expect(stepOf(line)).toEqual(step);
  });

  it.each(['1,204', '1\u00A0204,50\u00A0$', '$1,377', '−3', '12\u00A0%', '(400)', '0'])(
    'know %s for a figure',
    (cell) => {
      expect(isFigure(cell)).toBe(true);
    },
  );

  it.each(['East', '2026-01-04', '04/01/26', 'Q1', '', 'H1'])('know %s for no figure', (cell) => {
    expect(isFigure(cell)).toBe(false);
  });

  it('read a figure as its language writes it', () => {
    expect([figureIn('$1,204.50', 'en'), figureIn('1\u00A0204,50\u00A0$', 'fr'), figureIn('−3', 'en')]).toEqual([
      1204.5, 1204.5, -3,
    ]);
  });

  it('find a cell by its letter and number', () => {
    expect([placeOf('A1'), placeOf('C12'), placeOf('1A'), placeOf('a1')]).toEqual([
      { column: 0, row: 0 },
      { column: 2, row: 11 },
      undefined,
      undefined,
    ]);
  });
});
