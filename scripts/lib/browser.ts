import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { run } from './run.ts';

/** Where distributions and vendors put a Chromium that Playwright can drive. */
const systemBrowsers = [
  // Without the browser's own windows: pages open in half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Root cannot have a sandbox; a test browser has nobody to call. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a browser on this machine: `CHROMIUM_PATH`, Playwright's own, or the system's. */
export function findBrowser(): string | undefined {
  const own = (() => {
    try {
      return chromium.executablePath();
    } catch {
      return undefined;
    }
  })();
  return [process.env.CHROMIUM_PATH, own, ...systemBrowsers].find((path) => path && existsSync(path));
}

/** A browser, installed where there is none: by Playwright, or by apt as root on Debian and its kin. */
export async function ensureBrowser(say: (line: string) => void): Promise<string> {
  const found = findBrowser();
  if (found) return found;

  say('No browser found; installing Chromium with Playwright …');
  const byPlaywright = await run('playwright', [
    'install',
    'chromium',
    // The libraries it needs are the system's; only root can add those.
    ...(process.getuid?.() === 0 ? ['--with-deps'] : []),
  ]);
  const installed = findBrowser();
  if (byPlaywright.code === 0 && installed) return installed;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Playwright could not; installing the distribution’s chromium with apt …');
    await run('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      });
      const byApt = findBrowser();
      if (byApt) return byApt;
    }
  }
  throw new Error(
    'No browser for the tests. Install Chromium or Google Chrome, or name one in CHROMIUM_PATH.\n' +
      byPlaywright.output.slice(-800),
  );
}
