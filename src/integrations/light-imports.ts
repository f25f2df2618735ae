import type { Plugin } from 'vite';

/** Vite's module that every `import()` in the browser goes through. */
const HELPER = '\0vite/preload-helper.js';

/**
 * `import()` without Vite's fetching of a chunk's own imports in advance: that weighs nearly a kilobyte on every page,
 * and saves one round trip of what is fetched after the page has been read. What fails is still told by
 * `vite:preloadError`. No chunk may import a style sheet; one that needs one links it by its address (`?url`).
 */
export function lightImports(helper = HELPER): Plugin {
  let replaced = false;
  return {
    name: 'light-imports',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        // A name that two scripts share is written into both: a file of its own would be forty bytes and a request.
        rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 2 } } },
      },
    }),
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler(id) {
        if (id !== helper) return undefined;
        replaced = true;
        return `export const __vitePreload = (load) => load().catch((error) => {
          const event = new Event('vite:preloadError', { cancelable: true });
          event.payload = error;
          if (dispatchEvent(event)) throw error;
        });`;
      },
    },
    generateBundle(_, files) {
      const isBrowser = this.environment.config.consumer === 'client';
      const imports = Object.values(files).some((file) => file.type === 'chunk' && file.dynamicImports.length > 0);
      if (isBrowser && imports && !replaced) {
        this.error(`light-imports: expected Vite's module ${helper.slice(1)}, which import() goes through`);
      }
    },
  };
}
