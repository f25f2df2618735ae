import type { MouseEvent } from 'react';
import { searchCategories, type SearchCategory } from '../../domain/search/items.ts';
import type { Hit } from '../../domain/search/score.ts';
import { DOT } from '../../i18n/dot.ts';
import { formatNumber } from '../../i18n/format.ts';
import { languageTags, type Locale } from '../../i18n/locales.ts';
import { searchTexts } from '../header-texts.ts';
import { Icon } from '../icons.tsx';
import { factsOf } from './facts.ts';
import { Marked } from './Marked.tsx';
import type { Answer } from './use-search.ts';

interface Props {
  answer: Answer;
  locale: Locale;
  group: SearchCategory | undefined;
  hrefOf: (group: SearchCategory | undefined) => string;
  onChoose: (group: SearchCategory | undefined) => void;
}

/** One result: what it is, its name, and of a course what a booking is decided by. */
function Row({ hit, answer, locale, best }: { hit: Hit; answer: Answer; locale: Locale; best: boolean }) {
  const texts = searchTexts[locale];
  const { item } = hit;
  const { kind, href, extent, price, next, language } = factsOf(hit, answer, locale, texts);
  const lang = item.language === locale ? undefined : languageTags[item.language];
  const newTab = item.category === 'Downloads';
  return (
    <li className={best ? 'found found-best' : 'found'}>
      <div className="found-what">
        <p className="found-kind">
          {[kind, ...extent].join(DOT)}
          {language && <b>{language}</b>}
        </p>
        <h2>
          <a href={href} lang={lang} hrefLang={lang} {...(newTab && { target: '_blank', rel: 'noopener' })}>
            <Marked title={item.title} words={answer.query.words} terms={hit.terms} />
            {newTab && (
              <>
                <span className="sr-only" lang={languageTags[locale]}>
                  {' '}
                  ({texts.newTab})
                </span>{' '}
                <Icon name="external" size={16} />
              </>
            )}
          </a>
        </h2>
        {item.about !== undefined && (
          <p className="found-about" lang={lang}>
            {item.about}
          </p>
        )}
      </div>
      {(next ?? price) && (
        <dl>
          {next && (
            <div>
              <dt>{texts.next}</dt>
              <dd>
                <time dateTime={next.day}>{next.written}</time>
                <span>{[next.where, next.language].filter(Boolean).join(', ')}</span>
              </dd>
            </div>
          )}
          {price && (
            <div>
              <dt>{price.label}</dt>
              <dd>{price.amount}</dd>
            </div>
          )}
        </dl>
      )}
    </li>
  );
}

/** All results, the best one on its own, and the groups as ways to see fewer. */
export function FoundList({ answer, locale, group, hrefOf, onChoose }: Props) {
  const texts = searchTexts[locale];
  const counts = searchCategories
    .map((category) => ({ category, count: answer.hits.filter(({ item }) => item.category === category).length }))
    .filter(({ count }) => count > 0);
  const chosen = counts.some(({ category }) => category === group) ? group : undefined;
  const shown = answer.hits.filter(({ item }) => !chosen || item.category === chosen);
  const links = [{ category: undefined, count: answer.hits.length }, ...counts];

  function choose(event: MouseEvent, category: SearchCategory | undefined) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(category);
  }

  const choices = counts.length > 1 && !answer.nearest;

  return (
    <div className={choices ? 'found-page' : undefined}>
      {choices && (
        <nav aria-label={texts.page.show} className="found-groups">
          {links.map(({ category, count }) => (
            <a
              key={category ?? ''}
              href={hrefOf(category)}
              aria-current={category === chosen ? 'true' : undefined}
              onClick={(event) => choose(event, category)}
            >
              {category ? texts.groups[category] : texts.page.everything}{' '}
              <span className="found-count">{formatNumber(count, locale)}</span>
            </a>
          ))}
        </nav>
      )}
      <ol className="found-list">
        {shown.map((hit, index) => (
          <Row
            key={hit.item.urlSlug}
            hit={hit}
            answer={answer}
            locale={locale}
            best={index === 0 && !chosen && !answer.nearest}
          />
        ))}
      </ol>
    </div>
  );
}
