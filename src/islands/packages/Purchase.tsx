import { useState } from 'react';
import { api } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import { confirmPackage } from '../../domain/packages/calls.ts';
import type { PurchaseView } from '../../domain/packages/contract.ts';
import { fill, formatDate, formatTime } from '../../i18n/format.ts';
import { errorText } from '../../i18n/form-words.ts';
import { TwoLabels } from '../Waits.tsx';
import { isOver, PurchaseSheet } from './PurchaseSheet.tsx';
import type { BuyProps } from './props.ts';

interface Props extends BuyProps {
  token: string;
  view: PurchaseView;
  onChange: (result: Result<PurchaseView>) => void;
}

/** An order as its buyer sees it by the link of a mail: to be confirmed, or as it stands. */
export function Purchase(props: Props) {
  const { locale, texts: t, token, view, onChange, checkout, catalogueHref, timeZone } = props;
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<string>();
  const { state, proveUntil } = view;
  const over = isOver(view, timeZone);

  async function confirm() {
    setSending(true);
    const result = await api(confirmPackage)(token);
    setSending(false);
    if (result.ok) return onChange(result);
    setFailed(result.code === 'closed' ? t.unpaid : errorText(checkout, result.code));
  }

  const open = state === 'asked' || (state === 'bought' && !over);
  const values = { date: formatDate(proveUntil, locale, timeZone), time: formatTime(proveUntil, locale, timeZone) };
  return (
    <div className="max-w-[800px]">
      <p
        role="status"
        className={`border-s-4 max-w-text px-2 py-1.5 ${open ? 'border-green-700 bg-green-50' : 'border-amber-700 bg-amber-50'}`}
      >
        {fill(over ? t.states.over : t.states[state], values)}
      </p>
      <div className="mt-3">
        <PurchaseSheet view={view} locale={locale} texts={t} checkout={checkout} invoiceHref={props.invoiceHref} />
      </div>
      {failed !== undefined && (
        <p role="alert" className="form-alert mt-2">
          {failed}
        </p>
      )}
      <p className="mt-3">
        {state === 'asked' && (
          <button
            type="button"
            className="button button-action"
            aria-disabled={sending || undefined}
            onClick={() => sending || void confirm()}
          >
            <TwoLabels label={t.confirm} waiting={t.confirming} waits={sending} />
          </button>
        )}
        {state === 'bought' && !over && (
          <a href={catalogueHref} className="button button-action">
            {t.book}
          </a>
        )}
        {(state === 'lapsed' || over) && (
          <a href={props.ownHref} className="button">
            {t.again}
          </a>
        )}
      </p>
    </div>
  );
}
