import { useId, useState } from 'react';
import type { SessionView } from '../../domain/accounts/contract.ts';
import { fill } from '../../i18n/fill.ts';
import { languageTags, otherLocale, type Locale } from '../../i18n/locales.ts';
import { logOut } from '../../stores/log-out.ts';
import { chooseLanguage } from '../../stores/interface-language.ts';
import { privateTexts } from '../private/texts.ts';
import { officeTexts, type OfficeTexts } from './texts.ts';

export type OfficePlace = keyof OfficeTexts['places'];

/** The screens of the office that there are, and the ways out of it. */
export interface OfficeLinks {
  places: Readonly<Partial<Record<OfficePlace, string>>>;
  training: string;
  home: Record<Locale, string>;
}

/** What belongs together, in the order of a day. */
const groups: readonly (readonly [keyof OfficeTexts['groups'], readonly OfficePlace[]])[] = [
  ['day', ['today', 'followUps', 'classes', 'day', 'rooms', 'bookings', 'waitlists']],
  ['clients', ['people', 'enquiries', 'quotes']],
  ['money', ['money', 'packages', 'promoCodes', 'costs']],
  ['look', ['surveys', 'numbers', 'audit']],
];

/** What only owners see, and all that trainers do. */
const owners: readonly OfficePlace[] = ['audit'];
const trainers: readonly OfficePlace[] = ['classes'];

const isShown = (name: OfficePlace, role: SessionView['role']) =>
  role === 'trainer' ? trainers.includes(name) : role === 'owner' || !owners.includes(name);

/** The id of what is below the menu. */
export const BELOW_MENU = 'office';

interface Props {
  links: OfficeLinks;
  place: OfficePlace;
  session: SessionView;
  locale: Locale;
}

export function OfficeMenu({ links, place, session, locale }: Props) {
  const [leaving, setLeaving] = useState(false);
  const [open, setOpen] = useState(false);
  const listId = useId();
  const t = officeTexts[locale];
  const own = privateTexts[locale].privateArea;
  const other = otherLocale(locale);
  const shown = groups.map(([group, names]) => ({
    group,
    places: names.flatMap((name) => {
      const href = links.places[name];
      return href !== undefined && isShown(name, session.role) ? [{ name, href }] : [];
    }),
  }));

  async function leave() {
    setLeaving(true);
    const isOut = await logOut();
    setLeaving(false);
    if (!isOut) return;
    location.assign(links.home[locale]);
  }

  return (
    <nav aria-label={t.menu} className="office-menu print:hidden">
      <a href={`#${BELOW_MENU}`} className="skip">
        {t.skipMenu}
      </a>
      <button
        type="button"
        className="office-menu-open"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {fill(t.menuAt, { place: t.places[place] })}
        <svg viewBox="0 0 24 24" width="20" height="20" className="icon" aria-hidden="true">
          <path d="m6 9 6 6 6-6" />
        </svg>
      </button>
      <div id={listId} className="office-places" data-open={open}>
        {shown.map(
          ({ group, places }) =>
            places.length > 0 && (
              <div key={group}>
                <p id={`${listId}-${group}`}>{t.groups[group]}</p>
                <ul aria-labelledby={`${listId}-${group}`}>
                  {places.map(({ name, href }) => (
                    <li key={name}>
                      <a href={href} aria-current={name === place ? 'page' : undefined}>
                        {t.places[name]}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ),
        )}
      </div>
      <div className="office-me">
        <span className="font-semibold">{session.firstName}</span>
        <a href={links.training}>{t.myTraining}</a>
        <button type="button" lang={languageTags[other]} onClick={() => chooseLanguage(other)}>
          {own.otherLanguage}
        </button>
        <button type="button" disabled={leaving} onClick={() => void leave()}>
          {own.logOut}
        </button>
      </div>
    </nav>
  );
}
