import { useId } from 'react';
import { api } from '../../api/client.ts';
import { acceptQuote, quoteOf } from '../../domain/quotes/calls.ts';
import { acceptQuoteForm } from '../../domain/quotes/accept-forms.ts';
import { isSameForAll, type OfferedDate } from '../../domain/quotes/dates.ts';
import { partsOf } from '../../domain/quotes/parts.ts';
import type { AcceptQuote as Body, QuoteSheet, QuoteView } from '../../domain/quotes/quote.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import { errorText, type FormWords } from '../../i18n/form-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { useCheckout } from '../checkout/context.ts';
import { Section } from '../checkout/Section.tsx';
import { Terms } from '../checkout/Terms.tsx';
import { useFormContext } from '../forms/context.ts';
import { Fields, type Choice } from '../forms/Field.tsx';
import { Form } from '../forms/Form.tsx';
import { Failure, SubmitButton } from '../forms/Submit.tsx';
import { useForm } from '../forms/use-form.ts';
import { acceptWords, type QuoteTexts } from './words.ts';

interface Props {
  locale: Locale;
  texts: QuoteTexts;
  token: string;
  view: QuoteView;
  sheet: QuoteSheet;
  onAnswer: (view: QuoteView) => void;
  reload: () => void;
}

/** Who accepts, and what the invoice says. */
export function AcceptQuote({ locale, texts, token, view, sheet, onAnswer, reload }: Props) {
  const t = texts.accept;
  const checkout = useCheckout();
  const { country, province, version } = view;
  const dates = sheet.lines.flatMap((line) => line.dates ?? []);
  const form = acceptQuoteForm({
    locale,
    terms: checkout.termsVersions,
    version,
    country,
    province,
    choosesDate: dates.length > 0,
  });
  const live = useForm(useId(), {
    form,
    send: async (body: Body) => {
      const result = await api(acceptQuote)(token, body);
      if (result.ok) onAnswer(result.value);
      // That of one date stands beside it, and the rest stays as it was typed.
      else if (result.code === 'validation') await api(quoteOf)(token).then((now) => now.ok && onAnswer(now.value));
      // What has changed is read first.
      else if (result.code !== 'quote_outdated') reload();
      return result;
    },
  });
  const { seats, order } = partsOf(sheet.lines);
  const what = seats && order ? 'both' : seats ? 'seats' : 'order';
  const place = province === null ? t.abroad : checkout.provinceNames[province];
  const words: FormWords = acceptWords(checkout.texts, t);
  return (
    <Form live={live} fields={form.fields} words={words} texts={checkout} className="space-y-3">
      <Section title={t.title} help={fill(t.help[what], { days: checkout.dueDays })}>
        {view.invoices > 1 && <p className="mb-1">{t.two}</p>}
        <p className="mb-2">{fill(t.place, { place })}</p>
        <Fields
          of={Object.keys(form.fields).filter((name) => !name.startsWith('terms.'))}
          choices={{ date: dateChoices(view, dates, texts) }}
        />
      </Section>
      <Terms read={t.read} />
      <Failure>{({ code }) => <p>{code === 'quote_outdated' ? t.outdated : errorText(checkout, code)}</p>}</Failure>
      <Submit {...{ locale, t, sheet, dates }} />
    </Form>
  );
}

/** The dates to choose from; those that cannot be had any more are shown, and say why. */
const dateChoices = (view: QuoteView, dates: readonly OfferedDate[], { accept, dates: t }: Props['texts']): Choice[] =>
  dates.map(({ eventId, title }) => {
    const problem = view.dates.find((one) => one.eventId === eventId)?.problem ?? null;
    const label = problem ? fill(accept.noMore, { date: title, reason: t.problems[problem] }) : title;
    return { value: eventId, label, disabled: problem !== null };
  });

interface SubmitProps extends Pick<Props, 'locale' | 'sheet'> {
  t: Props['texts']['accept'];
  dates: readonly OfferedDate[];
}

/** Says what it comes to, with the date that is chosen. */
function Submit({ locale, t, sheet, dates }: SubmitProps) {
  const { values } = useFormContext();
  const { totalCents } =
    dates.find(({ eventId }) => eventId === values.date) ?? (isSameForAll(dates) ? sheet : { totalCents: null });
  const label = totalCents === null ? t.submitChosen : fill(t.submit, { total: formatMoney(totalCents, locale) });
  return <SubmitButton label={label} />;
}
