import { expect, test } from 'vitest';
import { keptMeter } from '../../testing/meter.ts';
import { BUCKETS, isTold, metrics, type Metric } from './list.ts';
import { bucketOf, engineMeter, gathered, LIMITS } from './meter.ts';
import { pageClass } from './page-class.ts';

const all = Object.entries(metrics as Record<string, Metric>);

test.each(all)('%s is named as Prometheus wants it, and fits what the platform takes', (name, metric) => {
  expect(name).toMatch(/^gct_[a-z]+(_[a-z]+)*$/);
  expect(name.endsWith('_total')).toBe(metric.kind === 'counter');
  if (metric.unit === 'seconds' || metric.unit === 'instant') expect(name).toMatch(/_seconds$/);
  expect(metric.labels.includes('le')).toBe(metric.kind === 'histogram');
  // The page has no buckets, so that no histogram may be on it.
  if (isTold(metric.told, 'page')) expect(metric.kind).toBe('gauge');
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(LIMITS.indexBytes);
  // The build is the first.
  expect(metric.labels.length + 1).toBeLessThanOrEqual(LIMITS.blobs);
});

test('a value is a point of its own: the metric is its index, the build and the labels are blobs in their order', () => {
  const { meter, written } = keptMeter('build-7');
  meter.add('gct_request_duration_seconds', { status: '200', method: 'GET', route: 'page course' }, 0.3);
  meter.add('gct_redirects_total', {});
  expect(written).toEqual([
    {
      indexes: ['gct_request_duration_seconds'],
      blobs: ['build-7', 'page course', 'GET', '200', '0.5'],
      doubles: [0.3],
    },
    { indexes: ['gct_redirects_total'], blobs: ['build-7'], doubles: [1] },
  ]);
});

test.each([
  [0, '0.005'],
  [0.005, '0.005'],
  [0.0051, '0.01'],
  [30, '30'],
  [30.1, '+Inf'],
])('%d s is in the bucket %s', (seconds, bucket) => {
  expect(bucketOf(seconds)).toBe(bucket);
  expect([...BUCKETS]).toEqual([...BUCKETS].sort((one, other) => one - other));
});

test('a label of any length is cut, so that no point is lost', () => {
  const { meter, written } = keptMeter();
  meter.add('gct_refused_calls_total', { route: 'é'.repeat(20_000), code: 'x' });
  const bytes = new TextEncoder().encode((written[0]?.blobs ?? []).map(String).join('')).length;
  expect(bytes).toBeLessThan(LIMITS.blobBytes / LIMITS.blobs);
});

test('a dataset that throws fails nothing, and is logged once', () => {
  const logged: string[] = [];
  const refusing = {
    writeDataPoint() {
      throw new TypeError('too many');
    },
  };
  const meter = engineMeter(refusing, 'b', (_, event) => void logged.push(event));
  meter.add('gct_redirects_total', {});
  meter.add('gct_redirects_total', {});
  expect(logged).toEqual(['metrics_failed']);
});

test('what is gathered is written together: counters as one point, and never more points than may be', () => {
  const logged: unknown[] = [];
  const { meter, points } = keptMeter();
  const gatheredMeter = gathered(meter, (_, event, details) => void logged.push([event, details]));
  for (let time = 0; time < 40; time += 1) gatheredMeter.add('gct_bookings_confirmed_total', { paid_by: 'card' });
  gatheredMeter.add('gct_mails_total', { outcome: 'sent' }, 7);
  gatheredMeter.add('gct_mails_total', { outcome: 'sent' }, 2);
  expect(points()).toEqual([]);
  gatheredMeter.flush();
  expect(points().map(({ metric, value }) => [metric, value])).toEqual([
    ['gct_bookings_confirmed_total', 40],
    ['gct_mails_total', 9],
  ]);
  for (let task = 0; task < 40; task += 1) gatheredMeter.add('gct_clock_tasks_failed_total', { task: String(task) });
  gatheredMeter.add('gct_clock_run_duration_seconds', { outcome: 'failed' }, 2);
  gatheredMeter.flush();
  expect(points()).toHaveLength(2 + LIMITS.points);
  expect(points().at(-1)?.metric).toBe('gct_clock_run_duration_seconds');
  expect(logged).toEqual([['metrics_dropped', { points: 16 }]]);
});

test.each([
  ['/', 'page home'],
  ['/fr', 'page home'],
  ['/course/excel-level-1', 'page course'],
  ['/courses/microsoft-excel', 'page category'],
  ['/fr/cours/excel-niveau-1', 'page course'],
  ['/status', 'page status'],
  ['/fr/etat-du-service', 'page status'],
  ['/ottawa', 'page city'],
])('%s counts as %s', (route, name) => {
  expect(pageClass(route)).toBe(name);
});
