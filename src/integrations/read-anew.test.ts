import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetOutdated } from './read-anew.ts';

let root = '';
const kept = () => join(root, 'cache/data-store.json');
const source = (name: string, text: string) => {
  writeFileSync(join(root, 'src', name), text);
};
const begin = () => {
  forgetOutdated(join(root, 'src'), [join(root, 'cache')]);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'read-anew-'));
  mkdirSync(join(root, 'src/collections/blog'), { recursive: true });
  mkdirSync(join(root, 'src/islands'));
  source('collections/blog/schema.ts', 'one');
  begin();
  writeFileSync(kept(), '{}');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it('content is kept while its schemas stay as they are', () => {
  source('islands/Cart.tsx', 'one');
  begin();
  expect(existsSync(kept())).toBe(true);
});

it('content is read anew once a schema has changed, or one was added', () => {
  source('collections/blog/schema.ts', 'two');
  begin();
  expect(existsSync(kept())).toBe(false);
  writeFileSync(kept(), '{}');
  source('collections/blog/specimens.ts', 'one');
  begin();
  expect(existsSync(kept())).toBe(false);
});

it('content that was kept before anybody wrote down by which schemas is read anew', () => {
  rmSync(join(root, 'cache/schemas.digest'));
  begin();
  expect(existsSync(kept())).toBe(false);
});
