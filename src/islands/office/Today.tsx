import { useId, useState } from 'react';
import { api } from '../../api/client.ts';
import type { FollowUp } from '../../domain/follow-ups/follow-ups.ts';
import { entryKinds } from '../../domain/inbox/inbox.ts';
import { officeToday, retryMail, setMailAside } from '../../domain/today/calls.ts';
import {
  BLOCK_DAYS,
  NEEDS_DAYS,
  DAYS_AHEAD,
  NEW_HOURS,
  REFUND_HOURS,
  RETURNED_DAYS,
  todayLists,
  type Today as Read,
  type TodayList,
  type TodayRow,
} from '../../domain/today/today.ts';
import { ENDING_DAYS } from '../../domain/quotes/ending.ts';
import { DOT } from '../../i18n/dot.ts';
import { fill, formatDate, formatMoney, formatPlainDate, formatTime, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { Dotted } from '../Dotted.tsx';
import { ActButton } from './ActButton.tsx';
import { useOffice } from './context.ts';
import { dayTexts } from './day-texts.ts';
import { kindName } from './enquiries-texts.ts';
import { untilText } from './held-until.ts';
import { useFinished } from './FinishedFollowUps.tsx';
import { FollowUpLine } from './FollowUpLine.tsx';
import { mailName } from './mail-names.ts';
import { OpenedFile, type FileTools } from './OpenedFile.tsx';
import type { OfficeLinks } from './OfficeMenu.tsx';
import { QuoteEnding } from './QuoteEnding.tsx';
import { OfficeScreen } from './OfficeScreen.tsx';
import { listHref, rowHref } from './today-links.ts';
import { todayTexts, type TodayTexts } from './today-texts.ts';

interface Props {
  links: OfficeLinks;
  /** Of the office, by whose clock its days go. */
  timeZone: string;
}

type List = Read['lists'][number];

interface Parts extends Props, FileTools {
  /** The list that is shown by itself, or ''. */
  only: TodayList | '';
  /** When the screen was opened. */
  now: number;
  t: TodayTexts;
  locale: Locale;
  staff: Read['staff'];
  onFinished: (followUp: FollowUp) => void;
}

const load = api(officeToday);

/** The one list that the address asks for; '' is all. */
const listInAddress = (): TodayList | '' => {
  const asked = new URLSearchParams(location.search).get('list');
  return todayLists.find((name) => name === asked) ?? '';
};

/** What needs a hand, with one click to do it. */
export default function Today({ links, timeZone }: Props) {
  return (
    <OfficeScreen links={links} place="today">
      <Lists {...{ links, timeZone }} />
    </OfficeScreen>
  );
}

function Lists({ links, timeZone }: Props) {
  const { locale } = useOffice();
  const [now] = useState(() => Date.now());
  const [only] = useState(listInAddress);
  const t = todayTexts[locale];
  const { today } = links.places;
  return (
    <OpenedFile
      id={`today ${only}`}
      ask={() => load(only === '' ? {} : { list: only })}
      {...(only !== '' && today && { back: { href: today, text: t.back } })}
      missing=""
    >
      {(found, tools) => <Board {...{ found, only, now, links, timeZone, t, locale, ...tools }} />}
    </OpenedFile>
  );
}

type BoardProps = Omit<Parts, 'staff' | 'onFinished'> & { found: Read };

function Board({ found: { lists, staff, heldToday, needs }, ...rest }: BoardProps) {
  const { t, only, reload, links, locale } = rest;
  const { onFinished, finished } = useFinished(rest);
  const parts = { ...rest, staff, onFinished };
  const open = lists.filter(({ count }) => count > 0);
  const settled = lists.filter(({ count }) => count === 0).map(({ name }) => t.lists[name]);
  return (
    <>
      {finished}
      {heldToday > 0 && links.places.day && (
        <p className="mb-3">
          <a className="link" href={links.places.day}>
            {fill(plural(heldToday, locale, dayTexts[locale].today), { count: heldToday })}
          </a>
        </p>
      )}
      {needs && links.places.classes && (
        <p className="mb-3">
          <a
            className="link"
            href={`${links.places.classes}?${new URLSearchParams({ from: needs.from, to: needs.to, state: 'has_needs' })}`}
          >
            {fill(plural(needs.classes, locale, t.needs), { count: needs.classes, days: NEEDS_DAYS })}
          </a>
        </p>
      )}
      {open.length === 0 && <p className="text-lg">{t.nothing}</p>}
      <div className={only === '' ? 'gap-4 lg:columns-2' : 'max-w-[760px]'}>
        {open.map((list) => (
          <Waiting key={list.name} list={list} {...parts} />
        ))}
      </div>
      <p className="mt-4 text-gray-600">
        {open.length > 0 && settled.length > 0 && fill(t.settled, { lists: settled.join(', ') })}{' '}
        <button type="button" className="link cursor-pointer" onClick={reload}>
          {t.reload}
        </button>
      </p>
    </>
  );
}

const DAYS: Partial<Record<List['name'], number>> = {
  returned: RETURNED_DAYS,
  blocks: BLOCK_DAYS,
  quotes_ending: ENDING_DAYS,
};
const HOURS: Partial<Record<List['name'], number>> = { refunds: REFUND_HOURS, new_bookings: NEW_HOURS };

function Waiting({ list, ...parts }: Parts & { list: List }) {
  const id = useId();
  const { t, links, locale, now, only, timeZone } = parts;
  const { name, count, rows } = list;
  const href = only === '' && listHref(name, links, { now, timeZone });
  const hints: Readonly<Record<string, string>> = t.hints;
  const hint = hints[name];
  const all = fill(plural(count, locale, t.all), { count });
  return (
    <section aria-labelledby={id} className="mb-4 break-inside-avoid border-t-2 border-blue-700 pt-1">
      <h2 id={id} className="flex items-baseline justify-between gap-2 text-lg">
        {t.lists[name]}
        <span className="tabular-nums text-xl">{count}</span>
      </h2>
      {hint && (
        <p className="text-gray-600">{fill(hint, { days: DAYS[name] ?? DAYS_AHEAD, hours: HOURS[name] ?? 0 })}</p>
      )}
      <ul className="divide-y divide-blue-100">
        {rows.map((row, index) => (
          <li key={`${row.id} ${index}`} className="py-1">
            {row.followUp ? (
              <FollowUpLine followUp={row.followUp} {...parts} isElsewhere />
            ) : (
              <Line {...{ name, row }} {...parts} />
            )}
          </li>
        ))}
      </ul>
      {href && (
        <p className="mt-1">
          <a className="link" href={href} aria-label={fill(t.allOf, { all, list: t.lists[name] })}>
            {all}
          </a>
        </p>
      )}
    </section>
  );
}

const isKind = (text: string): text is (typeof entryKinds)[number] => (entryKinds as readonly string[]).includes(text);

/** What a row is called: a class and a booking by their own names, a message by its form. */
function nameOf(name: List['name'], { title }: TodayRow, t: TodayTexts, locale: Locale): string {
  const own = title[locale];
  if (name === 'failed_mails') return mailName(own, locale);
  if (own === '') return t.unproved;
  return (name === 'help' || name === 'enquiries') && isKind(own) ? kindName(own, locale) : own;
}

/** What is open by an invoice, or a quote that ends, has a day, all else a moment. */
function whenOf(name: List['name'], at: string, { locale, timeZone, t }: Parts): string {
  if (name === 'blocks' || name === 'offers') return untilText(at, { locale, timeZone, texts: t });
  const date = formatDate(at, locale, timeZone);
  if (name === 'overdue' || name === 'called_off') return fill(t.due, { date });
  return name === 'quotes_ending' ? fill(t.quote.until, { date }) : `${date}, ${formatTime(at, locale, timeZone)}`;
}

function Line({ name, row, ...parts }: Parts & { name: List['name']; row: TodayRow }) {
  const { links, locale, now, timeZone, t, finish, reload } = parts;
  const { id, who, at, cents, count, of } = row;
  const href = rowHref(name, id, links);
  const called = nameOf(name, row, t, locale);
  const facts = [
    who,
    at && whenOf(name, at, parts),
    cents !== null && formatMoney(cents, locale),
    row.promisedUntil && fill(t.promised, { date: formatPlainDate(row.promisedUntil, locale) }),
    count !== null && (of === null ? fill(plural(count, locale, t.offered), { count }) : fill(t.seats, { count, of })),
  ].filter(Boolean);
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-2">
        {href ? (
          <a className="link font-semibold" href={href}>
            {called}
          </a>
        ) : (
          <b>{called}</b>
        )}
        {name === 'failed_mails' && (
          <span className="flex gap-2">
            <ActButton
              id={`retry ${id}`}
              label={t.retry}
              send={(key) => api(retryMail)(id, key)}
              onDone={() => finish(t.retried)}
              onRefused={reload}
            />
            <ActButton
              id={`aside ${id}`}
              label={t.aside}
              send={(key) => api(setMailAside)(id, key)}
              onDone={() => finish(t.setAside)}
              onRefused={reload}
            />
          </span>
        )}
      </p>
      <p className="break-words text-gray-600">
        <Dotted text={facts.join(DOT)} />
      </p>
      {row.quote && <QuoteEnding {...{ id, quote: row.quote, now, timeZone, finish, reload }} />}
    </>
  );
}
