import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import type { Reach, StateTexts } from '../booking/BookingState.tsx';

export interface WaitlistProps {
  locale: Locale;
  texts: Dictionary['waitlist'];
  states: StateTexts;
  reach: Reach;
  checkoutHref: string;
  catalogueHref: string;
}
