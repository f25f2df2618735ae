import { describe, expect, it } from 'vitest';
import { countWords, readingMinutes } from './reading-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('reading time', () => {
  it('counts what is read, not what is written for the machine', () => {
    expect(countWords('See [the second level](/course/excel-level-2).')).toBe(4);
    expect(countWords('| From | Approver |\n| ---- | -------- |\n| 5,000 | Manager |')).toBe(4);
    expect(countWords('```text\n=SUM(A1:A9)\n```')).toBe(2);
    expect(countWords('One\n\n[[tax-by-line]]\n\ntwo')).toBe(2);
    expect(countWords('L’équipe d’à côté — déjà là')).toBe(5);
  });

  it('is given in whole minutes, and never as none', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes(words(220 * 5))).toBe(5);
    expect(readingMinutes(words(220 * 5 + 120))).toBe(6);
  });
});
