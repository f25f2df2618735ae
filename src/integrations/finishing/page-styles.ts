import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const COMMENT = /\/\*[\s\S]*?\*\//g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** What stands in these says nothing of what an element must have. */
const FUNCTIONS = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.((?:\\.|[\w-])+)/g;

/** Whether a selector can match where only these names of classes are known. */
function canMatch(selector: string, known: (name: string) => boolean): boolean {
  const names = [...selector.matchAll(CLASS)].map(([, name]) => name!.replaceAll('\\', ''));
  return names.every(known);
}

/** The position of the brace that closes the one at `open`. Texts in braces have none of their own here. */
function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && (depth -= 1) === 0) return at;
  }
  throw new Error(`a style sheet whose braces do not match: ${css.slice(open, open + 60)}`);
}

/** The words of a text, as names of classes stand in attributes and in quotes. */
function wordsIn(text: string): Set<string> {
  return new Set(text.split(/[\s"'`<>=]+/));
}

/**
 * Whether the scripts of the site can give an element a class: they name it, or put it together from a beginning that
 * ends in a hyphen.
 */
export function classesOf(scripts: string): (name: string) => boolean {
  const words = wordsIn(scripts);
  const beginnings = [...words].flatMap((word) => /^([a-z][\w:-]*-)(?:\$\{|$)/i.exec(word)?.[1] ?? []);
  return (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

/** A style sheet without the tokens of the theme that nothing in it reads, and no other sheet either. */
export function usedTokens(css: string, readElsewhere: (name: string) => boolean): string {
  for (;;) {
    const lighter = css.replace(/(?<=[{;])--[\w-]+:[^;{}]*(?:;|(?=\}))/g, (declaration) => {
      const name = declaration.slice(0, declaration.indexOf(':'));
      const read = css.includes(`var(${name})`) || css.includes(`var(${name},`) || readElsewhere(name);
      return read ? declaration : '';
    });
    if (lighter === css) return css;
    css = lighter;
  }
}

const FALLBACK = /var\((--[\w-]+),((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

/**
 * A style sheet with what can be worked out once worked out: a fallback in the place of a property that nothing sets,
 * multiples of the spacing in pixels; and without descriptions of properties that it never reads, and rules that say nothing.
 */
export function settled(css: string, setElsewhere: (name: string) => boolean): string {
  const sets = (name: string) => new RegExp(`[{;]\\s*${name}:`).test(css) || setElsewhere(name);
  css = css.replace(FALLBACK, (whole, name: string, fallback: string) => (sets(name) ? whole : fallback));
  const spacing = Number(/[{;]--spacing:(\d+)px/.exec(css)?.[1]);
  if (spacing)
    css = css.replace(/calc\(var\(--spacing\) \* (-?[\d.]+)\)/g, (_, times: string) => `${spacing * Number(times)}px`);
  css = css.replace(/@property (--[\w-]+)\{[^{}]*\}/g, (whole, name: string) =>
    css.includes(`var(${name}`) || setElsewhere(name) ? whole : '',
  );
  for (;;) {
    const lighter = css.replace(/(?<=[{};])[^{};]+\{\}/g, '');
    if (lighter === css) return css;
    css = lighter;
  }
}

/** A style sheet without the rules for classes that nothing has. `known` is asked for each class. */
export function usedRules(css: string, known: (name: string) => boolean): string {
  let kept = '';
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    if (open < 0) return kept + css.slice(at);
    // What ends before the rule begins: an order of layers, say.
    const start = css.lastIndexOf(';', open) < at ? at : css.lastIndexOf(';', open) + 1;
    kept += css.slice(at, start);
    const head = css.slice(start, open);
    const end = closing(css, open);
    const body = css.slice(open + 1, end);
    if (/^\s*@(media|layer|supports|starting-style)\b/.test(head)) {
      const inner = usedRules(body, known);
      if (inner.trim()) kept += `${head}{${inner}}`;
    } else if (
      head.trimStart().startsWith('@') ||
      head
        .replace(FUNCTIONS, '')
        .split(',')
        .some((selector) => canMatch(selector, known))
    ) {
      kept += `${head}{${body}}`;
    }
    at = end + 1;
  }
  return kept;
}

/** What the scripts and sheets that a page can come to load say. */
interface Reach {
  /** Whether its scripts can give an element a class. */
  scripted: (name: string) => boolean;
  /** All of their text: they read the tokens of the page. */
  linked: string;
}

/** Follows the names of files of the build from a page's markup, and from script to script. */
export function reachIn(assets: ReadonlyMap<string, string>): (markup: string) => Reach {
  const namedIn = (text: string) => [...assets.keys()].filter((file) => text.includes(file));
  const named = new Map([...assets].map(([file, text]) => [file, namedIn(text)]));
  const known = new Map<string, Reach>();
  return (markup) => {
    const reached = new Set(namedIn(markup));
    // A set is walked through to what is added on the way.
    for (const file of reached) for (const next of named.get(file)!) reached.add(next);
    const key = [...reached].sort().join();
    let reach = known.get(key);
    if (!reach) {
      const texts = (ending: string) =>
        [...reached]
          .filter((file) => file.endsWith(ending))
          .map((file) => assets.get(file)!)
          .join('\n');
      const scripts = texts('.js');
      known.set(key, (reach = { scripted: classesOf(scripts), linked: `${scripts}\n${texts('.css')}` }));
    }
    return reach;
  };
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Leaves each page the rules of the sheet that it can use: the sheet is one for the whole site, and stands in every page.
 * A class counts as used when its name stands anywhere in the page, or in a script that the page can come to load. Runs before the policies are
 * taken, and puts the hashes of what it has written in the place of Astro's.
 */
export function pageStyles(): AstroIntegration {
  return {
    name: 'page-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const cwd = fileURLToPath(dir);
        const assets = new Map<string, string>();
        for await (const file of glob('assets/*.{js,css}', { cwd })) {
          assets.set(basename(file), await readFile(new URL(file, dir), 'utf8'));
        }
        const reach = reachIn(assets);
        for await (const file of glob('**/*.html', { cwd })) {
          const url = new URL(file.split('/').map(encodeURIComponent).join('/'), dir);
          const html = await readFile(url, 'utf8');
          const markup = html.replaceAll(STYLE, '');
          const words = wordsIn(markup);
          const { scripted, linked } = reach(markup);
          const hashes: [string, string][] = [];
          let lighter = html.replaceAll(STYLE, (_, css: string) => {
            const rules = usedRules(css.replaceAll(COMMENT, ''), (name) => words.has(name) || scripted(name));
            const used = usedTokens(
              settled(rules, (name) => [linked, markup].some((text) => new RegExp(`${name}["'\`:]`).test(text))),
              (name) => linked.includes(`var(${name}`),
            );
            hashes.push([hash(css), hash(used)]);
            return `<style>${used}</style>`;
          });
          for (const [before, after] of hashes) lighter = lighter.replace(before, () => after);
          if (lighter !== html) await writeFile(url, lighter);
        }
      },
    },
  };
}
