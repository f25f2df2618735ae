import type { DayClass, OfficeDay } from '../../domain/classes/day.ts';
import type { FileTools } from './OpenedFile.tsx';

export interface DayActProps {
  day: OfficeDay;
  /** What is done is done to these. */
  chosen: readonly DayClass[];
  /** What of the day is asked for. */
  query: Readonly<Record<string, string>>;
  tools: FileTools;
}

/** What a form is told that begins many acts: each has an outcome of its own. */
export const done = { ok: true as const, value: undefined };
