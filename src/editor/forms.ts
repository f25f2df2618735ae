import { fields, singleton, type Collection, type ComponentSchema, type Singleton } from '@keystatic/core';
import type { Form } from '../collections/form.ts';
import { articleForm } from '../collections/blog/form.ts';
import { categoryForm } from '../collections/categories/form.ts';
import { cityForm } from '../collections/cities/form.ts';
import { courseForm } from '../collections/courses/form.ts';
import { downloadForm } from '../collections/downloads/form.ts';
import { episodeForm } from '../collections/podcast/form.ts';
import { eventForm } from '../collections/events/form.ts';
import { packageForm } from '../collections/packages/form.ts';
import { pageForm } from '../collections/pages/form.ts';
import { personForm } from '../collections/team/form.ts';
import { postForm } from '../collections/careers/form.ts';
import { questionsForm } from '../collections/questions/form.ts';
import { recordingForm } from '../collections/recordings/form.ts';
import { ribbonForm } from '../collections/ribbons/form.ts';
import { roomForm } from '../collections/rooms/form.ts';
import { seriesForm } from '../collections/series/form.ts';
import { webinarForm } from '../collections/webinars/form.ts';
import { idsOf } from './entries.ts';
import { fieldsOf } from './fields-of.ts';

/** What the editor edits, by the headings of its menu. */
const forms: Record<string, Form[]> = {
  Courses: [courseForm, categoryForm, seriesForm],
  Reading: [articleForm, webinarForm, recordingForm, episodeForm, downloadForm, ribbonForm, personForm],
  Company: [pageForm, cityForm, postForm, eventForm],
  'Questions, packages, rooms': [questionsForm, packageForm, roomForm],
};

type AnyCollection = Collection<Record<string, ComponentSchema>, string>;
type AnySingleton = Singleton<Record<string, ComponentSchema>>;

/** The folders of a form with what the editor calls each: of one language, or all entries. */
function foldersOf({ folder, label }: Form): { key: string; path: string; label: string }[] {
  if (typeof label === 'string') return [{ key: folder, path: `content/${folder}`, label }];
  return Object.entries(label).map(([locale, name]) => ({
    key: locale === 'en' ? folder : `${folder}-${locale}`,
    path: `content/${folder}/${locale}`,
    label: name,
  }));
}

/** The title; the file's name, which is the address, is made from it and can be changed. */
const titleAndAddress = (label: string) =>
  fields.slug({
    name: { label, validation: { isRequired: true } },
    slug: { label: 'Address', description: 'The last part of the page’s address, and the name of the file' },
  });

/** Markdown; its pictures lie in a folder beside the files that show them. */
const bodyField = (label: string, pictures: string | undefined) =>
  fields.mdx({
    label,
    extension: 'md',
    ...(pictures !== undefined && { options: { image: { directory: pictures, publicPath: './pictures/' } } }),
  });

function collectionAt(form: Form & { named: string }, path: string, label: string): AnyCollection {
  const { body, columns, named, pictures, schema, wide } = form;
  return {
    label,
    path: `${path}/*`,
    slugField: named,
    ...(columns && { columns }),
    format: body === undefined ? 'yaml' : { contentField: 'body' },
    entryLayout: wide ? 'content' : 'form',
    schema: {
      ...fieldsOf(schema),
      [named]: titleAndAddress(named === 'name' ? 'Name' : 'Title'),
      ...(body !== undefined && { body: bodyField(body, pictures && `${path}/pictures`) }),
    },
  };
}

/** A folder or file that the editor edits. */
interface Edited<Config> {
  heading: string;
  key: string;
  path: string;
  schema: Form['schema'];
  config: Config;
}

const every = Object.entries(forms).flatMap(([heading, group]) => group.map((form) => ({ heading, form })));

const collectionList = every.flatMap(({ heading, form }): Edited<AnyCollection>[] => {
  const { named, schema } = form;
  if (named === undefined) return [];
  return foldersOf(form).map(({ key, path, label }) => ({
    ...{ heading, key, path, schema },
    config: collectionAt({ ...form, named }, path, label),
  }));
});

/** Files that are neither added nor renamed, each by itself. */
const singletonList = every
  .filter(({ form }) => form.named === undefined)
  .flatMap(({ heading, form: { folder, label, schema } }) =>
    idsOf(folder).map((id): Edited<AnySingleton> => {
      const path = `content/${folder}/${id}`;
      const config = singleton({
        label: `${typeof label === 'string' ? label : folder}: ${id}`,
        path,
        format: 'yaml',
        schema: fieldsOf(schema),
      });
      return { heading, key: `${folder}-${id}`, path, schema, config };
    }),
  );

export const edited = { collections: collectionList, singletons: singletonList };

const byKey = <Config>(list: readonly Edited<Config>[]) =>
  Object.fromEntries(list.map(({ key, config }) => [key, config]));

export const collections = byKey(collectionList);
export const singletons = byKey(singletonList);

/** The keys by heading. */
export const navigation = Object.fromEntries(
  Object.keys(forms).map((heading) => [
    heading,
    [...collectionList, ...singletonList].filter((one) => one.heading === heading).map(({ key }) => key),
  ]),
);
