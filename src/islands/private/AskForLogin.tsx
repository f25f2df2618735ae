import { useState } from 'react';
import type { Locale } from '../../i18n/locales.ts';
import { LoginDialog } from '../login/LoginDialog.tsx';
import { privateTexts } from './texts.ts';

/** The login in place of a page that nobody is known for; the page goes on where it succeeds. */
export function AskForLogin({ locale, homeHref, onDone }: { locale: Locale; homeHref: string; onDone: () => void }) {
  const [open, setOpen] = useState(true);
  const t = privateTexts[locale].privateArea;
  return (
    <div className="min-h-[240px]">
      <p className="text-lg">{t.loginFirst}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <button type="button" className="button button-primary" onClick={() => setOpen(true)}>
          {t.logIn}
        </button>
        <a href={homeHref} className="link">
          {t.home}
        </a>
      </div>
      {open && <LoginDialog locale={locale} onDone={onDone} onClose={() => setOpen(false)} />}
    </div>
  );
}
