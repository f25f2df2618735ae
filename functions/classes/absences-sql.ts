import { CLASS_DAY } from '../platform/class-day.ts';
import { WHO_GIVES } from './substitutes-sql.ts';

/** The statements about days on which trainers are away. Parameters are numbered and named beside each. */

/** Entries that stand and have some of these days, by their trainer. their names (JSON), first day, last day */
export const DAYS_AWAY = `SELECT trainer, first_day AS "from", last_day AS "to" FROM trainer_absences
WHERE taken_back_at IS NULL AND trainer IN (SELECT value FROM json_each(?1)) AND last_day >= ?2 AND first_day <= ?3
ORDER BY first_day`;

const ENTRY = `SELECT trainer_absences.id, trainer_absences.trainer, first_day, last_day, kind, note, at, accounts.first_name AS who
FROM trainer_absences
LEFT JOIN accounts ON accounts.id = trainer_absences.account_id
WHERE taken_back_at IS NULL`;

/** first day, last day */
export const ABSENCES_BETWEEN = `${ENTRY} AND last_day >= ?1 AND first_day <= ?2
ORDER BY first_day, trainer_absences.trainer, trainer_absences.id`;

/** id */
export const ABSENCE = `${ENTRY} AND trainer_absences.id = ?1`;

/** What an account reads of its own days, where it teaches. account, first day */
export const OWN_ABSENCES = `SELECT first_day AS "from", last_day AS "to", kind FROM accounts
JOIN trainer_absences ON trainer_absences.trainer = accounts.teaches AND taken_back_at IS NULL AND last_day >= ?2
WHERE accounts.id = ?1 AND accounts.role = 'trainer'
ORDER BY first_day`;

/** Refused where one has been written meanwhile that has some of its days. id, trainer, first day, last day, kind, note, account, now */
export const PUT_ABSENCE = `INSERT INTO trainer_absences (id, trainer, first_day, last_day, kind, note, account_id, at)
SELECT CASE WHEN NOT EXISTS (
  SELECT 1 FROM trainer_absences WHERE trainer = ?2 AND taken_back_at IS NULL AND last_day >= ?3 AND first_day <= ?4
) THEN ?1 END, ?2, ?3, ?4, ?5, ?6, ?7, ?8`;

/** Refused where it was taken back before. id, now, account */
export const TAKE_ABSENCE_BACK = `UPDATE trainer_absences SET
  at = CASE WHEN taken_back_at IS NULL THEN at END, taken_back_at = ?2, taken_back_by = ?3
WHERE id = ?1`;

const STANDS = (now: string) => `SELECT id, trainer, first_day, last_day FROM trainer_absences
  WHERE taken_back_at IS NULL AND last_day >= date(${now} / 1000 - 86400, 'unixepoch')`;

/**
 * Sessions that are not over and that nobody else gives, on days on which whoever is to give them is away.
 *
 * @param away id, trainer, first_day and last_day of the entries that are asked about, all that stand without it
 */
export const SESSIONS_WITHOUT = (now: string, away = STANDS(now)) => `SELECT away.id AS absence_id, away.trainer,
  classes.id AS class_id, classes.time_zone, own.value ->> 'start' AS start
FROM (${away}) AS away
JOIN classes ON classes.id IN (
    SELECT given.id FROM classes AS given WHERE given.trainer = away.trainer AND given.ends_at > ${now}
    UNION SELECT class_id FROM class_substitutes AS days WHERE days.trainer = away.trainer
  ) AND classes.state IN ('tentative', 'confirmed') AND classes.ends_at > ${now}
JOIN json_each(classes.sessions) AS own ON unixepoch(own.value ->> 'end') * 1000 > ${now}
  AND ${CLASS_DAY("own.value ->> 'start'")} BETWEEN away.first_day AND away.last_day
WHERE ${WHO_GIVES('classes', 'own')} = away.trainer`;

/** now, entries (JSON) */
export const CLASSES_WITHOUT = `SELECT found.absence_id, found.class_id AS id, found.time_zone, found.start,
  class_details.title_en, class_details.title_fr
FROM (${SESSIONS_WITHOUT(
  '?1',
  `SELECT value ->> 'id' AS id, value ->> 'trainer' AS trainer, value ->> 'from' AS first_day, value ->> 'to' AS last_day
  FROM json_each(?2)`,
)}) AS found
JOIN class_details ON class_details.id = found.class_id
ORDER BY found.start, found.class_id`;
