import type { Locale } from '../../i18n/locales.ts';
import { officePackages as en } from '../../i18n/strings/en/office/packages.ts';
import { officePackages as fr } from '../../i18n/strings/fr/office/packages.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export type PackagesTexts = Texts<typeof en>;
export const packagesTexts: Record<Locale, PackagesTexts> = { en, fr };
