import { engineMeter, type Dataset } from '../platform/metrics/meter.ts';
import { metrics, type EngineMetric } from '../platform/metrics/list.ts';

interface Point {
  metric: EngineMetric;
  build: string;
  labels: Record<string, string>;
  value: number;
}

/** A meter on a dataset that keeps what is written; `points` reads it as a query would. */
export function keptMeter(build = 'build-1') {
  const written: AnalyticsEngineDataPoint[] = [];
  const dataset: Dataset = { writeDataPoint: (point) => void written.push(point ?? {}) };
  const points = (name?: EngineMetric): Point[] =>
    written
      .map(({ indexes, blobs = [], doubles = [] }) => {
        const metric = indexes?.[0] as EngineMetric;
        const [of, ...values] = blobs.map(String);
        const labels = Object.fromEntries(metrics[metric].labels.map((label, at) => [label, values[at] ?? '']));
        return { metric, build: of ?? '', labels, value: doubles[0] ?? NaN };
      })
      .filter(({ metric }) => name === undefined || metric === name);
  return { meter: engineMeter(dataset, build, () => undefined), written, points };
}
