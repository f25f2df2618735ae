/** The statements by which the office reads trainers' reports. Parameters are numbered and named beside each. */

/** Of a report on single days, who gave them, as long as they have that account. */
const AUTHOR = `CASE WHEN trainer_reports.days IS NULL THEN class_details.trainer ELSE accounts.teaches END`;

const REPORTS = `SELECT trainer_reports.id, trainer_reports.covered, trainer_reports.incidents, trainer_reports.follow_up,
  trainer_reports.created_at, trainer_reports.days, class_details.id AS class_id, class_details.starts_at, class_details.time_zone,
  ${AUTHOR} AS trainer,
  COALESCE(class_details.title_en, class_details.title_fr, class_details.course_id) AS title_en,
  COALESCE(class_details.title_fr, class_details.title_en, class_details.course_id) AS title_fr
FROM trainer_reports
JOIN class_details ON class_details.id = trainer_reports.class_id
LEFT JOIN accounts ON accounts.id = trainer_reports.account_id`;

/** Of classes of a period: from, before, trainer, course, class: '' is any; how many, after how many */
export const REPORTS_OF_CLASSES = `${REPORTS}
WHERE class_details.starts_at >= ?1 AND class_details.starts_at < ?2
  AND (?3 = '' OR ${AUTHOR} = ?3)
  AND (?4 = '' OR class_details.course_id = ?4)
  AND (?5 = '' OR class_details.id = ?5)
ORDER BY class_details.starts_at DESC, trainer_reports.id
LIMIT ?6 OFFSET ?7`;

/** report */
export const REPORT_BY_ID = `${REPORTS} WHERE trainer_reports.id = ?1`;
