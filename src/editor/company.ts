import { collection, fields, singleton } from '@keystatic/core';
import { pageDrawings } from '../domain/content/drawings.ts';
import {
  bilingual,
  body,
  choice,
  counterpart,
  day,
  dollars,
  entries,
  line,
  lines,
  paragraph,
  questions,
  summaryLine,
  titleAndAddress,
  whole,
} from './fields.ts';
import { yamlField } from './yaml-field.ts';

const place = (label = 'Place') => choice(label, ['ottawa', 'calgary', 'vancouver']);

const citiesIn = (language: 'en' | 'fr', label: string) =>
  collection({
    label,
    path: `content/cities/${language}/*`,
    slugField: 'title',
    format: { contentField: 'body' },
    entryLayout: 'form',
    schema: {
      title: titleAndAddress(),
      description: summaryLine(),
      place: place(),
      category: fields.text({ label: 'Subject', description: `A category, such as ${language}/microsoft-excel` }),
      intro: paragraph('Intro', undefined, 80),
      directions: lines('How to get there'),
      questions: questions(),
      counterpart: counterpart('en/ottawa-microsoft-excel'),
      body: body(),
    },
  });

/** A page is called after its route, so the file has no address to choose. */
const pagesIn = (language: 'en' | 'fr', label: string) =>
  collection({
    label,
    path: `content/pages/${language}/*`,
    slugField: 'title',
    format: { contentField: 'body' },
    entryLayout: 'form',
    schema: {
      title: titleAndAddress(),
      seoTitle: fields.text({ label: 'Title for search engines', description: 'When the title does not do' }),
      description: summaryLine(),
      about: choice('About', ['service', 'company', 'other']),
      area: fields.select({
        label: 'Country that a service is for',
        options: [
          { label: 'Canada', value: 'CA' },
          { label: 'United States', value: 'US' },
        ],
        defaultValue: 'CA',
      }),
      intro: paragraph('Intro', undefined, 80),
      drawing: choice('Drawing', pageDrawings),
      updated: day('Last changed'),
      action: yamlField('Orange button', '`label`, and `page` (with `tab`) or `to`'),
      contents: fields.checkbox({ label: 'List of sections at the side', defaultValue: false }),
      sections: yamlField('Sections', 'What stands on the page, in order, as AUTHORS.md describes it'),
      body: body(),
    },
  });

/** What the company says of itself. */
export const companyCollections = {
  pages: pagesIn('en', 'Pages'),
  pagesFr: pagesIn('fr', 'Pages (français)'),
  cities: citiesIn('en', 'Cities'),
  villes: citiesIn('fr', 'Villes (français)'),
  careers: collection({
    label: 'Careers',
    path: 'content/careers/*',
    slugField: 'title',
    columns: ['closes'],
    format: { contentField: 'body' },
    entryLayout: 'form',
    schema: {
      title: titleAndAddress(),
      location: line('Location'),
      kind: choice('Kind', ['full-time', 'part-time', 'contract']),
      posted: day('Posted'),
      closes: fields.date({ label: 'Closes', description: 'The last day; afterwards it is not on the public site' }),
      languages: line('Languages'),
      salary: line('Salary'),
      pay: fields.object(
        {
          from: fields.number({ label: 'From', validation: { isRequired: true, min: 0 } }),
          to: fields.number({ label: 'To', validation: { isRequired: true, min: 0 } }),
          per: choice('Per', ['year', 'day', 'hour']),
        },
        { label: 'Pay in dollars', description: 'The salary in figures, for the job boards of search engines' },
      ),
      place: place('City it belongs to'),
      body: body(),
    },
  }),
  events: collection({
    label: 'Special events',
    path: 'content/events/*',
    slugField: 'title',
    columns: ['date'],
    format: { contentField: 'body' },
    entryLayout: 'form',
    schema: {
      title: titleAndAddress(),
      description: summaryLine(),
      date: day('Date'),
      from: line('From', 'A time such as 09:00'),
      to: line('To', 'A time such as 16:00'),
      place: fields.text({ label: 'Place', description: 'ottawa, calgary or vancouver; empty when it is online' }),
      price: dollars('Price'),
      capacity: whole('Capacity', 1),
      body: body(),
    },
  }),
};

const conditions = (label: string) =>
  fields.array(bilingual('Line'), { label, itemLabel: ({ fields: { en } }) => en.value });

const packageAt = (id: string) =>
  singleton({
    label: id,
    path: `content/packages/${id}`,
    format: 'yaml',
    schema: {
      title: bilingual('Title'),
      kind: choice('Kind', ['software', 'professional']),
      seats: whole('Seats', 2),
      validMonths: whole('Months in which they are used', 1),
      price: dollars('Price'),
      regularPrice: dollars('The same seats one by one'),
      description: bilingual('Description'),
      conditions: conditions('Conditions'),
      order: whole('Place on the page'),
    },
  });

const roomAt = (id: string) =>
  singleton({
    label: id,
    path: `content/rooms/${id}`,
    format: 'yaml',
    schema: {
      name: bilingual('Name'),
      place: place(),
      capacity: whole('Capacity', 1),
      layouts: fields.array(fields.object({ name: bilingual('Name'), seats: whole('Seats', 1) }), {
        label: 'Layouts',
        itemLabel: ({ fields: { name } }) => name.fields.en.value,
      }),
      equipment: conditions('Equipment'),
      halfDay: dollars('Half a day'),
      fullDay: dollars('A day'),
      order: whole('Place on the page'),
    },
  });

const subjects = [
  'courses',
  'online-classes',
  'booking',
  'payment',
  'changes',
  'private-classes',
  'certificates',
  'accessibility',
] as const;

/** Questions with an address of their own on the page. */
const addressed = () =>
  fields.array(
    fields.object({
      id: line('Address', 'Small letters, digits and hyphens; the same in both languages, and never changed'),
      question: line('Question'),
      answer: paragraph('Answer'),
    }),
    { label: 'Questions', itemLabel: ({ fields: { question } }) => question.value },
  );

const questionsIn = (language: 'en' | 'fr', label: string) =>
  singleton({
    label,
    path: `content/questions/${language}`,
    format: 'yaml',
    schema: {
      subjects: fields.array(
        fields.object({ id: choice('Subject', subjects), title: line('Title'), questions: addressed() }),
        { label: 'Subjects', itemLabel: ({ fields: { title } }) => title.value },
      ),
    },
  });

const each = <Entry>(ids: readonly string[], prefix: string, make: (id: string) => Entry) =>
  Object.fromEntries(ids.map((id) => [`${prefix}-${id}`, make(id)]));

export const companySingletons = {
  questions: questionsIn('en', 'Questions and answers'),
  reponses: questionsIn('fr', 'Questions et réponses (français)'),
  ...each(entries.packages, 'package', packageAt),
  ...each(entries.rooms, 'room', roomAt),
};
