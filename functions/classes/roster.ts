import type { Context } from 'hono';
import { csvOf } from '../../src/domain/csv.ts';
import { dayKey } from '../../src/domain/classes/substitutes.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { officeRoster as en } from '../../src/i18n/strings/en/office/roster.ts';
import { officeRoster as fr } from '../../src/i18n/strings/fr/office/roster.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { csvFile } from '../platform/csv-file.ts';
import { classFile } from './file.ts';
import { tableDay } from './table-days.ts';

/** Who sits in a class as a table for other programs; `null` where there is no such class. */
export async function roster(
  needs: Pick<Dependencies, 'db' | 'now' | 'siteData'>,
  id: string,
  lang: Locale,
  c: Context,
): Promise<Response | null> {
  const file = await classFile(needs, id);
  if (!file) return null;
  const t = { en, fr }[lang];
  const { heads, states } = t;
  const marked = new Map(file.marks.map((mark) => [`${mark.participantId} ${mark.session}`, t.attendance[mark.state]]));
  const days = file.sessions.map((session) =>
    [tableDay(session.start, lang, file.timeZone), file.substitutes[dayKey(session)]].filter(Boolean).join(', '),
  );
  const rows = file.people.map((one) => [
    ...[one.name, one.email, one.number ?? '', states[one.bookingState], one.buyer, one.buyerEmail, one.buyerPhone],
    one.organisation,
    ...days.map((_, index) => marked.get(`${one.id} ${index + 1}`) ?? ''),
  ]);
  const first = [heads.name, heads.email, heads.booking, heads.state, heads.buyer, heads.buyerEmail, heads.phone];
  return csvFile(c, id, csvOf(lang, [...first, heads.organisation, ...days], rows));
}
