import { config } from '@keystatic/core';
import { companyCollections, companySingletons } from './src/editor/company.ts';
import { courseCollections } from './src/editor/courses.ts';
import { readingCollections } from './src/editor/reading.ts';

/**
 * The editor of `npm run dev`, on http://localhost:4321/keystatic: forms for the files in `content`, on the disk of who
 * runs it. It is no part of the public site. The schemas that a build checks stand in `src/content.config.ts`; a test holds
 * these forms to the same fields.
 */
export default config({
  storage: { kind: 'local' },
  ui: {
    brand: { name: 'GCT' },
    navigation: {
      Courses: Object.keys(courseCollections) as (keyof typeof courseCollections)[],
      Reading: Object.keys(readingCollections) as (keyof typeof readingCollections)[],
      Company: Object.keys(companyCollections) as (keyof typeof companyCollections)[],
      'Questions, packages, rooms': Object.keys(companySingletons) as (keyof typeof companySingletons)[],
    },
  },
  collections: { ...courseCollections, ...readingCollections, ...companyCollections },
  singletons: companySingletons,
});
