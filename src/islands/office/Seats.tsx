import { fill, plural } from '../../i18n/format.ts';
import { classTexts, fillText, type ClassFacts } from './classes-texts.ts';
import { useOffice } from './context.ts';

/** More seats than this are told by their number alone. */
const MOST_DOTS = 24;

/** Full dots for seats that are booked, with a line where the minimum is. */
function dotsOf({ booked, capacity, minimum }: ClassFacts): string {
  const dots = Array.from({ length: Math.max(capacity, booked) }, (_, index) => (index < booked ? '●' : '○'));
  return `${dots.slice(0, minimum).join('')}|${dots.slice(minimum).join('')}`;
}

/** How full a class is, as dots and numbers. */
export function Seats({ of }: { of: ClassFacts }) {
  const { locale } = useOffice();
  const t = classTexts[locale];
  const { booked, capacity, minimum, claimed, waiting } = of;
  if (of.client !== null) return <span className="whitespace-nowrap">{fillText(of, locale, t)}</span>;
  const beside = [
    claimed > booked ? fill(plural(claimed - booked, locale, t.claimed), { count: claimed - booked }) : '',
    waiting > 0 ? fill(plural(waiting, locale, t.waiting), { count: waiting }) : '',
  ].filter(Boolean);
  return (
    <span>
      <span className="whitespace-nowrap">{fill(t.fill, { booked, capacity })}</span>
      <span className="block text-gray-600">
        {capacity <= MOST_DOTS && (
          <span className="office-dots" aria-hidden="true">
            {dotsOf(of)}
          </span>
        )}
        <span className={capacity <= MOST_DOTS ? 'sr-only' : ''}>{fill(t.minimum, { minimum })}</span>
        {beside.length > 0 && <span className="block">{beside.join(', ')}</span>}
      </span>
    </span>
  );
}
