import { describe, expect, it, vi } from 'vitest';
import { hydration } from './hydration.ts';

function clickOn(target: object | null, rest: object = {}) {
  return {
    target: { closest: () => target },
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    preventDefault: vi.fn(),
    stopPropagation: vi.fn(),
    ...rest,
  };
}

function later() {
  let done!: (success: boolean) => void;
  const promise = new Promise<boolean>((resolve) => (done = resolve));
  return { promise, done };
}

const button = (island?: () => { click(event: object): void }) => {
  const element = { isConnected: true, seen: [] as boolean[], click: vi.fn() };
  element.click.mockImplementation(() => {
    const event = clickOn(element);
    island?.().click(event);
    element.seen.push(event.preventDefault.mock.calls.length === 0);
  });
  return element;
};

describe('hydration', () => {
  it('hydrates once, however many interactions there are', async () => {
    const hydrate = vi.fn(() => Promise.resolve(true));
    const island = hydration(hydrate);
    await Promise.all([island.start(), island.start()]);
    await island.start();
    expect(hydrate).toHaveBeenCalledOnce();
  });

  it('holds clicks back while loading and makes the last one again afterwards', async () => {
    const { promise, done } = later();
    const island = hydration(() => promise);
    const [first, last] = [button(), button(() => island)];
    const event = clickOn(first);
    island.click(event);
    island.click(clickOn(last));
    expect(event.preventDefault).toHaveBeenCalled();
    expect(last.click).not.toHaveBeenCalled();
    done(true);
    await vi.waitFor(() => expect(last.click).toHaveBeenCalledOnce());
    expect(first.click).not.toHaveBeenCalled();
    expect(last.seen).toEqual([true]);
  });

  it('a click alone starts the loading', () => {
    const hydrate = vi.fn(() => Promise.resolve(true));
    hydration(hydrate).click(clickOn(button()));
    expect(hydrate).toHaveBeenCalledOnce();
  });

  it('leaves clicks alone once hydrated', async () => {
    const island = hydration(() => Promise.resolve(true));
    await island.start();
    const event = clickOn(button());
    island.click(event);
    expect(event.preventDefault).not.toHaveBeenCalled();
  });

  it('lets clicks pass that open a new tab, or that hit nothing to click on', () => {
    const island = hydration(() => Promise.resolve(true));
    for (const event of [clickOn(button(), { ctrlKey: true }), clickOn(button(), { button: 1 }), clickOn(null)]) {
      island.click(event);
      expect(event.preventDefault).not.toHaveBeenCalled();
    }
  });

  it('passes the click on as without script when the code cannot be had, and tries again later', async () => {
    const hydrate = vi.fn(() => Promise.resolve(false));
    const island = hydration(hydrate);
    const link = button(() => island);
    island.click(clickOn(link));
    await vi.waitFor(() => expect(link.click).toHaveBeenCalledOnce());
    expect(link.seen).toEqual([true]);
    await island.start();
    expect(hydrate).toHaveBeenCalledTimes(2);
  });

  it('forgets a click whose target is gone', async () => {
    const island = hydration(() => Promise.resolve(true));
    const gone = { ...button(), isConnected: false };
    island.click(clickOn(gone));
    await island.start();
    expect(gone.click).not.toHaveBeenCalled();
  });
});
