import { remembered } from '../../build/remembered.ts';
import { transform, type Rule, type Selector, type TokenOrValue, type TransformOptions } from 'lightningcss';

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
  /** Those with more than one value, or with a type of their own. */
  often: Set<string>;
  /** `by` the token in whose value it stands, '' in a rule of its own; `spare` where it says what stands in for it. */
  reads: { token: string; by: string; spare: boolean }[];
}

type StyleRule = Extract<Rule, { type: 'style' }>['value'];

/** What a rule gives the whole document. */
function* givenToRoot({ selectors, declarations }: StyleRule): Generator<[string, TokenOrValue[]]> {
  const isRoot = (selector: Selector) =>
    selector.every((part) => part.type === 'pseudo-class' && (part.kind === 'root' || part.kind === 'host'));
  if (!selectors.every(isRoot)) return;
  for (const declaration of declarations?.declarations ?? []) {
    if (declaration.property === 'custom') yield [declaration.value.name, declaration.value.value];
  }
}

/** Tokens that a sheet gives the whole document, whatever the screen or the medium. To hand all rules over takes the parser long. */
const rootTokens = remembered((css: string) => {
  const tokens = new Map<string, TokenOrValue[]>();
  look(css, {
    StyleSheet: ({ rules }) => {
      for (const rule of rules) {
        const inside = rule.type === 'layer-block' ? rule.value.rules : [rule];
        for (const one of inside) {
          if (one.type === 'style') for (const [name, value] of givenToRoot(one.value)) tokens.set(name, value);
        }
      }
    },
  });
  return tokens;
});

export function tokensIn(css: string): Tokens {
  const tokens: Tokens = { set: new Set(), declared: new Set(), often: new Set(), reads: [] };
  let by = '';
  look(css, {
    Declaration: {
      custom: ({ name }) => {
        // Properties that the parser does not know are custom ones to it, too.
        if (!name.startsWith('--')) return;
        if (tokens.set.has(name)) tokens.often.add(name);
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
      tokens.reads.push({ token: name.ident, by, spare: Boolean(fallback) });
    },
    Rule: {
      property: ({ value }) => {
        tokens.declared.add(value.name);
        tokens.often.add(value.name);
        if (value.initialValue) tokens.set.add(value.name);
      },
    },
  });
  return tokens;
}

/** Tokens that rules read, and those that such tokens read in turn. */
function readTokens({ reads }: Tokens, outside: Use['reads']): Set<string> {
  const live = new Set<string>();
  for (let size = -1; size < live.size;) {
    size = live.size;
    for (const { token, by } of reads) {
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
 * fallback stands in its place, and where it always has the same value, that does: a page has each sheet for itself,
 * so a name for the value costs more than it saves.
 *
 * @param classes of the sheet, see {@link classesIn}
 */
export function lighten(css: string, classes: Iterable<string>, use: Use): string {
  let rules = write(
    withoutNotices(css),
    [...classes].filter((name) => !use.hasClass(name)),
  );
  let tokens = tokensIn(rules);
  const { set, often } = tokens;
  const roots = rootTokens(css);
  const constant = (token: string) => (use.sets(token) || often.has(token) ? undefined : roots.get(token));
  const isUnset = (token: string) => !set.has(token) && !use.sets(token);
  const inPlace: Visitor = {
    // At the end of it, so that what stands in the fallback is settled.
    VariableExit: ({ name, fallback }) => {
      const value = constant(name.ident);
      if (value) return withoutNulls(value);
      return fallback && isUnset(name.ident) ? withoutNulls(fallback) : undefined;
    },
  };
  // A value may name another.
  while (tokens.reads.some(({ token, spare }) => constant(token) ?? (spare && isUnset(token)))) {
    rules = write(rules, [], inPlace);
    tokens = tokensIn(rules);
  }
  const live = readTokens(tokens, use.reads);
  const dead = [...tokens.declared].filter((token) => !live.has(token) && !use.reads(token));
  return dead.length > 0 ? write(rules, dead) : rules;
}
