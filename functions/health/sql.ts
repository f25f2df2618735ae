/** The statements of the site's health. Parameters are numbered and named beside each. */

/**
 * Everything that health is worked out from. Mail waits that is due and was not fetched, or that failed again and again.
 * Of strangers' mails, the first hour of late in which they were more than a site sends. due before, attempts, rules (JSON), windows since
 */
export const READ_HEALTH = `SELECT
  (SELECT value FROM meta WHERE key = 'build_id') AS schedule,
  (SELECT value FROM meta WHERE key = 'refused') AS refused,
  (
    SELECT MIN(created_at) FROM outbox
    WHERE state = 'pending' AND (next_attempt_at <= ?1 OR attempts >= ?2)
  ) AS mail_waits_since,
  (SELECT MIN(window_at) FROM limit_counters WHERE rule IN (SELECT value FROM json_each(?3)) AND window_at >= ?4) AS strangers_since,
  (SELECT json_group_array(json_object('name', name, 'at', at, 'detail', json(detail))) FROM signs) AS signs`;

/** Of the migrations that a build needs, those that the database never had. names (JSON) */
export const MIGRATIONS_LACKING = `SELECT value AS name FROM json_each(?1) WHERE value NOT IN (SELECT name FROM d1_migrations)`;

/** A run of the clock. now */
export const SIGN_CLOCK = `INSERT INTO signs (name, at) VALUES ('clock', ?1)
ON CONFLICT (name) DO UPDATE SET at = excluded.at`;

/** The schedule is that of the build. now */
export const SIGN_SYNC = `INSERT INTO signs (name, at) VALUES ('sync', ?1)
ON CONFLICT (name) DO UPDATE SET at = excluded.at`;

/** The night's backup. now */
export const SIGN_BACKUP = `INSERT INTO signs (name, at, detail) VALUES ('backup', ?1, '{"nightly":true}')
ON CONFLICT (name) DO UPDATE SET at = excluded.at, detail = excluded.detail`;

/** The archive could not be written, and since when. now */
export const ARCHIVE_FAILS = `INSERT INTO signs (name, at) VALUES ('archive', ?1) ON CONFLICT (name) DO NOTHING`;
export const ARCHIVE_WORKS = `DELETE FROM signs WHERE name = 'archive'`;

/** A task that fails keeps the instant of its first failure. names (JSON), now */
export const SIGN_FAILING_TASKS = `INSERT INTO signs (name, at)
SELECT 'task ' || value, ?2 FROM json_each(?1) WHERE TRUE
ON CONFLICT (name) DO NOTHING`;

/** names (JSON) of those that failed */
export const FORGET_OTHER_TASKS = `DELETE FROM signs
WHERE name LIKE 'task %' AND substr(name, 6) NOT IN (SELECT value FROM json_each(?1))`;

/** Room for some pages of the database. bytes */
export const PROBE = `INSERT INTO probes (filling) VALUES (randomblob(?1))`;
export const END_PROBE = `DELETE FROM probes`;

/** As the database was found; the same as before keeps its instant. state, now */
export const SIGN_DATABASE = `INSERT INTO signs (name, at, detail) VALUES ('database', ?2, json_object('state', ?1))
ON CONFLICT (name) DO UPDATE SET at = excluded.at, detail = excluded.detail
WHERE signs.detail ->> '$.state' <> ?1`;

/** Troubles as they are now; one that goes on keeps its row. troubles (JSON), now */
export const BEGIN_TROUBLES = `INSERT INTO troubles (id, name, level, of, since_at, began_at)
SELECT lower(hex(randomblob(16))), value ->> 'name', value ->> 'level', value ->> 'of', value ->> 'sinceAt', ?2
FROM json_each(?1)
WHERE TRUE
ON CONFLICT (name) WHERE ended_at IS NULL DO UPDATE SET level = excluded.level, of = excluded.of`;

/** troubles (JSON), now */
export const END_TROUBLES = `UPDATE troubles SET ended_at = ?2
WHERE ended_at IS NULL AND name NOT IN (SELECT value ->> 'name' FROM json_each(?1))`;

/** What is to be told of troubles: it is there once, whoever puts it there. now, milliseconds of a day */
export const RAISE_ALERTS = `INSERT INTO alerts (id, trouble_id, kind, day, created_at)
SELECT lower(hex(randomblob(16))), id,
  CASE
    WHEN ended_at IS NOT NULL THEN 'ended'
    WHEN ?1 - began_at < ?2 THEN 'began'
    ELSE 'goes_on'
  END,
  CASE WHEN ended_at IS NOT NULL THEN 0 ELSE CAST((?1 - began_at) / ?2 AS INTEGER) END, ?1
FROM troubles
WHERE ended_at IS NULL OR ended_at = ?1
ON CONFLICT DO NOTHING`;

/** One mail an alert. recipient, now */
export const QUEUE_ALERT_MAILS = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'alert', id, ?1, ?2, ?2 FROM alerts WHERE mailed_at IS NULL AND ?1 <> ''
ON CONFLICT DO NOTHING
RETURNING id`;

/** now */
export const MARK_MAILED = `UPDATE alerts SET mailed_at = ?1 WHERE mailed_at IS NULL`;

/** Where there is nowhere to post. now */
export const MARK_ALL_POSTED = `UPDATE alerts SET posted_at = ?1 WHERE posted_at IS NULL`;

/** Takes what is to be posted: nobody else gets it before the lease ends. now, end of lease, oldest */
export const CLAIM_POSTS = `UPDATE alerts SET leased_until_at = ?2
WHERE posted_at IS NULL AND leased_until_at <= ?1 AND created_at > ?3
RETURNING id`;

/** ids (JSON) */
export const ALERTS_BY_ID = `SELECT alerts.id, alerts.kind, alerts.day, alerts.created_at, troubles.name, troubles.level,
  troubles.of, troubles.since_at, troubles.ended_at
FROM alerts
JOIN troubles ON troubles.id = alerts.trouble_id
WHERE alerts.id IN (SELECT value FROM json_each(?1))
ORDER BY alerts.created_at, alerts.id`;

/** id, now */
export const MARK_POSTED = `UPDATE alerts SET posted_at = ?2 WHERE id = ?1`;

/** oldest to keep */
export const PRUNE_TROUBLES = `DELETE FROM troubles WHERE ended_at < ?1`;
