import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import { openOf } from '../../domain/changes/amounts.ts';
import type { Changed } from '../../domain/changes/contract.ts';
import { officeOrder } from '../../domain/changes/office-calls.ts';
import { withOrder, type EndOrder } from '../../domain/changes/office-contract.ts';
import { creditRequest, type OfficeOrder } from '../../domain/changes/orders.ts';
import { reasonForm } from '../../domain/changes/reason-form.ts';
import { centsOf } from '../../domain/money/money.ts';
import { typedAmount } from '../../domain/money/typed-amount.ts';
import { fill, formatDate, formatMoney } from '../../i18n/format.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { privateTexts } from '../private/texts.ts';
import { useAnswer } from '../use-answer.ts';
import { ActForm } from './ActForm.tsx';
import { bookingTexts } from './bookings-texts.ts';
import { Choose, ChooseBack, Labelled, type Back } from './ChoiceFields.tsx';
import { useOffice } from './context.ts';
import { classHref } from './file-links.ts';
import { ReadWhenUnfolded } from './Folded.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { toCreditsText } from './to-credits.ts';

export interface OrderAct {
  kind: string;
  /** In the list of what can be done. */
  label: string;
  /** Ends the order: what becomes of its classes is asked. */
  ends?: boolean;
  send: (body: EndOrder, key: string) => Promise<Result<Changed, unknown>>;
}

interface Props {
  title: string;
  /** Of the order's booking. */
  id: string;
  /** Another one once somebody has changed the order. */
  revision?: number;
  actsOf: (order: OfficeOrder) => readonly OrderAct[];
  /** What is said where nothing can be done, and before something is. */
  instead: (order: OfficeOrder) => ReactNode;
  before?: string;
  submit: string;
  onDone: () => void;
  reload: () => void;
}

/** What the office credits of an order without classes: read when it is unfolded, with what it comes to before it is done. */
export const OrderCredit = ({ title, ...order }: Props) => (
  <ReadWhenUnfolded title={title}>{() => <Opened {...order} />}</ReadWhenUnfolded>
);

function Opened({ id, revision = 0, actsOf, instead, before, submit, onDone, reload }: Omit<Props, 'title'>) {
  const { locale } = useOffice();
  const { result, retry } = useAnswer(`${id} ${revision}`, () => callOffice(() => api(officeOrder)(id)));
  if (!result) return <p role="status">{privateTexts[locale].privateArea.loading}</p>;
  if (!result.ok) return <NotLoaded locale={locale} code={result.code} retry={retry} />;
  const order = result.value;
  const acts = actsOf(order);
  if (acts.length === 0) return instead(order);
  const again = () => {
    reload();
    retry();
  };
  return (
    <>
      {before !== undefined && <p className="max-w-text">{before}</p>}
      <Credit key={order.revision} {...{ id, order, acts, submit, onDone }} reload={again} />
    </>
  );
}

type CreditProps = Pick<Props, 'id' | 'submit' | 'onDone' | 'reload'> & {
  order: OfficeOrder;
  acts: readonly OrderAct[];
};

const stale: readonly string[] = ['booking_changed', 'price_changed', 'closed'];

