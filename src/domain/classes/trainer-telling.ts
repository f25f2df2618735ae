import type { Session } from '../catalogue/classes.ts';

/** What a trainer is told of a class: that it is theirs, has other days or another room, is not held, or is somebody else's. */
export const tellings = ['given', 'changed', 'cancelled', 'lost'] as const;
export type Telling = (typeof tellings)[number];

/** A class as it concerns who gives it. */
export interface GivenClass {
  trainer: string | null;
  sessions: readonly Session[];
  placeId: string | null;
  /** Which of the centre; empty until it is known. */
  room: string;
  /** It is not to be held. */
  gone: boolean;
}

export interface TrainerTelling {
  trainer: string;
  what: Telling;
}

const asText = ({ start, end, online, room }: Session) => [start, end, online ?? false, room ?? ''].join(' ');

const isSame = (was: GivenClass, is: GivenClass) =>
  was.placeId === is.placeId &&
  was.room === is.room &&
  was.sessions.map(asText).join() === is.sessions.map(asText).join();

/** Days that a class had and has no more, or not as they were. */
export const daysGone = (was: readonly Session[], is: readonly Session[]): Session[] => {
  const now = new Set(is.map(asText));
  return was.filter((one) => !now.has(asText(one)));
};

/** Whom to tell what, once a class has changed; nobody of what is over. `now` in epoch milliseconds. */
export function tellingsOf(was: GivenClass, is: GivenClass, now: number): TrainerTelling[] {
  const isToCome = [...was.sessions, ...is.sessions].some(({ end }) => Date.parse(end) > now);
  if (!isToCome) return [];
  const [before, after] = [was.gone ? null : was.trainer, is.gone ? null : is.trainer];
  if (before === after) return after === null || isSame(was, is) ? [] : [{ trainer: after, what: 'changed' }];
  return [
    ...(before === null ? [] : [{ trainer: before, what: is.gone ? ('cancelled' as const) : ('lost' as const) }]),
    ...(after === null ? [] : [{ trainer: after, what: 'given' as const }]),
  ];
}
