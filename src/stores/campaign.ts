import { persistentAtom } from '@nanostores/persistent';
import * as v from 'valibot';
import { Campaign, takeCampaign } from '../domain/measuring/campaign.ts';
import './storage.ts';

/** The last campaign that led here, in local storage under `campaign`; `undefined` where none did. */
export const $campaign = persistentAtom<Campaign | undefined>('campaign', undefined, {
  encode: JSON.stringify,
  decode(raw) {
    try {
      const parsed = v.safeParse(Campaign, JSON.parse(raw));
      return parsed.success ? parsed.output : undefined;
    } catch {
      return undefined;
    }
  },
});

/** Keeps what the address says of a campaign and takes it out of the address; going back never meets it again. */
export function arrive(): void {
  const arrival = takeCampaign(location.search, new Date());
  if (!arrival) return;
  $campaign.set(arrival.campaign);
  // With the origin: a path that begins with two slashes would be read as another host.
  history.replaceState(history.state, '', location.origin + location.pathname + arrival.rest + location.hash);
}
