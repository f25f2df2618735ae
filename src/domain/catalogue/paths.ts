// Where the live state of classes is asked for. The scripts that ask before anybody has touched a page are too small for
// the declarations of these calls, so a path is written into each of them.

export const COURSE_DETAIL_PATH = '/Website/course-detail/{id}';
export const EVENT_DETAIL_PATH = '/Website/event-detail/{eventId}';
export const GUARANTEED_CLASSES_PATH = '/Website/guaranteed-classes';
export const TIMETABLE_PATH = '/Website/timetable';
