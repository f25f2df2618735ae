import { acceptedCategory, run, showPreferences } from 'vanilla-cookieconsent';
import librarySheet from 'vanilla-cookieconsent/dist/cookieconsent.css?url';
import { CONSENT_KEY, purposeOf, purposesOf, thirdPartyNames, type ThirdParties } from '~/domain/site/third-parties.ts';
import { isLocale } from '~/i18n/locales.ts';
import { consent as en } from '~/i18n/strings/en/consent.ts';
import { consent as fr } from '~/i18n/strings/fr/consent.ts';
import ownSheet from './consent.css?url';
import { loadThirdParty } from './load-third-party.ts';

/** A question that looks like anything else than the site's own would not be answered with trust. */
function linkSheets(): Promise<unknown> {
  const sheets = [librarySheet, ownSheet].map((href) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
    return new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = reject;
    });
  });
  return Promise.all(sheets);
}

/**
 * Asks once what may be loaded, with refusing as easy as accepting, and loads what was agreed to. The answer is kept in
 * local storage; the button in the footer opens it again. What was loaded cannot be unloaded: withdrawing reloads.
 */
export async function ask(configured: ThirdParties): Promise<void> {
  const language = document.documentElement.lang.slice(0, 2);
  const t = { en, fr }[isLocale(language) ? language : 'en'];
  const asked = purposesOf(configured);

  const loadAgreed = () => {
    for (const name of thirdPartyNames) {
      const party = configured[name];
      if (party && acceptedCategory(purposeOf[name])) void loadThirdParty(name, party);
    }
  };

  await linkSheets();
  await run({
    cookie: { name: CONSENT_KEY, useLocalStorage: true },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(asked.map((purpose) => [purpose, {}])),
    },
    onConsent: loadAgreed,
    onChange: ({ changedCategories }) => {
      if (changedCategories.some((purpose) => !acceptedCategory(purpose))) location.reload();
      else loadAgreed();
    },
    language: {
      default: language,
      translations: {
        [language]: {
          consentModal: {
            title: t.title,
            description: t.text,
            acceptAllBtn: t.accept,
            acceptNecessaryBtn: t.refuse,
            showPreferencesBtn: t.choose,
          },
          preferencesModal: {
            title: t.preferences,
            acceptAllBtn: t.accept,
            acceptNecessaryBtn: t.refuse,
            savePreferencesBtn: t.save,
            closeIconLabel: t.close,
            sections: (['necessary', ...asked] as const).map((purpose) => ({
              title: t[purpose].title,
              description: t[purpose].text,
              linkedCategory: purpose,
            })),
          },
        },
      },
    },
  });

  const reopen = document.querySelector<HTMLElement>('[data-consent]');
  if (!reopen) return;
  reopen.hidden = false;
  reopen.addEventListener('click', showPreferences);
}
