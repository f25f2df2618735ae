import type { EventDetail } from '../../src/domain/catalogue/classes.ts';
import type { SiteCourse, SiteCourseEntry } from '../../src/domain/site/site-data.ts';
import type { ProposalQuery } from '../../src/domain/team/calls.ts';
import { teamOfferOf } from '../../src/domain/team/prices.ts';
import {
  breakEven,
  PRIVATE_CLASS_PEOPLE,
  SEVERAL_PEOPLE,
  waysFor,
  type TeamPrices,
  type Ways,
} from '../../src/domain/team/ways.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { classWords, dateParts } from '../../src/i18n/class-words.ts';
import { titleParts } from '../../src/i18n/course-title.ts';
import { fill, formatMoney, formatPhone, formatPlainDate, formatRate, plural } from '../../src/i18n/format.ts';
import { languageTags, type Locale } from '../../src/i18n/locales.ts';
import { cancellationLines } from '../../src/i18n/policy-text.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { wayRows } from '../../src/i18n/way-rows.ts';
import type { ProposalPaper } from '../../src/paper/proposal-paper.ts';
import { eventDetail, openClasses } from '../catalogue/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { taxLine } from './taxes.ts';

/** The whole price, in 1/100,000. */
const WHOLE = 100_000;

/** Dates that a page has room for. */
const DATES = 5;

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData' | 'cards' | 'origin'>;

interface Found {
  course: SiteCourse;
  entry: SiteCourseEntry;
  language: Locale;
}

/** A course by the id of either of its pages, in the language that is asked for, or else that of the page; as far as it has one. */
function foundCourse(courses: readonly SiteCourse[], id: string, asked: Locale | undefined): Found | undefined {
  const inLanguage = (language: Locale) => courses.find(({ entries }) => entries[language]?.id === id);
  const own = inLanguage('en') ? 'en' : 'fr';
  const course = (asked && inLanguage(asked)) ?? inLanguage(own);
  const language = asked && course?.entries[asked] ? asked : own;
  const entry = course?.entries[language];
  return course && entry && { course, entry, language };
}

interface OpenClass extends EventDetail {
  capacity: number;
}

/** The date that was asked for where it can be had, or else the next one in the page's language that has room for everybody. */
function chosenOf(open: readonly OpenClass[], { class: id, people = 1 }: ProposalQuery, language: Locale) {
  const own = open.filter((one) => one.language === language);
  return open.find((one) => one.id === id) ?? own.find(({ seatsLeft }) => seatsLeft >= people) ?? own[0] ?? open[0];
}

/** As many dates as there is room for, in their order: the chosen one, those in the page's language, then others. */
function shownDates(open: readonly OpenClass[], chosen: OpenClass | undefined, language: Locale): OpenClass[] {
  const rank = (one: OpenClass) => (one === chosen ? 0 : one.language === language ? 1 : 2);
  const first = open.toSorted((a, b) => rank(a) - rank(b)).slice(0, DATES);
  return open.filter((one) => first.includes(one));
}

async function openDates({ db, now, ...needs }: Needs, courseId: string): Promise<OpenClass[]> {
  const at = now().getTime();
  const rows = await openClasses(db, courseId, at);
  return rows
    .map((row) => ({ ...eventDetail(row, at, needs), capacity: row.capacity }))
    .filter(({ seatsLeft, payment }) => seatsLeft > 0 && payment.length > 0);
}

/** The ways as rows, single seats first. */
function waysInWords(people: number, ways: Ways, language: Locale): ProposalPaper['ways'] {
  const { proposal: t, ways: words } = strings(language);
  const money = (cents: number) => formatMoney(cents, language, { short: true });
  const rows = [
    ...wayRows(people, ways, language, words.live).map((row) => ({
      ...row,
      cents: row.way === 'seats' ? ways.seatsCents : ways.package?.totalCents,
    })),
    {
      way: 'private' as const,
      name: words.private,
      says: fill(words.privateSays, { most: PRIVATE_CLASS_PEOPLE }),
      cents: ways.privateCents ?? undefined,
    },
  ];
  return rows.flatMap(({ way, name, says, cents }) =>
    cents === undefined
      ? []
      : [
          {
            ...{ name, says, each: money(Math.round(cents / people)), total: money(cents) },
            least: way === ways.best ? t.least : undefined,
          },
        ],
  );
}

