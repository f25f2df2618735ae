import { csvOf, type Cell } from '../../src/domain/csv.ts';
import type { CreditsTableQuery } from '../../src/domain/changes/credits.ts';
import { officePackages as packagesEn } from '../../src/i18n/strings/en/office/packages.ts';
import { officeTables as en } from '../../src/i18n/strings/en/office/tables.ts';
import { officePackages as packagesFr } from '../../src/i18n/strings/fr/office/packages.ts';
import { officeTables as fr } from '../../src/i18n/strings/fr/office/tables.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { listCredits } from './credits-list.ts';

/** More than ever have a credit at once: no row is missing from the total. */
const ALL_CLIENTS = 20_000;

/** Who has a credit, or had one at the end of a day, as a table for the bookkeeper; the last row is all of it. */
export async function creditsFile(
  needs: Pick<Dependencies, 'db' | 'siteData'>,
  { on, lang }: CreditsTableQuery,
): Promise<string> {
  const t = { en, fr }[lang];
  const { anonymous } = { en: packagesEn, fr: packagesFr }[lang];
  const { credits, totalCents } = await listCredits(needs, { q: '', on, next: '' }, ALL_CLIENTS);
  const rows = credits.map(({ name, email, cents }): Cell[] => [name || (email ? '' : anonymous), email, { cents }]);
  return csvOf(lang, Object.values(t.credits), [...rows, [t.total, '', { cents: totalCents }]]);
}
