import type { APIRoute, GetStaticPaths } from 'astro';
import { exportedUi } from '../../collections/ribbons/exported-ui.ts';
import { ribbons, type Ribbon } from '../../collections/ribbons/load.ts';
import type { Locale } from '../../i18n/locales.ts';
import { routeAt } from '../../i18n/routes.ts';
import { strings } from '../../i18n/strings/index.ts';

export const getStaticPaths = (async ({ routePattern }) => {
  const { locale } = routeAt(routePattern);
  return (await ribbons(locale)).map((ribbon) => ({
    params: { id: ribbon.file },
    props: { ribbon, locale },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ ribbon: Ribbon; locale: Locale }> = ({ props: { ribbon, locale } }) =>
  new Response(exportedUi(ribbon, strings(locale).ribbons.tab, locale), {
    headers: { 'content-type': 'application/octet-stream' },
  });
