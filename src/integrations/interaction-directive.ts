import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** `client:interaction`: the island's code is fetched when a pointer, key or focus reaches it. */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'interaction-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: fileURLToPath(new URL('../islands/interaction.ts', import.meta.url)),
        });
      },
    },
  };
}
