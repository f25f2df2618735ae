import { useEffect, useId, useRef } from 'react';
import type { Locale } from '../../i18n/locales.ts';
import '../header-sheet.ts';
import { loginDialogTexts } from '../header-texts.ts';
import { Icon } from '../icons.tsx';
import { LoginForm } from './LoginForm.tsx';

interface Props {
  locale: Locale;
  /** After a login that succeeded; the dialog is closed by then. */
  onDone: () => void;
  onClose: () => void;
}

/** It is only rendered while it is open. */
export function LoginDialog({ locale, onDone, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const t = loginDialogTexts[locale];

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // The dialog's own box holds everything else: a click on the element itself is one on the backdrop.
    element.addEventListener('mousedown', (event) => event.target === element && element.close());
    element.showModal();
    element.querySelector<HTMLInputElement>('[name=email]')?.focus();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="login-dialog rounded-md bg-white text-base"
      aria-labelledby={title}
      onClose={onClose}
    >
      <div className="p-3">
        <div className="mb-2 flex items-center">
          <h2 id={title} className="me-auto text-lg">
            {t.title}
          </h2>
          <button
            type="button"
            className="-me-1 flex size-[44px] items-center justify-center rounded-sm text-blue-700 hover:bg-blue-50"
            aria-label={t.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <LoginForm
          locale={locale}
          onDone={() => {
            dialog.current?.close();
            onDone();
          }}
        />
      </div>
    </dialog>
  );
}
