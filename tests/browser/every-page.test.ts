import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { pages } from '../site/built-pages.ts';
import { expect, test } from './quiet-page.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const widths = [360, 1280];

declare global {
  interface Window {
    layoutShift: number;
    axe: { run: (context: Document, options: object) => Promise<AxeResults> };
  }
}

for (const { path } of pages) {
  for (const width of widths) {
    test(`${path} at ${width} px: accessible, still and silent`, async ({ page, allow }) => {
      if (/\/404$|\/error$/.test(path)) allow(/status (404|500)|the server responded with a status of (404|500)/);
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        window.layoutShift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) window.layoutShift += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'networkidle' });

      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'pixels scrolled sideways').toBeLessThanOrEqual(0);

      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => window.layoutShift), 'cumulative layout shift').toBeLessThan(0.001);

      // Evaluated by the inspector, which the page's own policy does not bind.
      await page.evaluate(axe);
      const { violations } = await page.evaluate(
        (values) => window.axe.run(document, { runOnly: { type: 'tag', values } }),
        standards,
      );
      const found = violations.flatMap((rule) =>
        rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      );
      expect(found).toEqual([]);
    });
  }
}
