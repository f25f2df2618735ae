import { useId } from 'react';
import { api } from '../../api/client.ts';
import { declineQuote } from '../../domain/quotes/calls.ts';
import { declineQuoteForm } from '../../domain/quotes/forms.ts';
import type { DeclineQuote as Body, QuoteView } from '../../domain/quotes/quote.ts';
import { errorText } from '../../i18n/form-words.ts';
import type { QuoteTexts } from './words.ts';
import { useCheckout } from '../checkout/context.ts';
import { Fields } from '../forms/Field.tsx';
import { Form } from '../forms/Form.tsx';
import { Failure, SubmitButton } from '../forms/Submit.tsx';
import { useForm } from '../forms/use-form.ts';

interface Props {
  texts: QuoteTexts;
  token: string;
  version: number;
  onAnswer: (view: QuoteView) => void;
  reload: () => void;
}

/** Says no, with words where there are some. */
export function DeclineQuote({ texts: { decline: t }, token, version, onAnswer, reload }: Props) {
  const checkout = useCheckout();
  const form = declineQuoteForm(version);
  const live = useForm(useId(), {
    form,
    send: async (body: Body) => {
      const result = await api(declineQuote)(token, body);
      if (result.ok) onAnswer(result.value);
      else reload();
      return result;
    },
  });
  return (
    <details>
      <summary className="unfolds">{t.open}</summary>
      <Form live={live} fields={form.fields} words={t} texts={checkout} className="mt-1 space-y-2">
        <Fields />
        <Failure>{({ code }) => <p>{errorText(checkout, code)}</p>}</Failure>
        <SubmitButton label={t.submit} />
      </Form>
    </details>
  );
}
