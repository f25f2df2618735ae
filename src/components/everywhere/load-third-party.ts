import { checkoutEvent } from '~/domain/measuring/checkout-value.ts';
import type { ThirdParty, ThirdPartyName } from '~/domain/site/third-parties.ts';
import { takeMeasuredBookings } from '~/stores/waiting-measurements.ts';
import { dataLayer } from './page-view.ts';

const loaded = new Set<ThirdPartyName>();
let described: Promise<void> | undefined;

/** What both ways of measuring read: the kind of device, and what waited for a page on which it may be told. */
async function describeVisit(): Promise<void> {
  const { deviceOf } = await import('./device.ts');
  const bookings = takeMeasuredBookings().map(checkoutEvent);
  dataLayer().push({ event: 'Device', ...deviceOf(navigator.userAgent) }, ...bookings);
}

/** What a service expects to find when its script arrives. */
const prepare: Partial<Record<ThirdPartyName, (party: ThirdParty) => void>> = {
  tagManager() {
    dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  },
  analytics({ id }) {
    function gtag(..._command: unknown[]) {
      // eslint-disable-next-line prefer-rest-params -- its script tells commands from events by their being `arguments`
      dataLayer().push(arguments);
    }
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
  const script = document.createElement('script');
  script.async = true;
  script.src = party.src;
  document.head.append(script);
}
