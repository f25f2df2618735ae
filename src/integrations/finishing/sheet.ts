import { transform, type Selector, type TransformOptions } from 'lightningcss';

/** What a sheet is used for: everything else can leave it. */
export interface Use {
  /** Classes that an element has or can come to have. */
  hasClass: (name: string) => boolean;
  /** Whether a token, `--color-ink`, is read outside of the sheet. */
  reads: (token: string) => boolean;
  /** Whether one is set outside of it. */
  sets: (token: string) => boolean;
}

type Visitor = NonNullable<TransformOptions<never>['visitor']>;

const FILE = 'page.css';
const look = (css: string, visitor: Visitor) => {
  transform({ filename: FILE, code: Buffer.from(css), visitor });
};
const write = (css: string, unusedSymbols: string[], visitor: Visitor = {}) =>
  transform({ filename: FILE, code: Buffer.from(css), minify: true, unusedSymbols, visitor }).code.toString();

/**
 * The classes of a sheet's selectors that it can be asked to leave out, those in `:not()` and its like as well. What is
 * left out goes by its name alone, so a class that is called as an animation, an id or a property is none of them.
 */
export function classesIn(css: string): Set<string> {
  const classes = new Set<string>();
  const others = new Set<string>();
  const visit = (selector: Selector) => {
    for (const part of selector) {
      if (part.type === 'class') classes.add(part.name);
      else if (part.type === 'id') others.add(part.name);
      else if ('selectors' in part) for (const inner of part.selectors ?? []) visit(inner as Selector);
    }
  };
  look(css, {
    Selector: visit,
    Declaration: {
      // Those that the parser does not know: `border-collapse`, which is a class of Tailwind's, too.
      custom: ({ name }) => {
        others.add(name);
      },
    },
    Rule: {
      keyframes: ({ value }) => {
        others.add(value.name.value);
      },
    },
  });
  return classes.difference(others);
}

/** A sheet without the comments on licences that it begins with; the parser lets no others through. */
function withoutNotices(css: string): string {
  let rest = css.trimStart();
  while (rest.startsWith('/*')) rest = rest.slice(rest.indexOf('*/') + 2).trimStart();
  return rest;
}

/** What a sheet says of custom properties. */
export interface Tokens {
  /** Those with a value somewhere in it. */
  set: Set<string>;
  /** All that it gives a value or describes by `@property`. */
  declared: Set<string>;
  /** `by` the token in whose value it stands, '' in a rule of its own. */
  reads: { token: string; by: string; hasFallback: boolean }[];
}

export function tokensIn(css: string): Tokens {
  const tokens: Tokens = { set: new Set(), declared: new Set(), reads: [] };
  let by = '';
  look(css, {
    Declaration: {
      custom: ({ name }) => {
        // Properties that the parser does not know are custom ones to it, too.
        if (!name.startsWith('--')) return;
        tokens.set.add(name);
        tokens.declared.add(name);
        by = name;
      },
    },
    DeclarationExit: {
      custom: () => {
        by = '';
      },
    },
    Variable: ({ name, fallback }) => {
      tokens.reads.push({ token: name.ident, by, hasFallback: Boolean(fallback) });
    },
    Rule: {
      property: ({ value }) => {
        tokens.declared.add(value.name);
        if (value.initialValue) tokens.set.add(value.name);
      },
    },
  });
  return tokens;
}

/** Tokens that rules read, and those that such tokens read in turn. One that is replaced by its fallback is not read. */
function readTokens({ reads }: Tokens, outside: Use['reads'], isUnset: (token: string) => boolean): Set<string> {
  const counting = reads.filter(({ token, hasFallback }) => !(hasFallback && isUnset(token)));
  const live = new Set<string>();
  for (let size = -1; size < live.size;) {
    size = live.size;
    for (const { token, by } of counting) {
      if (by === '' || live.has(by) || outside(by)) live.add(token);
    }
  }
  return live;
}

/** The parser gives `null` for what is not there, and does not take it back. */
const withoutNulls = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value, (_, part: unknown) => part ?? undefined)) as Value;

/**
 * A sheet without the rules, tokens and descriptions of tokens that nothing uses. Where nothing sets a token, its
 * fallback stands in its place.
 *
 * @param classes of the sheet, see {@link classesIn}
 */
export function lighten(css: string, classes: Iterable<string>, use: Use): string {
  const rules = write(
    withoutNotices(css),
    [...classes].filter((name) => !use.hasClass(name)),
  );
  const tokens = tokensIn(rules);
  const isUnset = (token: string) => !tokens.set.has(token) && !use.sets(token);
  const live = readTokens(tokens, use.reads, isUnset);
  const unused = [...tokens.declared].filter((token) => !live.has(token) && !use.reads(token));
  return write(rules, unused, {
    // At the end of it, so that what stands in the fallback is settled.
    VariableExit: ({ name, fallback }) => (fallback && isUnset(name.ident) ? withoutNulls(fallback) : undefined),
  });
}
