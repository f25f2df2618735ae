import type { APIRoute, GetStaticPaths } from 'astro';
import { downloads, pdfOf, type Download } from '../../collections/downloads/load.ts';

export const getStaticPaths = (async () =>
  (await downloads()).map((download) => ({
    params: { id: download.file },
    props: { download },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ download: Download }> = async ({ props }) => {
  const { bytes } = await pdfOf(props.download);
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'application/pdf' } });
};