function dateInWords(one: OpenClass, isChosen: boolean, thisYear: number, language: Locale) {
  const { proposal: t, classes } = strings(language);
  const { start, hours, later, where } = classWords(one, language, classes);
  const parts = dateParts(start, { locale: language, timeZone: one.timeZone, style: 'short', thisYear });
  return {
    day: parts.map(({ value }) => value).join('\u00a0'),
    chosen: isChosen ? t.chosen : undefined,
    ...{ hours, later },
    ...{ where, seats: plural(one.seatsLeft, language, t.free), free: one.seatsLeft, capacity: one.capacity },
  };
}

const COST_OF: Record<Ways['best'], (ways: Ways) => number> = {
  seats: ({ seatsCents }) => seatsCents,
  package: ({ package: bundle, seatsCents }) => bundle?.totalCents ?? seatsCents,
  private: ({ privateCents, seatsCents }) => privateCents ?? seatsCents,
};

/** What a course is, in words: what does not depend on people and dates. */
function courseInWords({ course, entry, language }: Found) {
  const { course: t } = strings(language);
  const { name, rest } = titleParts(entry.title);
  const facts = [
    ...(course.level && !rest ? [fill(t.level, { level: course.level })] : []),
    plural(course.durationHours, language, t.hours),
    entry.code,
  ];
  return {
    course: { name, rest },
    ...{ facts: facts.join(' · '), pitch: entry.pitch, outcomes: entry.outcomes },
    included: {
      title: unmarked(t.included.title),
      lines: t.included.lines.map((line) => fill(line, { text: entry.certificateText })),
    },
  };
}

function feesInWords({ cancellation }: Needs['siteData'], language: Locale) {
  const { colon, fees } = strings(language).proposal;
  return cancellationLines(cancellation, language).map(({ notice, feeRate }) => {
    const part = feeRate >= WHOLE ? fees.whole : fill(fees.part, { rate: formatRate(feeRate, language) });
    return { notice: notice + colon, fee: feeRate === 0 ? fees.free : part };
  });
}

/** A heading of a page has its weight marked. */
const unmarked = (title: string) => title.replaceAll('**', '');

/** A proposal, and what it is saved as; `undefined` where there is no such course. */
export async function proposalFor(needs: Needs, id: string, query: ProposalQuery) {
  const { siteData, origin } = needs;
  const found = foundCourse(siteData.courses, id, query.lang);
  if (!found) return undefined;
  const { course, entry, language } = found;
  const { proposal: t } = strings(language);
  const open = await openDates(needs, course.id);
  const chosen = chosenOf(open, query, language);
  const prices: TeamPrices = {
    ...teamOfferOf(course, siteData.offers),
    seatCents: chosen?.priceCents ?? course.priceCents,
  };
  const from = breakEven(prices);
  const people = query.people ?? from ?? SEVERAL_PEOPLE;
  const ways = waysFor(people, prices);
  const rows = waysInWords(people, ways, language);
  const today = dateIn(siteData.office.timeZone, needs.now().getTime());
  const address = href('course', language, { id: entry.id });
  const best = {
    name: rows.find(({ least }) => least)?.name ?? '',
    cents: COST_OF[ways.best](ways),
    province: ways.best === 'seats' ? chosen?.place?.province : undefined,
    home: siteData.office.province,
  };
  const { name, email, phone } = siteData.supplier;
  const paper: ProposalPaper = {
    ...courseInWords(found),
    title: `${t.kicker} · ${entry.title}`,
    subject: fill(t.subject, { course: entry.title, people: plural(people, language, t.people) }),
    ...{ author: name, keywords: entry.code, language: languageTags[language], updated: today },
    ...{ kicker: t.kicker, valid: fill(t.valid, { date: formatPlainDate(today, language) }) },
    people: plural(people, language, t.people),
    from: from === null ? '' : fill(t.from, { count: from }),
    ...{ columns: t.columns, ways: rows, tax: taxLine(best, siteData, language) },
    dates: {
      ...{ title: t.dates, none: t.noDates },
      rows: shownDates(open, chosen, language).map((one) =>
        dateInWords(one, one.id === query.class, Number(today.slice(0, 4)), language),
      ),
    },
    cancelling: { title: t.cancelling, rows: feesInWords(siteData, language) },
    contact: {
      ...{
        title: t.contact + t.colon,
        address: `${origin}${address}`.replace(/^https?:\/\//, ''),
        href: origin + address,
      },
      ...{ reach: [name, formatPhone(phone, language), email].join(' · '), note: t.holds },
    },
  };
  return { paper, file: `${t.file}-${entry.code}-${people}.pdf` };
}
