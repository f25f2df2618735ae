import { byOrder } from '../entry.ts';
import { ContentError } from '../problem.ts';
import type { PackageData, PackageEntry } from './schema.ts';

/** Seats that are bought together. */
export interface Package extends Omit<PackageData, 'order'> {
  id: string;
}

/** Packages as their authors order them. One that saves nothing is a mistake. */
export function linkPackages(entries: readonly PackageEntry[]): Package[] {
  return entries.toSorted(byOrder).map(({ id, data: { order: _order, ...data } }) => {
    if (data.price >= data.regularPrice) {
      throw new ContentError({ file: `content/packages/${id}.yaml`, field: 'price' }, 'less than `regularPrice`');
    }
    return { id, ...data };
  });
}
