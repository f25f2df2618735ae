import type { Plugin } from 'vite';
import { constantTokens, themeTokens } from '../build/theme.ts';
import { classesIn, lighten } from './finishing/sheet.ts';

/** What an island brings along stands beside the page's own sheet: all of it is used, and the page may set what else it reads. */
function withoutTheme(css: string, theme: ReadonlySet<string>): string {
  return lighten(css, classesIn(css), {
    hasClass: () => true,
    sets: (token) => !theme.has(token),
    reads: () => false,
  });
}

/**
 * Writes the tokens of the theme that have one value in place, in every sheet: what is fetched later would otherwise have each page
 * carry the names of all that it reads, some two hundred bytes. A sheet that comes with a script (`?inline`) then leaves those
 * tokens out: one word of it about the root has the browser style each element of the page anew, 30 ms on a phone.
 */
export function themeInPlace(tokens = constantTokens(), theme = new Set(themeTokens().keys())): Plugin {
  return {
    name: 'theme-in-place',
    transform: {
      // Behind Vite's own reading of sheets, so that what they import and what Tailwind makes is there.
      filter: { id: /\.css(?:$|\?)|[?&]lang\.css/ },
      handler: (css, id) => {
        const written = css.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => tokens.get(name) ?? whole);
        return { code: /[?&]inline\b/.test(id) ? withoutTheme(written, theme) : written, map: null };
      },
    },
  };
}
