import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const SCRIPT_FILE = /["'`(/]([\w.-]+\.js)["'`)]/g;
const CLASS = /\.((?:\\.|[\w-])+)/g;
/** What may stand beside a class in markup and in scripts. */
const BETWEEN = /[\s"'`<>=,;(){}$]+/;
const BEGINNING = /[\s"'`]([a-z][\w-]+-)(?:\$\{|["'`])/g;

/** The words of a text that may be classes, and the beginnings of those it puts together (`rung-${level}`). */
export interface Words {
  whole: Set<string>;
  beginnings: string[];
}

export function wordsOf(text: string): Words {
  return {
    whole: new Set(text.split(BETWEEN)),
    beginnings: [...text.matchAll(BEGINNING)].map(([, word]) => word!),
  };
}

/** Whether a class is among any of the words. */
export const among =
  (all: readonly Words[]) =>
  (name: string): boolean =>
    all.some(({ whole, beginnings }) => whole.has(name) || beginnings.some((beginning) => name.startsWith(beginning)));

/** The end of the rule, or of the statement without a block, that begins at `start`. */
function endOfRule(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === '"') at = css.indexOf('"', at + 1);
    else if (css[at] === '{') depth += 1;
    else if (css[at] === ';' && depth === 0) return at + 1;
    else if (css[at] === '}' && (depth -= 1) === 0) return at + 1;
  }
  return css.length;
}

/**
 * A minified sheet without the rules that only name classes which the page has nowhere. Rules that name no class stay,
 * and so does whatever is inside a rule that stays.
 */
export function usedRules(css: string, used: (name: string) => boolean): string {
  let kept = '';
  let at = 0;
  while (at < css.length) {
    const rule = css.slice(at, endOfRule(css, at));
    at += rule.length;
    const open = rule.indexOf('{');
    const head = open < 0 ? rule : rule.slice(0, open);
    if (open >= 0 && /^\s*@(layer|media|supports)\b/.test(head)) {
      const inner = usedRules(rule.slice(open + 1, -1), used);
      if (inner.trim()) kept += `${head}{${inner}}`;
    } else {
      const names = head.includes('@') ? [] : [...head.matchAll(CLASS)].map(([, name]) => name!.replaceAll('\\', ''));
      if (names.length === 0 || names.some(used)) kept += rule;
    }
  }
  return kept;
}

const TOKENS = /:root,:host\{([^{}]*)\}/;

/** A sheet without the tokens that neither it nor the markup refers to. */
export function usedTokens(css: string, markup: string): string {
  const referred = new Set(`${css}${markup}`.match(/(?<=var\()--[\w-]+/g));
  return css.replace(TOKENS, (_, declarations: string) => {
    const kept = declarations.split(';').filter((one) => referred.has(one.slice(0, one.indexOf(':'))));
    return `:root{${kept.join(';')}}`;
  });
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Takes out of each page's inline styles the rules for classes that neither the page nor any script it can load names,
 * and the tokens that nothing refers to: the one sheet of utilities holds those of all pages. Runs before the policies are taken, whose hashes it keeps right.
 */
export function pageStyles(): AstroIntegration {
  return {
    name: 'page-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const scripts = new Map<string, Script>();
        for await (const file of glob('assets/*.js', { cwd: fileURLToPath(dir) })) {
          const text = await readFile(new URL(file, dir), 'utf8');
          scripts.set(file.slice('assets/'.length), { names: namesIn(text), words: wordsOf(text) });
        }
        for await (const file of glob('**/*.html', { cwd: fileURLToPath(dir) })) {
          const url = new URL(file.split('/').map(encodeURIComponent).join('/'), dir);
          const html = await readFile(url, 'utf8');
          const markup = html.replace(STYLE, '');
          const used = among([wordsOf(markup), ...reachable(namesIn(markup), scripts)]);
          let page = html;
          for (const [, before] of html.matchAll(STYLE)) {
            const after = usedTokens(usedRules(before!, used), html);
            page = page.replace(before!, () => after).replace(hash(before!), () => hash(after));
          }
          await writeFile(url, page);
        }
      },
    },
  };
}

interface Script {
  /** The files it may load. */
  names: string[];
  words: Words;
}

const namesIn = (text: string) => [...text.matchAll(SCRIPT_FILE)].map(([, name]) => name!);

/** The words of the scripts of these names, and of those that they name in turn. */
function reachable(names: readonly string[], scripts: ReadonlyMap<string, Script>): Words[] {
  const found = new Map<string, Words>();
  const follow = (name: string) => {
    const script = scripts.get(name);
    if (!script || found.has(name)) return;
    found.set(name, script.words);
    script.names.forEach(follow);
  };
  names.forEach(follow);
  return [...found.values()];
}
