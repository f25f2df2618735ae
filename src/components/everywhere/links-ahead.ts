import { NOT_AHEAD, speculationRules } from '~/domain/site/speculation-rules.ts';
import { closedAddresses, isClosed } from './page-facts.ts';
import { sparesData } from './spares-data.ts';

/** The browser renders a page whose link is pointed at; one that cannot do that fetches it. Not from personal pages. */
export function lookAhead(): void {
  if (isClosed(location.pathname)) return;
  if (sparesData()) return;
  if (HTMLScriptElement.supports?.('speculationrules')) {
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.text = speculationRules(closedAddresses);
    document.head.append(rules);
    return;
  }
  const fetched = new Set([location.pathname]);
  const fetchAhead = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link?.origin !== location.origin || link.matches(NOT_AHEAD)) return;
    const { pathname } = link;
    if (fetched.has(pathname) || isClosed(pathname) || pathname.includes('.')) return;
    fetched.add(pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.href;
    document.head.append(hint);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(type, fetchAhead, { passive: true });
  }
}