function Credit({ id, order, acts, submit, onDone, reload }: CreditProps) {
  const { locale } = useOffice();
  const { changes: t, order: own } = bookingTexts[locale];
  const [kind, setKind] = useState(acts[0]?.kind ?? '');
  const [amount, setAmount] = useState(() => typedAmount(order.proposedCents, locale));
  const [back, setBack] = useState<Back>('refund');
  const [classes, setClasses] = useState<EndOrder['classes']>('cancel');
  const act = acts.find((one) => one.kind === kind);
  const cents = centsOf(amount);
  const netCents = cents !== null && cents <= order.creditableCents ? cents : null;

  async function send(reason: string, key: string): Promise<Result<Changed, unknown>> {
    if (!act || netCents === null) return { ok: false, code: 'closed' };
    const result = await act.send({ ...creditRequest(order, netCents, { back, reason }), classes }, key);
    if (!result.ok && stale.includes(result.code)) reload();
    return result;
  }
  const before = (
    <>
      <About order={order} />
      <div className="mt-1 grid gap-1 sm:grid-cols-2">
        {acts.length > 1 && (
          <Choose
            label={own.what}
            value={kind}
            onChange={setKind}
            options={acts.map((one): [string, string] => [one.kind, one.label])}
          />
        )}
        <Labelled label={own.amount}>
          <input
            className="field"
            inputMode="decimal"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        </Labelled>
        <ChooseBack back={back} choose={setBack} />
      </div>
      {act?.ends && <Classes classes={order.classes} chosen={classes} choose={setClasses} />}
      <Preview order={order} netCents={netCents} />
    </>
  );
  return (
    <ActForm
      id={`order ${id} ${JSON.stringify([order.revision, kind, amount, back, classes])}`}
      form={reasonForm}
      words={t.form}
      submit={submit}
      send={({ reason }, key) => send(reason, key)}
      onDone={onDone}
      before={before}
    />
  );
}

interface ClassesProps {
  classes: OfficeOrder['classes'];
  chosen: EndOrder['classes'];
  choose: (classes: EndOrder['classes']) => void;
}

/** The private classes of an order that still stand, and what becomes of them when it ends. */
function Classes({ classes, chosen, choose }: ClassesProps) {
  const { locale, links } = useOffice();
  const { classes: t } = bookingTexts[locale].order;
  if (classes.length === 0) return null;
  return (
    <div className="mt-1">
      <p>{t.title}</p>
      <ul className="list-disc ps-3">
        {classes.map(({ id, title, startsAt, timeZone, hasBegun }) => (
          <li key={id}>
            <a className="link" href={classHref(links, id)}>
              {title[locale]}
            </a>
            {`, ${formatDate(startsAt, locale, timeZone)}`}
            {hasBegun && `, ${t.begun}`}
          </li>
        ))}
      </ul>
      {classes.some(({ hasBegun }) => !hasBegun) && (
        <div className="mt-1">
          <Choose
            label={t.what}
            value={chosen}
            onChange={(value) => choose(value === 'keep' ? value : 'cancel')}
            options={withOrder.map((one) => [one, t.options[one]])}
          />
          <p className="mt-0.5 max-w-text">{t.means[chosen]}</p>
        </div>
      )}
    </div>
  );
}

/** What is charged now, and what of it stays so. */
function About({ order: { worth, package: bought, creditableCents } }: { order: OfficeOrder }) {
  const { locale } = useOffice();
  const { order: t } = bookingTexts[locale];
  const money = (cents: number) => formatMoney(cents, locale);
  const used = bought ? bought.seats - bought.left : 0;
  if (worth === null) return <p>{t.gone}</p>;
  return (
    <p className="max-w-text">
      {fill(t.worth, { amount: money(worth.netCents) })}
      {bought && used > 0 && ` ${fill(t.used, { used, seats: bought.seats, amount: money(creditableCents) })}`}
    </p>
  );
}

/** What it comes to with tax, before anything is done. */
function Preview({ order, netCents }: { order: OfficeOrder; netCents: number | null }) {
  const { locale } = useOffice();
  const { changes: t, order: own } = bookingTexts[locale];
  const money = (cents: number) => formatMoney(Math.abs(cents), locale);
  if (netCents === null)
    return <p className="max-w-text">{fill(own.wrong, { amount: money(order.creditableCents) })}</p>;
  const { creditedCents } = creditRequest(order, netCents, { back: 'refund', reason: '' });
  const open = openOf(order.money) - creditedCents;
  return (
    <p role="status" className="border-s-4 tabular-nums max-w-text border-blue-300 ps-2">
      {creditedCents === 0 ? t.same : fill(t.credited, { amount: money(creditedCents) })}{' '}
      {toCreditsText(order.money, creditedCents, locale)}
      {fill(open < 0 ? t.owed : t.open, { amount: money(open) })}
    </p>
  );
}
