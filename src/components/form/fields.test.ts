import * as v from 'valibot';
import { expect, test } from 'vitest';
import { enquiryKinds, enquirySchemas, MAX_PLACES } from '~/domain/enquiries/enquiries.ts';
import { strings } from '~/i18n/strings/index.ts';
import { fieldLooks } from './fields.ts';

const schemas = enquirySchemas('2026-11-20');

/** What a form sends along without asking. */
const given: Record<string, string> = { webinar: 'webinar' };

const namesOf = (kind: (typeof enquiryKinds)[number]) => [
  ...(kind in given ? [given[kind]!] : []),
  ...fieldLooks[kind].map(({ name }) => name),
];

test.each(enquiryKinds)('%s: the form asks for what its schema takes, and for nothing else', (kind) => {
  expect(namesOf(kind).toSorted()).toEqual(Object.keys(schemas[kind].entries).toSorted());
});

test.each(enquiryKinds)('%s: what the schema requires is marked as required, and nothing else is', (kind) => {
  const empty = Object.fromEntries(namesOf(kind).map((name) => [name, '']));
  const { issues = [] } = v.safeParse(schemas[kind] as v.GenericSchema, empty);
  const refused = new Set(issues.map((issue) => v.getDotPath(issue)));
  for (const { name, required = false } of fieldLooks[kind])
    expect([name, refused.has(name)]).toEqual([name, required]);
});

test.each(enquiryKinds)('%s: every choice has a name in both languages, and is taken', (kind) => {
  for (const { name, options = [] } of fieldLooks[kind]) {
    if (name === 'places') {
      expect(options).toHaveLength(MAX_PLACES);
      continue;
    }
    for (const locale of ['en', 'fr'] as const) {
      const named = strings(locale).forms.options as Record<string, Record<string, string>>;
      expect(Object.keys(named[name] ?? {})).toEqual(options.length > 0 ? [...options] : []);
    }
  }
});
