import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { cancellationLines } from '../../src/i18n/policy-text.ts';
import { liveHref } from '../../src/i18n/routes.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { pages } from './built-pages.ts';
import { present } from '../../src/domain/present.ts';

const content = new URL('../../content/', import.meta.url).pathname;
const read = (path: string) => readFileSync(content + path, 'utf8');
const frontMatter = <T>(path: string) => parse(present(present(/^---\n([\s\S]*?)\n---/.exec(read(path)))[1])) as T;
const rootOf = (name: string, locale: Locale) => pages.find(({ path }) => path === liveHref(name, locale))?.root;
const nodesOf = (name: string, type: string) =>
  present(rootOf(name, 'en'))
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.rawText) as Record<string, unknown>)
    .filter((node) => node['@type'] === type);

/** As the build counts: the day at the office. */
const { timeZone } = parse(read('company/company.yaml')) as { timeZone: string };
const today = dateIn(timeZone, Date.parse(process.env.BUILD_TIME ?? new Date().toISOString()));

describe('company pages', () => {
  it.each(globSync('pages/*/*.md', { cwd: content }))('%s has its page, with its sections in order', (file) => {
    const [, locale] = file.split('/') as [string, Locale];
    const root = present(rootOf(basename(file, '.md'), locale));
    const { sections } = frontMatter<{ sections: { title?: string }[] }>(file);
    const titles = sections.flatMap(({ title }) => title ?? []);
    const headings = root.querySelectorAll('main section > h2').map((heading) => heading.text.trim());
    // A section of links waits for its first page to exist.
    expect(headings).toEqual(titles.filter((title) => headings.includes(title)));
    expect(headings.length).toBeGreaterThanOrEqual(titles.length - 1);
    expect(root.querySelectorAll('main .button-action')).toHaveLength(1);
  });

  it('states the cancellation policy as the data has it', () => {
    const { cancellation } = parse(read('company/policies.yaml')) as {
      cancellation: { minBusinessDays: number; feePercent: number }[];
    };
    const tiers = cancellation.map(({ minBusinessDays, feePercent }) => ({
      minBusinessDays,
      feeRate: feePercent * 1000,
    }));
    for (const [name, locale] of [
      ['terms', 'en'],
      ['advantage', 'fr'],
    ] as const) {
      const rows = present(present(rootOf(name, locale)).querySelector('.policy-table'))
        .querySelectorAll('tbody tr')
        .map((row) => row.querySelectorAll('th, td').map((cell) => cell.text.trim()));
      expect(rows).toEqual(cancellationLines(tiers, locale).map(({ notice, fee }) => [notice, fee]));
    }
  });

  it('shows the posts that are open, and no other', () => {
    const open = globSync('careers/*.md', { cwd: content })
      .map((file) => frontMatter<{ title: string; posted: string; closes?: string }>(file))
      .filter(({ posted, closes }) => posted <= today && (!closes || closes >= today))
      .map(({ title }) => title);
    expect(nodesOf('careers', 'JobPosting').map(({ title }) => title)).toEqual(expect.arrayContaining(open));
    expect(present(rootOf('careers', 'en')).querySelectorAll('.post h3')).toHaveLength(open.length);
  });

  it('shows the events that are still to come', () => {
    const coming = globSync('events/*.md', { cwd: content })
      .map((file) => frontMatter<{ title: string; date: string }>(file))
      .filter(({ date }) => date > today)
      .map(({ title }) => title);
    expect(nodesOf('specialEvent', 'Event').map(({ name }) => name)).toEqual(expect.arrayContaining(coming));
  });
});
