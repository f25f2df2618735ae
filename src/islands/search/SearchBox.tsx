import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type FocusEvent } from 'react';
import { plural } from '../../i18n/format.ts';
import { $searchQuery } from '../../stores/search.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { SearchTexts } from '../header-texts.ts';
import { useHydrated } from '../use-hydrated.ts';
import { Icon } from '../icons.tsx';
import { emptyText } from './empty-text.ts';
import { optionsOf } from './options.ts';
import { Popular, Results } from './Results.tsx';
import { useSearch } from './use-search.ts';
import { WhyEmpty } from './WhyEmpty.tsx';

/** Of a query. Characters. */
const MAX_LENGTH = 100;

export interface SearchProps {
  locale: Locale;
  texts: SearchTexts;
  /** Where the form leads: the page of results. */
  action: string;
  /** What "Contact Us" leads to. */
  contactHref: string;
}

interface Props extends SearchProps {
  variant: 'header' | 'dialog' | 'page';
  /** Of the box of a page: the id by which it is labelled, what stands in it while it is empty, and its button. */
  own?: { id: string; hint: string; submit: ReactNode };
  /** Called before a search is sent; `true` keeps it from being sent. */
  onSubmit?: (query: string) => boolean;
  children?: ReactNode;
}

/**
 * The box and its results: an editable combobox with a list of links, after the ARIA practices. Before hydration it
 * is a plain form. The box is uncontrolled, so that what was typed early stays.
 */
export function SearchBox({ locale, texts, action, contactHref, variant, own, onSubmit, children }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const mounted = useHydrated();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [blank, setBlank] = useState(true);
  const { answer, type } = useSearch(locale, texts.groups);
  const { groups, count: listed } = optionsOf(answer);
  // Below an empty box, what many search for; below results, the way to all of them.
  const popular = blank;
  const count = popular ? texts.popular.length : listed + Number(listed > 0 && !answer.nearest);
  const shown = (open || variant === 'dialog') && (popular || answer.text !== '');
  const expanded = shown && count > 0;

  const typed = () => input.current?.value ?? '';
  const hrefOf = (query: string) => `${action}?q=${encodeURIComponent(query)}`;

  function read() {
    type(typed());
    setBlank(typed().trim() === '');
    setActive(-1);
    setOpen(true);
  }

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    // In the header, `kept-query.ts` has done so already.
    if (box.value === '' && variant === 'dialog') box.value = $searchQuery.get();
    if (variant === 'dialog' || document.activeElement === box) read();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for what was touched and typed before the first render
  }, []);

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-results-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!expanded) return read();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((now) => (now < 0 && step < 0 ? count - 1 : (now + step + count) % count));
    } else if (event.key === 'Enter' && expanded && active >= 0) {
      event.preventDefault();
      document.getElementById(`${id}-results-${active}`)?.click();
    } else if (event.key === 'Escape' && variant !== 'dialog') {
      // The first one closes the results and keeps the text, the second one clears it.
      event.preventDefault();
      if (!open) {
        if (input.current) input.current.value = '';
        type('');
      }
      setBlank(typed().trim() === '');
      setOpen(false);
      setActive(-1);
    }
  }

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  const combobox = mounted && {
    role: 'combobox',
    autoComplete: 'off',
    spellCheck: false,
    maxLength: MAX_LENGTH,
    'aria-autocomplete': 'list' as const,
    'aria-expanded': expanded,
    'aria-controls': `${id}-results`,
    'aria-activedescendant': expanded && active >= 0 ? `${id}-results-${active}` : undefined,
  };
  const told = answer.hits.length > 0 && !answer.nearest;
  const status =
    !shown || popular ? '' : told ? plural(answer.hits.length, locale, texts.count) : emptyText(answer.empty, texts);

  return (
    <div className={`search-box search-box-${variant}`} role="none" onBlur={leave}>
      <form
        // A page's own box is in a landmark already.
        role={own ? undefined : 'search'}
        action={action}
        className="search-form"
        onSubmit={(event) => onSubmit?.(typed()) && event.preventDefault()}
      >
        <input
          ref={input}
          type="search"
          name="q"
          className="field search-input"
          {...(own ? { id: own.id } : { 'aria-label': texts.label })}
          placeholder={own?.hint ?? texts.placeholder}
          onInput={read}
          onFocus={read}
          onKeyDown={press}
          {...combobox}
        />
        {own?.submit ?? (
          <button type="submit" className="search-submit" aria-label={texts.submit}>
            <Icon name="search" size={variant === 'header' ? 24 : 20} />
          </button>
        )}
        {children}
      </form>
      <p role="status" className="sr-only">
        {status}
      </p>
      {shown && (
        <div className="search-results">
          {popular ? (
            <Popular id={`${id}-results`} active={active} texts={texts} hrefOf={hrefOf} />
          ) : (
            <>
              {answer.empty && (
                <div className="search-why">
                  <WhyEmpty empty={answer.empty} near={listed > 0} {...{ texts, contactHref, hrefOf }} />
                </div>
              )}
              {listed > 0 && (
                <Results
                  id={`${id}-results`}
                  answer={answer}
                  groups={groups}
                  count={listed}
                  active={active}
                  locale={locale}
                  texts={texts}
                  allHref={hrefOf(answer.text)}
                />
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
}
