import { wrongCall } from './refusals.ts';

/** A decoded form: texts, and what was written in brackets. Values are always texts; who reads them knows better. */
type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type FormTree = Record<string, FormValue>;

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

const stepsOf = (name: string): string[] => {
  const [, first, rest = ''] = NAME.exec(name) ?? [];
  if (first === undefined) throw wrongCall(`Invalid parameter name: ${name}`);
  return [first, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, step = '']) => step)];
};

/** Folders of a form while it is read: a list is one whose keys are all numbers, or `[]`. */
type Folder = Map<string, Folder | string>;

const folderIn = (folder: Folder, step: string, name: string): Folder => {
  const inside = folder.get(step) ?? new Map<string, Folder | string>();
  if (typeof inside === 'string') throw wrongCall(`Invalid parameter: ${name} is a value and a hash at once`);
  folder.set(step, inside);
  return inside;
};

const finished = (value: Folder | string): FormValue => {
  if (typeof value === 'string') return value;
  const entries = [...value];
  return entries.every(([key]) => /^\d+$/.test(key))
    ? entries.sort(([one], [other]) => Number(one) - Number(other)).map(([, inside]) => finished(inside))
    : Object.fromEntries(entries.map(([key, inside]) => [key, finished(inside)]));
};

/** Reads Stripe's form encoding: `line_items[0][price_data][currency]=cad&expand[]=line_items`. */
export function readForm(text: string): FormTree {
  const root: Folder = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const steps = stepsOf(name);
    const last = steps.pop() ?? '';
    let folder = root;
    for (const step of steps) folder = folderIn(folder, step === '' ? String(folder.size) : step, name);
    folder.set(last === '' ? String(folder.size) : last, value);
  }
  return Object.fromEntries([...root].map(([key, value]) => [key, finished(value)]));
}

/** The body of a request as it was sent. Not `text()`: the worker's runtime warns of that where a form is no text to it. */
export const bodyOf = async (request: { arrayBuffer(): Promise<ArrayBuffer> }): Promise<string> =>
  new TextDecoder().decode(await request.arrayBuffer());
