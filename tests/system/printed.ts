import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Tagged {
  role?: string;
  children?: Tagged[];
}

const rolesIn = (node: Tagged): string[] => [node.role ?? '', ...(node.children ?? []).flatMap(rolesIn)];

/** What a reader gets of a document's first page: its words, what the file says of itself, and the roles of its tags. */
export async function readPrinted(bytes: ArrayBuffer) {
  const document = await getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
  }).promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  const { info } = (await document.getMetadata()) as unknown as { info: { Title: string; Language: string } };
  const roles = new Set(rolesIn((await page.getStructTree()) as unknown as Tagged));
  return { text: text.replaceAll(/\s+/g, ' '), info, roles };
}
