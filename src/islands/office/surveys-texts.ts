import type { Locale } from '../../i18n/locales.ts';
import { officeSurveys as en } from '../../i18n/strings/en/office/surveys.ts';
import { officeSurveys as fr } from '../../i18n/strings/fr/office/surveys.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export type SurveysTexts = Texts<typeof en>;
export const surveysTexts: Record<Locale, SurveysTexts> = { en, fr };
