/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads */
import { datesAddress } from '../../domain/catalogue/dates-address.ts';
import type { TimetableClass } from '../../domain/catalogue/timetable.ts';
import { daysFrom, mondayOf } from '../../domain/time/weeks.ts';
import { BARE_DOT } from '../../i18n/dot.ts';
import { plural } from '../../i18n/fill.ts';
import { formatMoney } from '../../i18n/format.ts';
import { formatHours } from '../../i18n/hours.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { dayName, weekName } from './names.ts';

/** What the page says for its bars. */
interface Page {
  locale: Locale;
  /** The addresses of courses, and the names of places by id. */
  pages: Record<Locale, string>;
  cities: Record<string, string>;
  texts: Pick<Dictionary['schedule'], 'days'> &
    Pick<Dictionary['schedule']['legend'], 'other'> &
    Pick<Dictionary['course'], 'online'>;
}

const copyOf = (id: string) =>
  (document.getElementById(id) as HTMLTemplateElement).content.firstElementChild!.cloneNode(true) as HTMLElement;

/** Facts with dots between them, of which none ends a line, as the build writes them (`.sep`). */
function dotted(facts: readonly string[]): (string | Node)[] {
  return facts.flatMap((fact, index) => {
    if (index === 0) return [fact];
    const sep = document.createElement('i');
    sep.className = 'sep';
    const dot = document.createElement('i');
    dot.textContent = BARE_DOT;
    sep.append(' ', dot);
    return [sep, fact];
  });
}

function drawBar(one: TimetableClass, { locale, pages, cities, texts }: Page): HTMLElement {
  const bar = copyOf('schedule-bar');
  const shown = one.courseIds[locale] === undefined ? one.language : locale;
  const link = bar.querySelector('a')!;
  link.href = datesAddress(pages[shown].replace('[id]', one.courseIds[shown] ?? ''), one);
  link.textContent = one.titles[shown] ?? '';
  if (shown !== locale) link.lang = link.hreflang = shown;
  bar.querySelector('b')!.textContent = formatMoney(one.priceCents, locale, { short: true });
  const [hours, where] = bar.querySelectorAll('.bar-facts > span');
  hours!.textContent = formatHours(one.sessions[0]!, locale, one.timeZone);
  const place = one.placeId === null ? texts.online : (cities[one.placeId] ?? '');
  const days = one.sessions.length;
  where!.append(
    ...dotted([
      ...(days > 1 ? [plural(days, locale, texts.days)] : []),
      ...(one.language === locale ? [] : [texts.other]),
      place,
    ]),
  );
  bar.dataset.id = one.id;
  bar.toggleAttribute('data-room', one.placeId !== null);
  bar.toggleAttribute('data-other', one.language !== locale);
  return bar;
}

function drawDay(day: string, classes: readonly TimetableClass[], page: Page): HTMLElement {
  const item = copyOf('schedule-day');
  const name = dayName(day, page.locale);
  const heading = document.createElement('h3');
  const time = document.createElement('time');
  const number = document.createElement('b');
  number.textContent = name.day;
  time.dateTime = day;
  time.append(`${name.weekday} `, number);
  heading.append(time);
  item.prepend(heading);
  item.querySelector('ul')!.append(...classes.map((one) => drawBar(one, page)));
  return item;
}

function drawWeek(monday: string, classes: readonly TimetableClass[], page: Page): HTMLElement {
  const week = copyOf('schedule-week');
  week.id = `week-${monday}`;
  week.querySelector('b')!.textContent = weekName(monday, page.locale);
  for (const [index, day] of daysFrom(monday).entries()) {
    const of = classes.filter((one) => one.day === day);
    if (index < 5 || of.length > 0) week.lastElementChild!.append(drawDay(day, of, page));
  }
  return week;
}

/** The weeks of some classes, as `Week.astro` and `ClassBar.astro` draw them, without their seats. */
export function drawWeeks({ dataset }: HTMLElement, classes: readonly TimetableClass[]): HTMLElement[] {
  const page: Page = {
    locale: dataset.locale as Locale,
    pages: JSON.parse(dataset.pages!) as Page['pages'],
    cities: JSON.parse(dataset.cities!) as Page['cities'],
    texts: JSON.parse(dataset.texts!) as Page['texts'],
  };
  const weeks = Map.groupBy(classes, ({ day }) => mondayOf(day));
  return [...weeks].map(([monday, of]) => drawWeek(monday, of, page));
}
