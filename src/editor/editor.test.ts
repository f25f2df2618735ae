import { readdirSync, readFileSync } from 'node:fs';
import { createReader } from '@keystatic/core/reader';
import type { ComponentSchema } from '@keystatic/core';
import type { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import editor from '../../keystatic.config.ts';
import { edited } from './forms.ts';

const reader = createReader(process.cwd(), editor);
const singletons = reader.singletons as Record<string, { read(): Promise<unknown> } | undefined>;
const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name}`);

/** What the editor writes of a field that it has read and nobody has touched. */
function written(field: ComponentSchema, stored: unknown): unknown {
  switch (field.kind) {
    case 'form':
      if (field.formKind === 'slug')
        return field.serialize(field.validate(field.parse(stored as string, undefined), undefined)).value;
      if (field.formKind !== undefined) throw new Error(`a ${field.formKind} is no front matter`);
      return field.serialize(field.validate(field.parse(stored as string) as never) as never).value;
    case 'object':
      return writtenAll(field.fields, (stored ?? {}) as Record<string, unknown>);
    case 'array':
      return ((stored ?? []) as unknown[]).map((item) => written(field.element, item));
    default:
      throw new Error(`no ${field.kind} is expected here`);
  }
}

function writtenAll(fields: Record<string, ComponentSchema>, stored: Record<string, unknown>) {
  const values = Object.entries(fields).map(([name, field]) => [name, written(field, stored[name])] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** The front matter of a Markdown file, or all of a YAML file. */
function storedIn(file: string): Record<string, unknown> {
  const text = readFileSync(file, 'utf8');
  return parse(file.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text) as Record<string, unknown>;
}

/** The fields of the front matter. What names an entry has the file's name beside it, which stays. */
function frontMatterOf({ body: _body, ...fields }: Record<string, ComponentSchema>, named?: string) {
  const naming = named === undefined ? undefined : fields[named];
  if (named === undefined || naming?.kind !== 'form' || naming.formKind !== 'slug') return fields;
  const { parse: read, serializeWithSlug: serialize } = naming;
  const atItsFile = (value: string): unknown => read(value, { slug: 'file' });
  const unchanged = (value: unknown) => value;
  return { ...fields, [named]: { ...naming, parse: atItsFile, serialize, validate: unchanged } as ComponentSchema };
}

// A field that the editor does not know stops its reader, as does a value that it would not accept.
describe('the editor', () => {
  it.each(Object.keys(editor.collections ?? {}))('reads every entry of %s', async (name) => {
    const entries = await reader.collections[name]?.all();
    expect(entries).toHaveLength(filesIn((editor.collections?.[name]?.path ?? '').replace('/*', '')).length);
  });

  it.each(Object.keys(editor.singletons ?? {}))('reads %s', async (name) => {
    expect(await singletons[name]?.read()).toEqual(expect.any(Object));
  });

  it('has every collection and file in its menu, once', () => {
    const keys = [...Object.keys(editor.collections ?? {}), ...Object.keys(editor.singletons ?? {})];
    expect(
      Object.values(editor.ui?.navigation ?? {})
        .flat()
        .toSorted(),
    ).toEqual(keys.toSorted());
  });
});

describe('an entry that is saved as it was opened', () => {
  const check = (files: string[], fields: Record<string, ComponentSchema>, schema: z.ZodType) => {
    for (const file of files) {
      const stored = storedIn(file);
      const saved = writtenAll(fields, stored);
      expect(schema.parse(saved), file).toEqual(schema.parse(stored));
      expect(Object.keys(saved), file).toEqual(expect.arrayContaining(Object.keys(stored)));
    }
  };

  it.each(edited.collections)('is to the build what it was: $path', ({ path, schema, config }) => {
    check(filesIn(path), frontMatterOf(config.schema, config.slugField), schema);
  });

  it.each(edited.singletons)('is to the build what it was: $path', ({ path, schema, config }) => {
    check([`${path}.yaml`], config.schema, schema);
  });
});
