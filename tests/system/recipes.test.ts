import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root, run } from '../../scripts/lib/run.ts';

/** A block of CONTRIBUTING.md that is headed by a file: a new one, or lines that go before one of its lines. */
interface Block {
  recipe: string;
  file: string;
  before: string | undefined;
  text: string;
}

const HEADING = /^## (.+)$/;
const FENCE = /^```\w+ (\S+)(?: before "(.+)")?$/;

function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let recipe = '';
  let open: Block | undefined;
  for (const line of markdown.split('\n')) {
    const fence = FENCE.exec(line);
    if (open && line === '```') open = undefined;
    else if (open) open.text += `${line}\n`;
    else if (fence) blocks.push((open = { recipe, file: fence[1] ?? '', before: fence[2], text: '' }));
    else recipe = HEADING.exec(line)?.[1] ?? recipe;
  }
  return blocks;
}

const blocks = blocksOf(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));
const copy = mkdtempSync(join(tmpdir(), 'gct-recipes-'));
const at = (path: string) => join(copy, path);
const read = (path: string) => readFileSync(at(path), 'utf8');

function follow({ file, before, text }: Block): void {
  if (before === undefined) {
    expect(existsSync(at(file)), `${file} is there already`).toBe(false);
    writeFileSync(at(file), text);
    return;
  }
  const lines = read(file).split('\n');
  const place = lines.indexOf(before);
  expect(place, `${file}: ${before}`).toBeGreaterThan(0);
  writeFileSync(at(file), lines.toSpliced(place, 0, text.trimEnd()).join('\n'));
}

beforeAll(async () => {
  const files = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\0')) {
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(at(file)), { recursive: true });
    cpSync(join(root, file), at(file));
  }
  symlinkSync(join(root, 'node_modules'), at('node_modules'));
  blocks.forEach(follow);
  const { code, output } = await run('astro', ['build'], { cwd: copy, env: { BUILD_CACHE: at('.cache') } });
  if (code !== 0) throw new Error(output);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('the recipes name as many files as they say', () => {
  const said = [...new Set(blocks.map(({ recipe }) => recipe))].map((recipe) => ({
    recipe,
    files: Number(/\((\d+) files?\)$/.exec(recipe)?.[1]),
    blocks: blocks.filter((block) => block.recipe === recipe).length,
  }));
  expect(said.length).toBeGreaterThanOrEqual(2);
  for (const { recipe, files, blocks: count } of said) expect(count, recipe).toBe(files);
});

it('a page that was added by its recipe is there, with its way to the other language', () => {
  const [english, french] = [read('dist/our-standards.html'), read('dist/fr/nos-exigences.html')];
  expect(english).toContain('Two trainers teach it to each other');
  expect(english).toMatch(/hreflang="fr-CA" href="[^"]+\/fr\/nos-exigences"/);
  expect(french).toMatch(/hreflang="en-CA" href="[^"]+\/our-standards"/);
});

it('it is on the site map, in the sitemap and in the search of both languages', () => {
  const listed = [
    read('dist/sitemap.html'),
    read('dist/sitemap-0.xml'),
    read('dist/website/sitemap-items-search-results.json'),
  ];
  for (const list of listed) for (const path of ['/our-standards', '/fr/nos-exigences']) expect(list).toContain(path);
});

it('a redirect that was added by its recipe is in the worker’s table', () => {
  const { redirects } = JSON.parse(read('.site/data.json')) as { redirects: Record<string, string> };
  expect(redirects['/standards-of-our-classes.aspx']).toBe('/our-team');
});
