import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { searchCategories, type SearchCategory } from '../../domain/search/items.ts';
import { fill, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import css from '../../styles/search-results.css?inline';
import { searchTexts } from '../header-texts.ts';
import { useSlow } from '../use-slow.ts';
import { emptyText } from './empty-text.ts';
import { FoundList } from './FoundList.tsx';
import { useSearch, type Answer } from './use-search.ts';
import { WhyEmpty } from './WhyEmpty.tsx';

interface Page {
  locale: Locale;
  form: HTMLFormElement;
  heading: HTMLElement;
  offers: HTMLElement;
  /** What stands below the form, and what is spoken of it. */
  found: HTMLElement;
  status: HTMLElement;
  contactHref: string;
}

/** What the address asks for. */
function asked() {
  const query = new URLSearchParams(location.search);
  const group = searchCategories.find((one) => one === query.get('group'));
  return { text: query.get('q') ?? '', group };
}

const addressOf = (text: string, group?: SearchCategory) => {
  const query = new URLSearchParams({ ...(text && { q: text }), ...(group && { group }) });
  return location.pathname + (query.size > 0 ? `?${query}` : '');
};

function Heading({ answer, locale }: { answer: Answer; locale: Locale }) {
  const texts = searchTexts[locale];
  const { hits, nearest, text, empty } = answer;
  if (empty === 'loading') return fill(texts.page.searching, { query: text.trim() });
  if (text === '' || (empty !== undefined && empty !== 'none' && empty !== 'prompt')) {
    return (
      <>
        {texts.page.heading} <span>{texts.page.headingLight}</span>
      </>
    );
  }
  const none = nearest || hits.length === 0;
  return (
    <>
      {none ? texts.page.nothing : plural(hits.length, locale, texts.count)}{' '}
      <span>{fill(texts.page.query, { query: text.trim() })}</span>
    </>
  );
}

/** The results, as the address asks for them; the form above and the heading are the page's own. */
function Results({ locale, form, heading, offers, found, status: spoken, contactHref }: Page) {
  const texts = searchTexts[locale];
  const { answer, ask, type } = useSearch(locale, texts.groups);
  const [group, setGroup] = useState<SearchCategory>();
  const [pageTitle] = useState(document.title);

  useEffect(() => {
    // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- the form of the page has it
    const box = form.querySelector('input')!;
    const arrive = () => {
      const { text, group: of } = asked();
      box.value = text;
      setGroup(of);
      ask(text);
    };
    const typed = () => {
      setGroup(undefined);
      history.replaceState(null, '', addressOf(box.value.trim()));
      type(box.value);
    };
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const address = addressOf(box.value.trim());
      if (address !== location.pathname + location.search) history.pushState(null, '', address);
      ask(box.value);
    };
    // What was typed while this was on its way counts.
    if (box.value.trim() === asked().text.trim()) arrive();
    else typed();
    box.addEventListener('input', typed);
    form.addEventListener('submit', submit);
    addEventListener('popstate', arrive);
    return () => {
      box.removeEventListener('input', typed);
      form.removeEventListener('submit', submit);
      removeEventListener('popstate', arrive);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: the form stays, and what it calls does the same at each render
  }, []);

  // What the page offers before anything is asked.
  useEffect(() => {
    offers.toggleAttribute('hidden', answer.text !== '' || asked().text !== '');
  }, [offers, answer.text]);

  useEffect(() => {
    // The same page in the other language is asked the same.
    const asked = new URLSearchParams(answer.text.trim() ? { q: answer.text.trim() } : {}).toString();
    for (const other of document.querySelectorAll<HTMLAnchorElement>('[data-language-switch]')) {
      other.search = asked;
      other.dataset.asks = '';
    }
    document.title = answer.text ? `${answer.text} – ${pageTitle}` : pageTitle;
  }, [answer.text, pageTitle]);

  function choose(of: SearchCategory | undefined) {
    history.pushState(null, '', addressOf(answer.text.trim(), of));
    setGroup(of);
  }

  const { hits, nearest, empty } = answer;
  const loading = empty === 'loading';
  const slow = useSlow(loading);
  useEffect(() => {
    // What the address asks for is about to be looked for.
    if (loading || (answer.text === '' && asked().text !== '')) found.setAttribute('aria-busy', 'true');
    else found.removeAttribute('aria-busy');
  }, [found, loading, answer.text]);
  const count = plural(hits.length, locale, texts.count);
  const status = [
    (nearest || hits.length === 0) && emptyText(empty, texts),
    nearest && hits.length > 0 && texts.page.nearest,
    hits.length > 0 && count,
    slow && texts.loading,
  ];
  return (
    <>
      {createPortal(<Heading answer={answer} locale={locale} />, heading)}
      {createPortal(answer.text && status.filter(Boolean).join(' '), spoken)}
      {empty && !loading && (
        <div className="found-why">
          <WhyEmpty {...{ empty, texts, contactHref }} near={hits.length > 0} hrefOf={(query) => addressOf(query)} />
          {nearest && hits.length > 0 && <h2>{texts.page.nearest}</h2>}
        </div>
      )}
      {hits.length > 0 && (
        <FoundList
          answer={answer}
          locale={locale}
          group={group}
          hrefOf={(of) => addressOf(answer.text.trim(), of)}
          onChoose={choose}
        />
      )}
    </>
  );
}

/** Takes the page of results over: its heading and what stands below its form. */
export function showResults(form: HTMLFormElement): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  /* eslint-disable @typescript-eslint/no-non-null-assertion -- the page of the form has them */
  const root = document.getElementById('search-found')!;
  const heading = document.getElementById('search-heading')!;
  const offers = document.getElementById('search-offers')!;
  const status = document.getElementById('search-status')!;
  /* eslint-enable @typescript-eslint/no-non-null-assertion */
  const { locale, contact = '' } = root.dataset;
  heading.replaceChildren();
  status.replaceChildren();
  // At once: what was taken away is there again before anybody sees or hears the page without it.
  flushSync(() => {
    createRoot(root).render(
      <Results {...{ locale: locale as Locale, form, heading, offers, found: root, status, contactHref: contact }} />,
    );
  });
}
