import { collection, fields } from '@keystatic/core';
import {
  body,
  choice,
  choices,
  counterpart,
  dollars,
  draft,
  entries,
  line,
  lines,
  optionalLine,
  paragraph,
  questions,
  reference,
  references,
  summaryLine,
  titleAndAddress,
  whole,
} from './fields.ts';

const outline = () =>
  fields.array(fields.object({ title: line('Title'), topics: lines('Topics') }), {
    label: 'Outline',
    description: 'At least three modules, each with at least two topics',
    itemLabel: ({ fields: { title } }) => title.value,
  });

const coursesIn = (language: 'en' | 'fr', label: string) =>
  collection({
    label,
    path: `content/courses/${language}/*`,
    slugField: 'title',
    columns: ['code', 'level'],
    format: { contentField: 'body' },
    entryLayout: 'form',
    schema: {
      title: titleAndAddress(),
      description: summaryLine(),
      code: line('Code', 'XL-101; the French one ends in F'),
      category: reference('Category', entries.categories),
      level: fields.integer({ label: 'Level', description: '1, 2 or 3; empty where there are no levels' }),
      hours: fields.number({ label: 'Hours of teaching', validation: { isRequired: true }, step: 0.5 }),
      price: dollars('Price of a seat'),
      privatePrice: dollars('Price of a private class'),
      delivery: choices('Delivery', ['online', 'in-person']),
      languages: choices('Languages', ['en', 'fr']),
      summary: paragraph('Summary', 'Two or three sentences: what one can do after it', 80),
      audience: paragraph('Who it is for'),
      prerequisites: paragraph('What one needs to know first'),
      objectives: lines('Objectives', 'At least four, each begins with a verb'),
      outline: outline(),
      certificateText: line('Line on the certificate'),
      tags: lines('Tags', 'Words that people type when they look for it'),
      related: references('Related courses', entries.courses),
      counterpart: counterpart('en/excel-level-1'),
      draft: draft(),
      body: body(),
    },
  });

const categoriesIn = (language: 'en' | 'fr', label: string) =>
  collection({
    label,
    path: `content/categories/${language}/*`,
    slugField: 'title',
    columns: ['family'],
    format: { contentField: 'body' },
    entryLayout: 'form',
    schema: {
      title: titleAndAddress(),
      seoTitle: optionalLine('Title for search engines', 'Where the heading does not do'),
      description: summaryLine(),
      family: choice('Tab of the catalogue', ['microsoft', 'adobe', 'professional-skills', 'programming-specialty']),
      intro: paragraph('Intro', 'Two or three sentences that open the page', 80),
      audience: lines('Who it is for'),
      courses: references('Courses, in the order in which one would take them', entries.courses),
      related: references('Related categories', entries.categories),
      questions: questions(),
      tags: lines('Tags'),
      counterpart: counterpart('en/microsoft-excel'),
      draft: draft(),
      body: body(),
    },
  });

/** Courses and what groups them. */
export const courseCollections = {
  courses: coursesIn('en', 'Courses'),
  cours: coursesIn('fr', 'Cours (français)'),
  categories: categoriesIn('en', 'Categories'),
  formations: categoriesIn('fr', 'Catégories (français)'),
  series: collection({
    label: 'The Great series',
    path: 'content/series/*',
    slugField: 'title',
    format: { contentField: 'body' },
    entryLayout: 'form',
    schema: {
      title: titleAndAddress(),
      description: summaryLine(),
      courses: references('Courses', entries.courses),
      price: dollars('Price'),
      regularPrice: dollars('The same courses one by one'),
      audience: paragraph('Who it is for'),
      order: whole('Place on the page'),
      body: body(),
    },
  }),
};
