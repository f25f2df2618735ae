import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '../../src/i18n/locales.ts';
import type { PageRow } from '../../src/i18n/page-row.ts';
import { pages } from '../../src/i18n/pages.ts';

export interface TemplatePage {
  /** Below `src/templates`. */
  template: string;
  /** What has one of these in each language: the template, or a page of its own sections. */
  kind: string;
  locale: Locale;
  /** The address, percent-encoded. */
  path: string;
  /** Below the folder of the build. */
  file: string;
}

/** `/courses/[id]`: of every built file `courses/excel.html`, whether it can be this; `[...city]` can be of any depth. */
const expressionOf = (pattern: string) =>
  new RegExp(
    `^${
      pattern === '/'
        ? 'index'
        : pattern
            .slice(1)
            .replace(/\[\.{3}\w+\]/g, '.+')
            .replace(/\[\w+\]/g, '[^/]+')
    }\\.html$`,
    'u',
  );

const patterns = (Object.values(pages) as PageRow[]).flatMap(({ paths }) => Object.values(paths));

/** The files of a pattern: those that no narrower one has. */
function fitting(pattern: string, files: readonly string[]): string[] {
  const others = patterns.filter(
    (other) => other !== pattern && other.replace('...', '') !== pattern.replace('...', ''),
  );
  const narrower = others.filter((other) => !other.includes('...')).map(expressionOf);
  const fits = files.filter((file) => expressionOf(pattern).test(file.normalize('NFC')));
  return pattern.includes('...')
    ? fits.filter((file) => !narrower.some((one) => one.test(file.normalize('NFC'))))
    : fits;
}

/**
 * A page of each template and language, as they lie in `dist`: of many the heaviest, where what does not fit shows first.
 *
 * @throws a row of the table of pages that was not built
 */
export function eachTemplate(dist: string): TemplatePage[] {
  const files = globSync('**/*.html', { cwd: dist });
  const found = new Map<string, TemplatePage>();
  for (const [id, row] of Object.entries(pages) as [string, PageRow][]) {
    const { template, paths } = row;
    if (!template || template.startsWith('files/')) continue;
    for (const locale of locales) {
      const pattern = paths[locale];
      // A company page differs from another by its sections, so each is one of its own.
      const kind = template === 'Company.astro' ? id : template;
      const key = `${kind} ${locale}`;
      if (pattern === undefined || found.has(key)) continue;
      const size = (file: string) => statSync(join(dist, file)).size;
      const taken = new Set([...found.values()].map(({ file }) => file));
      const file = fitting(pattern, files)
        .sort((a, b) => size(b) - size(a))
        .find((one) => !taken.has(one));
      if (file === undefined) throw new Error(`${id}: expected a built page for ${pattern}`);
      const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
      found.set(key, { template, kind, locale, path: encodeURI(path), file });
    }
  }
  return [...found.values()];
}
