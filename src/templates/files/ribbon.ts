import type { APIRoute, GetStaticPaths } from 'astro';
import { exportedUi } from '../../collections/ribbons/exported-ui.ts';
import { ribbons, type Ribbon } from '../../collections/ribbons/load.ts';
import { strings } from '../../i18n/strings/index.ts';

export const getStaticPaths = (async () =>
  (await ribbons()).map((ribbon) => ({
    params: { id: ribbon.file },
    props: { ribbon },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ ribbon: Ribbon }> = ({ props }) =>
  new Response(exportedUi(props.ribbon, strings('en').ribbons.tab), {
    headers: { 'content-type': 'application/octet-stream' },
  });
