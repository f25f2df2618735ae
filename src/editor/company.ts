import { collection, fields, singleton } from '@keystatic/core';
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

/** What the company says of itself. */
export const companyCollections = {
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

const questionsIn = (language: 'en' | 'fr', label: string) =>
  singleton({
    label,
    path: `content/questions/${language}`,
    format: 'yaml',
    schema: {
      subjects: fields.array(
        fields.object({ id: choice('Subject', subjects), title: line('Title'), questions: questions() }),
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
