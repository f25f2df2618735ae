import { api } from '~/api/client.ts';
import { courseDetail } from '~/domain/catalogue/calls.ts';
import { controlOf } from '~/stores/form-element.ts';

/** What an address may say of a form, and the field that it fills. */
const given = { subject: 'subject', people: 'groupSize', language: 'teachingLanguage', place: 'place' } as const;

/**
 * Fills a form from `?course=excel-level-1&people=8&language=fr`: the title of a course that there is, and choices that the
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
        : /^\d{1,3}$/.test(wanted);
    if (known) control.value = wanted;
  }
  const course = controlOf(form, 'course');
  const id = query.get('course');
  if (!course || id === null || course.value !== '') return;
  const result = await api(courseDetail)(id);
  // Something may have been typed meanwhile.
  if (result.ok && course.value === '') course.value = result.value.title;
}
