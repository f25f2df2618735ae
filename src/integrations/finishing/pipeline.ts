import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { addressOf, filesBelow } from '../../build/built-files.ts';
import { readMarkup, type Markup } from '../../build/markup.ts';

type Hooks = AstroIntegration['hooks'];

/** What Astro says at the end of a build. */
export type Built = Parameters<NonNullable<Hooks['astro:build:done']>>[0];

/** A page as Astro wrote it, and what is to be changed in it. */
export interface Page extends Markup {
  /** As in the address bar: decoded, without a slash at the end. */
  readonly path: string;
}

/** One thing that is done to all pages. What it relies on and does not find is an error, which stops the build. */
export interface Step {
  readonly name: string;
  /** What it has to hear from Astro beforehand. */
  readonly hooks?: Pick<Hooks, 'astro:config:done' | 'astro:routes:resolved'>;
  /** Before the first page. */
  readonly begin?: (built: Built) => void;
  /** Reads a page and says what is to be changed in it. Each page is asked for once, in the order of their files. */
  readonly page?: (page: Page) => void;
  /** When all pages are written. */
  readonly end?: (built: Built) => Promise<void> | void;
}

export function readPage(path: string, html: string): Page {
  return { ...readMarkup(html), path };
}

/** A page after all steps. An error names the page. */
export function finishPage(path: string, html: string, steps: readonly Step[]): string {
  const page = readPage(path, html);
  try {
    for (const step of steps) step.page?.(page);
    return page.changed();
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function finishPages(dist: string, steps: readonly Step[]): void {
  const files = filesBelow(dist).filter((file) => file.endsWith('.html'));
  for (const file of files.sort()) {
    const whole = join(dist, file);
    const html = readFileSync(whole, 'utf8');
    const finished = finishPage(addressOf(file), html, steps);
    if (finished !== html) writeFileSync(whole, finished);
  }
}

/** Reads and writes each page once after Astro has built it, and has all steps look at it in their order. */
export function pipeline(name: string, steps: readonly Step[]): AstroIntegration {
  return {
    name,
    hooks: {
      'astro:config:done': async (options) => {
        for (const step of steps) await step.hooks?.['astro:config:done']?.(options);
      },
      'astro:routes:resolved': async (options) => {
        for (const step of steps) await step.hooks?.['astro:routes:resolved']?.(options);
      },
      'astro:build:done': async (built) => {
        for (const step of steps) step.begin?.(built);
        finishPages(fileURLToPath(built.dir), steps);
        for (const step of steps) await step.end?.(built);
      },
    },
  };
}
