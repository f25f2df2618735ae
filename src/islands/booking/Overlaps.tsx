import type { Overlap } from '../../domain/booking/overlaps.ts';
import { fill } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { overlaps as en } from '../../i18n/strings/en/overlaps.ts';
import { overlaps as fr } from '../../i18n/strings/fr/overlaps.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

const texts: Record<Locale, Texts<typeof en>> = { en, fr };

interface Props {
  found: readonly Overlap[];
  locale: Locale;
  titleOf: (eventId: string) => string;
}

/** Who cannot be in both classes: a warning, and nothing that stands in the way. */
export function Overlaps({ found, locale, titleOf }: Props) {
  return (
    <div role="status" className="empty:hidden">
      {found.map(({ name, classes: [first, second] }) => (
        <p
          key={`${name} ${first} ${second}`}
          className="border-s-4 my-2 max-w-text border-amber-700 bg-amber-50 px-2 py-1"
        >
          {fill(texts[locale].both, { name, first: titleOf(first), second: titleOf(second) })}
        </p>
      ))}
    </div>
  );
}
