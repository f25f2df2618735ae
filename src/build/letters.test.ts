import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { fileOf, isLatin } from '../domain/printable.ts';
import { makeCertificate, type CertificatePaper } from '../paper/certificate.ts';
import { furtherFonts, paperFonts, paperSupplies } from './paper-supplies.ts';

/** What pdfkit's types do not tell. */
interface Opened {
  _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } };
}

const fonts = new Map(
  Object.entries({ ...paperFonts, ...furtherFonts }).map(([name, file]) => {
    const doc = new PDFDocument({ font: '' }).registerFont(name, file).font(name);
    return [name, (doc as unknown as Opened)._font.font] as const;
  }),
);

test('every letter that is said to be printed is in the fonts that print it', () => {
  const missing: string[] = [];
  for (let code = 0x20; code <= 0xffff; code += 1) {
    const sign = String.fromCharCode(code);
    const letters = fileOf(sign);
    const names = isLatin(sign) ? Object.keys(paperFonts) : letters ? [`regular-${letters}`, `bold-${letters}`] : [];
    for (const name of names)
      if (!fonts.get(name)?.hasGlyphForCodePoint(code)) missing.push(`${code.toString(16)} ${name}`);
  }
  expect(missing).toEqual([]);
});

const certificate = (name: string): CertificatePaper => ({
  ...{ title: 'Certificate', author: 'GCT', subject: 'Excel', keywords: '1', language: 'en-CA', updated: '2026-04-13' },
  ...{ intro: 'This certifies that', name, completed: 'has completed', course: 'Excel', details: ['7 hours'] },
  signatory: { name: 'A. Signer', role: 'Director' },
  ...{ issued: 'Issued on April 14, 2026', number: 'Certificate 1' },
  verify: { text: 'Verify at {address}', address: 'gct.example/verify/1', href: 'https://gct.example/verify/1' },
});

test('a name is printed with the fonts of its letters, and only those', async () => {
  const fontsOf = async (name: string) => {
    const { bytes } = await makeCertificate(certificate(name), paperSupplies);
    return bytes.toString('latin1').match(/\/FontFile2/g)?.length ?? 0;
  };
  const usual = await fontsOf('Grace Hopper');
  expect(await fontsOf('Zoë Nguyễn')).toBe(usual + 1);
  expect(await fontsOf('Łukasz Олексій')).toBe(usual + 2);
});
