import { useRef, type MouseEvent } from 'react';
import { languageTags, type Locale } from '../../i18n/locales.ts';
import { loadSearchItems } from '../../stores/search.ts';
import type { SearchTexts } from '../header-texts.ts';
import { Icon } from '../icons.tsx';
import { useSlow } from '../use-slow.ts';
import { Marked } from './Marked.tsx';
import type { Found } from './use-search.ts';

/** A second click on a result within this time is a double click, and opens nothing more. Milliseconds. */
const CLICK_LOCK_MS = 800;

interface Props {
  id: string;
  found: Found;
  /** Position of the option that the arrows have reached, counted over all groups. */
  active: number;
  locale: Locale;
  texts: SearchTexts;
  contactHref: string;
}

/** Each group with the number of items that stand before it. */
function counted(groups: Found['groups']) {
  let before = 0;
  return groups.map((group) => {
    const counts = { ...group, before };
    before += group.items.length;
    return counts;
  });
}

export function Results({ id, found, active, locale, texts, contactHref }: Props) {
  const lastClick = useRef(-Infinity);
  const slow = useSlow(found.empty === 'loading');

  function lock(event: MouseEvent) {
    if (event.timeStamp - lastClick.current < CLICK_LOCK_MS) event.preventDefault();
    else lastClick.current = event.timeStamp;
  }

  if (found.empty === 'loading') return slow && <p className="p-2 text-sm">{texts.loading}</p>;
  if (found.empty === 'prompt') return <p className="p-2 text-sm">{texts.prompt}</p>;
  if (found.empty === 'none') {
    const [before, after] = texts.none.split('{contact}');
    return (
      <p className="p-2 text-sm">
        {before}
        <a href={contactHref} className="link">
          {texts.contact}
        </a>
        {after}
      </p>
    );
  }
  if (found.empty) {
    return (
      <div className="p-2 text-sm">
        <p>{found.empty === 'network' ? texts.offline : texts.failed}</p>
        <button type="button" className="button mt-1" onClick={() => void loadSearchItems()}>
          {texts.retry}
        </button>
      </div>
    );
  }

  return (
    <div id={id} role="listbox" aria-label={texts.results}>
      {counted(found.groups).map(({ category, items, before }) => (
        <div key={category} role="group" aria-labelledby={`${id}-${category}`} className="pb-1">
          <div id={`${id}-${category}`} role="none" className="font-semibold px-2 pt-1.5 pb-0.5 text-xs text-gray-600">
            {texts.groups[category]}
          </div>
          {items.map(({ item, terms }, index) => {
            const position = before + index;
            const lang = item.language === locale ? undefined : languageTags[item.language];
            const newTab = category === 'Downloads' ? ({ target: '_blank', rel: 'noopener' } as const) : {};
            return (
              <a
                key={item.urlSlug}
                id={`${id}-${position}`}
                role="option"
                aria-selected={position === active}
                tabIndex={-1}
                href={item.urlSlug}
                hrefLang={lang}
                {...newTab}
                className="flex min-h-[44px] items-center gap-1 px-2 py-0.5 hover:bg-blue-50 aria-selected:bg-blue-100"
                onMouseDown={(event) => event.preventDefault()}
                onClick={lock}
              >
                <span>
                  <span lang={lang}>
                    <Marked title={item.title} query={found.query} terms={terms} />
                  </span>
                  {newTab.target && <span className="sr-only"> ({texts.newTab})</span>}
                </span>
                {newTab.target && <Icon name="external" size={16} />}
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
