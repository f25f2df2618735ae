import { api } from '~/api/client.ts';
import { courseDetail } from '~/domain/catalogue/calls.ts';
import { controlOf } from '~/stores/form-element.ts';

/**
 * Fills a form from `?subject=private-class&course=excel-level-1`: a subject that the form has, and the title of a course
 * that there is. What is there already stays.
 */
export async function fillFromAddress(form: HTMLFormElement): Promise<void> {
  const query = new URLSearchParams(location.search);
  const subject = controlOf(form, 'subject');
  const wanted = query.get('subject');
  if (subject instanceof HTMLSelectElement && subject.value === '') {
    const known = [...subject.options].some(({ value }) => value === wanted);
    if (wanted !== null && known) subject.value = wanted;
  }
  const course = controlOf(form, 'course');
  // A link that names the subject alone means this form, further down.
  if (course && wanted === 'private-class' && location.hash === '') {
    document.getElementById(form.getAttribute('aria-labelledby') ?? '')?.scrollIntoView();
  }
  const id = query.get('course');
  if (!course || id === null || course.value !== '') return;
  const result = await api(courseDetail)(id);
  // Something may have been typed meanwhile.
  if (result.ok && course.value === '') course.value = result.value.title;
}
