import type { EngineMetric, LabelsOf } from './list.ts';

/** Takes what happens. Never fails, and nobody waits for it. */
export interface Meter {
  /** A histogram's value is in seconds, a counter's what is added. */
  add: <Name extends EngineMetric>(name: Name, labels: LabelsOf<Name>, value?: number) => void;
}
