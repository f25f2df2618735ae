import type { DayBuyer, DayClass, DayQuery, OfficeDay } from '../../src/domain/classes/day.ts';
import { csvOf, type Cell } from '../../src/domain/csv.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { officeClasses as classesEn } from '../../src/i18n/strings/en/office/classes.ts';
import { officeDay as en } from '../../src/i18n/strings/en/office/day.ts';
import { officeClasses as classesFr } from '../../src/i18n/strings/fr/office/classes.ts';
import { officeDay as fr } from '../../src/i18n/strings/fr/office/day.ts';
import { officeDay, type Needs } from './day.ts';
import { tableTime } from './table-days.ts';

/** What stands of a class in each of its rows. */
function classCells(one: DayClass, lang: Locale, online: string): Cell[] {
  const start = (one.sittings[0] ?? one.sessions[0])?.start;
  const when = start ? tableTime(start, lang, one.timeZone) : '';
  const where = one.city ? [one.city[lang], one.room].filter(Boolean).join(', ') : online;
  return [when, one.title[lang], one.id, where];
}

/** Everybody of a day whom to call, by their classes, as a table for other programs. */
export async function dayFile(
  needs: Needs,
  on: string,
  { lang, ...query }: DayQuery & { lang: Locale },
): Promise<string> {
  const day = await officeDay(needs, on, query);
  const { table: t, people, decisions } = { en, fr }[lang];
  const decided = decisions.states;
  const { online } = { en: classesEn, fr: classesFr }[lang];
  const rows = day.classes.flatMap((one): Cell[][] => {
    const shared = classCells(one, lang, online);
    const trainer = [t.roles.trainer, one.trainer ?? '', '', one.trainerPhone, one.trainerEmail, '', '', '', ''];
    const left = day.decisions.filter(({ classId, seats }) => classId === one.id && seats === 0);
    return [
      ...(one.trainer === null ? [] : [[...shared, ...trainer, called(day, 'trainer', [one.id], people.states), '']]),
      ...day.buyers.flatMap((buyer) =>
        buyerRows(day, buyer, one.id, { t, states: people.states, decided }).map((row) => [...shared, ...row]),
      ),
      ...left.map(({ name, organisation, number, ...row }) => [
        ...[...shared, t.roles.left, name, organisation, '', '', '', row.seats, '', number ?? '', ''],
        decided[row.decided],
      ]),
    ];
  });
  return csvOf(lang, Object.values(t.heads), rows);
}

type Texts = (typeof fr)['table'];
type States = (typeof fr)['people']['states'];
type Decided = (typeof fr)['decisions']['states'];

const called = ({ calls }: OfficeDay, of: 'booking' | 'trainer', ids: readonly string[], states: States): string => {
  const call = calls.find((one) => one.of === of && ids.includes(one.id));
  return call ? [states[call.state], call.who].filter(Boolean).join(', ') : '';
};

const decisionIn = ({ decisions }: OfficeDay, classId: string, bookingId: string, states: Decided): string => {
  const found = decisions.find((one) => one.classId === classId && one.bookingId === bookingId);
  return found ? states[found.decided] : '';
};

/** A row for each booking that a buyer has of a class. */
function buyerRows(
  day: OfficeDay,
  { bookings, name, organisation, phone, email, language }: DayBuyer,
  classId: string,
  { t, states, decided }: { t: Texts; states: States; decided: Decided },
): Cell[][] {
  const ids = bookings.map(({ id }) => id);
  return bookings
    .filter((booking) => booking.classId === classId)
    .map(({ id, number, seats, people }) => [
      ...[t.roles.buyer, name, organisation, phone, email, t.languages[language], seats],
      people.map((one) => [one.name, one.email].filter(Boolean).join(' ')).join('; '),
      ...[number ?? '', called(day, 'booking', ids, states)],
      decisionIn(day, classId, id, decided),
    ]);
}
