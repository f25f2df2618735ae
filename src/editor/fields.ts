import { fields } from '@keystatic/core';

/** The entries of a collection as other entries name them: `en/excel-level-1`. */
function idsOf(files: Record<string, unknown>): string[] {
  return Object.keys(files)
    .map((file) => /^\/content\/\w+\/(.+)\.(?:md|yaml)$/.exec(file)![1]!)
    .sort();
}

/** What a reference may name; the files themselves are not read. */
export const entries = {
  courses: idsOf(import.meta.glob('/content/courses/*/*.md')),
  categories: idsOf(import.meta.glob('/content/categories/*/*.md')),
  blog: idsOf(import.meta.glob('/content/blog/*/*.md')),
  team: idsOf(import.meta.glob('/content/team/*.yaml')),
  packages: idsOf(import.meta.glob('/content/packages/*.yaml')),
  rooms: idsOf(import.meta.glob('/content/rooms/*.yaml')),
};

const options = (values: readonly string[]) => values.map((value) => ({ label: value, value }));

/** A text of one line that must be there. */
export const line = (label: string, description?: string, { min = 1, max }: { min?: number; max?: number } = {}) =>
  fields.text({
    label,
    validation: { isRequired: true, length: { min, ...(max !== undefined && { max }) } },
    ...(description !== undefined && { description }),
  });

/** A text of one line that may be left out; the field is then not written. */
export const optionalLine = (label: string, description?: string) =>
  fields.text({ label, ...(description !== undefined && { description }) });

/** A text of several lines. */
export const paragraph = (label: string, description?: string, min = 1) =>
  fields.text({
    label,
    multiline: true,
    validation: { isRequired: true, length: { min } },
    ...(description !== undefined && { description }),
  });

/** 50 to 165 characters, for search engines and lists. */
export const summaryLine = () =>
  fields.text({
    label: 'Description',
    description: '50 to 165 characters, for search engines and lists',
    multiline: true,
    validation: { length: { min: 50, max: 165 } },
  });

/** The title; the file's name, which is the address, is made from it and can be changed. */
export const titleAndAddress = (label = 'Title') =>
  fields.slug({
    name: { label, validation: { isRequired: true } },
    slug: { label: 'Address', description: 'The last part of the page’s address, and the name of the file' },
  });

export const lines = (label: string, description?: string) =>
  fields.array(fields.text({ label: 'Line', multiline: true, validation: { isRequired: true } }), {
    label,
    itemLabel: ({ value }) => value,
    ...(description !== undefined && { description }),
  });

export const choice = <const Value extends string>(label: string, values: readonly [Value, ...Value[]]) =>
  fields.select({ label, options: values.map((value) => ({ label: value, value })), defaultValue: values[0] });

export const choices = <const Value extends string>(label: string, values: readonly Value[]) =>
  fields.multiselect({ label, options: values.map((value) => ({ label: value, value })) });

/** One entry of another collection. */
export const reference = (label: string, ids: readonly string[]) =>
  fields.select({ label, options: options(ids), defaultValue: ids[0]! });

/** Entries of another collection, in the author's order. */
export const references = (label: string, ids: readonly string[]) =>
  fields.array(reference(label, ids), { label, itemLabel: ({ value }) => value });

export const day = (label: string, description?: string) =>
  fields.date({
    label,
    validation: { isRequired: true },
    ...(description !== undefined && { description }),
  });

export const dollars = (label: string) =>
  fields.number({ label, description: 'Dollars', validation: { isRequired: true, min: 0 }, step: 0.01 });

export const whole = (label: string, min = 0) => fields.integer({ label, validation: { isRequired: true, min } });

export const bilingual = (label: string) =>
  fields.object(
    {
      en: fields.text({ label: 'English', multiline: true, validation: { isRequired: true } }),
      fr: fields.text({ label: 'Français', multiline: true, validation: { isRequired: true } }),
    },
    { label },
  );

export const questions = () =>
  fields.array(fields.object({ question: line('Question'), answer: paragraph('Answer') }), {
    label: 'Questions',
    itemLabel: ({ fields: { question } }) => question.value,
  });

export const draft = () =>
  fields.checkbox({
    label: 'Draft',
    description: 'The preview shows it, the public site does not',
    defaultValue: false,
  });

/** Markdown; its pictures lie in `folder`, beside the files that show them. */
export const body = (label = 'Text', folder?: string) =>
  fields.mdx({
    label,
    extension: 'md',
    ...(folder !== undefined && { options: { image: { directory: folder, publicPath: './pictures/' } } }),
  });

/** The English entry that a French one is the counterpart of; left out in English entries. */
export const counterpart = (example: string) =>
  fields.text({
    label: 'English counterpart',
    description: `French entries only: the English entry, such as ${example}`,
    validation: {
      pattern: { regex: /^$|^en\/[a-z0-9()-]+$/, message: `Expected an English entry such as ${example}` },
    },
  });
