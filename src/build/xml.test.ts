import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { element, toXml } from './xml.ts';

test('what is written is what is read', () => {
  const text = 'Fish & chips < 5 > "4"';
  const xml = toXml(element('a', { title: text, n: 3 }, [element('b', {}, text), element('b', {}, 7), element('c')]));
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });
  expect(parser.parse(xml)).toEqual({ a: { '@title': text, '@n': '3', b: [text, 7], c: '' } });
});

test('elements are indented, empty ones closed at once', () => {
  expect(toXml(element('a', {}, [element('b', { x: 1 })]))).toBe('<a>\n  <b x="1"/>\n</a>');
});
