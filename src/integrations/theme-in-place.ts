import type { Plugin } from 'vite';
import { constantTokens } from '../build/theme.ts';

/**
 * Writes the tokens of the theme that have one value in place, in every sheet: what is fetched later would otherwise have each page
 * carry the names of all that it reads, some two hundred bytes.
 */
export function themeInPlace(tokens = constantTokens()): Plugin {
  return {
    name: 'theme-in-place',
    transform: {
      // Behind Vite's own reading of sheets, so that what they import and what Tailwind makes is there.
      filter: { id: /\.css(?:$|\?)|[?&]lang\.css/ },
      handler: (css) => ({
        code: css.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => tokens.get(name) ?? whole),
        map: null,
      }),
    },
  };
}
