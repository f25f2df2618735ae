import type { Context } from 'hono';
import { asPrinted, fileOf, isLatin } from '../../../src/domain/printable.ts';
import { href } from '../../../src/i18n/routes.ts';
import type { Paper } from '../../../src/paper/paper.ts';
import type { FurtherFont, Style } from '../../../src/paper/runs.ts';
import type { Supplies } from '../../../src/paper/sheet.ts';
import type { Dependencies } from '../dependencies.ts';

type Needs = Pick<Dependencies, 'assets' | 'origin' | 'siteData'>;

const styles: readonly Style[] = ['regular', 'bold', 'italic', 'code'];

/** Those that have been read, each once it is there: a request that was cut off never ends, and no other may wait for it. */
const fonts = new Map<Style | FurtherFont, Uint8Array>();

/** A font that the build has put beside the pages. */
async function readFont<Name extends Style | FurtherFont>({ assets, origin }: Needs, name: Name) {
  const known = fonts.get(name);
  if (known) return [name, known] as const;
  const file = await assets.fetch(new Request(new URL(href('paperFont', 'en', { id: name }), origin)));
  if (!file.ok) throw new Error(`the font ${name} answered ${file.status}`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  fonts.set(name, bytes);
  return [name, bytes] as const;
}

/** Fonts for letters of a document that the usual ones lack: of a name, such as Nguyễn. */
function furtherOf(document: Paper): FurtherFont[] {
  const text = asPrinted(JSON.stringify(document));
  if (isLatin(text)) return [];
  const files = new Set([...new Set(text)].flatMap((sign) => fileOf(sign) ?? []));
  return [...files].flatMap((letters) => [`regular-${letters}`, `bold-${letters}`] as const);
}

async function suppliesFor(needs: Needs, document: Paper): Promise<Supplies> {
  const [own, further] = await Promise.all([
    Promise.all(styles.map((style) => readFont(needs, style))),
    Promise.all(furtherOf(document).map((name) => readFont(needs, name))),
  ]);
  return {
    fonts: Object.fromEntries(own) as Record<Style, Uint8Array>,
    further: Object.fromEntries(further),
    colors: needs.siteData.paper,
  };
}

/** A tagged PDF on letter paper. The same document gives the same bytes. */
export async function printed(needs: Needs, document: Paper): Promise<Uint8Array> {
  const supplies = await suppliesFor(needs, document);
  // Most requests print nothing, so what prints is started by the first that does.
  if ('body' in document) {
    const { makeHandout } = await import('../../../src/paper/handout.ts');
    return (await makeHandout(document, supplies)).bytes;
  }
  if ('ways' in document) {
    const { makeProposal } = await import('../../../src/paper/proposal.ts');
    return (await makeProposal(document, supplies)).bytes;
  }
  const { makeCertificate, makeCertificates } = await import('../../../src/paper/certificate.ts');
  if ('certificates' in document) return (await makeCertificates(document, supplies)).bytes;
  return (await makeCertificate(document, supplies)).bytes;
}

/** A PDF that the browser shows, under the name it is saved by. */
export function pdfAnswer(c: Context, bytes: Uint8Array, filename: string): Response {
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${filename}"`,
  });
}
