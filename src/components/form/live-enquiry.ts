import * as v from 'valibot';
import { api } from '~/api/client.ts';
import { sendEnquiry } from '~/domain/enquiries/calls.ts';
import { enquiryForm, EnquiryKind, type EnquiryReceipt } from '~/domain/enquiries/enquiries.ts';
import type { Values } from '~/domain/forms/form.ts';
import { errorText, type FormTexts, type FormWords } from '~/i18n/form-words.ts';
import { enliven, valuesOf } from '~/stores/form-element.ts';
import { siteForms } from '~/stores/kept-forms.ts';
import { liveForm, type FormState } from '~/stores/live-form.ts';
import { DOT } from '../../i18n/dot.ts';
import { fillFromAddress } from './fill-from-address.ts';
import { showSending, textsIn, watchConnection } from './live-parts.ts';
import { paintMarks, paintSummary, partOf, shrinkSummary } from './paint.ts';

/** Why a form could not be sent, and what is wrong with its fields. */
function summaryOf({ summary, failure }: FormState<EnquiryReceipt, never>, texts: FormTexts) {
  const { title, failed, kept } = texts.eachForm.errors;
  if (!failure || failure.code === 'validation') return summary && { title, problems: summary };
  return { title: failed, problems: summary, text: `${errorText(texts, failure.code)} ${kept}` };
}

/** What was asked for, where it is a course for some people: one asks for several in an afternoon. */
function tellAbout(panel: HTMLElement, { course, groupSize }: Values, { fields }: FormWords): void {
  const line = panel.querySelector<HTMLElement>('[data-about]') ?? document.createElement('p');
  line.dataset.about = '';
  line.textContent = course ? `${course}${DOT}${fields.groupSize}: ${groupSize}` : '';
  partOf(panel, '[data-reference]').parentElement?.after(line);
}

/** Makes an enquiry's form live: checked in the page, kept over a reload, and sent once. */
export async function enlivenEnquiry(form: HTMLFormElement): Promise<void> {
  const kind = v.parse(EnquiryKind, form.dataset.enquiry);
  const { words, texts } = await textsIn(valuesOf(form).language);
  const panel = partOf(document, `[data-sent-of="${form.id}"]`);
  const call = `send-enquiry ${form.id}`;
  const live = liveForm<unknown, EnquiryReceipt, never>(
    form.id,
    {
      form: enquiryForm(kind),
      send: (_, typed) => siteForms.sendOnce(call, typed, (key) => api(sendEnquiry)(kind, typed, key)),
    },
    siteForms,
  );

  enliven(form, live);
  watchConnection(form, texts.eachForm.offline);
  void fillFromAddress(form);

  let restore: (() => void) | undefined;
  live.$state.listen((state, before) => {
    restore?.();
    restore = state.step === 'sending' ? showSending(form, texts.eachForm.sending) : undefined;
    paintMarks(form, state.problems, words, texts);
    if (state.summary !== before?.summary || state.failure !== before?.failure) {
      paintSummary(form, summaryOf(state, texts), words, texts);
    } else shrinkSummary(form, state.problems);
    if (state.step !== 'sent' || !state.answer) return;
    tellAbout(panel, valuesOf(form), words);
    form.reset();
    form.hidden = true;
    panel.hidden = false;
    partOf(panel, '[data-reference]').textContent = state.answer.reference;
    panel.focus();
  });
  partOf(panel, '[data-another]').addEventListener('click', () => {
    live.restart();
    panel.hidden = true;
    form.hidden = false;
    partOf(form, '.field').focus();
  });
}
