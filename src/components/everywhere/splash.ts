/**
 * The pictures of `public/splash`, by screen. Safari of iOS shows the one of its device while the site, once added to
 * the home screen, is starting; as fifteen elements in the head they would weigh on every page and every other browser.
 */
export const splashScreens = [
  '750x1334',
  '828x1792',
  '1125x2436',
  '1170x2532',
  '1179x2556',
  '1206x2622',
  '1242x2688',
  '1284x2778',
  '1290x2796',
  '1320x2868',
  '1536x2048',
  '1620x2160',
  '1640x2360',
  '1668x2388',
  '2048x2732',
] as const;

/** The picture for a screen held upright; its sides are CSS pixels. */
export function splashOf(width: number, height: number, ratio: number): string | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)].map((side) => Math.round(side * ratio));
  const screen = splashScreens.find((name) => name === `${short}x${long}`);
  return screen && `/splash/${screen}.png`;
}

/** Registers the picture of this device, if there is one. */
export function registerSplash(): void {
  const href = splashOf(screen.width, screen.height, devicePixelRatio);
  if (href === undefined) return;
  const link = document.createElement('link');
  link.rel = 'apple-touch-startup-image';
  link.href = href;
  document.head.append(link);
}
