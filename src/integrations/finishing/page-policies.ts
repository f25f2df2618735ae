import { createHash } from 'node:crypto';
import type { MarkupElement } from '../../build/markup.ts';
import { remembered } from '../../build/remembered.ts';
import type { PagePolicies, PagePolicy } from '../../domain/site/page-policy.ts';
import { runsInline } from './inline-scripts.ts';
import type { Page, Step } from './pipeline.ts';

/** The same few scripts and sheets stand in all pages. */
const source = remembered((text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/**
 * Takes a page's policy from its meta element, which comes too late in the head to rule what stands before it. Only
 * hashes that Astro made itself are let through: a script that came in by content has none, and stops the build.
 *
 * @returns the hashes of what the page is going to hold
 */
export function takePolicy(page: Page): PagePolicy {
  const meta = page.named('meta').find(({ attributes }) => attributes['http-equiv'] === 'content-security-policy');
  if (!meta) throw new Error('expected a Content-Security-Policy by Astro');
  const known = new Set(meta.attributes.content?.split(/[\s;]+/));
  page.replace(meta, '');
  const hashesOf = (kind: string, elements: readonly MarkupElement[]) => {
    for (const element of elements) {
      const hash = source(page.inner(element));
      if (!known.has(hash)) throw new Error(`an inline ${kind} that Astro did not make: ${hash}`);
    }
    return [...new Set(elements.flatMap((element) => page.innerThen(element) ?? []).map(source))].sort();
  };
  return {
    script: hashesOf('script', page.named('script').filter(runsInline)),
    style: hashesOf('style', page.named('style')),
  };
}

/** The policies of all pages, gathered as they go by. Comes after what changes scripts and styles. */
export function pagePolicies(): Step<PagePolicy> & { taken: PagePolicies } {
  const taken: PagePolicies = { list: [], pages: {} };
  const positions = new Map<string, number>();
  return {
    name: 'page-policies',
    taken,
    page: takePolicy,
    gather(path, policy) {
      const key = JSON.stringify(policy);
      let position = positions.get(key);
      if (position === undefined) {
        position = taken.list.push(policy) - 1;
        positions.set(key, position);
      }
      taken.pages[path] = position;
    },
  };
}
