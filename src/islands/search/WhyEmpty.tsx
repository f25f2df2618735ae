import { loadSearchItems } from '../../stores/search.ts';
import type { SearchTexts } from '../header-texts.ts';
import { useSlow } from '../use-slow.ts';
import type { Answer } from './use-search.ts';

interface Props {
  empty: Answer['empty'];
  texts: SearchTexts;
  contactHref: string;
  /** The results of a search. */
  hrefOf: (query: string) => string;
  /** Something comes near, and stands below. */
  near: boolean;
}

/** Why nothing was found, with a way on. */
export function WhyEmpty({ empty, texts, contactHref, hrefOf, near }: Props) {
  const slow = useSlow(empty === 'loading');
  if (empty === undefined) return null;
  if (empty === 'loading') return slow && <p>{texts.loading}</p>;
  if (empty === 'prompt') return <p>{texts.prompt}</p>;
  if (empty === 'none') {
    const [before, after] = texts.none.split('{contact}');
    return (
      <>
        <p>
          {before}
          <a href={contactHref} className="link">
            {texts.contact}
          </a>
          {after}
        </p>
        {!near && (
          <>
            <h2 className="mt-3 text-lg">{texts.popularTitle}</h2>
            <ul className="search-popular">
              {texts.popular.map((query) => (
                <li key={query}>
                  <a href={hrefOf(query)} className="link inline-block py-0.5">
                    {query}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </>
    );
  }
  return (
    <div>
      <p>{empty === 'network' ? texts.offline : texts.failed}</p>
      <button type="button" className="button mt-1" onClick={() => void loadSearchItems()}>
        {texts.retry}
      </button>
    </div>
  );
}
