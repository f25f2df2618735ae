import { linkCategories, type Categories } from './categories/link.ts';
import { categorySchema, type CategoryEntry } from './categories/schema.ts';
import { linkCourses, type Courses } from './courses/link.ts';
import { courseSchema, type CourseEntry } from './courses/schema.ts';
import { linkTeam, type Person } from './team/link.ts';
import { personSchema, type PersonEntry } from './team/schema.ts';
import type { PlaceDetails } from './places/schema.ts';
import { known } from './references.ts';

// Entries as an author would write them, for tests of what links them. A test says what is of interest to it.

export const sentence = 'A sentence that is as long as an author would make it, so that every lower limit is kept. ';

export const question = { question: 'What is it?', answer: 'It is what the page says.' };

/** A course; its category is `<locale>/office` unless `front` says otherwise. */
export function courseEntry(id: string, front: Record<string, unknown> = {}): CourseEntry {
  const data = courseSchema.parse({
    title: id,
    description: sentence,
    code: 'XL-101',
    category: `${id.slice(0, 2)}/office`,
    hours: 6,
    price: 395,
    privatePrice: 2400,
    delivery: ['online'],
    languages: ['en'],
    summary: sentence,
    pitch: sentence.slice(0, 80),
    outcomes: ['Write a formula that holds', 'Find what was mistyped', 'Answer a question in a minute'],
    specimen: {
      title: '**A list,** then an answer',
      before: { says: 'What you bring', page: 'A list' },
      after: { says: 'What you send', page: 'An answer' },
    },
    questions: [
      { question: 'Which version do I need?', answer: sentence.slice(0, 100) },
      { question: 'Can I bring my own file?', answer: sentence.slice(0, 100) },
    ],
    audience: sentence,
    prerequisites: sentence,
    objectives: ['Sort', 'Filter', 'Sum', 'Print'],
    outline: [1, 2, 3].map((module) => ({ title: `Module ${module}`, topics: ['One', 'Two'] })),
    certificateText: id,
    tags: ['one', 'two'],
    ...front,
  });
  return { collection: 'courses', id, data };
}

export function categoryEntry(id: string, front: Record<string, unknown> = {}): CategoryEntry {
  const data = categorySchema.parse({
    title: id,
    description: sentence,
    family: 'microsoft',
    intro: sentence,
    audience: ['Beginners', 'Others'],
    questions: [question, question],
    ...front,
  });
  return { collection: 'categories', id, data };
}

/** Courses of the categories `en/office` and `fr/office`; drafts are known and not shown. */
export function someCourses(...entries: CourseEntry[]): Courses {
  const published = entries.filter(({ data }) => !data.draft);
  const names = known(entries, published);
  const offices = [{ id: 'en/office' }, { id: 'fr/office' }];
  return { courses: linkCourses(published, names, known(offices, offices)), known: names };
}

export function someCategories(courses: Courses, ...entries: CategoryEntry[]): Categories {
  const published = entries.filter(({ data }) => !data.draft);
  const names = known(entries, published);
  return { categories: linkCategories(published, names, courses), known: names };
}

const both = (text: string) => ({ en: text, fr: text });

export const ottawa: PlaceDetails = {
  id: 'ottawa',
  name: both('Training Centre'),
  city: both('Ottawa'),
  address: { en: '155 Slater Crescent', fr: '155, Slater Crescent' },
  postalCode: 'K1P 0B4',
  province: 'ON',
  timeZone: 'America/Toronto',
  transport: both('By train.'),
};

export const calgary: PlaceDetails = {
  ...ottawa,
  id: 'calgary',
  city: both('Calgary'),
  province: 'AB',
  timeZone: 'America/Edmonton',
};

const someFace = {
  shape: 'oval',
  skin: 'olive',
  hair: { style: 'bob', colour: 'brown' },
  brows: 'soft',
  nose: 'short',
  mouth: 'smile',
  clothes: { kind: 'sweater', colour: 'blue' },
  turn: 'ahead',
};

/** Someone of the team, a trainer of `en/office` in both languages unless `front` says otherwise. */
export function personEntry(id: string, front: Record<string, unknown> = {}): PersonEntry {
  const data = personSchema.parse({
    name: id,
    role: both('Trainer'),
    trainer: true,
    languages: ['en', 'fr'],
    subjects: ['en/office'],
    rooms: ['ottawa'],
    teaches: both('Excel'),
    about: both('She teaches.'),
    face: someFace,
    order: 1,
    ...front,
  });
  return { collection: 'team', id, data };
}

/** People who may teach `en/office`, in Ottawa and Calgary. */
export function someTeam(...entries: PersonEntry[]): Person[] {
  const offices = [{ id: 'en/office' }, { id: 'fr/office' }];
  return linkTeam(entries, { categories: known(offices, offices), places: [ottawa, calgary] });
}

/** A team of one. */
export const ada = someTeam(personEntry('ada-tremblay', { name: 'Ada Tremblay' }));
