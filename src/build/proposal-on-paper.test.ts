import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { ProposalPaper } from '../paper/proposal-paper.ts';
import { makeProposal } from '../paper/proposal.ts';
import { page } from '../paper/sheet.ts';
import { paperSupplies } from './paper-supplies.ts';

const words = (length: number) => 'Réunir des données qui ne se ressemblent pas '.repeat(12).slice(0, length).trim();

const date = {
  ...{ day: 'mar. 24 nov.', chosen: undefined, hours: 'de 9 h à 16 h HNE', later: 'et le mer. 25 nov.' },
  ...{ where: 'Ottawa, Centre de formation GCT · En français', seats: '12 places libres', free: 3, capacity: 14 },
};
const way = { name: 'Forfait de 5 places', says: words(60), each: '1 256,25 $', total: '12 050 $', least: undefined };

/** Everything as long as the content may be. */
const longest: ProposalPaper = {
  ...{
    title: words(80),
    author: 'GCT',
    subject: words(80),
    keywords: 'XL-201',
    language: 'fr-CA',
    updated: '2026-11-22',
  },
  ...{ kicker: 'Proposition de formation', valid: 'Prix et places au 22 novembre 2026' },
  course: { name: words(72), rest: 'niveau 2' },
  ...{ facts: '6 heures · XL-201', pitch: words(150), outcomes: [words(64), words(64), words(64)] },
  ...{ people: 'Pour 12 personnes', from: words(90), columns: ['Par personne', 'Avant taxes'] },
  ...{ ways: [way, way, { ...way, least: 'le moins cher' }], tax: words(360) },
  dates: { title: 'Prochaines dates', rows: [date, date, date, date, date], none: '' },
  included: { title: 'Ce qui est compris', lines: [words(75), words(90), words(80)] },
  cancelling: {
    title: 'Frais d’annulation',
    rows: [56, 31, 31, 34].map((length) => ({ notice: words(length), fee: '25 % du prix' })),
  },
  contact: { title: 'Pour réserver : ', address: 'gct.example', href: 'https://gct.example/', reach: '613', note: 'x' },
};

async function read(paper: ProposalPaper) {
  const { bytes } = await makeProposal(paper, paperSupplies);
  const document = await getDocument({
    ...{ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS },
    ...{ useSystemFonts: false, disableFontFace: true },
  }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return { document, texts: items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : [])) };
}

test('a proposal is one page however long its course is, and nothing runs into what stands at its foot', async () => {
  const { document, texts } = await read(longest);
  expect(document.numPages).toBe(1);
  const foot = texts.find(({ str }) => str.startsWith('Pour réserver'))?.transform[5] as number;
  const others = texts.slice(
    0,
    texts.findIndex(({ str }) => str.startsWith('Pour réserver')),
  );
  expect(foot).toBeGreaterThan(0);
  for (const { str, transform } of others) expect(transform[5], str).toBeGreaterThan(foot + 8);
});

test('no text of a proposal leaves its paper at the side', async () => {
  const { texts } = await read(longest);
  for (const { str, transform, width } of texts)
    expect((transform[4] as number) + width, str).toBeLessThanOrEqual(page.right + 6);
});

test('the same proposal gives the same bytes', async () => {
  const [one, two] = [await makeProposal(longest, paperSupplies), await makeProposal(longest, paperSupplies)];
  expect(two.bytes.equals(one.bytes)).toBe(true);
});
