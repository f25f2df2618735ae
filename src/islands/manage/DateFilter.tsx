import { useId } from 'react';
import type { DatedClass } from '../../domain/catalogue/classes.ts';
import type { OtherDate } from '../../domain/changes/contract.ts';
import { cityOf } from '../../domain/catalogue/like-first.ts';
import { useManage } from './context.ts';

/** What the dates are narrowed to; without one, all. The city is that of `cityOf`. */
export interface Wish {
  language?: string | undefined;
  city?: string | undefined;
}

export const fits = (event: DatedClass, { language, city }: Wish): boolean =>
  (language === undefined || event.language === language) && (city === undefined || cityOf(event) === city);

const ALL = 'all';

interface Props {
  dates: readonly OtherDate[];
  wish: Wish;
  choose: (wish: Wish) => void;
}

/** Narrows many dates to a language and a place, as far as there is a choice. */
export function DateFilter({ dates, wish, choose }: Props) {
  const { locale, texts } = useManage();
  const { filter: t } = texts.move;
  const id = useId();
  const languages = new Map(dates.map(({ event }) => [event.language as string, texts.inLanguage[event.language]]));
  const cities = new Map(dates.map(({ event }) => [cityOf(event), event.place?.city[locale] ?? t.online]));
  const lists = [
    ['language', languages],
    ['city', cities],
  ] as const;
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {lists
        .filter(([, choices]) => choices.size > 1)
        .map(([name, choices]) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`} className="text-sm">
              {t[name]}
            </label>
            <select
              id={`${id}-${name}`}
              className="field"
              value={wish[name] ?? ALL}
              onChange={({ target: { value } }) => choose({ ...wish, [name]: value === ALL ? undefined : value })}
            >
              <option value={ALL}>{t.all}</option>
              {[...choices].map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        ))}
    </div>
  );
}
