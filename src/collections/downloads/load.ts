import { getCollection } from 'astro:content';
import { company } from '../company/load.ts';
import { loadedCourses } from '../courses/load.ts';
import { preview } from '../once-a-build.ts';
import { markdownFile, problemIn } from '../problem.ts';
import { linkDownloads, type Download } from './link.ts';
import { makePdf, type Pdf } from './pdf.ts';

export type { Download } from './link.ts';

/** Everything there is to download, by title. */
export async function downloads(): Promise<Download[]> {
  return linkDownloads(await getCollection('downloads'), { preview }, await loadedCourses());
}

const made = new Map<string, { digest: string; pdf: Promise<Pdf> }>();

/** A download's PDF: made once a build, and again when its text changes. */
export function pdfOf(download: Download): Promise<Pdf> {
  const digest = String(download.entry.digest);
  const known = made.get(download.file);
  if (known?.digest === digest) return known.pdf;
  const pdf = company()
    .then((publisher) => makePdf(download, publisher))
    .catch((error: unknown) => {
      throw problemIn({ file: markdownFile(download.entry) }, error);
    });
  made.set(download.file, { digest, pdf });
  return pdf;
}
