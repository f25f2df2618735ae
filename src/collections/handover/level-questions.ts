import type { FoundCourse, QuestionBank } from '../../domain/level-finder/bank.ts';
import { withNumbers } from '../../domain/catalogue/numbered.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Course } from '../courses/link.ts';
import { allCourses } from '../courses/load.ts';
import { testCards, testedLevels } from '../test-cards/load.ts';

/** A course in the page's language, or as it is where there is none. */
function inLanguage(course: Course, courses: readonly Course[], locale: Locale): Course {
  return courses.find((one) => one.key === course.key && one.locale === locale) ?? course;
}

/** The course of each level that is tested, from the lowest, in the page's language where there is one. */
export async function levelCourses(locale: Locale): Promise<{ level: 1 | 2 | 3; course: Course }[]> {
  const courses = await allCourses();
  return (await testedLevels()).map(({ level, course }) => ({ level, course: inLanguage(course, courses, locale) }));
}

const found = ({ slug, title, href, locale, hours, price }: Course): FoundCourse => ({
  ...{ id: slug, title: withNumbers(title), href, hours },
  language: locale,
  priceCents: price,
});

/** All that the level finder asks and answers with, in one language. */
export async function levelQuestions(locale: Locale): Promise<QuestionBank> {
  const [cards, levels, courses] = await Promise.all([testCards(), testedLevels(), allCourses()]);
  return {
    questions: cards.map(({ id, level, topic, question, choices, answer }) => ({
      ...{ id, level, topic: topic[locale], question: question[locale], answer: answer[locale] },
      choices: choices.map((choice) => choice[locale]),
      right: choices.findIndex(({ right }) => right),
    })),
    levels: (await levelCourses(locale)).map(({ level, course }) => ({ level, course: found(course) })),
    beyond: levels
      .flatMap(({ beyond }) => beyond)
      .map((course) => found(inLanguage(course, courses, locale)))
      // The page's own language first.
      .toSorted((a, b) => Number(b.language === locale) - Number(a.language === locale)),
  };
}
