import { agreesTo, CONSENT_KEY } from '../domain/site/third-parties.ts';
import { clientIdIn, ENTRY_KEY, type Visit } from '../domain/measuring/visit.ts';
import { $campaign } from './campaign.ts';

/** How whoever books now came here; the browser's number for measuring only where that was agreed to. */
export function visitNow(): Visit {
  const campaign = $campaign.get();
  let clientId: string | undefined;
  let entry: string | undefined;
  try {
    entry = sessionStorage.getItem(ENTRY_KEY)?.slice(0, 300);
    if (agreesTo(localStorage.getItem(CONSENT_KEY), 'measurement')) clientId = clientIdIn(document.cookie);
  } catch {
    // Storage is blocked, and with it the answer.
  }
  return {
    ...(campaign && { campaign }),
    ...(entry && { entry }),
    ...(clientId !== undefined && { clientId }),
  };
}
