import type { Context } from 'hono';
import { href } from '../../../src/i18n/routes.ts';
import type { Paper } from '../../../src/paper/paper.ts';
import type { Style } from '../../../src/paper/runs.ts';
import type { Dependencies } from '../dependencies.ts';

type Needs = Pick<Dependencies, 'assets' | 'origin' | 'siteData'>;

const styles: readonly Style[] = ['regular', 'bold', 'italic', 'code'];

let fonts: Record<Style, Uint8Array> | undefined;

/** The fonts that the build has put beside the pages. */
async function readFonts({ assets, origin }: Needs): Promise<Record<Style, Uint8Array>> {
  const files = await Promise.all(
    styles.map(async (style) => {
      const file = await assets.fetch(new Request(new URL(href('paperFont', 'en', { id: style }), origin)));
      if (!file.ok) throw new Error(`the font ${style} answered ${file.status}`);
      return [style, new Uint8Array(await file.arrayBuffer())] as const;
    }),
  );
  return Object.fromEntries(files) as Record<Style, Uint8Array>;
}

/** A tagged PDF on letter paper. The same document gives the same bytes. */
export async function printed(needs: Needs, document: Paper): Promise<Uint8Array> {
  // Kept once they are there: a request that was cut off never ends, and no other may wait for it.
  const own = fonts ?? (await readFonts(needs));
  fonts = own;
  const supplies = { fonts: own, colors: needs.siteData.paper };
  // Most requests print nothing, so what prints is started by the first that does.
  if ('body' in document) {
    const { makeHandout } = await import('../../../src/paper/handout.ts');
    return (await makeHandout(document, supplies)).bytes;
  }
  if ('ways' in document) {
    const { makeProposal } = await import('../../../src/paper/proposal.ts');
    return (await makeProposal(document, supplies)).bytes;
  }
  const { makeCertificate } = await import('../../../src/paper/certificate.ts');
  return (await makeCertificate(document, supplies)).bytes;
}

/** A PDF that the browser shows, under the name it is saved by. */
export function pdfAnswer(c: Context, bytes: Uint8Array, filename: string): Response {
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${filename}"`,
  });
}
