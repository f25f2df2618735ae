import { useId } from 'react';
import { api } from '../../api/client.ts';
import { acceptQuote } from '../../domain/quotes/calls.ts';
import { acceptQuoteForm } from '../../domain/quotes/forms.ts';
import type { AcceptQuote as Body, QuoteSheet, QuoteView } from '../../domain/quotes/quote.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import { errorText, type FormWords } from '../../i18n/form-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { useCheckout } from '../checkout/context.ts';
import { Section } from '../checkout/Section.tsx';
import { Terms } from '../checkout/Terms.tsx';
import { Fields } from '../forms/Field.tsx';
import { Form } from '../forms/Form.tsx';
import { Failure, SubmitButton } from '../forms/Submit.tsx';
import { useForm } from '../forms/use-form.ts';
import { acceptWords } from './words.ts';

interface Props {
  locale: Locale;
  texts: Dictionary['quote'];
  token: string;
  view: QuoteView;
  sheet: QuoteSheet;
  onAnswer: (view: QuoteView) => void;
  reload: () => void;
}

/** Who accepts, and what the invoice says. */
export function AcceptQuote({ locale, texts: { accept: t }, token, view, sheet, onAnswer, reload }: Props) {
  const checkout = useCheckout();
  const { country, province, version } = view;
  const form = acceptQuoteForm({ locale, terms: checkout.termsVersions, version, country, province });
  const live = useForm(useId(), {
    form,
    send: async (body: Body) => {
      const result = await api(acceptQuote)(token, body);
      if (result.ok) onAnswer(result.value);
      // What has changed is read first.
      else if (result.code !== 'quote_outdated') reload();
      return result;
    },
  });
  const place = province === null ? t.abroad : checkout.provinceNames[province];
  const words: FormWords = acceptWords(checkout.texts, t);
  return (
    <Form live={live} fields={form.fields} words={words} texts={checkout} className="space-y-3">
      <Section title={t.title} help={fill(t.help, { days: checkout.dueDays })}>
        {view.invoices > 1 && <p className="mb-1">{t.two}</p>}
        <p className="mb-2">{fill(t.place, { place })}</p>
        <Fields of={Object.keys(form.fields).filter((name) => !name.startsWith('terms.'))} />
      </Section>
      <Terms read={t.read} />
      <Failure>{({ code }) => <p>{code === 'quote_outdated' ? t.outdated : errorText(checkout, code)}</p>}</Failure>
      <SubmitButton label={fill(t.submit, { total: formatMoney(sheet.totalCents, locale) })} />
    </Form>
  );
}
