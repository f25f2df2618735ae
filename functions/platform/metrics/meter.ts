import type { Log } from '../dependencies.ts';
import type { Meter } from './contract.ts';
import { BUCKETS, metrics, type Metric } from './list.ts';

/**
 * What the platform takes: 20 blobs of 16 kB in all, 20 doubles, one index of 96 bytes, and 250 points an invocation, once
 * 25; we stay below both (developers.cloudflare.com/analytics/analytics-engine/limits).
 */
export const LIMITS = { blobs: 20, blobBytes: 16_000, indexBytes: 96, points: 25 } as const;

/** Longest value of a label; none of ours comes near. Characters. */
const LONGEST_LABEL = 200;

/** The part of Analytics Engine that is used. */
export type Dataset = Pick<AnalyticsEngineDataset, 'writeDataPoint'>;

/** The smallest bucket that has a value, as `le` says it. */
export const bucketOf = (seconds: number): string => String(BUCKETS.find((bound) => seconds <= bound) ?? '+Inf');

/** Writes a point for each value: the metric's name is its index, `blob1` the build, from `blob2` on its labels. */
export function engineMeter(dataset: Dataset, build: string, log: Log): Meter {
  let told = false;
  return {
    add(name, labels, value = 1) {
      const metric: Metric = metrics[name];
      const given: Record<string, string> = metric.kind === 'histogram' ? { ...labels, le: bucketOf(value) } : labels;
      const blobs = [build, ...metric.labels.map((label) => given[label] ?? '')];
      try {
        dataset.writeDataPoint({
          indexes: [name],
          blobs: blobs.map((text) => text.slice(0, LONGEST_LABEL)),
          doubles: [value],
        });
      } catch (error) {
        // Once an isolate: what counts requests would otherwise log each of them.
        if (!told) log('warn', 'metrics_failed', { error: String(error) });
        told = true;
      }
    },
  };
}

/** A meter for work that may have much to tell: equal counters become one point, and no more are written than may be. */
export function gathered(meter: Meter, log: Log): Meter & { flush: () => void } {
  const points = new Map<string, { write: (value: number) => void; value: number }>();
  return {
    add(name, labels, value = 1) {
      const isCounter = (metrics[name] as Metric).kind === 'counter';
      const key = isCounter ? JSON.stringify([name, labels]) : String(points.size);
      const write = (total: number) => meter.add(name, labels, total);
      points.set(key, { write, value: (points.get(key)?.value ?? 0) + value });
    },
    flush() {
      // What comes last counts most: how the run went as a whole.
      const kept = [...points.values()].slice(-LIMITS.points);
      if (kept.length < points.size) log('warn', 'metrics_dropped', { points: points.size - kept.length });
      for (const { write, value } of kept) write(value);
      points.clear();
    },
  };
}
