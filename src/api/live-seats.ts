import type { EventDetail } from '../domain/catalogue/classes.ts';
import { COURSE_DETAIL_PATH, EVENT_DETAIL_PATH } from '../domain/catalogue/paths.ts';
import { hosts } from './hosts.ts';

/** A class at the moment of the answer, of which only its seats are looked at: whoever reads more parses it. */
export type LiveSeats = Pick<EventDetail, 'id' | 'availability' | 'seatsLeft'> & Partial<EventDetail>;

const TIMEOUT_MS = 10_000;

/** Enough of the answers of `course-detail` and `event-detail`. Nothing else of them is read here. */
function isLiveSeats(value: unknown): value is LiveSeats {
  const { id, availability, seatsLeft } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof availability === 'string' && Number.isInteger(seatsLeft);
}

async function get(address: string): Promise<unknown> {
  const response = await fetch(hosts.site + address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.ok ? response.json() : undefined;
}

/**
 * The live seats of a course's classes (`course`) or of single classes (`classes`). What cannot be had is left out.
 *
 * Runs on course pages before any interaction, so it uses `fetch` and three checks by hand where the other calls use
 * `client.ts`, whose libraries weigh more than all scripts of such a page together.
 */
export async function liveSeats(from: { course: string } | { classes: readonly string[] }): Promise<LiveSeats[]> {
  const answers =
    'course' in from
      ? await get(COURSE_DETAIL_PATH.replace('{id}', encodeURIComponent(from.course))).then(
          (course) => (course as { classes?: unknown[] } | undefined)?.classes ?? [],
          () => [],
        )
      : await Promise.all(
          from.classes.map((id) =>
            get(EVENT_DETAIL_PATH.replace('{eventId}', encodeURIComponent(id))).catch(() => undefined),
          ),
        );
  return answers.filter(isLiveSeats);
}
