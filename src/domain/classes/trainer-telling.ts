import type { Session } from '../catalogue/classes.ts';
import { givenBy, giversOf, type Given } from './substitutes.ts';

/** What a trainer is told of a class: that it is theirs, has other days or another room, is not held, or is somebody else's. */
export const tellings = ['given', 'changed', 'cancelled', 'lost'] as const;
export type Telling = (typeof tellings)[number];

/** A class as it concerns who gives it, or single days of it. */
export interface GivenClass extends Given {
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

/** Days that a class had and has no more, or not as they were. */
export const daysGone = (was: readonly Session[], is: readonly Session[]): Session[] => {
  const now = new Set(is.map(asText));
  return was.filter((one) => !now.has(asText(one)));
};

/** What is told somebody of days that they gave or give; nothing where what changed is over. */
function tellingOf(was: GivenClass, is: GivenClass, name: string, now: number): Telling | null {
  const [before, after] = [was, is].map((one) => (one.gone ? [] : givenBy(one, name))) as [Session[], Session[]];
  const others = [...daysGone(before, after), ...daysGone(after, before)];
  const isElsewhere = was.placeId !== is.placeId || was.room !== is.room;
  const concerned = others.length > 0 ? others : isElsewhere ? after : [];
  if (!concerned.some(({ end }) => Date.parse(end) > now)) return null;
  if (after.length === 0) return is.gone ? 'cancelled' : 'lost';
  return before.length === 0 ? 'given' : 'changed';
}

/** Whom to tell what, once a class has changed; nobody of what is over. `now` in epoch milliseconds. */
export function tellingsOf(was: GivenClass, is: GivenClass, now: number): TrainerTelling[] {
  const names = new Set([was, is].flatMap(giversOf));
  return [...names].flatMap((trainer) => {
    const what = tellingOf(was, is, trainer, now);
    return what === null ? [] : [{ trainer, what }];
  });
}
