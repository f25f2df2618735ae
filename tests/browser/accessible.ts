import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface WithAxe {
  axe: { run: (context: Document, options: object) => Promise<AxeResults> };
}

/** What axe finds on a page as it stands, in words. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Evaluated by the inspector, which the page's own policy does not bind.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (values) =>
      (window as unknown as WithAxe).axe.run(document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }),
    standards,
  );
  return violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
