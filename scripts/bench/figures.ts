import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.ts';

/** One thing measured, with the bounds it is to keep. */
export interface Figure {
  /** Unlike all others of its part. */
  name: string;
  value: number;
  /** As it is written behind the value: `ms`, `B`, `×`, `/s`; nothing for a count. */
  unit: string;
  atMost?: number;
  atLeast?: number;
}

/** The figures of one part of `npm run bench`, as they were last measured. */
export interface Part {
  part: string;
  /** The day, `2026-11-25`. */
  measured: string;
  figures: Figure[];
}

const JSON_FILE = 'docs/figures.json';
const TABLE_FILE = 'docs/figures.md';

const parse = (text: string) => JSON.parse(text) as Part[];

/** Three digits that say something, in English: `1,234`, `12.3`, `0.0123`. */
export const figure = (value: number): string =>
  Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en-CA')
    : String(Number(value.toPrecision(Math.abs(value) >= 1 ? 3 : 2)));

const withUnit = (value: number, unit: string) => figure(value) + (/^[×/]/.test(unit) || !unit ? unit : ` ${unit}`);

/** Whether a figure keeps its bounds; one without bounds does. */
export const isInside = ({ value, atMost = Infinity, atLeast = -Infinity }: Figure) =>
  value <= atMost && value >= atLeast;

function goalOf({ unit, atMost, atLeast }: Figure): string {
  if (atMost !== undefined) return `≤ ${withUnit(atMost, unit)}`;
  return atLeast === undefined ? '' : `≥ ${withUnit(atLeast, unit)}`;
}

/** The table that people read: each figure beside its goal and what it was in the last commit. */
export function tableOf(parts: readonly Part[], before: readonly Part[]): string {
  const sections = parts.map(({ part, measured, figures }) => {
    const earlier = before.find((one) => one.part === part);
    const rows = figures.map((one) => {
      const last = earlier?.figures.find(({ name }) => name === one.name);
      const goal = goalOf(one);
      return [
        ...[one.name, withUnit(one.value, one.unit), goal, goal === '' ? '' : isInside(one) ? 'yes' : '**no**'],
        last ? `${withUnit(last.value, last.unit)} (${earlier?.measured})` : '',
      ];
    });
    const lines = [['figure', 'measured', 'goal', 'kept', 'before'], ['---', '--:', '--:', '---', '--:'], ...rows];
    return `## ${part}, ${measured}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
  });
  const all = parts.flatMap(({ figures }) => figures).filter((one) => goalOf(one) !== '');
  return `# Figures

Written by \`npm run bench\`; how each is measured is in \`scripts/bench/README.md\`. "Before" is the last committed table. Of
${all.length} figures with a goal ${all.filter(isInside).length} keep it.

${sections.join('\n')}`;
}

/** What the last commit says, nothing where there is none. */
function committed(): Part[] {
  try {
    return parse(execFileSync('git', ['show', `HEAD:${JSON_FILE}`], { cwd: root, encoding: 'utf8', stdio: 'pipe' }));
  } catch {
    return [];
  }
}

/** Puts what was measured today into the table; parts that were not measured keep what they have. */
export function writeFigures(measured: ReadonlyMap<string, readonly Figure[]>, order: readonly string[]): void {
  const file = join(root, JSON_FILE);
  const known = new Map((existsSync(file) ? parse(readFileSync(file, 'utf8')) : []).map((one) => [one.part, one]));
  const today = new Date().toISOString().slice(0, 10);
  for (const [part, figures] of measured) {
    if (figures.length > 0)
      known.set(part, {
        part,
        measured: today,
        figures: figures.map((one) => ({ ...one, value: Number(one.value.toPrecision(4)) })),
      });
  }
  const parts = order.flatMap((part) => known.get(part) ?? []);
  writeFileSync(file, `${JSON.stringify(parts, null, 2)}\n`);
  writeFileSync(join(root, TABLE_FILE), tableOf(parts, committed()));
  const out = [...measured].flatMap(([part, figures]) =>
    figures
      .filter((one) => !isInside(one))
      .map((one) => `  ${part}: ${one.name} ${withUnit(one.value, one.unit)}, goal ${goalOf(one)}`),
  );
  console.log(
    `\nWritten to ${TABLE_FILE}. ${out.length === 0 ? 'Every goal is kept.' : `Outside its goal:\n${out.join('\n')}`}`,
  );
}
