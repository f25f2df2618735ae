import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reportCounterparts } from './counterparts.ts';
import { root } from './run.ts';

function content(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'gct-content-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

describe('the report of counterparts', () => {
  it('names English entries that no French one names, and French ones that stand alone', () => {
    const [report, ...others] = reportCounterparts(
      content({
        'courses/en/a.md': '---\ntitle: A\n---\n',
        'courses/en/b.md': '---\ntitle: B\ndraft: true\n---\n',
        'courses/fr/ah.md': '---\ntitle: Ah\ncounterpart: en/a\n---\n',
        'courses/fr/oh.md': '---\ntitle: Oh\n---\n',
        'rooms/x.yaml': 'name: X',
      }),
    );
    expect(others).toEqual([]);
    expect(report).toMatchObject({ collection: 'courses', english: 2, french: 2 });
    expect(report?.missing).toEqual([{ slug: 'b', title: 'B', draft: true }]);
    expect(report?.alone).toEqual([{ slug: 'oh', title: 'Oh', draft: false }]);
  });

  it('counts a collection without any French entry', () => {
    const [report] = reportCounterparts(content({ 'blog/en/a.md': '---\ntitle: A\n---\n' }));
    expect(report).toMatchObject({ english: 1, french: 0, missing: [{ slug: 'a' }] });
  });

  it('takes pages that are called alike for a pair', () => {
    const page = '---\ntitle: A\n---\n';
    const [report] = reportCounterparts(
      content({ 'pages/en/privacy.md': page, 'pages/en/us.md': page, 'pages/fr/privacy.md': page }),
    );
    expect(report?.missing.map(({ slug }) => slug)).toEqual(['us']);
    expect(report?.alone).toEqual([]);
  });

  it('tells what has to be in pairs from what is written for one language', () => {
    const page = '---\ntitle: A\n---\n';
    const reports = reportCounterparts(content({ 'blog/en/a.md': page, 'courses/en/a.md': page }));
    expect(reports.map(({ collection, inPairs }) => [collection, inPairs])).toEqual([
      ['blog', false],
      ['courses', true],
    ]);
  });

  it('misses nothing of what this site has in pairs', () => {
    const paired = reportCounterparts(join(root, 'content')).filter(({ inPairs }) => inPairs);
    expect(paired.length).toBeGreaterThan(5);
    expect(paired.filter(({ missing, alone }) => missing.length + alone.length > 0)).toEqual([]);
  });

  it('names the file without front matter', () => {
    expect(() => reportCounterparts(content({ 'blog/en/a.md': 'A' }))).toThrow(
      /blog\/en\/a\.md: expected front matter/,
    );
  });
});
