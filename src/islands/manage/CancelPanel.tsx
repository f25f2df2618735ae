import { useState, type SubmitEvent } from 'react';
import { api } from '../../api/client.ts';
import { goesBack } from '../../domain/changes/amounts.ts';
import { cancelSeats } from '../../domain/changes/calls.ts';
import type { CancelSeats, ManagedLine, ManagedParticipant } from '../../domain/changes/contract.ts';
import { feesOf, givingBack } from '../../domain/changes/seats.ts';
import { fill, formatMoney, plural } from '../../i18n/format.ts';
import { cancelTexts } from './cancel-texts.ts';
import { ChooseBack } from './ChooseBack.tsx';
import { useManage } from './context.ts';
import { PanelEnd } from './PanelEnd.tsx';
import { SeatChoice } from './SeatChoice.tsx';
import { useChange } from './use-change.ts';
import { firstChosen, seatList } from './words.ts';

interface Props {
  line: ManagedLine;
  people: readonly ManagedParticipant[];
  close: () => void;
}

/** Gives seats of a class back: what it costs is worked out as the server does, and is what is agreed to. */
export function CancelPanel({ line, people, close }: Props) {
  const { booking, table, secret, locale, texts } = useManage();
  const t = cancelTexts[locale];
  const [chosen, choose] = useState(() => firstChosen(people));
  const [back, setBack] = useState<CancelSeats['back']>('refund');
  const { sending, failed, send } = useChange(close);

  const fees = feesOf(
    line,
    people.filter(({ id }) => chosen.has(id)),
  );
  const free = fees.every(({ feeRate }) => feeRate === 0);
  const { feeCents, difference } = givingBack(booking.lines, fees, table);
  const creditedCents = 0 - difference.totalCents;
  const backCents = goesBack(booking.money, creditedCents);
  const money = (cents: number) => formatMoney(cents, locale);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (chosen.size === 0) return;
    const done = fill(t.done, { people: seatList(people, chosen, { locale, texts }) });
    const body = { revision: booking.revision, seats: [...chosen], feeCents, creditedCents, back };
    void send('cancel-seats', body, done, (key) => api(cancelSeats)(secret, body, key));
  }

  return (
    <form onSubmit={submit} className="mt-2 bg-blue-50 p-2">
      <SeatChoice legend={t.which} people={people} chosen={chosen} choose={choose} />
      <dl className="tabular-nums mt-1 grid max-w-[560px] grid-cols-[1fr_auto] gap-x-2">
        <dt>{t.fee}</dt>
        <dd className="text-end">{money(feeCents)}</dd>
        <dt className="font-semibold">{t.credited}</dt>
        <dd className="font-semibold text-end">{money(creditedCents)}</dd>
      </dl>
      <p className="mt-1 max-w-text text-sm">
        {chosen.size === 0
          ? t.choose
          : line.coveredBy
            ? fill(free ? t.covered.back : t.covered.used, line.coveredBy)
            : creditedCents === 0
              ? t.nothing
              : backCents > 0
                ? fill(t.goesBack, { amount: money(backCents) })
                : t.lowers}
      </p>
      <ChooseBack name={`back-${line.eventId}`} backCents={backCents} value={back} choose={setBack} />
      <PanelEnd
        label={chosen.size === 0 ? t.open : plural(chosen.size, locale, t.act)}
        {...{ sending, failed, close }}
        idle={chosen.size === 0}
      />
    </form>
  );
}
