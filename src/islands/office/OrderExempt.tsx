import { useState } from 'react';
import { api } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import { openOf } from '../../domain/changes/amounts.ts';
import type { Changed } from '../../domain/changes/contract.ts';
import { officeExempt, officeOrder } from '../../domain/changes/office-calls.ts';
import { exemptingOrder, type OfficeOrder } from '../../domain/changes/orders.ts';
import { reasonForm } from '../../domain/changes/reason-form.ts';
import type { ExemptionKind } from '../../domain/money/exemptions.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { privateTexts } from '../private/texts.ts';
import { useAnswer } from '../use-answer.ts';
import { ActForm } from './ActForm.tsx';
import { bookingTexts } from './bookings-texts.ts';
import { ChooseBack, ChooseDocument, Labelled, type Back } from './ChoiceFields.tsx';
import { useOffice } from './context.ts';
import { ReadWhenUnfolded } from './Folded.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { toCreditsText } from './to-credits.ts';

interface Props {
  /** Of the order's booking. */
  id: string;
  revision: number;
  onDone: (text: string) => void;
  reload: () => void;
}

/** Takes the taxes off an order without classes that a document frees from: read when it is unfolded. */
export function OrderExempt(props: Props) {
  const { locale } = useOffice();
  return (
    <ReadWhenUnfolded title={bookingTexts[locale].changes.kinds.exempt}>{() => <Opened {...props} />}</ReadWhenUnfolded>
  );
}

function Opened({ id, revision, onDone, reload }: Props) {
  const { locale } = useOffice();
  const { order: t } = bookingTexts[locale];
  const { result, retry } = useAnswer(`exempt ${id} ${revision}`, () => callOffice(() => api(officeOrder)(id)));
  if (!result) return <p role="status">{privateTexts[locale].privateArea.loading}</p>;
  if (!result.ok) return <NotLoaded locale={locale} code={result.code} retry={retry} />;
  const order = result.value;
  if (order.worth === null) return <p>{t.gone}</p>;
  if (order.exemption !== null) return <p>{t.isExempt}</p>;
  const again = () => {
    reload();
    retry();
  };
  return <Exempt key={order.revision} {...{ id, order, onDone }} worth={order.worth} reload={again} />;
}

const stale: readonly string[] = ['booking_changed', 'price_changed', 'closed'];

type ExemptProps = Omit<Props, 'revision'> & { order: OfficeOrder; worth: NonNullable<OfficeOrder['worth']> };

function Exempt({ id, order, worth, onDone, reload }: ExemptProps) {
  const { locale } = useOffice();
  const { changes: t, order: own } = bookingTexts[locale];
  const [kind, setKind] = useState<ExemptionKind>('status_card');
  const [number, setNumber] = useState('');
  const [back, setBack] = useState<Back>('refund');
  const creditedCents = exemptingOrder(worth, kind).totalCents;
  const missing = number.trim() === '' ? t.missing.number : creditedCents === 0 ? t.missing.noTaxes : null;
  const money = (cents: number) => formatMoney(Math.abs(cents), locale);
  const open = openOf(order.money) - creditedCents;

  async function send(reason: string, key: string): Promise<Result<Changed, unknown>> {
    if (missing !== null) return { ok: false, code: 'closed' };
    const body = { revision: order.revision, kind, number, creditedCents, back, reason };
    const result = await api(officeExempt)(id, body, key);
    if (!result.ok && stale.includes(result.code)) reload();
    return result;
  }
  const before = (
    <>
      <div className="mt-1 grid gap-1 sm:grid-cols-2">
        <ChooseDocument kind={kind} choose={setKind} />
        <Labelled label={t.number}>
          <input className="field" value={number} onChange={({ target }) => setNumber(target.value)} />
        </Labelled>
        <ChooseBack back={back} choose={setBack} />
      </div>
      <p role="status" className="border-s-4 tabular-nums max-w-text border-blue-300 ps-2">
        {missing ??
          `${fill(t.credited, { amount: money(creditedCents) })} ${toCreditsText(order.money, creditedCents, locale)}${fill(open < 0 ? t.owed : t.open, { amount: money(open) })}`}
      </p>
    </>
  );
  return (
    <ActForm
      id={`exempt ${id} ${JSON.stringify([order.revision, kind, number, back])}`}
      form={reasonForm}
      words={t.form}
      submit={t.submit}
      send={({ reason }, key) => send(reason, key)}
      explain={missing}
      onDone={() => onDone(own.done)}
      before={before}
    />
  );
}
