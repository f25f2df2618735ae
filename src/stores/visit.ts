import { agreesTo, CONSENT_KEY } from '../domain/site/third-parties.ts';
import { clientIdIn, type Visit } from '../domain/measuring/visit.ts';
import { $campaign } from './campaign.ts';

/** How whoever books now came here; the browser's number for measuring only where that was agreed to. */
export function visitNow(): Visit {
  const campaign = $campaign.get();
  let clientId: string | undefined;
  try {
    if (agreesTo(localStorage.getItem(CONSENT_KEY), 'measurement')) clientId = clientIdIn(document.cookie);
  } catch {
    // Storage is blocked, and with it the answer.
  }
  return { ...(campaign && { campaign }), ...(clientId !== undefined && { clientId }) };
}
