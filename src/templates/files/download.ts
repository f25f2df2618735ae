import type { APIRoute, GetStaticPaths } from 'astro';
import { downloadsIn, pdfOf, type Download } from '../../collections/downloads/load.ts';
import { routeAt } from '../../i18n/routes.ts';

export const getStaticPaths = (async ({ routePattern }) =>
  (await downloadsIn(routeAt(routePattern).locale)).map((download) => ({
    params: { id: download.file },
    props: { download },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ download: Download }> = async ({ props }) => {
  const { bytes } = await pdfOf(props.download);
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'application/pdf' } });
};
