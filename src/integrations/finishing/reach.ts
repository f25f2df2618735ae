import { remembered } from '../../build/remembered.ts';
import { tokensIn } from './sheet.ts';

/** What the scripts and sheets that a page can come to load do with its styles. */
export interface Reach {
  /** The same for pages of the same reach. */
  key: string;
  /** Whether a script can give an element a class. */
  hasClass: (name: string) => boolean;
  /** Whether a script or sheet reads a token, `--color-ink`, or sets it. What a script names it may read and set. */
  reads: (token: string) => boolean;
  sets: (token: string) => boolean;
}

// What files say is asked for every set of files that pages reach.

/** The words of a script, as names of classes stand in quotes. */
const wordsIn = remembered((script: string) => new Set(script.split(/[\s"'`<>=]+/)));
/** A script that holds a sheet in its text and adopts it, such as that of the header's islands. */
const holdsSheet = (script: string) => script.includes('adoptedStyleSheets');

/** But not those that the sheet it holds declares: they are the same theme's, and stand beside what reads them. */
const tokensNamedIn = remembered((script: string) => {
  const named = new Set(script.match(/--[\w-]+/g));
  return holdsSheet(script) ? named.difference(new Set(script.match(/(?<=[{;])--[\w-]+(?=:)/g))) : named;
});
/** What a sheet reads it does not set. */
const tokensSetIn = remembered((script: string) => {
  const named = tokensNamedIn(script);
  return holdsSheet(script) ? named.intersection(new Set(script.match(/(?<!var\()--[\w-]+/g))) : named;
});
const tokensOf = remembered(tokensIn);

/**
 * Whether scripts can give an element a class: they name it, or put it together from a beginning that ends in a
 * hyphen.
 */
export function classesOf(...scripts: readonly string[]): (name: string) => boolean {
  const words = new Set(scripts.flatMap((script) => [...wordsIn(script)]));
  const beginnings = [...words].flatMap((word) => /^([a-z][\w:-]*-)(?:\$\{|$)/i.exec(word)?.[1] ?? []);
  return (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

/** A page, as far as it says what it loads. */
export interface Loads {
  /** Texts that name files of the build, such as addresses. */
  mentions: readonly string[];
  /** Scripts that stand in the page. */
  inline: readonly string[];
}

/** A sheet that scripts bring along, and what is fetched behind those scripts alone. */
interface Carried {
  classes: ReadonlySet<string>;
  scripts: readonly string[];
}

function reachOf(key: string, scripts: readonly string[], carried: Carried, sheets: readonly string[]): Reach {
  const given = classesOf(...scripts);
  const givenLater = classesOf(...carried.scripts);
  const all = [...scripts, ...carried.scripts];
  const named = new Set(all.flatMap((script) => [...tokensNamedIn(script)]));
  const setByScripts = new Set(all.flatMap((script) => [...tokensSetIn(script)]));
  const tokens = sheets.map(tokensOf);
  const read = new Set(tokens.flatMap(({ reads }) => reads.map(({ token }) => token)));
  const set = new Set(tokens.flatMap((sheet) => [...sheet.set]));
  return {
    key,
    hasClass: (name) => given(name) || (givenLater(name) && !carried.classes.has(name)),
    reads: (token) => named.has(token) || read.has(token),
    sets: (token) => setByScripts.has(token) || set.has(token),
  };
}

const classesHeldIn = (script: string) =>
  new Set([...script.matchAll(/\.((?:[\w-]|\\{1,2}.)+)/g)].map(([, name = '']) => name.replaceAll('\\', '')));

/**
 * Follows the names of files of the build from a page, and from script to script. `assets` are their texts by name. What is
 * fetched behind a script that brings a sheet along has that sheet's classes from there.
 */
export function reachIn(assets: ReadonlyMap<string, string>): (page: Loads) => Reach {
  const files = [...assets.keys()];
  const namedIn = (text: string) => files.filter((file) => text.includes(file));
  const named = new Map([...assets].map(([file, text]) => [file, namedIn(text)]));
  const holders = new Set(files.filter((file) => file.endsWith('.js') && holdsSheet(assets.get(file) ?? '')));
  const classes = new Set([...holders].flatMap((file) => [...classesHeldIn(assets.get(file) ?? '')]));
  const brings = (file: string) => named.get(file)?.some((one) => holders.has(one)) ?? false;
  // Nearly all that pages say of files is in many of them.
  const saidIn = remembered(namedIn);
  const known = new Map<string, Reach>();
  return ({ mentions, inline }) => {
    const reached = new Set([...mentions, ...inline].flatMap(saidIn));
    const first = new Set([...reached].filter((file) => !brings(file)));
    // A set is walked through to what is added on the way.
    for (const file of reached) for (const next of named.get(file) ?? []) reached.add(next);
    for (const file of first) for (const next of named.get(file) ?? []) if (!brings(next)) first.add(next);
    const key = [...[...reached].sort(), ...[...first].sort(), ...inline].join('\n');
    let reach = known.get(key);
    if (!reach) {
      const texts = (of: Iterable<string>, ending: string) =>
        [...of].filter((file) => file.endsWith(ending)).flatMap((file) => assets.get(file) ?? []);
      const carried = { classes, scripts: texts(reached.difference(first), '.js') };
      known.set(key, (reach = reachOf(key, [...texts(first, '.js'), ...inline], carried, texts(reached, '.css'))));
    }
    return reach;
  };
}
