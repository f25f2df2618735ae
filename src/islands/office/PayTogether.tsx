import { api } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import type { UndoableAct } from '../../domain/office/undo.ts';
import { openInvoicesOf, recordTogether, undoTogether } from '../../domain/payments/office-calls.ts';
import { togetherForm, type HowPaid, type OpenInvoices } from '../../domain/payments/together.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { privateTexts } from '../private/texts.ts';
import { useAnswer } from '../use-answer.ts';
import { ActForm } from './ActForm.tsx';
import { auditTexts } from './audit-texts.ts';
import { bookingTexts } from './bookings-texts.ts';
import { Labelled } from './ChoiceFields.tsx';
import { useOffice } from './context.ts';
import { ReadWhenUnfolded } from './Folded.tsx';
import { moneyTexts } from './money-texts.ts';
import { NotLoaded } from './NotLoaded.tsx';
import type { FileTools } from './OpenedFile.tsx';
import { SpreadRows, standingOf } from './SpreadRows.tsx';
import { Undo } from './Undo.tsx';
import { useSpread } from './use-spread.ts';

interface Props extends FileTools {
  /** Of one of the client's bookings. */
  id: string;
  bookingsHref: string;
}

/** One cheque or transfer for several invoices: read when it is unfolded. */
export function PayTogether(props: Props) {
  const { locale } = useOffice();
  return (
    <div className="mt-2">
      <ReadWhenUnfolded title={moneyTexts[locale].together.title}>{() => <Opened {...props} />}</ReadWhenUnfolded>
    </div>
  );
}

function Opened({ id, bookingsHref, finish, tell, reload }: Props) {
  const { locale } = useOffice();
  const { result, retry } = useAnswer(id, (about) => callOffice(() => api(openInvoicesOf)(about)));
  const t = moneyTexts[locale].together;
  if (!result) return <p role="status">{privateTexts[locale].privateArea.loading}</p>;
  if (!result.ok) return <NotLoaded locale={locale} code={result.code} retry={retry} />;
  const { invoices, undo } = result.value;
  const again = (say: () => void) => {
    say();
    retry();
  };
  return (
    <>
      <Undo
        acts={undo}
        names={auditTexts[locale].acts}
        texts={t.undo}
        undo={(act, key) => callOffice(() => api(undoTogether)(id, { undo: act }, key))}
        onUndone={(told) => again(() => tell(told, t.undone))}
      />
      {invoices.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <RecordForm
          // What is open is another sum: what was spread is spread anew.
          key={JSON.stringify(invoices)}
          {...{ id, bookingsHref }}
          payer={result.value}
          onChanged={(told) => again(() => tell(told, ''))}
          reload={() => again(reload)}
          onDone={() => again(() => finish(t.done))}
        />
      )}
    </>
  );
}

interface RecordProps extends Pick<Props, 'id' | 'bookingsHref' | 'reload'> {
  payer: OpenInvoices;
  /** Something else is open by now: it is said, and read again. */
  onChanged: (told: Result<unknown>) => void;
  onDone: () => void;
}

function RecordForm({ id, bookingsHref, payer, reload, onChanged, onDone }: RecordProps) {
  const { locale } = useOffice();
  const { together: t } = moneyTexts[locale];
  const { payment } = bookingTexts[locale];
  const spread = useSpread(payer.invoices);
  const { cents, parts, isWhole } = spread;

  async function send(body: HowPaid, key: string): Promise<Result<UndoableAct, unknown>> {
    if (!isWhole) return { ok: false, code: 'closed' };
    const result = await api(recordTogether)(id, { ...body, cents, parts }, key);
    if (!result.ok && result.code === 'booking_changed') onChanged({ ok: false, code: result.code });
    return result;
  }
  return (
    <ActForm
      id={`together ${id} ${JSON.stringify(parts)}`}
      form={togetherForm}
      words={payment}
      submit={payment.submit}
      send={send}
      onDone={onDone}
      explain={isWhole ? null : standingOf(spread, t, (sum) => formatMoney(sum, locale))}
      before={
        <>
          <p className="max-w-text">{fill(t.intro, { name: payer.name, email: payer.email })}</p>
          <Labelled label={payment.fields.amount}>
            <input
              className="field block max-w-[12rem]"
              inputMode="decimal"
              value={spread.amount}
              onChange={({ target }) => spread.typeAmount(target.value)}
            />
          </Labelled>
          <SpreadRows {...{ spread, bookingsHref, reload }} />
        </>
      }
    />
  );
}
