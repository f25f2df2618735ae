import { defineConfig } from 'astro/config';
import keystatic from '@keystatic/astro';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import './scripts/lib/clock.ts';
import { loadCompany } from './src/build/company-file.ts';
import { NO_PAGES } from './src/domain/site/addresses.ts';
import { closedAddresses } from './src/i18n/routes.ts';
import { deprecatedMarkup } from './src/integrations/deprecated-markup.ts';
import { finishing } from './src/integrations/finishing/finishing.ts';
import { interactionDirective } from './src/integrations/interaction-directive.ts';
import { lightImports } from './src/integrations/light-imports.ts';
import { pageRoutes } from './src/integrations/page-routes.ts';
import { pictureLimits } from './src/integrations/picture-limits.ts';
import { plainMarkdown } from './src/integrations/plain-markdown.ts';
import { readAnew } from './src/integrations/read-anew.ts';
import { scriptName, scriptGroups } from './src/integrations/script-names.ts';
import { themeInPlace } from './src/integrations/theme-in-place.ts';
import { serviceWorker } from './src/integrations/service-worker.ts';

const company = loadCompany();

/** The editor writes files, so it belongs to the development server alone. */
const editor = process.argv.includes('dev') ? [keystatic()] : [];

/** In development the pages come from Vite, and everything the worker answers from the worker. */
const api = process.env.DEV_API_ORIGIN;
const proxy = api && Object.fromEntries(NO_PAGES.map((path) => [path, api]));

export default defineConfig({
  site: process.env.PUBLIC_SITE_ORIGIN ?? company.origin,
  trailingSlash: 'never',
  // Where what was read of the content is kept; builds of other copies have a place of their own.
  ...(process.env.BUILD_CACHE && { cacheDir: process.env.BUILD_CACHE }),
  build: {
    format: 'file',
    assets: 'assets',
    inlineStylesheets: 'always',
  },
  compressHTML: true,
  markdown: { syntaxHighlight: false },
  image: { service: { entrypoint: './src/build/picture-service.ts' } },
  devToolbar: { enabled: false },
  scopedStyleStrategy: 'where',
  integrations: [
    readAnew(),
    pictureLimits(),
    plainMarkdown(),
    pageRoutes(),
    react(),
    interactionDirective(),
    deprecatedMarkup(),
    finishing(company),
    serviceWorker(),
    ...editor,
  ],
  security: {
    csp: {
      algorithm: 'SHA-256',
    },
  },
  vite: {
    plugins: [tailwindcss(), themeInPlace(), lightImports()],
    define: { CLOSED_ADDRESSES: JSON.stringify(closedAddresses) },
    build: { sourcemap: false },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { entryFileNames: scriptName, chunkFileNames: scriptName, codeSplitting: { groups: scriptGroups } },
          },
        },
      },
    },
    ...(proxy && { server: { proxy } }),
  },
});
