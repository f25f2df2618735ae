import { expect, test } from 'vitest';
import { isNameLike } from './names.ts';

test.each(['Ada', 'J. R. Smith', 'J.-P. Roy', 'Dr. Lin', 'Marie-Ève O’Neil', 'Ada Byron Jr.'])(
  '%s may greet',
  (name) => {
    expect(isNameLike(name)).toBe(true);
  },
);

test.each(['evil.com', 'evil . com', 'evil .com', 'evil - .com', 'Buy cheap watches today only'])(
  'rule 43: %s greets nobody',
  (name) => {
    expect(isNameLike(name)).toBe(false);
  },
);
