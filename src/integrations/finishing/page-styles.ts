import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runsInline } from './inline-scripts.ts';
import type { Page, Step } from './pipeline.ts';
import { reachIn, type Loads, type Reach } from './reach.ts';
import { classesIn, lighten } from './sheet.ts';

/** A page, as far as its styles depend on it. */
export interface Needs extends Loads {
  /** Classes of its elements. */
  classes: ReadonlySet<string>;
}

export function needsOf(page: Page): Needs {
  // Few are different in a page, and many elements have each.
  const lists = new Set<string>();
  const mentions: string[] = [];
  for (const { attributes } of page.elements) {
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'class') lists.add(value);
      else if (value.includes('/assets/')) mentions.push(value);
    }
  }
  const classes = new Set([...lists].flatMap((list) => list.split(/\s+/)));
  const inline = page
    .named('script')
    .filter(runsInline)
    .flatMap((script) => page.innerThen(script) ?? []);
  return { classes, mentions, inline };
}

/** A sheet, and what became of it. */
interface Sheet {
  classes: ReadonlySet<string>;
  /** By what pages reach: the classes that scripts can give, and the sheet for each choice of the others. */
  reached: Map<string, { given: ReadonlySet<string>; done: Map<string, string> }>;
}

/**
 * Lightens sheets by what pages need. Pages of one kind have the same sheet and use the same of it, so the work is done
 * once for each use.
 */
export function lightening(): (css: string, classes: ReadonlySet<string>, reach: Reach) => string {
  const sheets = new Map<string, Sheet>();
  const sheetOf = (css: string) => {
    const sheet: Sheet = { classes: classesIn(css), reached: new Map() };
    sheets.set(css, sheet);
    return sheet;
  };
  return (css, classes, reach) => {
    const sheet = sheets.get(css) ?? sheetOf(css);
    let reached = sheet.reached.get(reach.key);
    if (!reached) {
      reached = { given: new Set([...sheet.classes].filter(reach.hasClass)), done: new Map() };
      sheet.reached.set(reach.key, reached);
    }
    const { given, done } = reached;
    const own = [...classes].filter((name) => sheet.classes.has(name) && !given.has(name)).sort();
    const key = own.join('\n');
    let lighter = done.get(key);
    if (lighter === undefined) {
      const used = new Set([...given, ...own]);
      lighter = lighten(css, sheet.classes, { ...reach, hasClass: (name) => used.has(name) });
      done.set(key, lighter);
    }
    return lighter;
  };
}

function readAssets(dist: URL): Map<string, string> {
  const folder = new URL('assets/', dist);
  const files = readdirSync(folder).filter((file) => file.endsWith('.js') || file.endsWith('.css'));
  return new Map(files.map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]));
}

/** What pages had before, for the tests of the built site: `.site/sheets.json`. */
interface WholeSheets {
  list: string[];
  /** Path of a page → positions in `list`. */
  pages: Record<string, number[]>;
}

/**
 * Leaves each page the rules of the sheet that it can use: the sheet is one for the whole site, and stands in every page.
 * A class counts as used when an element has it, or a script that the page can come to load can give it.
 */
export function pageStyles(): Step<string[]> {
  const lighter = lightening();
  const whole: WholeSheets = { list: [], pages: {} };
  const positions = new Map<string, number>();
  const position = (css: string) => {
    const known = positions.get(css) ?? whole.list.push(css) - 1;
    positions.set(css, known);
    return known;
  };
  let reach: ReturnType<typeof reachIn>;
  return {
    name: 'page-styles',
    begin(dist) {
      reach = reachIn(readAssets(dist));
    },
    page(page) {
      const needs = needsOf(page);
      const styles = page.named('style').filter((style) => page.innerThen(style) !== undefined);
      for (const style of styles) page.setInner(style, lighter(page.inner(style), needs.classes, reach(needs)));
      return styles.map(page.inner);
    },
    gather(path, sheets) {
      whole.pages[path] = sheets.map(position);
    },
    end({ dir }) {
      // Beside the pages, wherever a build puts them.
      const site = new URL('../.site/', dir);
      mkdirSync(site, { recursive: true });
      writeFileSync(new URL('sheets.json', site), JSON.stringify(whole));
    },
  };
}
