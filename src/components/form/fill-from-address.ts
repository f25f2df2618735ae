import { api } from '~/api/client.ts';
import { courseDetail } from '~/domain/catalogue/calls.ts';
import { controlOf } from '~/stores/form-element.ts';

/** What an address may say of a form, and the field that it fills. */
const given = {
  subject: 'subject',
  people: 'groupSize',
  language: 'teachingLanguage',
  place: 'place',
  city: 'city',
} as const;

/** What a field of one line takes from an address: a number, or the name of a city. */
const line = /^(\d{1,3}|[\p{L} .'’-]{1,40})$/u;

/**
 * Fills a form from `?course=excel-level-1&people=8&language=fr&place=ours&city=Ottawa`: the title of a course that there is, and choices that the
 * form has. What is there already stays.
 */
export async function fillFromAddress(form: HTMLFormElement): Promise<void> {
  const query = new URLSearchParams(location.search);
  for (const [name, field] of Object.entries(given)) {
    const control = controlOf(form, field);
    const wanted = query.get(name);
    if (!control || wanted === null || control.value !== '') continue;
    const known =
      control instanceof HTMLSelectElement
        ? [...control.options].some(({ value }) => value === wanted)
        : line.test(wanted);
    if (known) control.value = wanted;
  }
  const course = controlOf(form, 'course');
  const id = query.get('course');
  if (!course || id === null || course.value !== '') return;
  const result = await api(courseDetail)(id);
  // Something may have been typed meanwhile.
  if (result.ok && course.value === '') course.value = result.value.title;
}
