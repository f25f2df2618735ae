import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redirects } from '../../redirects.config.ts';
import { builtTargets, compileOldAddresses, idsBelow, withLines } from './old-addresses.ts';

const source = `export const redirects = [
  // Excel, { from: the old server
  { from: '/a', to: '/about' },

  { from: '/b', to: '/about' },
];
`;
const rules = [
  { from: '/a', to: '/about' },
  { from: '/b', to: '/about' },
];

describe('withLines', () => {
  it('finds the line of each rule', () => {
    expect(withLines(rules, source, 'table.ts').map((rule) => rule.source)).toEqual(['table.ts:3', 'table.ts:5']);
  });

  it('refuses a table that it cannot count', () => {
    expect(() => withLines([...rules, { from: '/c', to: '' }], source, 'table.ts')).toThrow(/table\.ts: expected/);
  });

  it('finds every rule of the real table where it stands', async () => {
    const text = await readFile(new URL('../../redirects.config.ts', import.meta.url), 'utf8');
    const lines = text.split('\n');
    for (const rule of withLines(redirects, text, 'redirects.config.ts')) {
      expect(lines[Number(rule.source.split(':')[1]) - 1]).toContain(`'${rule.from}'`);
    }
  });
});

describe('a build', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gct-dist-'));
    await mkdir(join(folder, 'fr'), { recursive: true });
    await writeFile(join(folder, 'index.html'), '<main id="why">');
    await writeFile(join(folder, 'about.html'), '<h2 class="x" id=team>id="none"</h2>');
    await writeFile(join(folder, 'fr/compe\u0301tences.html'), '');
    await writeFile(join(folder, 'fr/guide.pdf'), '');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const compile = (...more: { from: string; to: string }[]) => {
    const targets = builtTargets(folder, idsBelow(folder), {
      origin: 'https://gct.example',
      hosts: ['partner.example'],
      queries: { '/about': { tab: ['a'] } },
    });
    return compileOldAddresses(
      more.map((rule, index) => ({ ...rule, source: `redirects.config.ts:${index + 1}` })),
      targets,
    );
  };

  it('compiles rules to its own pages, files, ids and queries', () => {
    const table = compile(
      { from: '/Default.aspx', to: '' },
      { from: '/b', to: '/#why' },
      { from: '/c', to: '/about?tab=a#team' },
      { from: '/d', to: '/fr/compétences' },
      { from: '/e', to: '/fr/guide.pdf' },
      { from: 'http://old.example/', to: 'https://partner.example/' },
    );
    expect(table).toMatchObject({ '/default.aspx': '', '//old.example/': 'https://partner.example/' });
  });

  it('stops at rules that cannot be served, each with its line', () => {
    const compiling = () =>
      compile({ from: '/a', to: '/about' }, { from: '/b', to: '/nowhere' }, { from: '/c', to: '/about#nothing' });
    expect(compiling).toThrow(
      'redirects.config.ts:2: /nowhere is neither a page nor a file\n' +
        'redirects.config.ts:3: /about has no element with the id nothing',
    );
  });
});
