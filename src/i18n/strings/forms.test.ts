import { expect, test } from 'vitest';
import { enquiryKinds } from '../../domain/enquiries/enquiries.ts';
import { enquiryFields } from '../../domain/enquiries/forms.ts';
import type { Fields } from '../../domain/forms/form.ts';
import type { FormWords } from '../form-words.ts';
import { locales } from '../locales.ts';
import { strings } from './index.ts';

const fieldsOf = (kind: (typeof enquiryKinds)[number]) => Object.entries(enquiryFields[kind] as Fields);

test.each(enquiryKinds)('%s: every label, hint and choice has its text in both languages', (kind) => {
  for (const locale of locales) {
    const words: FormWords = strings(locale).forms;
    for (const [name, { hint, options = [], required, conditional, as }] of fieldsOf(kind)) {
      expect([name, words.fields[name]]).toEqual([name, expect.any(String)]);
      if ((required || conditional) && as !== 'given') {
        expect([name, words.ifEmpty?.[name]]).toEqual([name, expect.any(String)]);
      }
      if (hint) expect([hint, words.hints?.[hint]]).toEqual([hint, expect.any(String)]);
      // Numbers name themselves.
      const worded = options.filter((option) => !/^\d+$/.test(option));
      expect(Object.keys(words.options?.[name] ?? {})).toEqual(worded);
    }
  }
});
