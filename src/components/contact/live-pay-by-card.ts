import { api } from '~/api/client.ts';
import { payInvoice } from '~/domain/payments/calls.ts';
import type { InvoiceRequest, PayAt } from '~/domain/payments/contract.ts';
import { invoiceForm } from '~/domain/payments/invoice-form.ts';
import { errorText } from '~/i18n/form-words.ts';
import { enliven } from '~/stores/form-element.ts';
import { siteForms } from '~/stores/kept-forms.ts';
import { liveForm } from '~/stores/live-form.ts';
import { leaveByNumber } from '~/stores/paying-from.ts';
import type * as v from 'valibot';
import { showSending, textsIn, watchConnection } from '../form/live-parts.ts';
import { paintMarks, paintSummary, partOf, shrinkSummary } from '../form/paint.ts';

/** Makes the form live that pays an invoice: checked in the page, kept over a reload, and gone on to the card company. */
export async function enlivenPayByCard(form: HTMLFormElement): Promise<void> {
  const { words, texts } = await textsIn(document.documentElement.lang.slice(0, 2));
  const live = liveForm<InvoiceRequest, v.InferOutput<typeof PayAt>, never>(
    form.id,
    {
      form: invoiceForm,
      send: (body) => api(payInvoice)(body),
    },
    siteForms,
  );
  enliven(form, live);
  watchConnection(form, texts.eachForm.offline);

  const opening = partOf(form, '[data-opening]').dataset.opening ?? '';
  let restore: (() => void) | undefined;
  live.$state.listen((state, before) => {
    restore?.();
    restore = state.step === 'open' ? undefined : showSending(form, opening);
    paintMarks(form, state.problems, words, texts);
    if (state.summary !== before?.summary || state.failure !== before?.failure) {
      const { summary, failure } = state;
      const title = form.dataset.failed ?? '';
      const failed = failure && { title, problems: summary, text: errorText(texts, failure.code) };
      paintSummary(
        form,
        failed ?? (summary && { title: texts.eachForm.errors.title, problems: summary }),
        words,
        texts,
      );
    } else shrinkSummary(form, state.problems);
    if (state.step === 'sent' && state.answer) {
      leaveByNumber();
      location.assign(state.answer.payAt);
    }
  });
  // Back from the card company by the browser's own button: the form as it was.
  addEventListener('pageshow', ({ persisted }) => persisted && live.restart());
}
