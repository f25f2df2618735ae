import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { interactionDirective } from '../../src/integrations/interaction-directive.ts';
import { pageRoutes } from '../../src/integrations/page-routes.ts';

/** The floor of the build bench: what the pages need to be rendered at all, and nothing else. */
export default defineConfig({
  root: process.env.BARE ? process.cwd() : new URL('../../', import.meta.url).pathname,
  site: 'https://gct.example',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  integrations: [pageRoutes(), react(), interactionDirective()],
  vite: { plugins: [tailwindcss()] },
});
