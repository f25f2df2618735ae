import { XMLParser } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { assets, pages, readAsset } from './built-pages.ts';
import { present } from '../../src/domain/present.ts';

const files = [...assets].filter((path) => path.endsWith('.exportedUI'));
const inFrench = (path: string) => path.startsWith('/fr/');
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => /group|control/.test(name),
});

interface Ui {
  'mso:customUI': {
    '@xmlns:mso': string;
    'mso:ribbon': {
      'mso:tabs': {
        'mso:tab': { '@label': string; 'mso:group': { '@id': string; 'mso:control': { '@idQ': string }[] }[] };
      };
    };
  };
}

it.each(['/free-accessibility-ribbons', '/fr/rubans-accessibilite'])(
  '%s gives away a file in its language for each of the four programs',
  (path) => {
    const page = present(pages.find((one) => one.path === path));
    const own = files.filter((file) => inFrench(file) === inFrench(path));
    expect(own.map((file) => present(file.split('-').at(-1)).split('.')[0]).toSorted()).toEqual([
      'excel',
      'outlook',
      'powerpoint',
      'word',
    ]);
    for (const file of own) expect(page.root.querySelector(`a[download][href="${file}"]`)).not.toBeNull();
  },
);

it.each(files)('%s is a ribbon that Office can import', (file) => {
  const [program, ...rest] = readAsset(file).toString('utf8').split('\n');
  expect(program).toMatch(/^<mso:cmd app="(Word|Excel|PowerPoint|olkmailitem)" dt="1"\/>$/);
  const xml = rest.join('\n');
  const { 'mso:customUI': ui } = parser.parse(xml) as Ui;
  expect(ui['@xmlns:mso']).toBe('http://schemas.microsoft.com/office/2009/07/customui');
  const tab = ui['mso:ribbon']['mso:tabs']['mso:tab'];
  expect(tab['@label']).toBe(inFrench(file) ? 'Accessibilité' : 'Accessibility');
  const controls = tab['mso:group'].flatMap((group) => group['mso:control'].map((control) => control['@idQ']));
  expect(controls).toContain('mso:AccessibilityChecker');
  expect(new Set(controls).size).toBe(controls.length);
  expect(new Set(tab['mso:group'].map((group) => group['@id'])).size).toBe(tab['mso:group'].length);
});
