import type { Page } from 'playwright/test';
import { drawn } from './drawn.ts';
import { expect } from './quiet-page.ts';

/** What a walk from stop to stop finds on a page as it is drawn now. */
interface Stops {
  /** How many there are. */
  count: number;
  /** Where the focus is not to be seen: wholly under something else, or out of the window. */
  hidden: string[];
  /** Targets of less than 24 px that are no words of a sentence and lie too close to another. */
  small: string[];
}

/** What 2.5.8 asks for. */
const TARGET = 24;

/** Runs in the page, as one piece. */
// eslint-disable-next-line max-lines-per-function -- what runs in a page can call nothing outside of it
function walk(target: number): Stops {
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${element.getAttribute('name') ?? ''}: ${(
      element.getAttribute('aria-label') ?? element.textContent
    )
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 48)}`;
  const tabbable = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
  ]
    .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled, [type=hidden]') && !one.closest('[inert]'))
    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const boxOf = (element: Element) => (element.closest('label') ?? element).getBoundingClientRect();
  const isAt = (element: HTMLElement, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    // A label is pressed for its field, and a card as a whole, by a link that lies over all of it unseen.
    const around = hit?.closest(hit.matches('.card-link') ? '.card' : 'label');
    return hit !== null && (element.contains(hit) || (around?.contains(element) ?? false));
  };
  const isSeen = (element: HTMLElement) =>
    [...element.getClientRects()].some(({ left, top, width, height }) =>
      [0.05, 0.25, 0.5, 0.75, 0.95].some((across) =>
        [0.1, 0.5, 0.9].some((down) => isAt(element, left + width * across, top + height * down)),
      ),
    );
  /** Of its lines the first, whose middle the finger aims at. */
  const isLarge = (element: HTMLElement) => {
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    if (width >= target && height >= target) return true;
    const [x, y, half] = [left + width / 2, top + height / 2, target / 2 - 0.5];
    return [
      [x - half, y],
      [x + half, y],
      [x, y - half],
      [x, y + half],
    ].every(([px = 0, py = 0]) => isAt(element, px, py));
  };
  /** Words of a sentence may be as low as its lines. */
  const isInline = (element: HTMLElement) =>
    getComputedStyle(element).display.startsWith('inline') &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
  const isSpaced = (element: HTMLElement) => {
    const { left, top, width, height } = boxOf(element);
    const [x, y] = [left + width / 2, top + height / 2];
    return tabbable.every((other) => {
      if (other === element || element.contains(other) || other.contains(element)) return true;
      const box = boxOf(other);
      const across = Math.max(box.left - x, 0, x - box.right);
      const down = Math.max(box.top - y, 0, y - box.bottom);
      const room = box.width >= target && box.height >= target ? target / 2 : target;
      const [ox, oy] =
        room === target ? [x - (box.left + box.width / 2), y - (box.top + box.height / 2)] : [across, down];
      return Math.hypot(ox, oy) >= room;
    });
  };
  const [hidden, small]: [Set<string>, Set<string>] = [new Set(), new Set()];
  for (const [index, element] of [...tabbable, ...tabbable.toReversed()].entries()) {
    element.focus();
    if (document.activeElement !== element) continue;
    if (!isSeen(element)) hidden.add(named(element));
    if (index < tabbable.length && !isLarge(element) && !isInline(element) && !isSpaced(element))
      small.add(named(element));
  }
  return { count: tabbable.length, hidden: [...hidden], small: [...small] };
}

const WIDTHS = [360, 1280];

/** The focus is always seen (2.4.11), and targets are large enough or apart (2.5.8): it is taken to every stop, forth and back, as Tab does. */
export async function expectStopsSeen(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await drawn(page);
    const { count, hidden, small } = await page.evaluate(walk, TARGET);
    expect.soft(count).toBeGreaterThan(0);
    expect.soft({ hidden, small }, `the focus, and targets, at ${width} px`).toEqual({ hidden: [], small: [] });
  }
}
