import { useState } from 'react';
import { renderSVG } from 'uqr';
import { api } from '../../api/client.ts';
import type { ErrorCode } from '../../domain/api/errors.ts';
import { beginSecondFactor, confirmSecondFactor } from '../../domain/accounts/office-calls.ts';
import type { NewSecondFactor } from '../../domain/office/second-factor.ts';
import { fill } from '../../i18n/fill.ts';
import type { Locale } from '../../i18n/locales.ts';
import { CodeForm } from './CodeForm.tsx';
import { officeTexts, officeError } from './texts.ts';

/** A phone for who has none yet: the square code, its first six digits, and codes for the day on which it is lost. */
export function Enrol({ locale, onDone }: { locale: Locale; onDone: () => void }) {
  const [factor, setFactor] = useState<NewSecondFactor>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [failed, setFailed] = useState<ErrorCode>();
  const t = officeTexts[locale].enrol;

  async function begin() {
    const begun = await api(beginSecondFactor)();
    setFailed(begun.ok ? undefined : begun.code);
    if (begun.ok) setFactor(begun.value);
  }

  if (codes) return <Recovery locale={locale} codes={codes} onDone={onDone} />;
  return (
    <section className="max-w-text space-y-2" aria-labelledby="enrol-title">
      <h2 id="enrol-title" className="text-xl">
        {t.title}
      </h2>
      <p>{t.text}</p>
      {factor ? (
        <>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(renderSVG(factor.address))}`}
            alt={t.square}
            width={220}
            height={220}
            className="border border-gray-300"
          />
          <p className="font-mono text-sm">{fill(t.byHand, { secret: factor.secret.replace(/.{4}(?=.)/g, '$& ') })}</p>
          <CodeForm
            locale={locale}
            submit={t.confirm}
            send={(code) => api(confirmSecondFactor)({ code })}
            onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
          />
        </>
      ) : (
        <button type="button" className="button button-action" onClick={() => void begin()}>
          {t.begin}
        </button>
      )}
      {failed && <p role="alert">{officeError(locale, failed)}</p>}
    </section>
  );
}

function Recovery({ locale, codes, onDone }: { locale: Locale; codes: readonly string[]; onDone: () => void }) {
  const t = officeTexts[locale].enrol;
  return (
    <section className="max-w-text space-y-2" aria-labelledby="codes-title">
      <h2 id="codes-title" className="text-xl">
        {t.done}
      </h2>
      <p>{t.doneText}</p>
      <ul className="grid gap-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <button type="button" className="button button-action" onClick={onDone}>
        {t.goOn}
      </button>
    </section>
  );
}
