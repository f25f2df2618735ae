import { config } from '@keystatic/core';
import { collections, navigation, singletons } from './src/editor/forms.ts';

/**
 * The editor of `npm run dev`, on http://localhost:4321/keystatic: forms for the files in `content`, on the disk of who
 * runs it. It is no part of the public site. Its fields are made from the schemas that a build checks.
 */
export default config({
  storage: { kind: 'local' },
  ui: { brand: { name: 'GCT' }, navigation },
  collections,
  singletons,
});
