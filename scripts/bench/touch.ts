import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { href } from '../../src/i18n/routes.ts';
import { browserArguments, ensureBrowser } from '../lib/browser.ts';
import { freePort, migrate, startServer } from '../lib/server.ts';
import type { Figure } from './figures.ts';
import { onPhone, phone } from './phone.ts';
import { median, ms, table } from './statistics.ts';

const RUNS = 5;
/** How long somebody looks at a page that has loaded before touching it. */
const LOOK_MS = 1500;
/** From a tap to what it asked for, milliseconds: on a first visit, and once it has been done on the same page. */
const GOALS = { first: 300, again: 100 };
/** From a tap to the next frame. */
const ANSWER_MS = 100;

interface Touch {
  name: string;
  path: string;
  /** What is tapped, and what is to be seen afterwards. */
  tap: string;
  seen: string;
  /** Puts the page back to where it was. */
  undo: (typeof undo)[keyof typeof undo];
}

const undo = { escape: 'Escape', none: '' } as const;
const home = href('home', 'en');
const course = href('course', 'en', { id: 'excel-level-1' });

const touches: Touch[] = [
  { name: 'open the cart', path: home, tap: '[data-cart] a', seen: 'dialog[open] h2', undo: undo.escape },
  {
    name: 'open the login',
    path: home,
    tap: '.login-links a.log-in',
    seen: 'dialog[open] input[type=email]',
    undo: undo.escape,
  },
  {
    name: 'open the search',
    path: home,
    tap: '.site-search [type=submit]',
    seen: 'dialog[open] [type=search]',
    undo: undo.escape,
  },
  {
    ...{ name: 'add to the cart', path: course, undo: undo.none },
    tap: '[data-class-list] li > button[value]:not([disabled])',
    seen: 'dialog[open] h2',
  },
];

interface Answer {
  /** From the tap, milliseconds. */
  result: number;
  frame: number;
}

/** Taps, and waits until the result is in a frame, by the clock of the page. */
async function answerOf(
  browser: Browser,
  url: string,
  touch: Touch,
): Promise<{ first: Answer; again: Answer | undefined }> {
  const { context, page } = await onPhone(browser);
  await page.goto(url + touch.path, { waitUntil: 'networkidle' });
  const target = page.locator(touch.tap).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(LOOK_MS);
  const answer = async (): Promise<Answer> => {
    const seen = page.evaluate(
      (selector) =>
        new Promise<Answer>((resolve) => {
          let tapped = 0;
          let frame = 0;
          /** When the frame that is being made has been painted: the first task behind it. */
          const painted = () =>
            new Promise<number>((done) => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => done(performance.now() - tapped);
              port2.postMessage(null);
            });
          const look = () => {
            const shows = document.querySelector(selector)?.checkVisibility();
            if (!shows) requestAnimationFrame(look);
            void painted().then((since) => {
              frame ||= since;
              if (shows) resolve({ result: since, frame });
            });
          };
          addEventListener(
            'pointerup',
            ({ timeStamp }) => {
              tapped = timeStamp;
              requestAnimationFrame(look);
            },
            { once: true, capture: true },
          );
        }),
      touch.seen,
    );
    const [result] = await Promise.all([seen, target.tap()]);
    return result;
  };
  try {
    const first = await answer();
    if (touch.undo === undo.none) return { first, again: undefined };
    await page.keyboard.press(touch.undo);
    await page.waitForTimeout(LOOK_MS);
    return { first, again: await answer() };
  } finally {
    await context.close();
  }
}

/** From a tap to its result on the phone of `README.md`, on the whole site with its own server. */
export async function benchTouch(): Promise<Figure[]> {
  const persistTo = mkdtempSync(join(tmpdir(), 'gct-touch-'));
  await migrate(persistTo);
  const server = await startServer({ port: await freePort(), persistTo });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(console.log), args: browserArguments });
  const runs = touches.map((touch) => ({ touch, answers: [] as Awaited<ReturnType<typeof answerOf>>[] }));
  try {
    for (let run = 0; run < RUNS; run += 1)
      for (const { touch, answers } of runs) answers.push(await answerOf(browser, server.url, touch));
  } finally {
    await browser.close();
    await server.stop();
    rmSync(persistTo, { recursive: true, force: true });
  }
  const rows = runs.map(({ touch, answers }) => {
    const again = answers.flatMap((one) => one.again?.result ?? []);
    return {
      name: touch.name,
      first: median(answers.map(({ first }) => first.result)),
      frame: median(answers.map(({ first }) => first.frame)),
      again: again.length > 0 ? median(again) : undefined,
    };
  });
  table(
    `From a tap to its result (slow 4G, processor ÷ ${phone.slowdown}; median of ${RUNS})`,
    ['', 'first visit', 'again', 'next frame'],
    rows.map((row) => [row.name, ms(row.first), row.again === undefined ? '' : ms(row.again), ms(row.frame)]),
  );
  return rows.flatMap(({ name, first, again, frame }) => [
    { name: `${name}: first visit`, value: first, unit: 'ms', atMost: GOALS.first },
    ...(again === undefined ? [] : [{ name: `${name}: again`, value: again, unit: 'ms', atMost: GOALS.again }]),
    { name: `${name}: next frame`, value: frame, unit: 'ms', atMost: ANSWER_MS },
  ]);
}
