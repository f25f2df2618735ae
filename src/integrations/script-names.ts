/** What the office's scripts begin with: visitors do not keep them beforehand. */
export const OFFICE_SCRIPT = 'office-';

interface Chunk {
  name: string;
  moduleIds: readonly string[];
}

// Temporal too: a visitor's page does without it.
const ofOffice = /\/src\/(?:islands\/office|i18n\/strings\/\w+\/office)\/|\/node_modules\/temporal-polyfill\//;

/** A script of the build: what it is for, and the digest of its content. No page but the office's has any module of the office. */
export function scriptName({ name, moduleIds }: Chunk): string {
  const plain = name.replace(/[^\w.-]/g, '_');
  return `assets/${moduleIds.some((id) => ofOffice.test(id)) ? OFFICE_SCRIPT : ''}${plain}.[hash].js`;
}
