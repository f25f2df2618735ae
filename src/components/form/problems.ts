import type { FieldReason } from '~/domain/api/errors.ts';
import { fill } from '~/i18n/format.ts';
import type { Dictionary } from '~/i18n/strings/index.ts';

/** Why fields are refused, by their names. */
export type Problems = Record<string, FieldReason>;

export type FormTexts = Pick<Dictionary, 'forms' | 'errors' | 'validation'>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field that people fill in, by its name. */
export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLElement && control.id !== '' ? (control as Control) : undefined;
}

/** Puts the reason beside a field that was refused, or takes it away. */
export function mark(form: HTMLFormElement, name: string, reason: string | undefined): void {
  const control = controlOf(form, name);
  const line = form.querySelector<HTMLElement>(`[data-problem="${name}"]`);
  if (!control || !line) return;
  line.hidden = reason === undefined;
  line.textContent = reason ?? '';
  control.toggleAttribute('aria-invalid', false);
  if (reason !== undefined) control.setAttribute('aria-invalid', 'true');
  const hint = document.getElementById(`${control.id}-hint`)?.id;
  const described = [reason !== undefined && line.id, hint].filter(Boolean).join(' ');
  if (described) control.setAttribute('aria-describedby', described);
  else control.removeAttribute('aria-describedby');
}

/** Marks every field as these problems say. */
export function markAll(form: HTMLFormElement, problems: Problems, { validation }: FormTexts): void {
  for (const line of form.querySelectorAll<HTMLElement>('[data-problem]')) {
    const name = line.dataset.problem!;
    const reason = problems[name];
    mark(form, name, reason && validation[reason]);
  }
}

interface Summary {
  title: string;
  text?: string;
  problems?: Problems;
}

/** Says at the top of the form what stands in the way, and takes the focus there; nothing hides it. */
export function summarize(form: HTMLFormElement, summary: Summary | undefined, { forms, validation }: FormTexts): void {
  const box = form.querySelector<HTMLElement>('[data-problems]')!;
  const text = box.querySelector<HTMLElement>('[data-problems-text]')!;
  const list = box.querySelector<HTMLElement>('[data-problems-list]')!;
  box.hidden = !summary;
  if (!summary) return;
  const { title, problems = {} } = summary;
  box.querySelector('[data-problems-title]')!.textContent = title;
  text.hidden = summary.text === undefined;
  text.textContent = summary.text ?? '';
  const names = [...form.elements].flatMap((element) => {
    const name = element.getAttribute('name') ?? '';
    return problems[name] && controlOf(form, name) ? [name] : [];
  });
  list.replaceChildren(
    ...names.map((name) => {
      const link = document.createElement('a');
      link.className = 'link';
      link.href = `#${controlOf(form, name)!.id}`;
      link.textContent = fill(forms.errors.field, {
        field: forms.fields[name as keyof typeof forms.fields],
        reason: validation[problems[name]!],
      });
      // A fragment scrolls, but leaves the focus of some browsers where it is.
      link.addEventListener('click', (event) => {
        event.preventDefault();
        controlOf(form, name)!.focus();
      });
      const entry = document.createElement('li');
      entry.append(link);
      return entry;
    }),
  );
  box.focus();
}
