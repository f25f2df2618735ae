import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    axe: { run: (context: Element, options: object) => Promise<AxeResults> };
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it is now, or with a part of it; one text for each element. */
export async function violationsOf(page: Page, within = 'html'): Promise<string[]> {
  // Evaluated by the inspector, which the page's own policy does not bind.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    ([selector, values]) =>
      // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- this runs in the page, which has it
      window.axe.run(document.querySelector(selector)!, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }),
    [within, standards] as const,
  );
  return violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
