import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { nodesOf } from '../build/markdown.ts';
import { elementsIn } from '../build/markup.ts';

/** `<no-ssr>`, `<NoSsr>`, as the parser calls them. */
export const NO_SSR = ['no-ssr', 'nossr'];

/** The lines, counted from 0, on which a text of HTML has one. */
const noSsrIn = (html: string) =>
  elementsIn(html).flatMap(({ name, start }) =>
    NO_SSR.includes(name) ? html.slice(0, start).split('\n').length - 1 : [],
  );

/** The lines of a Markdown file, front matter included, on which its markup uses `no-ssr`. Code that shows it is none. */
export function noSsrLines(markdown: string): number[] {
  // Nearly all files are spared the reading.
  if (!markdown.toLowerCase().includes('ssr')) return [];
  const lines = nodesOf(markdown).flatMap((node) => {
    const first = node.position?.start.line ?? 1;
    return node.type === 'html' ? noSsrIn(node.value).map((line) => first + line) : [];
  });
  return [...new Set(lines)];
}

/** Warns of markup in Markdown that an older site understood, at every build. */
export function deprecatedMarkup(): AstroIntegration {
  let content: URL;
  return {
    name: 'deprecated-markup',
    hooks: {
      'astro:config:done': ({ config }) => {
        content = new URL('content/', config.root);
      },
      'astro:build:start': ({ logger }) => {
        for (const file of globSync('**/*.md', { cwd: fileURLToPath(content) })) {
          for (const line of noSsrLines(readFileSync(new URL(file, content), 'utf8'))) {
            logger.warn(`content/${file}:${line}: <no-ssr> is deprecated, use <client-only>`);
          }
        }
      },
    },
  };
}
