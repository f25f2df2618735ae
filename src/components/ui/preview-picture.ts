import type { Locale } from '~/i18n/locales.ts';
import { href } from '~/i18n/routes.ts';

/** The picture of a language's home page, which lies in `public`; pages without one of their own share it. */
export const homePreview = (locale: Locale) => `/previews/${locale}.png`;

/** The picture with which a page is shared, made after the build from what the page says of itself. */
export function previewPath(path: string, locale: Locale): string {
  if (path === href('home', locale)) return homePreview(locale);
  const name = decodeURIComponent(path)
    .normalize('NFD')
    .replace(/[^\w/-]/g, '');
  return `/previews/pages${name}.png`;
}
