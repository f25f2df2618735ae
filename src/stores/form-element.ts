import type { Values } from '../domain/forms/form.ts';
import type { LiveForm } from './live-form.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The id of a field's element in a form; hint and problem are named after it. */
export const fieldId = (form: string, name: string) => `${form}-${name.replaceAll('.', '-')}`;

/** A field that people fill in, by its name; of choices side by side, the first. What is hidden has no id. */
export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const found = form.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  return control instanceof HTMLElement && control.id !== '' ? (control as Control) : undefined;
}

/** What is in a form, hidden fields too. A box that is not ticked is empty; files are no texts. */
export function valuesOf(form: HTMLFormElement): Values {
  const values: Record<string, string> = {};
  for (const { name } of form.elements as Iterable<Partial<Control>>) if (name) values[name] = '';
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

/** Puts back what was typed before, where nothing newer was typed. */
function putBack(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name);
    if (!control) continue;
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
      for (const box of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
        if (value !== '') box.checked = box.value === value;
      }
    } else if (control.value === '' || control instanceof HTMLSelectElement) {
      control.value = value;
    }
  }
}

/** Leads to a field, wherever it is folded away. */
export function goTo(form: HTMLFormElement, name: string): void {
  const control = controlOf(form, name);
  for (let at = control?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true;
  control?.focus();
}

/** Lets a form of the page live, until the returned function is called. */
export function enliven<Body, Answer, Details>(
  form: HTMLFormElement,
  live: LiveForm<Body, Answer, Details>,
  submit: (typed: Values) => unknown = live.submit,
): () => void {
  const abort = new AbortController();
  const on = <Kind extends 'input' | 'focusout' | 'submit'>(
    kind: Kind,
    act: (event: HTMLElementEventMap[Kind]) => void,
  ) => form.addEventListener(kind, act, { signal: abort.signal });
  const nameOf = ({ target }: Event) => (target as Element).getAttribute('name') ?? '';

  putBack(form, live.$values.get());
  on('input', (event) => live.typed(nameOf(event), valuesOf(form)));
  on('focusout', (event) => live.left(nameOf(event), valuesOf(form)));
  on('submit', (event) => {
    event.preventDefault();
    submit(valuesOf(form));
  });
  return () => abort.abort();
}
