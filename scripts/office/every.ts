import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '../../src/domain/api/call.ts';
import { root } from '../lib/run.ts';
import { Refused, type Office } from './client.ts';

/** `recordPayment` as it is typed: `record-payment`. */
const typed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'path' in value;

/** Every declared call of the office by its typed name, but the login's own. */
export async function everyCall(): Promise<ReadonlyMap<string, Call>> {
  const files = globSync('src/domain/**/*calls.ts', { cwd: root }).sort();
  const modules = await Promise.all(files.map((file) => import(join(root, file)) as Promise<Record<string, unknown>>));
  return new Map(
    modules
      .flatMap((module) => Object.entries(module))
      .filter((entry): entry is [string, Call] => isCall(entry[1]) && entry[1].path.startsWith('/Website/office/'))
      .filter(([, { beforeSecondFactor }]) => !beforeSecondFactor)
      .map(([name, call]) => [typed(name), call]),
  );
}

/** The names of a body's fields, as its schema has them. */
function fieldsOf({ body }: Call): readonly string[] {
  const schema = body as { entries?: object; pipe?: { entries?: object }[]; options?: unknown[] } | undefined;
  return Object.keys(schema?.entries ?? schema?.pipe?.find(({ entries }) => entries)?.entries ?? {});
}

/** What there is to call: name, parts of its address, fields of its body. */
export async function listCalls([word = '']: readonly string[]): Promise<string[]> {
  return [...(await everyCall())]
    .filter(([name, { path }]) => name.includes(word) || path.includes(word))
    .map(([name, call]) => {
      const parts = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part.toUpperCase());
      const fields = fieldsOf(call);
      return [name, ...parts, ...(fields.length > 0 ? [`--body {${fields.join(', ')}}`] : [])].join(' ');
    });
}

/** JSON, or what a file has, `@body.json`. */
function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text.startsWith('@') ? readFileSync(text.slice(1), 'utf8') : text);
  } catch (error) {
    throw new Refused(`--body is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Makes a call by its name, with the parts of its address in their order. */
export async function makeCall(
  office: Office,
  [name = '', ...words]: readonly string[],
  { body = '{}', query = '', key }: { body?: string; query?: string; key?: string },
): Promise<unknown> {
  const call = (await everyCall()).get(name);
  if (!call) throw new Refused(`There is no call ${name}: npm run office -- calls`);
  const parts = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part);
  if (words.length !== parts.length) throw new Refused(`${name} takes ${parts.join(' and ') || 'nothing'}`);
  const params = Object.fromEntries(parts.map((part, index) => [part, words[index] ?? '']));
  const made = { params, query: Object.fromEntries(new URLSearchParams(query)), body: bodyOf(body), key };
  const answer = await office.answered(call, made);
  if (answer.status === 204) return undefined;
  const isJson = (answer.headers.get('content-type') ?? '').startsWith('application/json');
  return isJson ? answer.json() : Buffer.from(await answer.arrayBuffer());
}
