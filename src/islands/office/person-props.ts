import type { Person } from '../../domain/people/people.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { FileTools } from './OpenedFile.tsx';
import type { OfficeLinks } from './OfficeMenu.tsx';
import type { PeopleTexts } from './people-texts.ts';

/** What each part of somebody's file is given. */
export interface PersonProps extends FileTools {
  person: Person;
  links: OfficeLinks;
  timeZone: string;
  listHref: string;
  locale: Locale;
  t: PeopleTexts;
}
