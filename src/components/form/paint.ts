import type { Problems } from '~/domain/forms/form.ts';
import { reasonText, summaryLine, type FormTexts, type FormWords } from '~/i18n/form-words.ts';
import { controlOf, goTo } from '~/stores/form-element.ts';

/** The part of a form's markup that has an attribute; every form is built with it. */
export function partOf<Part extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): Part {
  const part = root.querySelector<Part>(selector);
  if (!part) throw new Error(`A form without ${selector}`);
  return part;
}

/** Puts the reason beside a field that was refused, or takes it away. */
function mark(form: HTMLFormElement, line: HTMLElement, reason: string | undefined): void {
  const control = controlOf(form, line.dataset.problem ?? '');
  line.hidden = reason === undefined;
  line.textContent = reason ?? '';
  if (!control) return;
  control.toggleAttribute('aria-invalid', false);
  if (reason !== undefined) control.setAttribute('aria-invalid', 'true');
  const hint = document.getElementById(`${control.id}-hint`)?.id;
  const described = [reason !== undefined && line.id, hint].filter(Boolean).join(' ');
  if (described) control.setAttribute('aria-describedby', described);
  else control.removeAttribute('aria-describedby');
}

/** Marks every field as these problems say. */
export function paintMarks(form: HTMLFormElement, problems: Problems, words: FormWords, texts: FormTexts): void {
  for (const line of form.querySelectorAll<HTMLElement>('[data-problem]')) {
    const name = line.dataset.problem ?? '';
    const reason = problems[name];
    mark(form, line, reason && reasonText(words, texts, name, reason));
  }
}

interface Summary {
  title: string;
  text?: string | undefined;
  problems?: Problems | undefined;
}

/** Says at the top of the form what stands in the way, and takes the focus there; nothing hides it. */
export function paintSummary(
  form: HTMLFormElement,
  summary: Summary | undefined,
  words: FormWords,
  texts: FormTexts,
): void {
  const box = partOf(form, '[data-problems]');
  box.hidden = !summary;
  if (!summary) return;
  const { title, text, problems = {} } = summary;
  partOf(box, '[data-problems-title]').textContent = title;
  const line = partOf(box, '[data-problems-text]');
  line.hidden = text === undefined;
  line.textContent = text ?? '';
  const entries = Object.entries(problems).flatMap(([name, reason]) => {
    const control = controlOf(form, name);
    if (!control) return [];
    const link = document.createElement('a');
    link.className = 'link';
    link.href = `#${control.id}`;
    link.textContent = summaryLine(words, texts, name, reason);
    // A fragment scrolls, but leaves the focus of some browsers where it is.
    link.addEventListener('click', (event) => {
      event.preventDefault();
      goTo(form, name);
    });
    const entry = document.createElement('li');
    entry.dataset.of = name;
    entry.append(link);
    return [entry];
  });
  partOf(box, '[data-problems-list]').replaceChildren(...entries);
  box.focus();
}

/** Takes out of the summary what was mended since, and with the last of it the summary, unless that says more. */
export function shrinkSummary(form: HTMLFormElement, problems: Problems): void {
  const box = partOf(form, '[data-problems]');
  if (box.hidden) return;
  const entries = [...box.querySelectorAll<HTMLElement>('[data-of]')];
  const mended = entries.filter(({ dataset }) => problems[dataset.of ?? ''] === undefined);
  for (const entry of mended) entry.remove();
  if (entries.length > 0 && mended.length === entries.length) box.hidden = partOf(box, '[data-problems-text]').hidden;
}
