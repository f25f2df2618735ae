import { existsSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { PageRow } from '../i18n/page-row.ts';
import { routes, rowOf } from '../i18n/routes.ts';

/** A row of the table that cannot be built stops the build with its name and what is wrong. */
export function templateOf(id: string, { template, shownBy }: PageRow, templates: URL): URL | undefined {
  if (template === undefined && shownBy !== undefined) return undefined;
  const file = new URL(template ?? '', templates);
  if (template !== undefined && existsSync(file)) return file;
  throw new Error(`src/i18n/pages.ts: ${id}: template: expected a file below src/templates, got ${template}`);
}

/** The pages of the table are the routes of the site: each template builds its pages in all languages they exist in. */
export function pageRoutes(): AstroIntegration {
  return {
    name: 'page-routes',
    hooks: {
      'astro:config:setup': ({ config, injectRoute }) => {
        const templates = new URL('templates/', config.srcDir);
        for (const { id, path } of routes) {
          const entrypoint = templateOf(id, rowOf(id), templates);
          if (entrypoint) injectRoute({ pattern: path, entrypoint, prerender: true });
        }
      },
    },
  };
}
