import { localesInTurn } from '../../scripts/lib/sample.ts';
import { href } from '../../src/i18n/routes.ts';
import sharp from 'sharp';
import { present } from '../../src/domain/present.ts';
import { expect, test } from './quiet-page.ts';

// Colours that a reader's system decides about: what is drawn follows them, or its lines would be lost in its areas.
test.use({ contextOptions: { forcedColors: 'active' } });

for (const locale of localesInTurn('forced-colours')) {
  for (const path of [href('advantage', locale), href('trainingCentre', locale), href('softwareTraining', locale)]) {
    test(`${path}: drawings in forced colours`, async ({ page }) => {
      await page.goto(path);
      const lost = await page.evaluate(() => {
        const system = (name: string) => {
          const probe = document.createElement('p');
          probe.style.color = name;
          document.body.append(probe);
          const { color } = getComputedStyle(probe);
          probe.remove();
          return color;
        };
        const [ground, ink] = [system('Canvas'), system('CanvasText')];
        const shapes = [...document.querySelectorAll('svg.drawing *')];
        if (shapes.length === 0) return ['no drawing'];
        return shapes.flatMap((shape) => {
          const { fill, stroke } = getComputedStyle(shape);
          const filled = fill !== 'none' && fill !== ground && stroke !== 'none' && stroke === ink;
          return filled || stroke === ground ? [`${shape.tagName}.${shape.getAttribute('class') ?? ''}: ${fill}`] : [];
        });
      });
      expect(lost).toEqual([]);
    });
  }

  const course = href('course', locale, { id: locale === 'en' ? 'excel-level-1' : 'excel-niveau-1' });
  test(`${locale}: the bar at the bottom has an edge in forced colours`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(course);
    const bar = present(await page.locator('.bottom-bar').boundingBox());
    const line = await page.screenshot({ clip: { x: 100, y: Math.round(bar.y) - 1, width: 200, height: 1 } });
    // All of the line is of one colour, which is not that of the ground.
    const { channels } = await sharp(line).removeAlpha().stats();
    expect(channels.map(({ max }) => max < 128)).toEqual([true, true, true]);
  });

  for (const [path, of] of [
    [href('schedule', locale), '.timetable .bar'],
    [href('home', locale), '.timetable .bar'],
    [course, '#ticket'],
    [course, '.dates > li'],
  ] as const) {
    test(`${path}: seats in forced colours (${of})`, async ({ page }) => {
      await page.goto(path);
      const dots = page.locator(of).filter({ visible: true }).first().locator('.dots');
      await expect.poll(() => dots.evaluate((element) => element.clientWidth)).toBeGreaterThan(8);
      const { drawn, colour } = await dots.evaluate((element) => ({
        drawn: getComputedStyle(element, '::before').backgroundImage,
        colour: getComputedStyle(element).getPropertyValue('--dot').trim().toLowerCase(),
      }));
      expect(drawn).toContain('gradient');
      expect(colour).toBe('canvastext');
    });
  }
}
