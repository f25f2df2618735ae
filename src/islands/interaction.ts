import type { ClientDirective } from 'astro';
import { hydration } from './hydration.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}

/**
 * `client:interaction`: the island's code and React are fetched when a pointer, touch, key or focus first reaches the
 * element, or when a script dispatches `interaction:start` on it. A click made before the island is ready is held
 * back and made again afterwards; typed text, focus and caret stay, because nothing is replaced. An island whose code
 * cannot be had is left as the server rendered it, and the click does there what it does without script.
 */
const interaction: ClientDirective = (load, _options, element) => {
  const island = hydration(async () => {
    const hydrate = await load();
    const ready = new Promise<void>((resolve) => {
      element.addEventListener('interaction:ready', () => resolve(), { once: true });
    });
    await hydrate();
    // Astro takes the attribute away once React has the element; without it, the load failed.
    if (element.hasAttribute('ssr')) return false;
    await ready;
    return true;
  });

  for (const type of ['pointerover', 'touchstart', 'focusin', 'keydown', 'interaction:start']) {
    element.addEventListener(type, () => void island.start(), { passive: true });
  }
  element.addEventListener('click', (event) => island.click(event), true);
};

export default interaction;
