import { createReader } from '@keystatic/core/reader';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import editor from '../../keystatic.config.ts';

const reader = createReader(process.cwd(), editor);
const singletons = reader.singletons as Record<string, { read(): Promise<unknown> }>;
const files = (folder: string) => readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length;

// A field that the editor does not know stops its reader, as does a value that it would not accept.
describe('the editor', () => {
  it.each(Object.keys(editor.collections) as (keyof typeof editor.collections)[])(
    'reads every entry of %s',
    async (name) => {
      const entries = await reader.collections[name].all();
      expect(entries).toHaveLength(files(editor.collections[name].path!.replace('/*', '')));
    },
  );

  it.each(Object.keys(editor.singletons))('reads %s', async (name) => {
    expect(await singletons[name]!.read()).not.toBeNull();
  });
});
