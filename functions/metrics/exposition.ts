import { isTold, metrics, type LabelsOf, type Metric, type PageMetric } from '../platform/metrics/list.ts';

interface Sample<Name extends PageMetric> {
  labels: LabelsOf<Name>;
  value: number;
}

/** What every metric of the page is at a moment; one that nothing is to be said of has no sample. */
export type Readings = { [Name in PageMetric]: Sample<Name>[] };

/** As Prometheus reads it, exposition format 0.0.4 (prometheus.io/docs/instrumenting/exposition_formats). */
export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export function exposition(readings: Readings): string {
  const blocks = Object.entries(metrics as Record<string, Metric>)
    .filter(([, { told }]) => isTold(told, 'page'))
    .map(([name, { kind, help, labels }]) => {
      const samples: { labels: Record<string, string>; value: number }[] = readings[name as PageMetric];
      return [
        `# HELP ${name} ${escaped(help)}`,
        `# TYPE ${name} ${kind}`,
        ...samples.map((one) => `${name}${labelled(labels, one.labels)} ${one.value}`),
      ].join('\n');
    });
  return `${blocks.join('\n')}\n`;
}

function labelled(names: readonly string[], labels: Record<string, string>): string {
  if (names.length === 0) return '';
  return `{${names.map((name) => `${name}="${escaped(labels[name] ?? '').replaceAll('"', String.raw`\"`)}"`).join(',')}}`;
}

const escaped = (text: string) => text.replaceAll('\\', String.raw`\\`).replaceAll('\n', String.raw`\n`);
