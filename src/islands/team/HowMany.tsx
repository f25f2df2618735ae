import { useRef, useState } from 'react';
import { PRIVATE_CLASS_PEOPLE, readPrices, SEVERAL_PEOPLE, waysFor } from '../../domain/team/ways.ts';
import { fill, formatMoney, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { wayRows } from '../../i18n/way-rows.ts';
import { useReady } from '../use-ready.ts';
import { waysTexts } from './texts.ts';

interface Props {
  locale: Locale;
  /** Of the course, as `writePrices` has them. */
  prices: string;
  course: { title: string; href: string };
}

/** What one course costs so many people by seats and as a private class, by a package where that costs least, and what is saved so. */
export default function HowMany({ locale, prices, course }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useReady(root);
  const [people, setPeople] = useState(SEVERAL_PEOPLE);
  const t = waysTexts[locale];
  const offer = readPrices(prices);
  const ways = waysFor(people, offer);
  const money = (cents: number) => formatMoney(cents, locale, { short: true });
  const rows = [
    ...wayRows(people, ways, locale, t.live).filter(({ way }) => way === 'seats' || way === ways.best),
    {
      way: 'private',
      name: t.private,
      says: fill(t.privateSays, { most: PRIVATE_CLASS_PEOPLE }),
      amount: money(offer.privateCents),
    },
  ];
  const costs = { seats: ways.seatsCents, package: ways.package?.totalCents, private: ways.privateCents };
  const savedCents = ways.seatsCents - (costs[ways.best] ?? ways.seatsCents);
  const stepBy = (by: 1 | -1) => setPeople(Math.min(Math.max(people + by, 1), PRIVATE_CLASS_PEOPLE));

  return (
    <div ref={root} className="how-many">
      <div>
        <button type="button" className="button" aria-label={t.step.fewer} onClick={() => stepBy(-1)}>
          −
        </button>
        <output>{people}</output>
        <button type="button" className="button" aria-label={t.step.more} onClick={() => stepBy(1)}>
          +
        </button>
        <p>
          {`${plural(people, locale, t.of)} `}
          <a className="link" href={course.href}>
            {course.title}
          </a>
        </p>
      </div>
      <dl aria-live="polite">
        {rows.map(({ way, name, says, amount }) => (
          <div
            key={way}
            className="border-t flex items-center justify-between gap-2 border-blue-200 py-2"
            data-best={way === ways.best ? '' : undefined}
          >
            <dt>
              <b>{name}</b>
              {way === ways.best && savedCents > 0 && <i>{fill(t.saves, { amount: money(savedCents) })}</i>}
              <span>{says}</span>
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
