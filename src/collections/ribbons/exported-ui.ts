import { element, toXml } from '../../build/xml.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Ribbon } from './link.ts';

/**
 * The file as Office writes and reads it ([MS-CUSTOMUI2]): a line that names the program, then the ribbon. The tab and
 * its groups are ours, named in a language; every command is the program's own.
 */
export function exportedUi({ program, groups }: Ribbon, label: string, locale: Locale): string {
  const id = 'gct_accessibility';
  const tab = element(
    'mso:tab',
    { id, label },
    groups.map((group, index) =>
      element(
        'mso:group',
        { id: `${id}_${index + 1}`, label: group.label[locale], autoScale: 'true' },
        group.commands.map(({ command }) => element('mso:control', { idQ: `mso:${command}`, visible: 'true' })),
      ),
    ),
  );
  const ribbon = element('mso:customUI', { 'xmlns:mso': 'http://schemas.microsoft.com/office/2009/07/customui' }, [
    element('mso:ribbon', {}, [element('mso:tabs', {}, [tab])]),
  ]);
  return [element('mso:cmd', { app: program, dt: 1 }), ribbon].map((one) => toXml(one)).join('\n');
}
