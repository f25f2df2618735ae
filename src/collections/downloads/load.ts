import { getCollection } from 'astro:content';
import type { Locale } from '../../i18n/locales.ts';
import { company } from '../company/load.ts';
import { loadedCourses } from '../courses/load.ts';
import { preview } from '../once-a-build.ts';
import { markdownFile, problemIn } from '../problem.ts';
import { besides, inLocale } from '../reading.ts';
import { linkDownloads, type Download } from './link.ts';
import { makePdf, type Pdf } from './pdf.ts';

export type { Download } from './link.ts';

/** Everything there is to download in both languages, by title. */
export async function downloads(): Promise<Download[]> {
  return linkDownloads(await getCollection('downloads'), { preview }, await loadedCourses());
}

export const downloadsIn = async (locale: Locale): Promise<Download[]> => inLocale(await downloads(), locale);

/** What the library of a language lists below its own. */
export const downloadsBeside = async (locale: Locale): Promise<Download[]> => besides(await downloads(), locale);

const made = new Map<string, { digest: string; pdf: Promise<Pdf> }>();

/** A download's PDF: made once a build, and again when its text changes. */
export function pdfOf(download: Download): Promise<Pdf> {
  const digest = String(download.entry.digest);
  const known = made.get(download.entry.id);
  if (known?.digest === digest) return known.pdf;
  const pdf = company()
    .then((publisher) => makePdf(download, publisher))
    .catch((error: unknown) => {
      throw problemIn({ file: markdownFile(download.entry) }, error);
    });
  made.set(download.entry.id, { digest, pdf });
  return pdf;
}
