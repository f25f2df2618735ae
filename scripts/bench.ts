import { benchBuild } from './bench/build.ts';
import { writeFigures, type Figure } from './bench/figures.ts';
import { benchGrowth } from './bench/growth.ts';
import { build } from './lib/build.ts';
import { usageOf } from './lib/usage.ts';

/** `npm run bench [part …]`: figures and ratios, medians throughout, and `docs/figures.md`. It never fails on a time. */
const parts: Record<string, () => Promise<Figure[]> | Figure[]> = {
  weight: async () => (await import('./bench/weight.ts')).benchWeight(),
  paint: async () => (await import('./bench/paint.ts')).benchPaint(),
  touch: async () => (await import('./bench/touch.ts')).benchTouch(),
  'lighthouse-english': async () => (await import('./bench/lighthouse.ts')).benchLighthouse('english'),
  'lighthouse-french': async () => (await import('./bench/lighthouse.ts')).benchLighthouse('french'),
  'lighthouse-hidden': async () => (await import('./bench/lighthouse.ts')).benchLighthouse('hidden'),
  search: async () => (await import('./bench/search.ts')).benchSearch(),
  bookings: async () => (await import('./bench/bookings.ts')).benchBookings(),
  reads: async () => (await import('./bench/reads.ts')).benchReads(),
  scale: async () => (await import('./bench/scale.ts')).benchScale(),
  office: async () => (await import('./bench/office.ts')).benchOffice(),
  numbers: async () => (await import('./bench/numbers.ts')).benchNumbers(),
  edge: async () => (await import('./bench/edge.ts')).benchEdge(),
  build: benchBuild,
  growth: benchGrowth,
  start: async () => (await import('./bench/start.ts')).benchStart(),
};
const names = Object.keys(parts);

usageOf(`npm run bench [part …]: figures of ${names.join(', ')}; of all of them without a name.`);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(1);
}
await build();
for (const [name, bench] of Object.entries(parts)) {
  // Each is written when it is there: a run that is broken off keeps what it has.
  if (wanted.length === 0 || wanted.includes(name)) writeFigures(new Map([[name, await bench()]]), names);
}
