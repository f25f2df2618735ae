import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { licences, mayUse } from './licences.ts';
import { complete, fromElsewhere, installed, readLockfile, withoutIntegrity, type Lockfile } from './lockfile.ts';
import { root } from './run.ts';

const lock = readLockfile();
const json = <T>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;

describe('the lockfile', () => {
  it('has the digest of every package, binaries of other systems too', () => {
    expect(installed(lock).length).toBeGreaterThan(1000);
    expect(withoutIntegrity(lock).map(({ id }) => id)).toEqual([]);
  });

  it('names no host but the registry', () => {
    expect(fromElsewhere(lock).map(({ id, entry }) => [id, entry.resolved])).toEqual([]);
  });

  it.each([
    'http://registry.npmjs.org/a/-/a-1.0.0.tgz',
    'https://registry.npmjs.org.example/a.tgz',
    'https://mirror.example/a.tgz',
    'git+ssh://git@github.com/a/a.git#0',
    'file:../a',
  ])('is refused with a package from %s', (resolved) => {
    const other: Lockfile = { packages: { '': {}, 'node_modules/a': { version: '1.0.0', resolved } } };
    expect(fromElsewhere(other)).toHaveLength(1);
  });

  it.each([undefined, '', 'sha1-abc=', 'sha512-'])('is refused with the digest %j', (integrity) => {
    expect(withoutIntegrity({ packages: { 'node_modules/a': { version: '1.0.0', integrity } } })).toHaveLength(1);
  });

  it('takes over what the registry knows, and says what it does not', async () => {
    const half: Lockfile = {
      packages: {
        'node_modules/a': { version: '1.0.0', integrity: 'sha512-abc=' },
        'node_modules/b': { version: '2.0.0', optional: true, os: ['aix'] },
        'node_modules/a/node_modules/@c/d': { version: '3.0.0', optional: true },
      },
    };
    const asked: string[] = [];
    const outcome = await complete(half, async (id) => {
      asked.push(id);
      return id === 'b@2.0.0' ? { integrity: 'sha512-def=', license: 'MIT' } : undefined;
    });
    expect(outcome).toEqual({ completed: 1, unknown: ['@c/d@3.0.0'] });
    expect(asked).toEqual(['b@2.0.0', '@c/d@3.0.0']);
    expect(half.packages['node_modules/b']).toEqual({
      ...{ version: '2.0.0', optional: true, os: ['aix'] },
      ...{ integrity: 'sha512-def=', license: 'MIT' },
    });
  });
});

describe('install scripts', () => {
  const { allowScripts } = json<{ allowScripts: Record<string, boolean> }>('package.json');

  it('each package that has one is allowed or denied by name, and no other is named', () => {
    const having = installed(lock).filter(({ entry }) => entry.hasInstallScript);
    expect(Object.keys(allowScripts).sort()).toEqual([...new Set(having.map(({ name }) => name))].sort());
  });
});

describe('licences', () => {
  test('every package may be used, those of other systems too', () => {
    expect(licences(lock).filter(({ refused }) => refused !== undefined)).toEqual([]);
  });

  it.each([
    ['a', 'MIT', true],
    ['a', '(MIT OR GPL-3.0-only)', true],
    ['a', 'MIT AND Apache-2.0', true],
    ['a', 'MIT AND GPL-3.0-only', false],
    ['a', 'AGPL-3.0-or-later', false],
    ['a', 'SEE LICENSE IN LICENSE.txt', false],
    ['a', 'UNLICENSED', false],
    ['a', 'MPL-2.0', false],
    ['axe-core', 'MPL-2.0', true],
    ['axe-core-2', 'MPL-2.0', false],
  ])('%s under %s: %s', (name, licence, expected) => {
    expect(mayUse(name, licence)).toBe(expected);
  });

  test('a package without a licence may not be used, and a binary has the licence of what asks for it', () => {
    const found = licences({
      packages: {
        'node_modules/a': { version: '1.0.0', license: 'MIT', optionalDependencies: { 'a-aix': '1.0.0' } },
        'node_modules/a-aix': { version: '1.0.0', os: ['aix'] },
        'node_modules/b': { version: '1.0.0' },
      },
    });
    expect(found).toEqual([
      { id: 'a-aix@1.0.0', licence: 'MIT' },
      { id: 'a@1.0.0', licence: 'MIT' },
      { id: 'b@1.0.0', licence: '', refused: 'says no licence' },
    ]);
  });
});
