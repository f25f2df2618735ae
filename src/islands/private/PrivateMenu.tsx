import { useState } from 'react';
import type { SessionView } from '../../domain/accounts/contract.ts';
import { fill } from '../../i18n/format.ts';
import { languageTags, otherLocale, type Locale } from '../../i18n/locales.ts';
import { logOut } from '../../stores/log-out.ts';
import { chooseLanguage } from '../../stores/interface-language.ts';
import { privateTexts } from './texts.ts';

/** The private pages, in the order of the menu, and the home page of each language. */
export interface PrivateLinks {
  training: string;
  videos: string;
  testCards: string;
  survey: string;
  support: string;
  report: string;
  classes: string;
  office: string;
  home: Record<Locale, string>;
}

const places = ['training', 'videos', 'testCards', 'survey', 'support', 'classes', 'report', 'office'] as const;
type Place = (typeof places)[number];

/** What not everybody has. */
const isShown = (place: Place, { role, office }: SessionView) =>
  place === 'report' || place === 'classes' ? role === 'trainer' : place === 'office' ? office !== null : true;

interface Props {
  links: PrivateLinks;
  session: SessionView;
  locale: Locale;
}

export function PrivateMenu({ links, session, locale }: Props) {
  const [leaving, setLeaving] = useState(false);
  const t = privateTexts[locale].privateArea;
  const here = location.pathname;
  const shown = places.filter((place) => isShown(place, session));
  const other = otherLocale(locale);

  async function leave() {
    setLeaving(true);
    const isOut = await logOut();
    setLeaving(false);
    // Without an answer the session may live on: the page stays, to be tried again.
    if (!isOut) return;
    location.assign(links.home[locale]);
  }

  return (
    <nav aria-label={t.menu} className="mb-3 border-y border-blue-200 py-1 print:hidden">
      <div className="flex flex-wrap items-center gap-x-2">
        <p className="font-semibold me-auto">{fill(t.hello, { name: session.firstName })}</p>
        <button
          type="button"
          className="link min-h-[44px] cursor-pointer"
          lang={languageTags[other]}
          onClick={() => chooseLanguage(other)}
        >
          {t.otherLanguage}
        </button>
        <button
          type="button"
          className="link min-h-[44px] cursor-pointer"
          disabled={leaving}
          onClick={() => void leave()}
        >
          {t.logOut}
        </button>
      </div>
      <ul className="flex flex-wrap gap-x-2">
        {shown.map((place) => (
          <li key={place}>
            <a
              href={links[place]}
              aria-current={here === links[place] ? 'page' : undefined}
              className="inline-flex min-h-[44px] items-center text-blue-700 underline-offset-4 hover:underline aria-[current]:font-bold aria-[current]:text-ink"
            >
              {t.links[place]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
