interface Family {
  type: string;
  help: string;
  samples: { labels: Record<string, string>; value: number }[];
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const LABEL = String.raw`([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\n"])*)"`;
const VALUE = String.raw`[+-]?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|Inf)|NaN`;

const unescaped = (text: string) => text.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

/**
 * Reads text of exposition format 0.0.4 and throws at whatever Prometheus would not take, or would take for something else:
 * a sample without its HELP and TYPE before it, a metric in two places, a sample twice, a label twice, no line end.
 */
export function parseExposition(text: string): Map<string, Family> {
  if (!text.endsWith('\n') || text.includes('\r')) throw new Error('expected lines that end with a line feed');
  const families = new Map<string, Family>();
  const seen = new Set<string>();
  let current: [name: string, family: Family] | undefined;
  for (const line of text.slice(0, -1).split('\n')) {
    const help = new RegExp(`^# HELP (${NAME}) (.+)$`).exec(line);
    const type = new RegExp(`^# TYPE (${NAME}) (counter|gauge|histogram|summary|untyped)$`).exec(line);
    const sample = new RegExp(`^(${NAME})(?:\\{(${LABEL}(?:,${LABEL})*)\\})? (${VALUE})$`).exec(line);
    if (help?.[1] !== undefined) {
      if (families.has(help[1])) throw new Error(`${help[1]} is in two places`);
      current = [help[1], { type: '', help: unescaped(help[2] ?? ''), samples: [] }];
      families.set(...current);
    } else if (type) {
      if (type[1] !== current?.[0] || current?.[1].type !== '') throw new Error(`a type without its help: ${line}`);
      current[1].type = type[2] ?? '';
    } else if (sample) {
      if (!current || sample[1] !== current[0] || current[1].type === '')
        throw new Error(`a sample without its type: ${line}`);
      const pairs = [...(sample[2] ?? '').matchAll(new RegExp(LABEL, 'g'))].map(
        ([, label = '', value = '']) => [label, unescaped(value)] as const,
      );
      const labels = Object.fromEntries(pairs);
      if (Object.keys(labels).length < pairs.length) throw new Error(`a label twice: ${line}`);
      const key = JSON.stringify([sample[1], Object.entries(labels).sort()]);
      if (seen.has(key)) throw new Error(`a sample twice: ${line}`);
      seen.add(key);
      current[1].samples.push({ labels, value: Number((sample.at(-1) ?? '').replace('Inf', 'Infinity')) });
    } else throw new Error(`nobody can read: ${JSON.stringify(line)}`);
  }
  return families;
}
