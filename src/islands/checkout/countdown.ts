/** The visitor is warned when this much is left. Milliseconds. */
const WARNING_MS = 5 * 60_000;

export type Phase = 'running' | 'warning' | 'expired';

/**
 * What is left of a hold. The server's two times give its length; the page adds only how long ago it heard of them,
 * so a wrong clock changes nothing.
 *
 * @param elapsedMs milliseconds since the answer came.
 */
export function remainingMs(hold: { expiresAt: string; serverTime: string }, elapsedMs: number): number {
  const length = Date.parse(hold.expiresAt) - Date.parse(hold.serverTime);
  return Math.max(0, length - Math.max(0, elapsedMs)) || 0;
}

export function phaseOf(remaining: number): Phase {
  if (remaining <= 0) return 'expired';
  return remaining <= WARNING_MS ? 'warning' : 'running';
}

/** `29` and `05`; whole seconds, the begun one counts. */
export function clock(remaining: number): { minutes: number; seconds: string } {
  const seconds = Math.ceil(remaining / 1000);
  return { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, '0') };
}
