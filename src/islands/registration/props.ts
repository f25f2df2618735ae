import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import type { Reach, StateTexts } from '../Loaded.tsx';

export interface RegistrationProps {
  locale: Locale;
  texts: Dictionary['registration'];
  states: StateTexts;
  reach: Reach;
  eventsHref: string;
}
