import { readFileSync } from 'node:fs';
import { transform, type CssColor } from 'lightningcss';

// From the project's root, where every build and every script starts.
const FILE = 'src/styles/theme.css';

/** The colours of a sheet whose `@theme` names them as Tailwind does, `--color-blue-700`, by the rest of their names. */
export function colorsIn(css: string): Map<string, CssColor> {
  const colors = new Map<string, CssColor>();
  transform({
    filename: FILE,
    code: Buffer.from(css),
    // Tailwind's `--color-*: initial` is no CSS.
    errorRecovery: true,
    customAtRules: { theme: { prelude: '*', body: 'declaration-list' } },
    visitor: {
      Declaration: {
        custom({ name, value: [value, ...more] }) {
          if (name.startsWith('--color-') && value?.type === 'color' && more.length === 0) {
            colors.set(name.slice('--color-'.length), value.value);
          }
        },
      },
    },
  });
  return colors;
}

const theme = colorsIn(readFileSync(FILE, 'utf8'));

const hex = (part: number) => part.toString(16).padStart(2, '0');

/** A colour of the theme, `blue-700`, for what no style sheet reaches: `#154388`. It has no transparency. */
export function color(name: string): string {
  const value = theme.get(name);
  if (typeof value !== 'object' || value.type !== 'rgb' || value.alpha !== 1) {
    throw new Error(`${FILE}: expected --color-${name}, a colour that is not transparent`);
  }
  return `#${hex(value.r)}${hex(value.g)}${hex(value.b)}`;
}

/** What a sheet's `@theme` gives a value, by its whole name. */
function tokensIn(css: string): Map<string, string> {
  const theme = /@theme \{(.*?)\n\}/s.exec(css.replaceAll(/\/\*.*?\*\//gs, ''))?.[1] ?? '';
  return new Map([...theme.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

/** What a sheet's `@theme` gives one value for all screens; not what names another token. */
export function constantTokensIn(css: string): Map<string, string> {
  return new Map([...tokensIn(css)].filter(([, value]) => value !== 'initial' && !value.includes('var(')));
}

export const themeTokens = (): Map<string, string> => tokensIn(readFileSync(FILE, 'utf8'));
export const constantTokens = (): Map<string, string> => constantTokensIn(readFileSync(FILE, 'utf8'));
