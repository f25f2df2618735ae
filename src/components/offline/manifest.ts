import { color } from '~/build/theme.ts';
import { company } from '~/collections/company/load.ts';
import { languageTags, type Locale } from '~/i18n/locales.ts';
import { href } from '~/i18n/routes.ts';

/** Sides of the squares in `public/icons`. Pixels. */
const iconSides = [64, 120, 144, 152, 180, 192, 256, 384, 512];

/** The web app manifest in one language: what a home screen says of the site. */
export async function manifest(locale: Locale): Promise<Response> {
  const { name, slogan, description } = await company();
  const home = href('home', locale);
  return Response.json({
    id: home,
    name: `${name}: ${slogan[locale]}`,
    short_name: name,
    description: description[locale],
    lang: languageTags[locale],
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    theme_color: color('blue-700'),
    background_color: color('white'),
    icons: iconSides.map((side) => ({ src: `/icons/icon-${side}.png`, sizes: `${side}x${side}`, type: 'image/png' })),
  });
}
