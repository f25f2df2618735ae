import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { articleSchema } from './collections/blog/schema.ts';
import { audienceSchema } from './collections/audiences/schema.ts';
import { categorySchema } from './collections/categories/schema.ts';
import { citySchema } from './collections/cities/schema.ts';
import { companySchema } from './collections/company/schema.ts';
import { courseSchema } from './collections/courses/schema.ts';
import { downloadSchema } from './collections/downloads/schema.ts';
import { eventSchema } from './collections/events/schema.ts';
import { listFile } from './collections/list-file.ts';
import { packageSchema } from './collections/packages/schema.ts';
import { pageSchema } from './collections/pages/schema.ts';
import { personSchema } from './collections/team/schema.ts';
import { placeSchema } from './collections/places/schema.ts';
import { episodeSchema } from './collections/podcast/schema.ts';
import { policiesSchema } from './collections/policies/schema.ts';
import { postSchema } from './collections/careers/schema.ts';
import { questionsSchema } from './collections/questions/schema.ts';
import { recordingSchema } from './collections/recordings/schema.ts';
import { ribbonSchema } from './collections/ribbons/schema.ts';
import { roleSchema } from './collections/roles/schema.ts';
import { roomSchema } from './collections/rooms/schema.ts';
import { scheduleSchema } from './collections/schedule/schema.ts';
import { seriesSchema } from './collections/series/schema.ts';
import { testCardsSchema } from './collections/test-cards/schema.ts';
import { webinarSchema } from './collections/webinars/schema.ts';

/** Entries lie in `content/{folder}/{en,fr}/`; the id is `en/excel-level-1`, its language is its folder. */
const inLanguages = (folder: string) =>
  glob({
    base: `./content/${folder}`,
    pattern: '{en,fr}/*.md',
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  });

/** Entries lie in `content/{folder}/`, of both languages at once. */
const yaml = (folder: string, pattern = '*.yaml') => glob({ base: `./content/${folder}`, pattern });

export const collections = {
  categories: defineCollection({ loader: inLanguages('categories'), schema: categorySchema }),
  courses: defineCollection({ loader: inLanguages('courses'), schema: courseSchema }),
  schedule: defineCollection({ loader: yaml('schedule'), schema: scheduleSchema }),
  places: defineCollection({ loader: listFile('content/company/places.yaml'), schema: placeSchema }),
  company: defineCollection({ loader: yaml('company', 'company.yaml'), schema: companySchema }),
  policies: defineCollection({ loader: yaml('company', 'policies.yaml'), schema: policiesSchema }),
  blog: defineCollection({ loader: inLanguages('blog'), schema: articleSchema }),
  webinars: defineCollection({ loader: inLanguages('webinars'), schema: webinarSchema }),
  recordings: defineCollection({ loader: inLanguages('recordings'), schema: recordingSchema }),
  downloads: defineCollection({ loader: inLanguages('downloads'), schema: downloadSchema }),
  podcast: defineCollection({ loader: inLanguages('podcast'), schema: episodeSchema }),
  ribbons: defineCollection({ loader: yaml('ribbons'), schema: ribbonSchema }),
  questions: defineCollection({ loader: yaml('questions', '{en,fr}.yaml'), schema: questionsSchema }),
  team: defineCollection({ loader: yaml('team'), schema: personSchema }),
  packages: defineCollection({ loader: yaml('packages'), schema: packageSchema }),
  series: defineCollection({ loader: inLanguages('series'), schema: seriesSchema }),
  audiences: defineCollection({ loader: inLanguages('audiences'), schema: audienceSchema }),
  cities: defineCollection({ loader: inLanguages('cities'), schema: citySchema }),
  careers: defineCollection({ loader: inLanguages('careers'), schema: postSchema }),
  rooms: defineCollection({ loader: yaml('rooms'), schema: roomSchema }),
  events: defineCollection({ loader: inLanguages('events'), schema: eventSchema }),
  testCards: defineCollection({ loader: yaml('test-cards'), schema: testCardsSchema }),
  roles: defineCollection({ loader: listFile('content/roles.yaml'), schema: roleSchema }),
  pages: defineCollection({ loader: inLanguages('pages'), schema: pageSchema }),
};
