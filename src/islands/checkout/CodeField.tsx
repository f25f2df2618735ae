import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { CodeView, PromoView } from '../../domain/promo-codes/contract.ts';
import { fill, formatMoney, formatPlainDate, formatRate, plural } from '../../i18n/format.ts';
import { $codeFound, applyCode, forgetCode, typedCode, watchCode } from '../../stores/booking-code.ts';
import { TwoLabels } from '../Waits.tsx';
import { useCheckout } from './context.ts';

/**
 * A step of its own: a promo code or that of seats that were bought together, whichever somebody has, and what it is good for.
 * Nothing is used before the cart is booked.
 */
export function CodeField() {
  const { locale, packages, errors, validation } = useCheckout();
  const found = useStore($codeFound);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // What was refused is no more what stands there.
  const [changed, setChanged] = useState(false);
  const t = packages.cover;
  useEffect(() => watchCode(), []);

  const checking = found.state === 'checking';
  const problem = changed
    ? undefined
    : found.state === 'refused'
      ? validation[found.reason]
      : found.state === 'failed'
        ? errors[found.code]
        : undefined;

  function apply() {
    if (checking) return;
    setChanged(false);
    void applyCode(field.current?.value ?? '').then(
      () => $codeFound.get().state !== 'applied' && field.current?.focus(),
    );
  }
  const packageFacts = ({ title, left, expiresOn }: Extract<CodeView, { kind: 'package' }>) => ({
    title: title[locale],
    left: plural(left, locale, packages.seats),
    date: formatPlainDate(expiresOn, locale),
  });
  const promoFacts = ({ code, reduction }: PromoView) => ({
    code,
    reduction: 'rate' in reduction ? formatRate(reduction.rate, locale) : formatMoney(reduction.cents, locale),
  });
  if (found.state === 'applied') {
    const { view } = found;
    const texts = view.kind === 'package' ? t : t.promo;
    return (
      <div className="mt-2 bg-blue-50 p-2" role="status">
        <p>{fill(texts.applied, view.kind === 'package' ? packageFacts(view) : promoFacts(view))}</p>
        <p className="mt-0.5 text-sm text-gray-600">{texts.back}</p>
        <button type="button" className="link min-h-[44px] text-sm" onClick={() => forgetCode()}>
          {t.remove}
        </button>
      </div>
    );
  }
  return (
    <details className="mt-2 print:hidden" open={found.state === 'none' ? undefined : true}>
      <summary className="unfolds">{t.open}</summary>
      <div className="mt-1 max-w-text">
        <label htmlFor={id}>{t.title}</label>
        <p id={`${id}-hint`} className="form-hint">
          {t.help}
        </p>
        <div className="flex flex-wrap gap-1">
          <input
            ref={field}
            // One that could not be asked about is kept.
            defaultValue={typedCode()}
            id={id}
            className="field w-[260px]"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            aria-invalid={problem === undefined ? undefined : true}
            aria-describedby={problem === undefined ? `${id}-hint` : `${id}-problem ${id}-hint`}
            onInput={() => setChanged(true)}
            onKeyDown={(event) => {
              // The form around it books: that is not what Enter means here.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply();
            }}
          />
          <button type="button" className="button" aria-disabled={checking || undefined} onClick={apply}>
            <TwoLabels label={t.apply} waiting={t.applying} waits={checking} />
          </button>
        </div>
        {problem !== undefined && (
          <p id={`${id}-problem`} role="alert" className="form-problem">
            {problem}
          </p>
        )}
      </div>
    </details>
  );
}
