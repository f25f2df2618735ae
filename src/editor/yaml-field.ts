import type { BasicFormField } from '@keystatic/core';
import { createElement, useState } from 'react';
import { parse, stringify } from 'yaml';

type Stored = Parameters<BasicFormField<string>['parse']>[0];

/** Thrown texts name the line, which is all that an author needs. */
function problemOf(text: string): string | undefined {
  try {
    parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** A part of the front matter that has no form of its own: it is edited as the file has it. */
export function yamlField(label: string, description: string): BasicFormField<string> {
  const toText = (value: Stored) => (value === undefined ? '' : stringify(value, { lineWidth: 0, singleQuote: true }));
  return {
    kind: 'form',
    label,
    Input({ value, onChange, autoFocus }) {
      const [text, setText] = useState(value);
      return createElement(
        'label',
        null,
        createElement('strong', null, label),
        createElement('p', null, problemOf(text) ?? description),
        createElement('textarea', {
          value: text,
          autoFocus,
          rows: 40,
          cols: 100,
          spellCheck: true,
          'aria-invalid': problemOf(text) !== undefined,
          onChange: (event: { currentTarget: { value: string } }) => {
            setText(event.currentTarget.value);
            onChange(event.currentTarget.value);
          },
        }),
      );
    },
    defaultValue: () => '',
    parse: toText,
    serialize: (text) => ({ value: text.trim() === '' ? undefined : (parse(text) as Stored) }),
    validate(text) {
      const problem = problemOf(text);
      if (problem) throw new Error(problem);
      return text;
    },
    reader: { parse: toText },
  };
}
