/** An element of an XML file; its content is a text or other elements. */
export interface Element {
  name: string;
  attributes: Record<string, string | number>;
  content: string | Element[];
}

export function element(
  name: string,
  attributes: Element['attributes'] = {},
  content: string | number | Element[] = [],
): Element {
  return { name, attributes, content: typeof content === 'number' ? String(content) : content };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** The element as text, indented by two spaces for each step down. */
export function toXml({ name, attributes, content }: Element, indent = ''): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(String(value))}"`);
  const open = `${indent}<${name}${pairs.join('')}`;
  if (content.length === 0) return `${open}/>`;
  if (typeof content === 'string') return `${open}>${escape(content)}</${name}>`;
  const inside = content.map((child) => toXml(child, `${indent}  `));
  return [`${open}>`, ...inside, `${indent}</${name}>`].join('\n');
}
