import { api } from '../../api/client.ts';
import { reasonForm } from '../../domain/changes/reason-form.ts';
import { endPromoCode, type OfficePromoCode } from '../../domain/promo-codes/office-calls.ts';
import { fill, formatDate, formatMoney, formatRate, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { ActForm } from './ActForm.tsx';
import { Folded, ReadWhenUnfolded } from './Folded.tsx';
import { PromoCodeUses } from './PromoCodeUses.tsx';
import type { PromoCodesTexts } from './promo-codes-texts.ts';
import type { Column } from './Rows.tsx';
import { reasonWords } from './texts.ts';
import { Two } from './Two.tsx';

/** Titles by their ids. */
export type Courses = ReadonlyMap<string, string>;

interface Of {
  t: PromoCodesTexts;
  locale: Locale;
  timeZone: string;
  courses: Courses;
  onDone: (text: string) => void;
  /** Somebody else was faster. */
  reload: () => void;
}

/** What a code is for, in words. */
function scopeText({ scope, leastSeats }: OfficePromoCode, { t, locale, courses }: Of): string {
  const kinds: Readonly<Record<string, string>> = t.kinds;
  const named = scope
    ? [
        ...scope.kinds.map((kind) => kinds[kind] ?? kind),
        ...scope.courses.map((id) => courses.get(id) ?? id),
        ...(scope.classes.length > 0 ? [fill(t.classes, { ids: scope.classes.join(', ') })] : []),
      ]
    : [t.anyClass];
  const seats = leastSeats > 1 ? [fill(plural(leastSeats, locale, t.seats), { count: leastSeats })] : [];
  return [...named, ...seats].join('; ');
}

/** A last day is shown: the instant at which a code ends comes after it. */
const lastInstant = (until: string) => Date.parse(until) - 1;

function whenText({ from, until }: OfficePromoCode, { t, locale, timeZone }: Of): string {
  const parts = [
    from !== null && fill(t.from, { date: formatDate(from, locale, timeZone) }),
    until !== null && fill(t.until, { date: formatDate(lastInstant(until), locale, timeZone) }),
  ].filter(Boolean);
  return parts.join(', ') || t.always;
}

function stateText({ from, until, ended }: OfficePromoCode, { t, locale, timeZone }: Of): string {
  if (ended) {
    return fill(t.ended, { who: ended.by, date: formatDate(ended.at, locale, timeZone), reason: ended.reason });
  }
  if (until !== null && Date.parse(until) <= Date.now()) return t.over;
  return from !== null && Date.parse(from) > Date.now() ? t.later : t.live;
}

/** The columns of codes; one that is not ended can be. */
export function promoColumns(of: Of): Column<OfficePromoCode>[] {
  const { t, locale } = of;
  const { heads } = t;
  return [
    {
      key: 'code',
      head: heads.code,
      cell: ({ code, note, by }) => (
        <Two second={[note, by && fill(t.by, { who: by })].filter(Boolean).join('; ')}>
          <span className="font-semibold">{code}</span>
        </Two>
      ),
    },
    {
      key: 'off',
      head: heads.off,
      cell: (row) => (
        <Two second={scopeText(row, of)}>
          {'rate' in row.reduction ? formatRate(row.reduction.rate, locale) : formatMoney(row.reduction.cents, locale)}
        </Two>
      ),
    },
    { key: 'when', head: heads.when, cell: (row) => whenText(row, of) },
    {
      key: 'use',
      head: heads.use,
      cell: ({ code, uses: count, mostUses: most, mostUsesOfContact: each }) => (
        <>
          <Two second={each === null ? '' : fill(t.each, { count: each })}>
            {most === null ? fill(plural(count, locale, t.uses), { count }) : fill(t.usesOf, { count, most })}
          </Two>
          {count > 0 && (
            <ReadWhenUnfolded title={t.who}>
              {() => <PromoCodeUses code={code} timeZone={of.timeZone} />}
            </ReadWhenUnfolded>
          )}
        </>
      ),
    },
    {
      key: 'taken',
      head: heads.taken,
      isNumber: true,
      cell: ({ discountCents }) => formatMoney(discountCents, locale),
    },
    {
      key: 'state',
      head: heads.state,
      cell: (row) => (
        <span>
          {stateText(row, of)}
          {row.ended === null && <End code={row.code} of={of} />}
        </span>
      ),
    },
  ];
}

function End({ code, of: { t, locale, onDone, reload } }: { code: string; of: Of }) {
  const { end } = t;
  return (
    <Folded title={end.title}>
      <ActForm
        id={`end ${code}`}
        form={reasonForm}
        words={reasonWords(locale)}
        submit={fill(end.submit, { code })}
        send={async (body, key) => {
          const result = await api(endPromoCode)(code, body, key);
          if (!result.ok && result.code === 'closed') reload();
          return result;
        }}
        onDone={() => onDone(fill(end.done, { code }))}
        before={<p>{end.intro}</p>}
      />
    </Folded>
  );
}
