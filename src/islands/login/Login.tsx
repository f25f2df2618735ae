import { useRef, useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '../../i18n/locales.ts';
import { loginDialogTexts } from '../header-texts.ts';
import { Icon } from '../icons.tsx';
import { useReady } from '../use-ready.ts';
import { LoginDialog } from './LoginDialog.tsx';

interface Props {
  locale: Locale;
  loginHref: string;
}

/** The header's way in: a link to the login page until the dialog is there. */
export default function Login({ locale, loginHref }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);
  useReady(link);

  function show(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  }

  function done() {
    document.querySelector<HTMLElement>('[data-my-training]')?.focus();
  }

  return (
    <>
      <a
        ref={link}
        href={loginHref}
        hrefLang={locale === 'en' ? undefined : 'en'}
        className="log-in"
        aria-haspopup="dialog"
        onClick={show}
      >
        <Icon name="user" size={16} className="header-wide" />
        {loginDialogTexts[locale].link}
      </a>
      {open &&
        // Out of the header, whose colours are not the dialog's.
        createPortal(<LoginDialog locale={locale} onDone={done} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
