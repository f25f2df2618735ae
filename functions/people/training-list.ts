import { csvOf } from '../../src/domain/csv.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { officeTrainingList as en } from '../../src/i18n/strings/en/office/training-list.ts';
import { officeTrainingList as fr } from '../../src/i18n/strings/fr/office/training-list.ts';
import { bookingsByDomain } from '../office/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { keyOf } from '../platform/person-key.ts';
import { ORGANISATION_OF_PERSON, TRAINING_OF_BOOKINGS, TRAINING_OF_CLIENT } from './sql.ts';

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
  /** As far as anybody has said so by now. */
  missed: 0 | 1;
  certificate: string | null;
  booking: string;
  purchase_order: string;
  cents: number;
}

type Needs = Pick<Dependencies, 'db' | 'now'>;

/** Each seat that somebody booked, for whomever, or took, as a table; `null` where the id leads to nobody. */
export async function trainingList(needs: Needs, id: string, lang: Locale): Promise<string | null> {
  const key = await keyOf(needs.db, id);
  return key === null ? null : tableOf(needs, TRAINING_OF_CLIENT, key, lang);
}

/** The same of all that was booked by anybody of somebody's organisation; `null` where none is known. */
export async function organisationTraining(
  needs: Needs,
  id: string,
  { lang, whole }: { lang: Locale; whole: boolean },
): Promise<string | null> {
  const bookings = await idsOfColleagues(needs, id, whole);
  return bookings === null ? null : tableOf(needs, TRAINING_OF_BOOKINGS, bookings, lang);
}

/** Ids (JSON) of all that was booked by anybody of somebody's organisation; `null` where none is known. */
export async function idsOfColleagues(needs: Pick<Needs, 'db'>, id: string, whole: boolean): Promise<string | null> {
  const email = (await keyOf(needs.db, id)) ?? '';
  const organisation = await needs.db.prepare(ORGANISATION_OF_PERSON).bind(email).first<string>('organisation');
  const { known, byNameAlone } = await bookingsByDomain(needs, { organisation: organisation ?? '', email });
  const bookings = whole ? [...known, ...byNameAlone] : known;
  return bookings.length === 0 ? null : JSON.stringify(bookings.map((one) => one.id));
}

/** `whose` is what the statement is bound to. */
async function tableOf({ db, now }: Needs, statement: string, whose: string, lang: Locale): Promise<string> {
  const { heads, languages, online, states } = { en, fr }[lang];
  const { results } = await db.prepare(statement).bind(whose).all<Row>();
  function stateOf(row: Row): string {
    // The office may have said that they were there, whoever missed them.
    if (row.certificate !== null) return states.taken;
    if (row.absent === 1) return states.missed;
    if (row.ends_at > now().getTime()) return states.toCome;
    return row.missed === 1 ? states.missed : states.taken;
  }
  const rows = results.map((row) => [
    ...[dateIn(row.time_zone, row.starts_at), row[`title_${lang}`], languages[row.language]],
    ...[row[`place_city_${lang}`] ?? online, row.name.trim(), row.email, stateOf(row), row.certificate ?? ''],
    ...[row.booking, row.purchase_order, { cents: row.cents }],
  ]);
  return csvOf(lang, Object.values(heads), rows);
}
