import { fill, formatMoney, formatPlainDate } from '../../i18n/format.ts';
import { useOffice } from './context.ts';
import { moneyTexts } from './money-texts.ts';
import { Rows, type Column } from './Rows.tsx';
import type { SpreadRow } from './spread.ts';
import type { useSpread } from './use-spread.ts';

interface Props {
  spread: ReturnType<typeof useSpread>;
  bookingsHref: string;
  reload: () => void;
}

/** How much of a payment each open invoice gets: chosen by a tick, and changed by hand. */
export function SpreadRows({ spread, bookingsHref, reload }: Props) {
  const { locale } = useOffice();
  const { together: t } = moneyTexts[locale];
  const columns: Column<SpreadRow>[] = [
    {
      key: 'invoice',
      head: t.heads.invoice,
      cell: ({ invoice, bookingId, booking, name, email, byNameAlone, writtenOff, isChosen }) => (
        <span>
          <label className="form-tick">
            <input
              type="checkbox"
              checked={isChosen}
              onChange={({ target }) => spread.choose(invoice, target.checked)}
            />
            <span>{invoice}</span>
          </label>
          <a className="link block" href={`${bookingsHref}/${encodeURIComponent(bookingId)}`}>
            {fill(t.booking, { number: booking ?? '', name })}
          </a>
          {byNameAlone && <span className="block break-words">{fill(t.byNameAlone, { email })}</span>}
          {writtenOff && <span className="block">{t.writtenOff}</span>}
        </span>
      ),
    },
    { key: 'due', head: t.heads.due, cell: ({ dueOn }) => formatPlainDate(dueOn, locale, 'medium') },
    { key: 'open', head: t.heads.open, isNumber: true, cell: ({ openCents }) => formatMoney(openCents, locale) },
    {
      key: 'part',
      head: t.heads.part,
      isNumber: true,
      cell: ({ invoice, text, isChosen }) =>
        isChosen && (
          <input
            className="field max-w-[9rem] text-end"
            inputMode="decimal"
            aria-label={fill(t.partOf, { invoice })}
            value={text}
            onChange={({ target }) => spread.typePart(invoice, target.value)}
          />
        ),
    },
  ];
  return (
    <>
      <Rows
        caption={t.caption}
        columns={columns}
        list={{ rows: spread.rows, next: null }}
        keyOf={({ invoice }) => invoice}
        retry={reload}
      />
      <p role="status" className="border-s-4 tabular-nums max-w-text border-blue-300 ps-2">
        {standingOf(spread, t, (cents) => formatMoney(cents, locale))}
      </p>
    </>
  );
}

type Texts = (typeof moneyTexts)['en']['together'];

/** Whether the parts are all of the amount, and what is too much. */
export function standingOf(
  { cents, placedCents, isWhole, overCents }: Props['spread'],
  t: Texts,
  money: (cents: number) => string,
): string {
  if (cents === 0) return t.amount;
  if (placedCents > cents) return fill(t.tooMuch, { amount: money(placedCents - cents) });
  if (!isWhole) return fill(t.left, { amount: money(cents - placedCents) });
  return overCents > 0 ? fill(t.over, { amount: money(overCents) }) : t.whole;
}
