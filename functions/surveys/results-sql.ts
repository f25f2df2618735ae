/**
 * The statements of what was answered. None of them reads whose answer it is: the form says that the words may be quoted without
 * the name, and what helps a class needs none. Classes of a period: from, before, trainer, course, class; '' is any.
 */
const IN_PERIOD = `class_details.starts_at >= ?1 AND class_details.starts_at < ?2
  AND (?3 = '' OR class_details.trainer = ?3)
  AND (?4 = '' OR class_details.course_id = ?4)
  AND (?5 = '' OR class_details.id = ?5)`;

const TITLES = `COALESCE(class_details.title_en, class_details.title_fr, class_details.course_id) AS title_en,
  COALESCE(class_details.title_fr, class_details.title_en, class_details.course_id) AS title_fr`;

/** Each class with how often each rating was given to each aspect. a period */
export const RATINGS_OF_CLASSES = `SELECT class_details.id, class_details.course_id, ${TITLES}, class_details.trainer,
  class_details.starts_at, rated.key AS aspect, rated.value AS rating, COUNT(*) AS count
FROM surveys
JOIN class_details ON class_details.id = surveys.class_id
JOIN json_each(surveys.ratings) AS rated
WHERE ${IN_PERIOD}
GROUP BY class_details.id, rated.key, rated.value
ORDER BY class_details.starts_at DESC, class_details.id`;

/** Those that have words, in an order that tells nothing of who came when. a period, how many, after how many */
export const COMMENTS_OF_CLASSES = `SELECT class_details.id AS class_id, ${TITLES}, class_details.starts_at, class_details.trainer,
  surveys.liked, surveys.improve, surveys.may_quote
FROM surveys
JOIN class_details ON class_details.id = surveys.class_id
WHERE ${IN_PERIOD} AND (surveys.liked <> '' OR surveys.improve <> '')
ORDER BY class_details.starts_at DESC, class_details.id, surveys.key
LIMIT ?6 OFFSET ?7`;
