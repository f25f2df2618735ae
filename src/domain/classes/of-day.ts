import type { ActOnClass, ChangeClass } from './acts.ts';
import type { DayClass } from './day.ts';
import type { ChangeDays } from './days.ts';
import { shifted } from './shifted.ts';

type OfDay = Pick<DayClass, 'sessions' | 'timeZone' | 'revision' | 'openSession'>;

/** What is asked of a class of a day that moves by so many days: all its sessions do; of one that has begun, that of the day alone. */
export function moveOfDay(
  one: OfDay,
  days: number,
  reason: string,
): Extract<ChangeClass, { field: 'dates' }> | ChangeDays {
  const sessions = shifted(one, days);
  const { revision: seen, openSession: session } = one;
  const sitting = session === null ? undefined : sessions[session - 1];
  if (session === null || !sitting) return { field: 'dates', reason, seen, sessions };
  return { what: 'move', reason, seen, session, ...sitting, where: 'own', room: '' };
}

/** The same of one that is cancelled: of one that has begun, the day falls away. */
export function cancelOfDay({ revision: seen, openSession: session }: OfDay, reason: string): ActOnClass | ChangeDays {
  return session === null ? { reason, seen } : { what: 'drop', reason, seen, session, rest: false };
}
