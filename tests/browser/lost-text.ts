import type { Page } from 'playwright/test';
import { drawn } from './drawn.ts';

/** A line of text as it is drawn. */
interface Line {
  /** Of its element: tag, class and first words. */
  name: string;
  /** Numbers of its element, and of the sticky part that it moves with. */
  element: number;
  layer: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Whether a box of its own scrolls it. */
  scrolled: boolean;
  /** The box that cuts it, by tag and class. */
  cutBy?: string | undefined;
}

/** A line of text is this much lower than its box, which has room for every accent. */
const SLACK = 0.25;

/** Every line of text that is drawn for somebody to read. Runs in the page. */
function linesOf(slackOfBox: number): Line[] {
  /** What is asked of an element again for every line within it, worked out once. */
  const once = <Value>(work: (element: Element) => Value) => {
    const known = new Map<Element, Value>();
    return (element: Element): Value => {
      const value = known.has(element) ? (known.get(element) as Value) : work(element);
      known.set(element, value);
      return value;
    };
  };
  const around = (element: Element | null): Element[] =>
    element && element !== document.body ? [element, ...around(element.parentElement)] : [];
  const named = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
  const scrolls = once((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return /auto|scroll/.test(overflowX + overflowY);
  });
  // For screen readers, for robots, for nobody, or drawn by the system.
  const unread = once((element) => {
    const { clipPath, overflow } = getComputedStyle(element);
    const gone = clipPath.startsWith('inset') || (overflow === 'hidden' && element.clientWidth <= 1);
    return gone || element.matches('svg, option, noscript, [inert], .form-trap');
  });
  const moves = once((element) => /fixed|sticky/.test(getComputedStyle(element).position));
  const boxOf = once((element) => {
    const { overflowX, overflowY, display } = getComputedStyle(element);
    return { overflowX, overflowY, display, frame: element.getBoundingClientRect() };
  });
  const cuts = (element: Element, line: DOMRect) => {
    const { overflowX, overflowY, display, frame } = boxOf(element);
    const slack = line.height * slackOfBox;
    const across = /hidden|clip/.test(overflowX) && (line.right > frame.right + 2 || line.left < frame.left - 2);
    const down = /hidden|clip/.test(overflowY) && (line.bottom - slack > frame.bottom || line.top + slack < frame.top);
    return display !== 'inline' && (across || down);
  };
  const numbers = new Map([...document.querySelectorAll('*')].map((element, index) => [element, index]));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines: Line[] = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element || !walker.currentNode.nodeValue?.trim()) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const ancestors = around(element);
    if (ancestors.some(unread)) continue;
    const scroller = ancestors.findIndex(scrolls);
    const within = scroller === -1 ? ancestors : ancestors.slice(0, scroller);
    const layer = ancestors.find(moves);
    const name = `${named(element)}: ${element.textContent.trim().replace(/\s+/g, ' ').slice(0, 48)}`;
    const shared = { name, element: numbers.get(element) ?? -1, layer: (layer && numbers.get(layer)) ?? -1 };
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      const { left, right, top, bottom } = box;
      const cutter = within.find((one) => cuts(one, box));
      const cutBy = cutter && named(cutter);
      lines.push({ ...shared, left, right, top, bottom, scrolled: scroller !== -1, cutBy });
    }
  }
  return lines;
}

/** Whether one line lies over another of the same layer. */
function covers(one: Line, other: Line): boolean {
  if (one.element === other.element || one.layer !== other.layer) return false;
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return across > 2 && down > Math.min(one.bottom - one.top, other.bottom - other.top) * 2 * SLACK;
}

/**
 * What the page loses of its text as it is drawn now: pushed out of it, cut by its box, or under other text; none where nothing
 * is lost. What scrolls in a box of its own is no loss, and neither is what a sticky bar passes over.
 */
export async function lostText(page: Page): Promise<string[]> {
  await drawn(page);
  const { clientWidth, scrollWidth } = await page.evaluate(() => ({
    clientWidth: document.documentElement.clientWidth,
    scrollWidth: document.documentElement.scrollWidth,
  }));
  const lines = await page.evaluate(linesOf, SLACK);
  const lost = scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
  for (const { name, cutBy } of lines) if (cutBy !== undefined) lost.push(`cut by ${cutBy}: ${name}`);
  const still = lines
    .filter(({ scrolled, cutBy }) => !scrolled && cutBy === undefined)
    .toSorted((a, b) => a.top - b.top);
  for (const [index, line] of still.entries()) {
    if (line.right > clientWidth + 1 || line.left < -1) lost.push(`outside: ${line.name}`);
    for (const other of still.slice(index + 1)) {
      if (other.top > line.bottom) break;
      if (covers(line, other)) lost.push(`over one another: ${line.name} | ${other.name}`);
    }
  }
  return [...new Set(lost)];
}
