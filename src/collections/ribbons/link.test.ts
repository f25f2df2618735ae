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
    groups: [
      {
        label: { en: 'Check & repair', fr: 'Vérifier' },
        commands: [{ command: 'AccessibilityChecker', label: { en: 'Check', fr: 'Vérifier' } }],
      },
    ],
  }),
});

it('ribbons stand in their order, each with the file that Office reads', () => {
  const [first, second] = linkRibbons([ribbon('word', 2), ribbon('excel', 1)], 'en');
  expect([first?.href, second?.href]).toEqual([
    '/free-downloads/accessibility-ribbon-excel.exportedUI',
    '/free-downloads/accessibility-ribbon-word.exportedUI',
  ]);
  const file = first && exportedUi(first, 'Accessible', 'en');
  expect(file).toMatch(/^<mso:cmd app="Word" dt="1"\/>\n<mso:customUI /);
  expect(file).toContain('<mso:tab id="gct_accessibility" label="Accessible">');
  expect(file).toContain('label="Check &amp; repair"');
  expect(file).toContain('<mso:control idQ="mso:AccessibilityChecker" visible="true"/>');
});

it('a French ribbon has a file of its own, with French groups', () => {
  const [one] = linkRibbons([ribbon('word', 1)], 'fr');
  expect(one?.href).toBe('/fr/telechargements/accessibility-ribbon-word.exportedUI');
  expect(one && exportedUi(one, 'Accessibilité', 'fr')).toContain('label="Vérifier"');
});
