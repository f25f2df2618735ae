import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { root, type Outcome } from '../../scripts/lib/run.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

/** npm on the Node of this machine, as somebody calls it who has just cloned the repository. */
function npm(...args: string[]): Promise<Omit<Outcome, 'seconds'>> {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|VITEST|NODE_|PATH$|MODE$|DEV$|PROD$|SSR$)/i.test(name),
  );
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith('node_modules/.bin') && !folder.includes('node-gyp-bin'))
    .join(delimiter);
  return new Promise((resolve) => {
    const child = spawn('npm', args, { cwd: root, env: { ...Object.fromEntries(own), PATH }, stdio: 'pipe' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

describe('commands', () => {
  const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'OPERATIONS.md', 'AUTHORS.md', 'ARCHITECTURE.md'];
  const named = DOCUMENTS.flatMap((file) =>
    [...read(file).matchAll(/\bnpm (?:run ([a-z][\w-]*)|(start|test)\b)/g)].map(([, run, short]) => ({
      file,
      name: run ?? short ?? '',
    })),
  );

  it('every command that a document names is there', () => {
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
  });

  it('every command is in a document', () => {
    expect(Object.keys(scripts).filter((script) => !named.some(({ name }) => name === script))).toEqual([]);
  });

  it.concurrent.each(Object.keys(scripts))(
    'npm run %s says what it does, and does nothing, when it is asked for help',
    async (name) => {
      const { code, output } = await npm('run', name, '--', '--help');
      expect([code, output]).toEqual([0, expect.stringMatching(/--help|npm (run|start|test)\b|usage/i) as string]);
      expect(output).not.toMatch(/error|warn(ing)?:/i);
    },
  );
});

test('the list of what the project is made of has every package of the lockfile, each with its version', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sbom-')), 'sbom.cdx.json');
  const { code, output } = await npm('run', 'sbom', '--', '--output', file);
  expect(code, output).toBe(0);
  const bom = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string;
    metadata: { component: { name: string } };
    components: { name: string; group?: string; version: string }[];
  };
  expect([bom.bomFormat, bom.metadata.component.name]).toEqual(['CycloneDX', 'gct-website']);
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> };
  const locked = Object.entries(packages).flatMap(([path, { version }]) =>
    path === '' ? [] : [`${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`],
  );
  const listed = bom.components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`);
  expect(locked.filter((one) => !listed.includes(one))).toEqual([]);
});

describe('Node', () => {
  /** The oldest of each line that `package.json` allows. */
  const oldest = engines.node.split('||').map((range) => range.trim().replace(/^(\^|>=)/, ''));

  it.each(oldest)('npm warns of no package on Node %s', async (version) => {
    const others = `:attr(engines, [node]):not(:semver(${version}, :attr(engines, [node])))`;
    const { code, output } = await npm('query', '--package-lock-only', others);
    const found = JSON.parse(output.slice(output.indexOf('['), output.lastIndexOf(']') + 1)) as Warned[];
    expect(code).toBe(0);
    // What is for another machine alone is never warned of: npm leaves it out.
    expect(found.filter(({ os, cpu }) => !os && !cpu).map(({ name, engines }) => [name, engines])).toEqual([]);
  });

  test('the README names the same versions', () => {
    const [, text = ''] =
      /any machine with Node\.js and nothing else: ([^\n]+?), or later/.exec(read('README.md')) ?? [];
    expect(text.split(', ')).toEqual(oldest.map((version) => version.replace(/\.0$/, '')));
  });
});

interface Warned {
  name: string;
  engines: unknown;
  os?: string[];
  cpu?: string[];
}
