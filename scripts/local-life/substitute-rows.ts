import { demoTrainer } from '../../functions/accounts/demo-account.ts';
import type { SiteClass, SiteData } from '../../src/domain/site/site-data.ts';
import { clashesOf, notTaught } from '../../src/domain/team/teaching.ts';
import type { Booked } from './classes.ts';
import type { Rows } from './rows.ts';

const substitute = ({ id, sessions }: SiteClass, number: number, trainer: string): Rows[number] => [
  'class_substitutes',
  { class_id: id, starts_at: Date.parse(sessions[number - 1]?.start ?? ''), trainer },
];

/** Who of the team teaches a class as well, and gives nothing else on its second day. */
function freeOnSecond({ trainers, courses, classes }: SiteData, one: SiteClass): string | undefined {
  const subject = courses.find(({ id }) => id === one.courseId)?.subject ?? '';
  return trainers.find(({ name, ...teaches }) => {
    if (name === one.trainer || notTaught(teaches, { ...one, subject }) !== null) return false;
    const own = { ...one, trainer: name, sessions: one.sessions.slice(1, 2) };
    const clashes = clashesOf([own, ...classes.filter(({ trainer, id }) => trainer === name && id !== one.id)]);
    return !clashes.some(({ first, second }) => first === own || second === own);
  })?.name;
}

/** The second day of a class of several, whose trainer is at the dentist, is a colleague's; the first of another one is the demonstration's own. */
export function substituteRows(site: SiteData, booked: readonly Booked[], now: number): Rows {
  const several = booked.filter(({ sessions, startsAt }) => sessions.length > 1 && startsAt > now);
  const found = several.flatMap((one) => {
    const name = freeOnSecond(site, one);
    return name === undefined ? [] : [{ one, name }];
  })[0];
  const other = several.find(({ id }) => id !== found?.one.id);
  return [
    ...(found ? [substitute(found.one, 2, found.name)] : []),
    ...(other ? [substitute(other, 1, demoTrainer.teaches)] : []),
  ];
}
