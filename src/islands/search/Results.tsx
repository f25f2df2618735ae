import { useRef, type MouseEvent, type ReactNode } from 'react';
import { DOT } from '../../i18n/dot.ts';
import { plural } from '../../i18n/format.ts';
import { languageTags, type Locale } from '../../i18n/locales.ts';
import type { SearchTexts } from '../header-texts.ts';
import { Icon } from '../icons.tsx';
import { factsOf } from './facts.ts';
import { Marked } from './Marked.tsx';
import type { OptionGroup } from './options.ts';
import type { Answer } from './use-search.ts';

/** A second click on a result within this time is a double click, and opens nothing more. Milliseconds. */
const CLICK_LOCK_MS = 800;

interface ListProps {
  id: string;
  /** Position of the option that the arrows have reached, counted over all groups. */
  active: number;
  texts: SearchTexts;
}

interface OptionProps {
  id: string;
  position: number;
  active: number;
  href: string;
  lang?: string | undefined;
  newTab?: boolean;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}

function Option({ id, position, active, href, lang, newTab = false, onClick, children }: OptionProps) {
  return (
    <a
      id={`${id}-${position}`}
      role="option"
      aria-selected={position === active}
      tabIndex={-1}
      href={href}
      hrefLang={lang}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      className="search-option"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </a>
  );
}

function Group({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <div role="group" aria-labelledby={id} className="search-group">
      <div id={id} role="none" className="search-group-name">
        {name}
      </div>
      {children}
    </div>
  );
}

interface Props extends ListProps {
  answer: Answer;
  groups: OptionGroup[];
  count: number;
  locale: Locale;
  /** The page of all results. */
  allHref: string;
}

/** What was found, below the box: the best answers, then the groups, then the way to all of them. */
export function Results({ id, answer, groups, count, active, locale, texts, allHref }: Props) {
  const lastClick = useRef(-Infinity);

  function lock(event: MouseEvent) {
    if (event.timeStamp - lastClick.current < CLICK_LOCK_MS) event.preventDefault();
    else lastClick.current = event.timeStamp;
  }

  const nameOf = (name: OptionGroup['name']) =>
    name === 'best' || name === 'nearest' ? texts[name] : texts.groups[name];

  return (
    <div id={id} role="listbox" aria-label={texts.results}>
      {groups.map(({ name, hits, before }) => (
        <Group key={name} id={`${id}-${name}`} name={nameOf(name)}>
          {hits.map((hit, index) => {
            const { item } = hit;
            const { kind, href, extent, price, next, language } = factsOf(hit, answer, locale, texts);
            const lang = item.language === locale ? undefined : languageTags[item.language];
            const facts = [
              ...(name === 'best' || name === 'nearest' ? [kind] : []),
              ...extent,
              ...(price && item.courses === undefined ? [price.amount] : []),
              ...(next && item.courses === undefined
                ? [[next.written, next.where, next.language].filter(Boolean).join(', ')]
                : []),
              ...(language ? [language] : []),
            ];
            return (
              <Option
                key={item.urlSlug}
                id={id}
                position={before + index}
                active={active}
                href={href}
                lang={lang}
                newTab={item.category === 'Downloads'}
                onClick={lock}
              >
                <span className="search-title">
                  <span lang={lang}>
                    <Marked title={item.title} words={answer.query.words} terms={hit.terms} />
                  </span>
                  {item.category === 'Downloads' && (
                    <>
                      <span className="sr-only"> ({texts.newTab})</span>
                      <Icon name="external" size={16} />
                    </>
                  )}
                </span>
                {facts.length > 0 && <span className="search-facts"> {facts.join(DOT)}</span>}
              </Option>
            );
          })}
        </Group>
      ))}
      {!answer.nearest && (
        <Option id={id} position={count} active={active} href={allHref}>
          <span className="search-all">{plural(answer.hits.length, locale, texts.all)}</span>
        </Option>
      )}
    </div>
  );
}

/** What many search for, below an empty box. */
export function Popular({ id, active, texts, hrefOf }: ListProps & { hrefOf: (query: string) => string }) {
  return (
    <div id={id} role="listbox" aria-label={texts.popularTitle}>
      <Group id={`${id}-popular`} name={texts.popularTitle}>
        {texts.popular.map((query, index) => (
          <Option key={query} id={id} position={index} active={active} href={hrefOf(query)}>
            <span className="search-title">{query}</span>
          </Option>
        ))}
      </Group>
    </div>
  );
}
