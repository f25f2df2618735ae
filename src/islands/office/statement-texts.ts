import type { Locale } from '../../i18n/locales.ts';
import { officeStatements as en } from '../../i18n/strings/en/office/statements.ts';
import { officeStatements as fr } from '../../i18n/strings/fr/office/statements.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export type StatementTexts = Texts<typeof en>;

export const statementTexts: Record<Locale, StatementTexts> = { en, fr };
