import type { Locale } from '../../i18n/locales.ts';
import { officeCertificates as en } from '../../i18n/strings/en/office/certificates.ts';
import { officeCertificates as fr } from '../../i18n/strings/fr/office/certificates.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export const certificatesTexts: Record<Locale, Texts<typeof en>> = { en, fr };
