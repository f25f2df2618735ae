import type { FormTexts, FormWords } from '~/i18n/form-words.ts';
import { partOf } from './paint.ts';

/** What forms say, in the language of the page; fetched once it is needed. */
export async function textsIn(locale: string | undefined): Promise<{ words: FormWords; texts: FormTexts }> {
  const [{ eachForm }, { forms }, { errors, validation }] = await (locale === 'fr'
    ? Promise.all([
        import('~/i18n/strings/fr/each-form.ts'),
        import('~/i18n/strings/fr/forms.ts'),
        import('~/i18n/strings/fr/errors.ts'),
      ])
    : Promise.all([
        import('~/i18n/strings/en/each-form.ts'),
        import('~/i18n/strings/en/forms.ts'),
        import('~/i18n/strings/en/errors.ts'),
      ]));
  return { words: forms, texts: { eachForm, errors, validation } };
}

/** Says that the connection is gone, and that nothing is lost by it. */
export function watchConnection(form: HTMLFormElement, text: string): void {
  const note = partOf(form, '[data-offline]');
  const tell = () => {
    note.hidden = navigator.onLine;
    note.textContent = navigator.onLine ? '' : text;
  };
  addEventListener('online', tell);
  addEventListener('offline', tell);
  tell();
}

/** The button while the form is on its way, which keeps its width; the returned function shows the button as it was. */
export function showSending(form: HTMLFormElement, text: string): () => void {
  const button = partOf<HTMLButtonElement>(form, 'button[type=submit]');
  const status = partOf(form, '[data-status]');
  const { textContent: label } = button;
  button.style.minWidth = `${button.offsetWidth}px`;
  button.setAttribute('aria-disabled', 'true');
  button.textContent = status.textContent = text;
  return () => {
    button.style.minWidth = '';
    button.removeAttribute('aria-disabled');
    button.textContent = label;
    status.textContent = '';
  };
}
