import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteData } from './built-pages.ts';

const dist = process.env.BUILT_SITE ?? new URL('../../dist/', import.meta.url).pathname;

test('the link to take part in a webinar is handed to the worker, and stands in no file that anybody can fetch', () => {
  const links = siteData.webinars.flatMap(({ join }) => join ?? []);
  expect(links.length).toBeGreaterThan(0);
  const files = globSync('**/*.{html,js,json,xml,txt,md,ics,webmanifest}', { cwd: dist });
  expect(files.length).toBeGreaterThan(300);
  const showing = files.filter((file) => {
    const text = readFileSync(`${dist}/${file}`, 'utf8');
    return links.some((link) => text.includes(link));
  });
  expect(showing).toEqual([]);
});
