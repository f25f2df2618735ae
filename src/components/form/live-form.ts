import * as v from 'valibot';
import { enquirySchemas, type EnquiryKind } from '~/domain/enquiries/enquiries.ts';
import { FieldReason } from '~/domain/api/errors.ts';
import type { Locale } from '~/i18n/locales.ts';
import { send } from '~/stores/enquiry.ts';
import { draftOf, writeDraft } from '~/stores/form-drafts.ts';
import { fillFromAddress } from './fill-from-address.ts';
import { controlOf, mark, markAll, summarize, type FormTexts, type Problems } from './problems.ts';

/** A button says that it is sending only when that takes longer than this. Milliseconds. */
const SENDING_DELAY_MS = 200;

async function textsIn(locale: Locale): Promise<FormTexts> {
  const [{ forms }, { errors, validation }] = await (locale === 'fr'
    ? Promise.all([import('~/i18n/strings/fr/forms.ts'), import('~/i18n/strings/fr/errors.ts')])
    : Promise.all([import('~/i18n/strings/en/forms.ts'), import('~/i18n/strings/en/errors.ts')]));
  return { forms, errors, validation };
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
}

/** The day on this machine's wall. The server's decides when it is sent. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Why fields stand in the way, by the schema that the server has, too. */
function check(form: HTMLFormElement): Problems {
  const schema: v.GenericSchema = enquirySchemas(today())[form.dataset.enquiry as EnquiryKind];
  const problems: Problems = {};
  for (const issue of v.safeParse(schema, valuesOf(form)).issues ?? []) {
    problems[v.getDotPath(issue) ?? ''] ??= v.is(FieldReason, issue.message) ? issue.message : 'invalid';
  }
  return problems;
}

/** Keeps what people type, and puts back what they typed before. */
function keepDraft(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(draftOf(form.id))) {
    const control = controlOf(form, name);
    // What was typed while this was on its way is newer.
    if (control && (control.value === '' || control instanceof HTMLSelectElement)) control.value = value;
  }
  form.addEventListener('input', () => {
    const typed = Object.entries(valuesOf(form)).filter(([name]) => name !== 'website' && controlOf(form, name));
    writeDraft(form.id, Object.fromEntries(typed));
  });
}

/** Says that the connection is gone, and that nothing is lost by it. */
function watchConnection(form: HTMLFormElement, { forms }: FormTexts): void {
  const note = form.querySelector<HTMLElement>('[data-offline]')!;
  const tell = () => {
    note.hidden = navigator.onLine;
    note.textContent = navigator.onLine ? '' : forms.offline;
  };
  addEventListener('online', tell);
  addEventListener('offline', tell);
  tell();
}

/** Makes a form live: checked in the page, kept over a reload, and sent once. */
export async function enliven(form: HTMLFormElement): Promise<void> {
  const texts = await textsIn((form.elements.namedItem('language') as HTMLInputElement).value as Locale);
  const { forms, errors, validation } = texts;
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')!;
  const status = form.querySelector<HTMLElement>('[data-status]')!;
  const panel = document.querySelector<HTMLElement>(`[data-sent-of="${form.id}"]`)!;
  let sending = false;

  keepDraft(form);
  watchConnection(form, texts);
  void fillFromAddress(form);

  form.addEventListener('focusout', ({ target }) => {
    const name = (target as Element).getAttribute('name') ?? '';
    const reason = check(form)[name];
    const marked = controlOf(form, name)?.hasAttribute('aria-invalid') ?? false;
    // An empty field that was only passed through is not yet an error.
    if (!marked && (reason === 'required' || reason === 'choose')) return;
    mark(form, name, reason && validation[reason]);
  });

  async function submit(): Promise<void> {
    const problems = check(form);
    markAll(form, problems, texts);
    if (Object.keys(problems).length > 0) return summarize(form, { title: forms.errors.title, problems }, texts);
    summarize(form, undefined, texts);

    sending = true;
    const { textContent: label } = button;
    button.setAttribute('aria-disabled', 'true');
    const slow = setTimeout(() => (button.textContent = status.textContent = forms.sending), SENDING_DELAY_MS);
    const result = await send(form.id, form.dataset.enquiry as EnquiryKind, valuesOf(form));
    clearTimeout(slow);
    sending = false;
    button.removeAttribute('aria-disabled');
    button.textContent = label;
    status.textContent = '';

    if (result.ok) {
      form.reset();
      form.hidden = true;
      panel.hidden = false;
      panel.querySelector('[data-reference]')!.textContent = result.value.reference;
      panel.focus();
      return;
    }
    const { code, fields = {} } = result;
    markAll(form, fields, texts);
    const refused = code === 'validation';
    summarize(
      form,
      {
        title: refused ? forms.errors.title : forms.errors.failed,
        problems: fields,
        ...(!refused && {
          text: `${errors[code === 'database_unavailable' ? 'unavailable' : code]} ${forms.errors.kept}`,
        }),
      },
      texts,
    );
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!sending) void submit();
  });
  panel.querySelector('[data-another]')!.addEventListener('click', () => {
    panel.hidden = true;
    form.hidden = false;
    form.querySelector<HTMLElement>('.field')!.focus();
  });
}
