import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishingWith } from './pipeline.ts';
import { finishingSteps } from './steps.ts';
import { inThreads } from './threads.ts';

const settings = { slogan: { en: 'A guide' }, built: new Date('2026-11-22T15:00:00Z') };
const SHEET = 'p{top:0}.a{left:0}.b{right:0}';
const hash = createHash('sha256').update(SHEET).digest('base64');
const page = (body: string) =>
  `<meta http-equiv="content-security-policy" content="style-src 'sha256-${hash}'"><style>${SHEET}</style>${body}`;

let dist: string;
beforeEach(() => {
  dist = join(mkdtempSync(join(tmpdir(), 'gct-threads-')), '/');
  mkdirSync(join(dist, 'assets'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

// More than two threads are handed at first.
const files = Array.from({ length: 100 }, (_, index) => `page-${index}.html`);
const dated = '<script type="application/ld+json">{"@type":"CourseInstance"}</script>';
const write = () => {
  files.forEach((file, index) =>
    writeFileSync(join(dist, file), page(`<p id="p${index}" class="${index % 2 ? 'a' : 'b'}">${dated}`)),
  );
};
const texts = () => files.map((file) => readFileSync(join(dist, file), 'utf8'));

test('threads write and find what one would, in the order of the files', async () => {
  write();
  const alone = finishingWith(finishingSteps(settings))(dist, files);
  const written = texts();
  expect(written[1]).toContain('<style>p{top:0}.a{left:0}</style><p id="p1"');
  write();
  expect(await inThreads(settings, 2)(dist, files)).toEqual(alone);
  expect(texts()).toEqual(written);
  expect(alone[7]).toContainEqual(new Set(['p7']));
});

test('a page that a step refuses stops the build with its name', async () => {
  write();
  writeFileSync(join(dist, 'page-50.html'), '<p>');
  await expect(inThreads(settings, 2)(dist, files)).rejects.toThrow('/page-50: expected a Content-Security-Policy');
});

test('no pages are no work', async () => {
  expect(await inThreads(settings)(dist, [])).toEqual([]);
});
