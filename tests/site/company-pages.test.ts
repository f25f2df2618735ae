import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { cancellationLines } from '../../src/i18n/policy-text.ts';
import { isNamedPage } from '../../src/i18n/page-names.ts';
import { linkTo } from '../../src/i18n/routes.ts';
import { locales, type Locale } from '../../src/i18n/locales.ts';
import { pages, seen, siteData } from './built-pages.ts';
import { present } from '../../src/domain/present.ts';

const content = new URL('../../content/', import.meta.url).pathname;
const read = (path: string) => readFileSync(content + path, 'utf8');
const frontMatter = <T>(path: string) => parse(present(/^---\n([\s\S]*?)\n---/.exec(read(path))?.[1])) as T;
function rootOf(name: string, locale: Locale) {
  if (!isNamedPage(name)) throw new Error(`${name}: expected a row of the table of pages`);
  const { href, foreign } = linkTo(name, locale);
  return foreign ? undefined : pages.find(({ path }) => path === href)?.root;
}
const nodesOf = (name: string, locale: Locale, type: string) =>
  present(rootOf(name, locale))
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.rawText) as Record<string, unknown>)
    .filter((node) => node['@type'] === type);

/** As the build counts: its day at the office. */
const today = dateIn(siteData.office.timeZone, siteData.build.time);

describe('company pages', () => {
  it.each(globSync('pages/*/*.md', { cwd: content }))('%s has its page, with its sections in order', (file) => {
    const [, locale] = file.split('/') as [string, Locale];
    const root = present(rootOf(basename(file, '.md'), locale));
    const { sections } = frontMatter<{ sections: { title?: string }[] }>(file);
    const titles = sections.flatMap(({ title }) => (title === undefined ? [] : seen(title.replaceAll('**', ''))));
    const headings = root
      .querySelectorAll('main h2')
      .filter((heading) => heading.matches('section > h2') || heading.closest('.shows'))
      .map((heading) => seen(heading.text));
    // A section of links waits for its first page to exist, a form for something that it is about.
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
        .map((row) => row.querySelectorAll('th, td').map((cell) => seen(cell.text)));
      expect(rows).toEqual(cancellationLines(tiers, locale).map(({ notice, fee }) => [seen(notice), seen(fee)]));
    }
  });

  it('lists the holidays by which the worker counts business days, through the next year', () => {
    const { date: last } = present(siteData.holidays.at(-1), 'a holiday');
    const ends = siteData.classes.flatMap(({ sessions }) => sessions.map(({ end }) => end.slice(0, 10)));
    expect(last.slice(0, 4)).toBe(String(Number(today.slice(0, 4)) + 1));
    expect(ends.length).toBeGreaterThan(100);
    expect(ends.filter((end) => end > last)).toEqual([]);
    const dates = new Set(siteData.holidays.map(({ date }) => date));
    const listed = present(rootOf('terms', 'en'))
      .querySelectorAll('.holidays time')
      .map((time) => present(time.getAttribute('datetime'), 'a date'));
    expect(new Set(listed)).toEqual(dates);
    expect(listed.filter((date) => date < today)).toEqual([]);
    expect(listed.filter((date) => date.startsWith(last.slice(0, 4))).length).toBeGreaterThanOrEqual(12);
  });

  it.each(locales)('shows the posts that are open, and no other (%s)', (locale) => {
    const open = globSync(`careers/${locale}/*.md`, { cwd: content })
      .map((file) => frontMatter<{ title: string; posted: string; closes?: string }>(file))
      .filter(({ posted, closes }) => posted <= today && (!closes || closes >= today))
      .map(({ title }) => title);
    expect(
      nodesOf('careers', locale, 'JobPosting')
        .map(({ title }) => String(title))
        .toSorted(),
    ).toEqual(open.toSorted());
    expect(present(rootOf('careers', locale)).querySelectorAll('main form').length > 0).toBe(open.length > 0);
    expect(present(rootOf('careers', locale)).querySelectorAll('.post h3')).toHaveLength(open.length);
  });

  it.each(locales)('shows the events that are still to come, and no other (%s)', (locale) => {
    const coming = globSync(`events/${locale}/*.md`, { cwd: content })
      .map((file) => frontMatter<{ title: string; date: string }>(file))
      .filter(({ date }) => date > today)
      .map(({ title }) => title);
    expect(
      nodesOf('specialEvent', locale, 'Event')
        .map(({ name }) => String(name))
        .toSorted(),
    ).toEqual(coming.toSorted());
    expect(present(rootOf('specialEvent', locale)).querySelectorAll('main form').length > 0).toBe(coming.length > 0);
  });
});
