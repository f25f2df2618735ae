import type { ThirdParties } from '~/domain/site/third-parties.ts';
import { isClosed } from './page-facts.ts';

/** The browser has been told to say no for its owner. */
function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as { doNotTrack?: string; globalPrivacyControl?: boolean };
  const ofWindow = (window as { doNotTrack?: string }).doNotTrack;
  return doNotTrack === '1' || ofWindow === '1' || globalPrivacyControl === true;
}

const configured = document.querySelector('#third-parties');
// The page that says "not found" stands on any address, also on one that is nobody else's business.
if (configured && !isClosed(location.pathname) && !refusesTracking()) {
  void import('./consent.ts').then(({ ask }) => ask(JSON.parse(configured.textContent) as ThirdParties));
}
