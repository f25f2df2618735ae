import { expect, it } from 'vitest';
import { linkPackages } from './link.ts';
import { packageSchema } from './schema.ts';

const both = (text: string) => ({ en: text, fr: text });
const seats = (id: string, front: Record<string, unknown> = {}) => ({
  collection: 'packages' as const,
  id,
  data: packageSchema.parse({
    title: both(id),
    kind: 'software',
    seats: 5,
    validMonths: 12,
    price: 1750,
    regularPrice: 1975,
    description: both('Five days.'),
    conditions: [both('One.'), both('Two.')],
    order: 1,
    ...front,
  }),
});

it('packages stand in their authors’ order', () => {
  expect(linkPackages([seats('b', { order: 2 }), seats('a')]).map(({ id }) => id)).toEqual(['a', 'b']);
});

it('a package that saves nothing stops the build', () => {
  expect(() => linkPackages([seats('a', { price: 1975 })])).toThrow(
    'content/packages/a.yaml: price: expected less than `regularPrice`',
  );
});
