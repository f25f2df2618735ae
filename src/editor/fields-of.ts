import { fields, type ComponentSchema } from '@keystatic/core';
import { z } from 'astro/zod';
import { notesOf, type FieldNotes } from '../collections/fields.ts';
import { idsOf } from './entries.ts';
import { yamlField } from './yaml-field.ts';

/** A field as the front matter has it: what stands inside `optional`, `default` and transforms, with everybody's notes. */
interface Field {
  schema: z.core.$ZodType;
  notes: FieldNotes;
  /** It may be left out. */
  optional: boolean;
  fallback?: unknown;
}

function inside(schema: z.core.$ZodType): Field {
  const notes = notesOf(schema);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPipe) {
    const inner = inside(schema instanceof z.ZodPipe ? schema.in : schema.unwrap());
    return {
      ...inner,
      notes: { ...inner.notes, ...notes },
      optional: inner.optional || schema instanceof z.ZodOptional,
      ...(schema instanceof z.ZodDefault && { fallback: schema.def.defaultValue }),
    };
  }
  return { schema, notes, optional: false };
}

/** `certificateText` → “Certificate text”. */
const words = (name: string) => {
  const text = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

interface Named extends Field {
  label: string;
  description?: string;
}

function named(name: string, schema: z.core.$ZodType): Named {
  const field = inside(schema);
  const { title, description } = field.notes;
  return { ...field, label: title ?? words(name), ...(description !== undefined && { description }) };
}

const shown = ({ label, description }: Named) => ({ label, ...(description !== undefined && { description }) });

const escaped = (text: string) => text.replaceAll(/[()[\]{}.*+?^$|\\/]/g, (sign) => `\\${sign}`);

/** The form that a text has to have; one that may be left out may be empty. */
function patternOf(schema: z.ZodString, optional: boolean) {
  for (const check of schema.def.checks ?? []) {
    const { def } = check._zod;
    if (!('pattern' in def) || !(def.pattern instanceof RegExp)) continue;
    const message = def.error?.({ code: 'invalid_format', format: 'regex', input: '' } as never);
    return {
      regex: optional ? new RegExp(`^$|(?:${def.pattern.source})`, def.pattern.flags) : def.pattern,
      ...(typeof message === 'string' && { message: words(message) }),
    };
  }
  return undefined;
}

function textField(field: Named, schema: z.ZodString): ComponentSchema {
  const { optional, notes } = field;
  const pattern = patternOf(schema, optional);
  return fields.text({
    ...shown(field),
    multiline: notes.form === 'paragraph',
    validation: {
      isRequired: !optional,
      length: {
        ...(!optional && { min: schema.minLength ?? 1 }),
        ...(schema.maxLength !== null && { max: schema.maxLength }),
      },
      ...(pattern && { pattern }),
    },
  });
}

function numberField(field: Named, schema: z.ZodNumber): ComponentSchema {
  const limits = { min: schema.minValue ?? undefined, max: schema.maxValue ?? undefined };
  const validation = { ...limits, isRequired: !field.optional } as { isRequired: true };
  return schema.format === 'safeint'
    ? fields.integer({ ...shown(field), validation })
    : fields.number({ ...shown(field), validation, step: 0.01 });
}

/** A choice has a value in the form, so one that may be left out is a text that says what is expected. */
function choiceField(field: Named, values: readonly string[]): ComponentSchema {
  const [first] = values;
  if (field.optional || first === undefined) {
    const regex = new RegExp(`^(?:${['', ...values.map(escaped)].join('|')})$`);
    const message = `Expected nothing, or one of: ${values.slice(0, 5).join(', ')}${values.length > 5 ? ' …' : ''}`;
    return fields.text({ ...shown(field), validation: { pattern: { regex, message } } });
  }
  return fields.select({
    ...shown(field),
    options: values.map((value) => ({ label: field.notes.choices?.[value] ?? value, value })),
    defaultValue: typeof field.fallback === 'string' ? field.fallback : first,
  });
}

/** What names an item of a list, closed: its title, question or name, or else its first text. */
function itemLabel(item: unknown): string {
  const { fields: parts, value } = item as { fields?: Record<string, unknown>; value?: unknown };
  if (!parts) return String(value);
  const telling = ['title', 'question', 'name', 'label', 'en'].find((key) => key in parts);
  return itemLabel(telling === undefined ? Object.values(parts)[0] : parts[telling]);
}

function listField(field: Named, element: z.core.$ZodType): ComponentSchema {
  const item = inside(element);
  if (item.schema instanceof z.ZodEnum) {
    const options = item.schema.options.map((value) => ({ label: String(value), value: String(value) }));
    return fields.multiselect({ ...shown(field), options });
  }
  return fields.array(fieldOf('line', element), { ...shown(field), itemLabel });
}

/** The form of one field of the front matter. */
function fieldOf(name: string, schema: z.core.$ZodType): ComponentSchema {
  const field = named(name, schema);
  const { notes } = field;
  if (notes.form === 'yaml') return yamlField(field.label, field.description ?? '');
  if (notes.form === 'day') return fields.date({ ...shown(field), validation: { isRequired: !field.optional } });
  if (notes.entriesOf !== undefined) return choiceField(field, idsOf(notes.entriesOf));
  const inner = field.schema;
  if (inner instanceof z.ZodString) return textField(field, inner);
  if (inner instanceof z.ZodNumber) return numberField(field, inner);
  if (inner instanceof z.ZodBoolean) {
    return fields.checkbox({ ...shown(field), defaultValue: field.fallback === true });
  }
  if (inner instanceof z.ZodEnum) return choiceField(field, inner.options.map(String));
  if (inner instanceof z.ZodArray) return listField(field, inner.element);
  if (inner instanceof z.ZodObject) return fields.object(fieldsOf(inner), shown(field));
  throw new Error(`${name}: the editor has no form for ${inner._zod.def.type}; give it one, or \`asYaml\``);
}

/** The forms of all fields of an object, in their order. */
export function fieldsOf(schema: z.ZodObject): Record<string, ComponentSchema> {
  return Object.fromEntries(
    Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) => [name, fieldOf(name, field)]),
  );
}
