import { CLASS_DAY } from '../platform/class-day.ts';

/** The statements about days that somebody else gives than the trainer of a class. Parameters are numbered and named beside each. */

/** Who gives days of a class, by when these begin, as `class_details` has it. */
export const SUBSTITUTES_OF = (classes: string) => `(
  SELECT json_group_object(CAST(class_substitutes.starts_at AS TEXT), class_substitutes.trainer) FROM class_substitutes
  WHERE class_substitutes.class_id = ${classes}.id AND class_substitutes.trainer IS NOT ${classes}.trainer
)`;

/**
 * Whether somebody gives a day of a class that began after an instant, in place of its trainer.
 *
 * @param which what else is asked of the day
 */
export const GIVES_A_DAY = (classes: string, name: string, since: string, which = 'TRUE') => `EXISTS (
  SELECT 1 FROM class_substitutes
  WHERE class_substitutes.class_id = ${classes}.id AND class_substitutes.trainer = ${name}
    AND class_substitutes.trainer IS NOT ${classes}.trainer AND class_substitutes.starts_at > ${since} AND ${which}
)`;

/** Who gives a session of `json_each`, an expression; NULL is nobody. */
export const WHO_GIVES = (classes: string, session: string) => `(
  SELECT CASE WHEN day.class_id IS NULL THEN ${classes}.trainer ELSE day.trainer END FROM (SELECT 1)
  LEFT JOIN class_substitutes AS day ON day.class_id = ${classes}.id
    AND day.starts_at = unixepoch(${session}.value ->> 'start') * 1000
)`;

/** Where a session is given: NULL on line, be it for that day alone. */
const PLACE_OF = (classes: string, session: string) =>
  `CASE WHEN ${session}.value ->> 'online' IS NULL THEN ${classes}.place_id END`;

const TO_COME = (now: string) => `unixepoch(own.value ->> 'end') * 1000 > ${now}`;

const GIVEN_BY_NOBODY = (classes: string, now: string) => `EXISTS (
  SELECT 1 FROM json_each(${classes}.sessions) AS own WHERE ${TO_COME(now)} AND ${WHO_GIVES(classes, 'own')} IS NULL
)`;

/** A day to come has a substitute who gives another class at that time, or in another city on that day. */
const SUBSTITUTE_IS_BUSY = (classes: string, now: string) => `EXISTS (
  SELECT 1 FROM class_substitutes
  JOIN json_each(${classes}.sessions) AS own ON unixepoch(own.value ->> 'start') * 1000 = class_substitutes.starts_at
  WHERE class_substitutes.class_id = ${classes}.id AND class_substitutes.trainer IS NOT ${classes}.trainer
    AND ${TO_COME(now)}
    AND EXISTS (
      SELECT 1 FROM classes AS other
      JOIN json_each(other.sessions) AS theirs
      WHERE other.id IN (
          SELECT id FROM classes WHERE trainer = class_substitutes.trainer AND ends_at > ${now}
          UNION SELECT class_id FROM class_substitutes AS elsewhere WHERE elsewhere.trainer = class_substitutes.trainer
        )
        AND other.id <> ${classes}.id AND other.state IN ('tentative', 'confirmed')
        AND ${WHO_GIVES('other', 'theirs')} = class_substitutes.trainer
        AND (
          (
            unixepoch(own.value ->> 'start') < unixepoch(theirs.value ->> 'end')
            AND unixepoch(own.value ->> 'end') > unixepoch(theirs.value ->> 'start')
          )
          OR (
            ${CLASS_DAY("own.value ->> 'start'")} = ${CLASS_DAY("theirs.value ->> 'start'")}
            AND ${PLACE_OF(classes, 'own')} <> ${PLACE_OF('other', 'theirs')}
          )
        )
    )
)`;

/**
 * A class of which a day to come has nobody, or a substitute who is not free.
 *
 * @param isAwaited what is true of a class that people miss where nobody gives it
 */
export const NEEDS_TRAINER = (classes: string, now: string, isAwaited: string) =>
  `((${isAwaited} AND ${GIVEN_BY_NOBODY(classes, now)}) OR ${SUBSTITUTE_IS_BUSY(classes, now)})`;

/** class */
export const FORGET_SUBSTITUTES = `DELETE FROM class_substitutes WHERE class_id = ?1`;

/** class, who gives which days (JSON) */
export const PUT_SUBSTITUTES = `INSERT INTO class_substitutes (class_id, starts_at, trainer)
SELECT ?1, CAST(key AS INTEGER), value FROM json_each(?2)`;

/** What its trainers were told last, before it is others who give its days: as the trigger of `classes` keeps it. class */
export const KEEP_TRAINER_CHANGE = `INSERT INTO trainer_changes (class_id, trainer, before)
SELECT id, trainer, json_object('sessions', json(sessions), 'placeId', place_id, 'room', room,
  'gone', state IN ('cancelled', 'withdrawn'), 'substitutes', json(${SUBSTITUTES_OF('classes')}))
FROM classes WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM trainer_changes WHERE class_id = ?1)`;
