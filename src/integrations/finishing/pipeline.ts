import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { addressOf, filesBelow } from '../../build/built-files.ts';
import { codeBreaks } from '../../build/code-breaks.ts';
import { readMarkup, type Markup } from '../../build/markup.ts';
import { lineBreaks } from '../../build/line-breaks.ts';
import { tight } from '../../build/tight.ts';

type Hooks = AstroIntegration['hooks'];

/** What Astro says at the end of a build. */
export type Built = Parameters<NonNullable<Hooks['astro:build:done']>>[0];

/** A page as Astro wrote it, and what is to be changed in it. */
export interface Page extends Markup {
  /** As in the address bar: decoded, without a slash at the end. */
  readonly path: string;
}

/** One thing that is done to all pages. What it relies on and does not find is an error, which stops the build. */
export interface Step<Found = unknown> {
  readonly name: string;
  /** What it has to hear from Astro beforehand. */
  readonly hooks?: Pick<Hooks, 'astro:config:done' | 'astro:routes:resolved'>;
  /** Before the first page, in each thread that reads pages. */
  begin?(dist: URL): void;
  /**
   * Reads a page and says what is to be changed in it. Each page is asked for once, in any of several threads, so what is
   * to be known of it later is returned: plain data.
   */
  page?(page: Page): Found;
  /** Hears what was found in each page, in the order of their files, when all of them are written. */
  gather?(path: string, found: Found): void;
  /** After that. */
  end?(built: Built): Promise<void> | void;
}

/** What was found in a page, by steps in their order. */
type Findings = readonly unknown[];

/** Finishes files of pages below a folder. What was found in each comes in the order that they were asked for. */
export type FinishFiles = (dist: string, files: readonly string[]) => Promise<Findings[]>;

export function readPage(path: string, html: string): Page {
  return { ...readMarkup(html), path };
}

/**
 * A page after all steps, with lines that end where one reads on, without spaces that show nothing, and code that knows where it may be
 * broken. An error names the page.
 */
export function finishPage(path: string, html: string, steps: readonly Step[]): { html: string; findings: Findings } {
  // Before the steps, which see the classes that it gives.
  const page = readPage(path, lineBreaks(html));
  try {
    const findings = steps.map((step) => step.page?.(page));
    return { html: tight(codeBreaks(page.changed())), findings };
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Reads and writes each file once. `begin` of the steps comes before the first. */
export function finishingWith(steps: readonly Step[]): (dist: string, files: readonly string[]) => Findings[] {
  let begun = false;
  return (dist, files) => {
    if (!begun) for (const step of steps) step.begin?.(pathToFileURL(dist));
    begun = true;
    return files.map((file) => {
      const whole = join(dist, file);
      const html = readFileSync(whole, 'utf8');
      const finished = finishPage(addressOf(file), html, steps);
      if (finished.html !== html) writeFileSync(whole, finished.html);
      return finished.findings;
    });
  };
}

/**
 * Has all steps look at each page in their order after Astro has built it.
 *
 * @param finish where that is done; in this thread by default
 */
export function pipeline(name: string, steps: readonly Step[], finish?: FinishFiles): AstroIntegration {
  const finishFiles = finish ?? finishingWith(steps);
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
        const dist = fileURLToPath(built.dir);
        const files = filesBelow(dist).filter((file) => file.endsWith('.html'));
        const findings = await finishFiles(dist, files.sort());
        findings.forEach((found, index) => {
          const path = addressOf(files[index] ?? '');
          steps.forEach((step, position) => step.gather?.(path, found[position]));
        });
        for (const step of steps) await step.end?.(built);
      },
    },
  };
}
