import { transform, type Rule, type Selector } from 'lightningcss';

/** What a sheet says of one property in one of a rule's selectors. */
export interface StyleRule {
  /** The conditions, selector and property, in a form that is the same in every sheet. */
  key: string;
  /** Whether the selector can match, by the classes that elements have; what it excludes or contains may be anything. */
  canMatch: (has: (name: string) => boolean) => boolean;
  classes: string[];
}

type StyleBlock = Extract<Rule, { type: 'style' }>['value'];

const canMatch = (selector: Selector, has: (name: string) => boolean): boolean =>
  selector.every((part) => {
    if (part.type === 'class') return has(part.name);
    if (part.type !== 'pseudo-class') return true;
    return part.kind === 'is' || part.kind === 'where' ? part.selectors.some((inner) => canMatch(inner, has)) : true;
  });

const plain = (value: unknown) => JSON.stringify(value, (name, part: unknown) => (name === 'loc' ? undefined : part));

/** The parser writes borders as one or by sides, as their values allow it. */
const BORDERS = /^border(-(top|right|bottom|left|inline|block)(-(start|end))?)?(-(width|style|color))?$/;

function propertiesOf({ declarations }: StyleBlock): string[] {
  const all = [...(declarations?.declarations ?? []), ...(declarations?.importantDeclarations ?? [])];
  return all
    .map((declaration) => {
      if (declaration.property === 'unparsed') return declaration.value.propertyId.property;
      return declaration.property === 'custom' ? declaration.value.name : declaration.property;
    })
    .filter((name) => !name.startsWith('--'))
    .map((name) => (BORDERS.test(name) ? 'border' : name));
}

type Around = Pick<StyleRule, 'key' | 'canMatch' | 'classes'>;

function* rulesIn(rules: readonly Rule[], around: Around): Generator<StyleRule> {
  for (const rule of rules) {
    if (rule.type === 'style') {
      for (const selector of rule.value.selectors) {
        const inside: Around = {
          key: `${around.key} ${plain(selector)}`,
          canMatch: (has) => around.canMatch(has) && canMatch(selector, has),
          classes: [...around.classes, ...selector.flatMap((part) => (part.type === 'class' ? part.name : []))],
        };
        for (const property of propertiesOf(rule.value)) yield { ...inside, key: `${inside.key} ${property}` };
        yield* rulesIn(rule.value.rules ?? [], inside);
      }
    } else if (rule.type === 'nested-declarations') {
      // Declarations behind a nested rule belong to the one around it.
      for (const property of propertiesOf(rule.value as unknown as StyleBlock)) {
        yield { ...around, key: `${around.key} ${property}` };
      }
    } else if ('value' in rule && typeof rule.value === 'object' && rule.value && 'rules' in rule.value) {
      const { rules: inner, ...condition } = rule.value;
      if (rule.type !== 'keyframes') {
        yield* rulesIn(inner as Rule[], { ...around, key: `${around.key} @${rule.type} ${plain(condition)}` });
      }
    }
  }
}

const known = new Map<string, StyleRule[]>();

/** What a sheet says, as a parser of style sheets understands it. */
export function styleRules(css: string): StyleRule[] {
  let list = known.get(css);
  if (!list) {
    list = [];
    const kept = list;
    transform({
      filename: 'page.css',
      code: transform({ filename: 'page.css', code: Buffer.from(css), minify: true }).code,
      visitor: {
        StyleSheet: ({ rules }) => {
          kept.push(...rulesIn(rules, { key: '', canMatch: () => true, classes: [] }));
        },
      },
    });
    known.set(css, list);
  }
  return list;
}
