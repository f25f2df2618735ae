import { createHash } from 'node:crypto';
import type { Face } from '../../build/portrait/features.ts';
import { portrait } from '../../build/portrait/portrait.ts';

/** Where somebody's portrait is served. It is called by its content, so that it is kept until it is drawn otherwise. */
export const portraitAddress = (slug: string, face: Face): string =>
  `/assets/${slug}.${createHash('sha256').update(portrait(face)).digest('base64url').slice(0, 8)}.svg`;
