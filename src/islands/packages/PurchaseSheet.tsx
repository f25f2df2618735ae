import type { ReactNode } from 'react';
import type { PurchaseView } from '../../domain/packages/contract.ts';
import { fill, formatDate, formatMoney, formatPlainDate, formatRate, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import type { OrderTexts } from './props.ts';

interface Props {
  view: PurchaseView;
  locale: Locale;
  texts: OrderTexts;
  checkout: Pick<Dictionary, 'provinceNames' | 'taxNames'>;
  invoiceHref: string;
  heading?: 'h2' | 'h3';
}

/** Whether the last day has passed, by this machine's clock; the server's decides where a seat is used. */
export function isOver({ expiresOn }: Pick<PurchaseView, 'expiresOn'>, timeZone: string): boolean {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date());
  return expiresOn !== null && expiresOn < today;
}

/** What was ordered, its code, what is left, and what happened to its seats. */
export function PurchaseSheet({ view, locale, texts: t, checkout, invoiceHref, heading: Heading = 'h2' }: Props) {
  const money = (cents: number) => formatMoney(cents, locale);
  const { invoice } = view;
  const facts: [string, ReactNode][] = [
    [t.facts.code, view.code && <strong className="tabular-nums text-lg">{view.code}</strong>],
    [t.facts.left, view.invoice && fill(t.facts.leftOf, { left: view.left, seats: view.seats })],
    [t.facts.expires, view.expiresOn && formatPlainDate(view.expiresOn, locale)],
    [t.facts.organisation, view.organisation],
    [t.facts.purchaseOrder, view.purchaseOrder],
    [
      t.facts.invoice,
      invoice && (
        <>
          <a href={`${invoiceHref}#${encodeURIComponent(invoice.reference)}`} className="link">
            {fill(t.facts.invoiceLink, { number: invoice.number })}
          </a>
          {', '}
          {invoice.openCents === 0 ? t.facts.paid : fill(t.facts.open, { amount: money(invoice.openCents) })}
        </>
      ),
    ],
    ...view.taxes.map((tax): [string, ReactNode] => [
      fill('{tax} {rate} ({province})', {
        tax: checkout.taxNames[tax.code],
        rate: formatRate(tax.rate, locale),
        province: checkout.provinceNames[tax.province],
      }),
      money(tax.amountCents),
    ]),
    [t.facts.total, money(view.totalCents)],
  ];
  return (
    <>
      <Heading className="text-lg">{view.title[locale]}</Heading>
      <dl className="mt-1 grid gap-x-3 gap-y-0.5 sm:grid-cols-[auto_1fr]">
        {facts
          .filter(([, value]) => value !== null && value !== '')
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-gray-600">{label}</dt>
              <dd className="mb-1 sm:mb-0">{value}</dd>
            </div>
          ))}
      </dl>
      {view.usable < view.left && (
        <p className="mt-1 max-w-text text-sm">{fill(t.usable, { seats: plural(view.usable, locale, t.seats) })}</p>
      )}
      {view.courses.length > 0 && (
        <>
          <p className="font-semibold mt-2">{t.facts.courses}</p>
          <ul className="list-disc ps-3">
            {view.courses.map((course) => (
              <li key={course.en}>{course[locale]}</li>
            ))}
          </ul>
        </>
      )}
      {view.ledger.length > 0 && <Ledger view={view} locale={locale} texts={t} />}
    </>
  );
}

function Ledger({ view, locale, texts: t }: Pick<Props, 'view' | 'locale' | 'texts'>) {
  return (
    <>
      <p className="font-semibold mt-2">{t.ledger}</p>
      <ul className="divide-y divide-blue-200 border-y border-blue-200 text-sm">
        {view.ledger.map(({ kind, at, seats, titles }, index) => (
          <li key={index} className="flex flex-wrap gap-x-2 py-0.5">
            <span className="text-gray-600">{formatDate(at, locale, 'America/Toronto')}</span>
            <span>
              {fill(t.ledgerKinds[kind], {
                seats: plural(Math.abs(seats), locale, t.seats),
                title: titles?.[locale] ?? '',
              })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
