import type { GuaranteedClass } from '../domain/catalogue/classes.ts';
import { GUARANTEED_CLASSES_PATH } from '../domain/catalogue/paths.ts';
import { hosts } from './hosts.ts';

const TIMEOUT_MS = 10_000;

function isGuaranteedClass(value: unknown): value is GuaranteedClass {
  const { courseIds, language, placeId, day } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof courseIds === 'object' &&
    typeof language === 'string' &&
    (placeId === null || typeof placeId === 'string') &&
    typeof day === 'string'
  );
}

/**
 * The classes that are guaranteed to run at the moment of the answer; `undefined` when they cannot be had.
 *
 * Checked by hand for the same reason as in `live-seats.ts`.
 */
export async function guaranteedClasses(): Promise<GuaranteedClass[] | undefined> {
  try {
    const response = await fetch(hosts.site + GUARANTEED_CLASSES_PATH, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = response.ok ? ((await response.json()) as { classes?: unknown[] }) : undefined;
    return answer?.classes?.filter(isGuaranteedClass);
  } catch {
    return undefined;
  }
}
