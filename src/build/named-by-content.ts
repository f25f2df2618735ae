import { createHash } from 'node:crypto';

/** The address of a drawing: it is called by its content, so that it is kept until it is drawn otherwise. */
export const svgAddress = (name: string, svg: string): string =>
  `/assets/${name}.${createHash('sha256').update(svg).digest('base64url').slice(0, 8)}.svg`;
