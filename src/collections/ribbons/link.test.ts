import { expect, it } from 'vitest';
import { exportedUi } from './exported-ui.ts';
import { linkRibbons } from './link.ts';
import { ribbonSchema } from './schema.ts';

const ribbon = (id: string, order: number) => ({
  collection: 'ribbons' as const,
  id,
  data: ribbonSchema.parse({
    title: id,
    program: 'Word',
    order,
    groups: [{ label: 'Check & repair', commands: [{ command: 'AccessibilityChecker', label: 'Check' }] }],
  }),
});

it('ribbons stand in their order, each with the file that Office reads', () => {
  const [first, second] = linkRibbons([ribbon('word', 2), ribbon('excel', 1)]);
  expect([first?.href, second?.href]).toEqual([
    '/free-downloads/accessibility-ribbon-excel.exportedUI',
    '/free-downloads/accessibility-ribbon-word.exportedUI',
  ]);
  const file = first && exportedUi(first, 'Accessible');
  expect(file).toMatch(/^<mso:cmd app="Word" dt="1"\/>\n<mso:customUI /);
  expect(file).toContain('<mso:tab id="gct_accessibility" label="Accessible">');
  expect(file).toContain('label="Check &amp; repair"');
  expect(file).toContain('<mso:control idQ="mso:AccessibilityChecker" visible="true"/>');
});
