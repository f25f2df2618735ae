import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, type Rolldown } from 'vite';
import { lightImports } from './light-imports.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gct-imports-'));
  writeFileSync(join(root, 'entry.js'), 'import("./later.js").then(({ a }) => document.body.append(a));');
  writeFileSync(join(root, 'later.js'), 'export const a = "later";');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const bundle = async (helper?: string) => {
  const output = await build({
    root,
    logLevel: 'silent',
    configFile: false,
    plugins: [lightImports(helper)],
    build: { write: false, rolldownOptions: { input: join(root, 'entry.js') } },
  });
  const { output: files } = output as Rolldown.RolldownOutput;
  return files.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('\n');
};

test('import() tells of a failure, and preloads nothing', async () => {
  const code = await bundle();
  expect(code).toContain('vite:preloadError');
  expect(code).not.toContain('modulepreload');
});

test('a helper that Vite calls otherwise stops the build', async () => {
  await expect(bundle('\0vite/another-helper.js')).rejects.toThrow(
    "light-imports: expected Vite's module vite/another-helper.js",
  );
});
