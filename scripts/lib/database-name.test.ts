import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { named } from './database-name.ts';

it('names another database in the configuration, and changes nothing else of it', () => {
  const before = readFileSync('wrangler.jsonc', 'utf8');
  const after = named(before, { name: 'gct-restored', id: '11111111-2222-3333-4444-555555555555' });
  const changed = after.split('\n').filter((line, index) => line !== before.split('\n')[index]);
  expect(changed.map((line) => line.trim())).toEqual([
    '"database_name": "gct-restored",',
    '"database_id": "11111111-2222-3333-4444-555555555555",',
  ]);
  expect(() => named('{}', { name: 'gct', id: '1' })).toThrow('names no database');
});

it('no command calls the database by its name: a restored one has another', () => {
  const calls = [...globSync('scripts/**/*.ts'), 'OPERATIONS.md', 'README.md', 'CONTRIBUTING.md'].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(
        (line) => /\bd1\b.*\b(?:execute|export|apply|restore)\b['", ]+'?gct\b/.test(line) || /^\s*'gct',$/.test(line),
      )
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(calls).toEqual([]);
});
