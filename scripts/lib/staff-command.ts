import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { run } from './run.ts';
import { usageOf } from './usage.ts';

export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

interface Command<Name extends string, Input, Output> {
  /** Shown where the command was not understood. */
  usage: string;
  /** Its options, each with a text. `--remote` is added: the real database in place of the local one. */
  options: readonly Name[];
  /** What the options say, in the words of the schema. */
  read: (values: Partial<Record<Name, string>>) => unknown;
  schema: v.GenericSchema<Input, Output>;
  /** Statements; the last one gives the row that was written, or none. */
  sql: (value: Output, now: Date) => string;
}

export type Row = Record<string, unknown>;

/**
 * Runs a command by which staff write something into the database: what it was given is checked as a call to the site would
 * be. Gives the row that was written, `undefined` where nothing was; ends with a text where it was not understood.
 */
export async function writeRow<Name extends string, Input, Output>(
  command: Command<Name, Input, Output>,
): Promise<Row | undefined> {
  return (await runStatements(command)).at(-1)?.[0];
}

/** The same for several statements, each with its rows: all of them are done, or none. */
export async function runStatements<Name extends string, Input, Output>(
  command: Command<Name, Input, Output>,
): Promise<Row[][]> {
  const { options, read, schema, sql } = command;
  const usage = usageOf(command.usage);
  const { remote, ...values } = readArguments(options, usage);
  const checked = v.safeParse(schema, read(values as Partial<Record<Name, string>>));
  if (!checked.success) {
    const problems = checked.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
    return fail(`${problems.join('\n')}\n${usage}`);
  }
  // Handed over as it is: no shell reads what was typed.
  const { code, output } = await run('wrangler', [
    ...['d1', 'execute', 'DB', remote ? '--remote' : '--local', '--yes', '--json'],
    ...['--command', sql(checked.output, new Date())],
  ]);
  if (code !== 0) return fail(`The database refused:\n${output}`);
  const answers = JSON.parse(output.slice(output.indexOf('['))) as { results: Row[] }[];
  return answers.map(({ results }) => results);
}

function readArguments(options: readonly string[], usage: string) {
  const texts = Object.fromEntries(options.map((name) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ options: { ...texts, remote: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
