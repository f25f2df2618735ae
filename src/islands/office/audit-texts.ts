import type { Locale } from '../../i18n/locales.ts';
import { officeAudit as en } from '../../i18n/strings/en/office/audit.ts';
import { officeAudit as fr } from '../../i18n/strings/fr/office/audit.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

/** What acts of the office are called. */
export const auditTexts: Record<Locale, Texts<typeof en>> = { en, fr };
