import { BEGIN_CHECKOUT_EVENT, type BeginCheckout } from '~/domain/measuring/ecommerce.ts';
import type { ThirdParty, ThirdPartyName } from '~/domain/site/third-parties.ts';
import { dataLayer } from './page-view.ts';

const loaded = new Set<ThirdPartyName>();
let described: Promise<void> | undefined;

/** What both ways of measuring read. */
async function describeVisit(): Promise<void> {
  const { deviceOf } = await import('./device.ts');
  dataLayer().push({ event: 'Device', ...deviceOf(navigator.userAgent) });
}

/** Commands to the analytics tag; its script tells them from events by their being `arguments`. */
function gtag(..._command: unknown[]) {
  // eslint-disable-next-line prefer-rest-params -- as said
  dataLayer().push(arguments);
}

/** Once for each service, in the way that it listens. The tag manager hands it on to analytics itself. */
const begin: Partial<Record<ThirdPartyName, (checkout: BeginCheckout) => void>> = {
  tagManager: (ecommerce) => dataLayer().push({ ecommerce: null }, { event: 'begin_checkout', ecommerce }),
  analytics(checkout) {
    if (!loaded.has('tagManager')) gtag('event', 'begin_checkout', checkout);
  },
  advertising({ value, currency }) {
    const queue = ((window as { uetq?: unknown[] }).uetq ??= []);
    queue.push('event', 'begin_checkout', { revenue_value: value, currency });
  },
};

/** What a service expects to find when its script arrives. */
const prepare: Partial<Record<ThirdPartyName, (party: ThirdParty) => void>> = {
  tagManager() {
    dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  },
  analytics({ id }) {
    gtag('js', new Date());
    gtag('config', id, { page_location: location.origin + location.pathname });
  },
};

/** Loads the script of a service, once a page. What does not come, because something blocks it, is not missed. */
export async function loadThirdParty(name: ThirdPartyName, party: ThirdParty): Promise<void> {
  if (loaded.has(name)) return;
  loaded.add(name);
  if (name === 'tagManager' || name === 'analytics') await (described ??= describeVisit());
  prepare[name]?.(party);
  document.addEventListener(BEGIN_CHECKOUT_EVENT, (event) =>
    begin[name]?.((event as CustomEvent<BeginCheckout>).detail),
  );
  const script = document.createElement('script');
  script.async = true;
  script.src = party.src;
  document.head.append(script);
}
