import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '../../src/i18n/locales.ts';
import type { PageRow } from '../../src/i18n/page-row.ts';
import { pages } from '../../src/i18n/pages.ts';

export interface TemplatePage {
  /** Below `src/templates`. */
  template: string;
  locale: Locale;
  /** The address, percent-encoded. */
  path: string;
}

/** `/courses/[id]`, and every built file that it can be: `courses/excel.html`. */
const fitting = (pattern: string, files: readonly string[]) => {
  const expression = new RegExp(`^${pattern.slice(1).replace(/\[\w+\]/g, '[^/]+')}(/index)?\\.html$`, 'u');
  return pattern === '/' ? ['index.html'] : files.filter((file) => expression.test(file.normalize('NFC')));
};

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
      const key = `${template === 'Company.astro' ? id : template} ${locale}`;
      if (pattern === undefined || found.has(key)) continue;
      const size = (file: string) => statSync(join(dist, file)).size;
      const [file] = fitting(pattern, files).sort((a, b) => size(b) - size(a));
      if (file === undefined) throw new Error(`${id}: expected a built page for ${pattern}`);
      const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
      found.set(key, { template, locale, path: encodeURI(path) });
    }
  }
  return [...found.values()];
}
