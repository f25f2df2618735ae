import { expect, test } from 'vitest';
import { inTwo } from './in-two.ts';

test.each([
  ['Why will these dates not sort? Exports, text', '**Why will these dates not sort?** Exports, text'],
  ['Redact a PDF properly: the black box is not it', '**Redact a PDF properly:** the black box is not it'],
  ['Where to keep a file', '**Where to keep a file**'],
  ['At 9:30 in the morning', '**At 9:30 in the morning**'],
  ['Microsoft Power BI', 'Microsoft **Power BI**'],
  ['Microsoft', '**Microsoft**'],
  ['Notre équipe', 'Notre **équipe**'],
  ['Formation pour les associations professionnelles', 'Formation pour les **associations professionnelles**'],
  ['Critical thinking and problem solving', '**Critical thinking** and problem solving'],
  ['VBA (Visual Basic for Applications)', '**VBA** (Visual Basic for Applications)'],
  ['Professional skills training', '**Professional skills** training'],
  ['Efficacité personnelle', '**Efficacité personnelle**'],
])('the title %s in two weights', (title, heading) => {
  expect(inTwo(title)).toBe(heading);
});
