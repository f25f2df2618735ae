import { benchBookings } from './bench/bookings.ts';
import { benchBuild } from './bench/build.ts';
import { benchGrowth } from './bench/growth.ts';
import { build } from './lib/build.ts';
import { usageOf } from './lib/usage.ts';

/** `npm run bench [part …]`: figures and ratios, medians throughout. It never fails on a time. */
const parts: Record<string, () => Promise<void> | void> = {
  weight: async () => (await import('./bench/weight.ts')).benchWeight(),
  search: async () => (await import('./bench/search.ts')).benchSearch(),
  office: async () => (await import('./bench/office.ts')).benchOffice(),
  numbers: async () => (await import('./bench/numbers.ts')).benchNumbers(),
  bookings: benchBookings,
  reads: async () => (await import('./bench/reads.ts')).benchReads(),
  scale: async () => (await import('./bench/scale.ts')).benchScale(),
  edge: async () => (await import('./bench/edge.ts')).benchEdge(),
  paint: async () => (await import('./bench/paint.ts')).benchPaint(),
  build: benchBuild,
  growth: benchGrowth,
};

usageOf(`npm run bench [part …]: figures of ${Object.keys(parts).join(', ')}; of all of them without a name.`);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
await build();
for (const [name, bench] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await bench();
