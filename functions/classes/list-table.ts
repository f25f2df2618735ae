import type { ClassesQuery, FoundClass } from '../../src/domain/classes/office-classes.ts';
import type { Margin } from '../../src/domain/classes/margin.ts';
import { giversOf } from '../../src/domain/classes/substitutes.ts';
import { csvOf, type Cell } from '../../src/domain/csv.ts';
import { TABLE_ROWS } from '../../src/domain/office/tables.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { fill } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { officeClasses as classesEn } from '../../src/i18n/strings/en/office/classes.ts';
import { officeTables as en } from '../../src/i18n/strings/en/office/tables.ts';
import { officeClasses as classesFr } from '../../src/i18n/strings/fr/office/classes.ts';
import { officeTables as fr } from '../../src/i18n/strings/fr/office/tables.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { marginsOf } from './costs.ts';
import { listClasses } from './list.ts';

const money = (cents: number | null | undefined): Cell => (cents === null || cents === undefined ? '' : { cents });

/** Empty where a cost is not known. */
const marginCells = (margin: Margin | undefined): Cell[] => [
  ...[
    money(margin?.revenueCents),
    money(margin?.trainerCents),
    money(margin?.roomCents),
    money(margin?.materialsCents),
  ],
  ...[money(margin?.costCents), money(margin?.marginCents), margin?.breakEvenSeats ?? ''],
];

type Query = Omit<ClassesQuery, 'view' | 'next'> & { lang: Locale };

/** The classes that a list has, by their first days, as a table for other programs; `most` are its rows. */
export async function classesFile(
  needs: Pick<Dependencies, 'db' | 'now' | 'siteData'>,
  { lang, ...query }: Query,
  most = TABLE_ROWS,
): Promise<string> {
  const t = { en, fr }[lang];
  const texts = { en: classesEn, fr: classesFr }[lang];
  const states: Record<FoundClass['state'], string> = {
    ...{ tentative: texts.states.planned, confirmed: texts.states.guaranteed, finished: texts.over },
    ...{ cancelled: texts.states.cancelled, withdrawn: texts.withdrawn },
  };
  const { classes, next } = await listClasses(needs, { ...query, view: '', next: '' }, most);
  const margins = await marginsOf(
    needs,
    classes.map(({ id }) => id),
  );
  const rows = classes.map((one): Cell[] => [
    ...[one.id, dateIn(one.timeZone, one.sessions[0]?.start ?? one.salesEnd), one.sessions.length, one.title[lang]],
    ...[texts.languages[one.language], one.city?.[lang] ?? texts.online, one.room, giversOf(one).join('; ')],
    ...[one.capacity, one.minimum, one.booked, one.waiting, { cents: one.priceCents }, { cents: one.bookedCents }],
    ...[one.delivery === 'online' ? t.hasLink[one.hasLink ? 'yes' : 'no'] : '', states[one.state]],
    ...marginCells(margins.get(one.id)),
    one.client === null ? '' : one.client || texts.private,
  ]);
  const cut = next === null ? [] : [[fill(t.cut, { count: most })]];
  return csvOf(lang, Object.values(t.classes), [...rows, ...cut]);
}
