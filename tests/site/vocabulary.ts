import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { present } from '../../src/domain/present.ts';

/** schema.org's own words, as the types of schema-dts have them: which properties a type has, and what each may hold. */
const source = readFileSync(createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts'), 'utf8');

interface Declaration {
  parents: string[];
  /** Property → names of the types of its values. */
  properties: Map<string, string[]>;
}

const declarations = new Map<string, Declaration>();
/** Type → the types that are kinds of it, and its own declaration. */
const subtypes = new Map<string, string[]>();
const enumerations = new Map<string, Set<string>>();

let open: Declaration | undefined;
for (const line of source.split('\n')) {
  const [, name, parents] = /^(?:export )?interface (\w+) extends (.+) \{$/.exec(line) ?? [];
  if (name) {
    open = { parents: present(parents).split(', '), properties: new Map() };
    declarations.set(name, open);
  }
  const [, property, values] = /^ {4}"([\w-]+)"\?: SchemaValue<(.+), "[\w-]+">;$/.exec(line) ?? [];
  if (property) open?.properties.set(property, present(values).split(' | '));
  const [, alias, union] = /^export type (\w+) = (.+);$/.exec(line) ?? [];
  if (!alias) continue;
  subtypes.set(alias, present(union).match(/\b[A-Z]\w+\b/g) ?? []);
  if (present(union).startsWith('"https://schema.org')) {
    enumerations.set(alias, new Set([...present(union).matchAll(/"([^"]+)"/g)].map(([, value]) => present(value))));
  }
}

/** The declarations of a type, its own first. */
function lineage(type: string): string[] {
  const names: string[] = [];
  const visit = (name: string) => {
    if (names.includes(name) || !declarations.has(name)) return;
    names.push(name);
    present(declarations.get(name)).parents.forEach(visit);
  };
  visit(`${type}Leaf`);
  return names;
}

export const isType = (type: string) => declarations.has(`${type}Leaf`);

const isA = (type: string, other: string): boolean =>
  other === 'Thing' || type === other || (subtypes.get(other) ?? []).some((one) => isA(type, one));

/** What a property of a type may hold, or `undefined` where the type has no such property. */
function valuesOf(type: string, property: string): string[] | undefined {
  for (const name of lineage(type)) {
    const values = present(declarations.get(name)).properties.get(property);
    if (values) return values;
  }
  return undefined;
}

const isDate = (value: string) =>
  /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.test(value) &&
  !Number.isNaN(Date.parse(value));

/** The texts that a type of values takes. */
const texts: Record<string, (value: string) => boolean> = {
  Text: () => true,
  URL: (value) => URL.canParse(value),
  // A year alone is a date too.
  Date: (value) => isDate(value) || /^\d{4}$/.test(value),
  DateTime: isDate,
  Time: (value) => /^\d{2}:\d{2}(:\d{2})?$/.test(value),
  Duration: (value) => /^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/.test(value),
  Number: (value) => value !== '' && Number.isFinite(Number(value)),
};
const numbers = new Set(['Number', 'Integer', 'Float']);

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isAllowed(value: unknown, allowed: readonly string[]): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && allowed.some((name) => numbers.has(name));
  if (typeof value === 'boolean') return allowed.includes('Boolean');
  if (typeof value === 'string') {
    // Any thing may be given by its address.
    if (allowed.includes('IdReference') && /^https:\/\/./.test(value)) return URL.canParse(value);
    return allowed.some((name) => enumerations.get(name)?.has(value) ?? texts[name]?.(value) ?? false);
  }
  if (!isNode(value)) return false;
  const type = value['@type'];
  if (type === undefined) return typeof value['@id'] === 'string' && allowed.includes('IdReference');
  return typeof type === 'string' && allowed.some((name) => isA(type, name));
}

/** Every node of a tree of nodes, itself first, with its place in the tree. */
export function* nodesOf(node: Record<string, unknown>, at = ''): Generator<[Record<string, unknown>, string]> {
  yield [node, at];
  for (const [property, value] of Object.entries(node)) {
    for (const one of [value].flat()) if (isNode(one)) yield* nodesOf(one, `${at}.${property}`);
  }
}

/** What is wrong with the properties of one node that has a type; its children are looked at on their own. */
export function problemsOfNode(node: Record<string, unknown>): string[] {
  const type = String(node['@type']);
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@')) return [];
    // Search engines are told of a placeholder by a word that is not in the vocabulary itself.
    if (property === 'query-input' && isA(type, 'Action')) return [];
    const allowed = valuesOf(type, property);
    if (!allowed) return [`${type} has no ${property}`];
    return [value]
      .flat()
      .filter((one) => !isAllowed(one, allowed))
      .map((one) => `${property}: expected ${allowed.join(' or ')}, got ${JSON.stringify(one).slice(0, 80)}`);
  });
}
