import { useId, useLayoutEffect, useRef } from 'react';
import { api } from '../../api/client.ts';
import { openOfficeForMoney } from '../../domain/accounts/office-calls.ts';
import { SUDO_MINUTES } from '../../domain/office/second-factor.ts';
import { fill } from '../../i18n/fill.ts';
import type { Locale } from '../../i18n/locales.ts';
import { CodeForm } from './CodeForm.tsx';
import { officeTexts } from './texts.ts';

/** Asks for a new code before money moves. `onEnd` hears whether there was one. */
export function MoneyDialog({ locale, onEnd }: { locale: Locale; onEnd: (shown: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const t = officeTexts[locale].money;
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Gives the focus back to what asked.
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className="office-dialog" aria-labelledby={title} onClose={() => onEnd(false)}>
      <h2 id={title} className="text-lg">
        {t.title}
      </h2>
      <p className="my-2">{fill(t.text, { minutes: SUDO_MINUTES })}</p>
      <CodeForm
        locale={locale}
        submit={t.open}
        send={(code) => api(openOfficeForMoney)({ code })}
        onDone={() => onEnd(true)}
      >
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {t.cancel}
        </button>
      </CodeForm>
    </dialog>
  );
}
