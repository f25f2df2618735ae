import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { glob } from 'node:fs/promises';
import type { PagePolicies, PagePolicy } from '../../domain/site/page-policy.ts';

const META = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
/** Astro writes this beside a page's first island, where HTML allows no style element; `styles/base.css` has the rule. */
const ISLAND_STYLE = /<style>astro-island,astro-slot,astro-static-slot\{display:contents\}<\/style>/;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Data blocks (JSON-LD, speculation rules) are no scripts to a policy, but for the latter, which have their own keyword. */
const runs = (attributes: string) =>
  !/\bsrc=/.test(attributes) && !/\btype="(application\/ld\+json|application\/json|speculationrules)"/.test(attributes);

/**
 * Takes a page's policy from its meta element, which comes too late in the head to rule what stands before it. Only
 * hashes that Astro made itself are let through: a script that came in by content has none, and stops the build.
 *
 * @returns the page without the meta element, and the hashes that it really uses
 */
export function takePolicy(built: string, page: string): { html: string; policy: PagePolicy } {
  const meta = META.exec(built);
  if (!meta) throw new Error(`${page}: expected a Content-Security-Policy by Astro`);
  const known = new Set(meta[1]!.match(/'sha256-[^']+'/g));
  const used = (kind: string, texts: string[]) =>
    [...new Set(texts.map(source))].sort().map((hash) => {
      if (!known.has(hash)) throw new Error(`${page}: an inline ${kind} that Astro did not make: ${hash}`);
      return hash;
    });
  const html = built.replace(META, '').replace(ISLAND_STYLE, '');
  return {
    html,
    policy: {
      script: used(
        'script',
        [...html.matchAll(SCRIPT)].filter(([, attributes]) => runs(attributes!)).map(([, , text]) => text!),
      ),
      style: used(
        'style',
        [...html.matchAll(STYLE)].map(([, text]) => text!),
      ),
    },
  };
}

/** Takes the policies of all pages below `dist` and rewrites the files without their meta elements. */
export async function takePolicies(dist: URL): Promise<PagePolicies> {
  const policies: PagePolicies = { list: [], pages: {} };
  const positions = new Map<string, number>();
  for await (const file of glob('**/*.html', { cwd: fileURLToPath(dist) })) {
    const path = `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`.normalize('NFC');
    const url = new URL(file.split('/').map(encodeURIComponent).join('/'), dist);
    const { html, policy } = takePolicy(await readFile(url, 'utf8'), path);
    await writeFile(url, html);
    const key = JSON.stringify(policy);
    let position = positions.get(key);
    if (position === undefined) {
      position = policies.list.push(policy) - 1;
      positions.set(key, position);
    }
    policies.pages[path] = position;
  }
  return policies;
}
