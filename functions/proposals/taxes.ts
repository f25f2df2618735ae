import { provinces, type Province } from '../../src/domain/money/provinces.ts';
import { taxesOf, type TaxTable } from '../../src/domain/money/tax.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { fill, formatMoney } from '../../src/i18n/format.ts';
import { languageTags, type Locale } from '../../src/i18n/locales.ts';
import { taxText } from '../../src/i18n/policy-text.ts';
import { strings } from '../../src/i18n/strings/index.ts';

/** What costs least, by its name and its price before tax. */
interface TaxedWay {
  name: string;
  cents: number;
  /** Of the room, where it is known that no other can tax it. */
  province: Province | undefined;
  /** Where most readers are: its tax comes first. */
  home: Province;
}

/** What a price comes to with the tax of each province, those with one rate together, the most provinces last. */
function taxTexts({ cents, home }: TaxedWay, taxes: TaxTable, language: Locale): string[] {
  const { proposal: t, provinceNames } = strings(language);
  const totalIn = (province: Province) =>
    cents + taxesOf([{ netCents: cents, province }], taxes).reduce((sum, { amountCents }) => sum + amountCents, 0);
  const groups = Map.groupBy(provinces, totalIn);
  const list = new Intl.ListFormat(languageTags[language]);
  return [...groups]
    .toSorted(([, a], [, b]) => Number(b.includes(home)) - Number(a.includes(home)) || a.length - b.length)
    .map(([total, named], index, { length }) =>
      fill(index === length - 1 && length > 1 ? t.tax.elsewhere : t.tax.in, {
        total: formatMoney(total, language),
        province: list.format(named.map((one) => provinceNames[one])),
      }),
    );
}

/** The tax on what costs least: of the room's province where seats in a room do, else of each. */
export function taxLine(way: TaxedWay, { taxes }: Pick<SiteData, 'taxes'>, language: Locale): string {
  const { proposal: t, provinceNames } = strings(language);
  const { province } = way;
  if (province) {
    const amounts = taxesOf([{ netCents: way.cents, province }], taxes);
    return fill(t.tax.room, {
      way: way.name,
      total: formatMoney(
        amounts.reduce((sum, { amountCents }) => sum + amountCents, way.cents),
        language,
      ),
      taxes: taxText(taxes[province], language),
      province: provinceNames[province],
    });
  }
  const totals = taxTexts(way, taxes, language).join('; ');
  return fill(t.tax.any, { way: way.name, totals });
}
