import { useState, type SubmitEvent } from 'react';
import { api } from '../../api/client.ts';
import { goesBack } from '../../domain/changes/amounts.ts';
import { moveSeats } from '../../domain/changes/calls.ts';
import type { CancelSeats, ManagedLine, ManagedParticipant, OtherDate } from '../../domain/changes/contract.ts';
import { likeFirst } from '../../domain/catalogue/like-first.ts';
import { keptRate, movedWorth, moving } from '../../domain/changes/seats.ts';
import { first } from '../../domain/present.ts';
import { fill, formatDate, formatMoney, plural } from '../../i18n/format.ts';
import { ChooseBack } from './ChooseBack.tsx';
import { useManage, type Manage } from './context.ts';
import { DateFilter, fits, type Wish } from './DateFilter.tsx';
import { PanelEnd } from './PanelEnd.tsx';
import { Choices, SeatChoice } from './SeatChoice.tsx';
import { useChange } from './use-change.ts';
import { TermsThere } from './TermsThere.tsx';
import { feeOf, firstChosen, keptText, placeOf, seatList, sessionLines } from './words.ts';

/** More dates than these are shown when they are asked for. */
const FIRST_DATES = 8;

interface Props {
  line: ManagedLine;
  people: readonly ManagedParticipant[];
  close: () => void;
}

/** What moving so many seats of a line there costs more, or less where it is negative, tax included. */
function differenceOf({ booking, table }: Manage, line: ManagedLine, seats: number, to: OtherDate): number {
  return moving(booking.lines, { eventId: line.eventId, seats }, newSeats(line, to), table).difference.totalCents;
}

/** What covers a seat covers it on another date, too. */
const newSeats = (line: ManagedLine, { event, province }: OtherDate) => ({
  ...{ eventId: event.id, priceCents: line.coveredBy ? 0 : event.priceCents, province },
});

/** Moves seats of a class to another date of its course. */
export function MovePanel({ line, people, close }: Props) {
  const manage = useManage();
  const { booking, secret, locale, texts } = manage;
  const t = texts.move;
  const free = people.filter(({ movesLeft }) => movesLeft > 0);
  const [chosen, choose] = useState(() => firstChosen(free));
  const [to, setTo] = useState<string>();
  const [all, showAll] = useState(false);
  const [wish, setWish] = useState<Wish>({});
  const [missing, setMissing] = useState(false);
  const [back, setBack] = useState<CancelSeats['back']>('refund');
  const { sending, failed, send } = useChange(close);

  const ofCourse = booking.otherDates.find(({ courseId }) => courseId === line.courseId)?.dates ?? [];
  const dates = likeFirst(
    ofCourse.filter(({ event }) => event.id !== line.eventId),
    line.event,
  );
  const fitting = dates.filter(({ event }) => fits(event, wish));
  const target = fitting.find(({ event }) => event.id === to && event.seatsLeft >= chosen.size);
  const differenceCents = target ? differenceOf(manage, line, chosen.size, target) : 0;
  const kept = keptRate(
    booking,
    people.filter(({ id }) => chosen.has(id)),
    target && movedWorth(booking.lines, { eventId: line.eventId, seats: chosen.size }, newSeats(line, target)),
  );
  const dayOf = ({ event }: OtherDate) => formatDate(first(event.sessions).start, locale, event.timeZone, 'medium');
  const backCents = differenceCents < 0 ? goesBack(booking.money, -differenceCents) : 0;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!target || chosen.size === 0) return setMissing(true);
    setMissing(false);
    const body = {
      revision: booking.revision,
      seats: [...chosen],
      to: target.event.id,
      differenceCents,
      keptRate: kept,
      back,
    };
    const done = fill(t.done, { date: dayOf(target), people: seatList(people, chosen, manage) });
    void send('move-seats', body, done, (key) => api(moveSeats)(secret, body, key));
  }

  if (dates.length === 0) return <p className="mt-2 max-w-text bg-blue-50 p-2">{t.noDates}</p>;
  return (
    <form onSubmit={submit} className="mt-2 bg-blue-50 p-2">
      <p className="max-w-text text-sm">{t.intro}</p>
      <SeatChoice
        legend={t.which}
        people={people}
        chosen={chosen}
        choose={choose}
        blocked={({ movesLeft }) => (movesLeft > 0 ? undefined : t.used)}
      />
      {dates.length > FIRST_DATES && <DateFilter dates={dates} wish={wish} choose={setWish} />}
      {fitting.length === 0 && <p className="mt-1">{t.noneFits}</p>}
      <Choices
        legend={t.where}
        name={`date-${line.eventId}`}
        value={target && to}
        choose={setTo}
        choices={(all ? fitting : fitting.slice(0, FIRST_DATES)).map((date) => ({
          value: date.event.id,
          disabled: date.event.seatsLeft < chosen.size,
          label: <DateLabel date={date} line={line} seats={chosen.size} />,
        }))}
      />
      {!all && fitting.length > FIRST_DATES && (
        <button type="button" className="button mt-1" onClick={() => showAll(true)}>
          {fill(t.all, { count: fitting.length })}
        </button>
      )}
      <ChooseBack name={`move-back-${line.eventId}`} backCents={backCents} value={back} choose={setBack} />
      {target && <TermsThere line={line} event={target.event} />}
      {kept > 0 && <p className="mt-1 max-w-text">{keptText(feeOf(line, kept), manage)}</p>}
      <PanelEnd
        label={target && chosen.size > 0 ? fill(plural(chosen.size, locale, t.actTo), { date: dayOf(target) }) : t.act}
        {...{ sending, close }}
        failed={missing ? t.choose : failed}
      />
    </form>
  );
}

function DateLabel({ date, line, seats }: { date: OtherDate; line: ManagedLine; seats: number }) {
  const manage = useManage();
  const { locale, texts } = manage;
  const t = texts.move;
  const { event } = date;
  const cents = differenceOf(manage, line, seats, date);
  const amount = formatMoney(Math.abs(cents), locale);
  const price = cents === 0 ? t.same : fill(cents > 0 ? t.more : t.less, { amount });
  const fewer = event.seatsLeft < seats && plural(event.seatsLeft, locale, t.fewer);
  return (
    <span className="block py-0.5">
      {sessionLines(event, manage).map((session) => (
        <span key={session} className="block">
          {session}
        </span>
      ))}
      <span className="block text-sm text-gray-600">
        {placeOf(event, manage)}, {texts.inLanguage[event.language]}. {fewer === false ? price : fewer}
      </span>
    </span>
  );
}
