import { getCollection, type CollectionEntry } from 'astro:content';
import { href } from '../../i18n/routes.ts';
import { element, toXml } from '../../build/xml.ts';

export interface Ribbon extends Omit<CollectionEntry<'ribbons'>['data'], 'order'> {
  /** The file's name without `.exportedUI`. */
  file: string;
  href: string;
}

/** The ribbons, one for each program. */
export async function ribbons(): Promise<Ribbon[]> {
  return (await getCollection('ribbons'))
    .toSorted((a, b) => a.data.order - b.data.order)
    .map(({ id, data: { order: _order, ...data } }) => {
      const file = `accessibility-ribbon-${id}`;
      return { ...data, file, href: href('ribbon', 'en', { id: file }) };
    });
}

/**
 * The file as Office writes and reads it ([MS-CUSTOMUI2]): a line that names the program, then the ribbon. The tab and
 * its groups are ours; every command is the program's own.
 */
export function exportedUi({ program, groups }: Ribbon, label: string): string {
  const id = 'gct_accessibility';
  const tab = element(
    'mso:tab',
    { id, label },
    groups.map((group, index) =>
      element(
        'mso:group',
        { id: `${id}_${index + 1}`, label: group.label, autoScale: 'true' },
        group.commands.map(({ command }) => element('mso:control', { idQ: `mso:${command}`, visible: 'true' })),
      ),
    ),
  );
  const ribbon = element('mso:customUI', { 'xmlns:mso': 'http://schemas.microsoft.com/office/2009/07/customui' }, [
    element('mso:ribbon', {}, [element('mso:tabs', {}, [tab])]),
  ]);
  return [element('mso:cmd', { app: program, dt: 1 }), ribbon].map((one) => toXml(one)).join('\n');
}
