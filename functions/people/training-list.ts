import type { Context } from 'hono';
import { csvOf } from '../../src/domain/csv.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { officeTrainingList as en } from '../../src/i18n/strings/en/office/training-list.ts';
import { officeTrainingList as fr } from '../../src/i18n/strings/fr/office/training-list.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { keyOf } from './person.ts';
import { TRAINING_OF_CLIENT } from './sql.ts';

interface Row {
  starts_at: number;
  ends_at: number;
  time_zone: string;
  language: Locale;
  title_en: string;
  title_fr: string;
  place_city_en: string | null;
  place_city_fr: string | null;
  name: string;
  email: string;
  absent: 0 | 1;
  certificate: string | null;
  booking: string;
  purchase_order: string;
  cents: number;
}

/** Each seat that somebody booked, for whomever, or took, as a table; `null` where the id leads to nobody. */
export async function trainingList(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  id: string,
  lang: Locale,
  c: Context,
): Promise<Response | null> {
  const key = await keyOf(db, id);
  if (key === null) return null;
  const { heads, languages, online, states } = { en, fr }[lang];
  const { results } = await db.prepare(TRAINING_OF_CLIENT).bind(key).all<Row>();
  const stateOf = (row: Row) =>
    row.absent === 1 ? states.missed : row.ends_at <= now().getTime() ? states.taken : states.toCome;
  const rows = results.map((row) => [
    ...[dateIn(row.time_zone, row.starts_at), row[`title_${lang}`], languages[row.language]],
    ...[row[`place_city_${lang}`] ?? online, row.name.trim(), row.email, stateOf(row), row.certificate ?? ''],
    ...[row.booking, row.purchase_order, { cents: row.cents }],
  ]);
  return c.body(csvOf(Object.values(heads), rows), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="training.csv"',
  });
}
