import { useState } from 'react';
import { api } from '../../api/client.ts';
import { lineKinds } from '../../domain/quotes/lines.ts';
import { privateLineForm, seatsLineForm, serviceLineForm } from '../../domain/quotes/forms.ts';
import { addQuoteLine, officeQuotable } from '../../domain/quotes/office-calls.ts';
import type { Quotable } from '../../domain/quotes/quote.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { Fields } from '../forms/Field.tsx';
import { privateTexts } from '../private/texts.ts';
import { useAnswer } from '../use-answer.ts';
import { ActForm } from './ActForm.tsx';
import { Part } from './Part.tsx';
import { QuoteDates } from './QuoteDates.tsx';
import type { QuoteProps } from './quote-props.ts';
import { lineWords } from './quotes-texts.ts';

const forms = { seats: seatsLineForm, private: privateLineForm, service: serviceLineForm };

/** Adds a line: seats, a private class, or anything else. */
export function QuoteLines(props: QuoteProps) {
  const { t, locale } = props;
  const { result, retry } = useAnswer('quotable', () => callOffice(() => api(officeQuotable)()));
  const own = privateTexts[locale].privateArea;
  return (
    <Part title={t.lines.title}>
      {result === undefined && <p role="status">{own.loading}</p>}
      {result && !result.ok && (
        <div role="alert">
          <p>{t.lines.failed}</p>
          <button type="button" className="button mt-1" onClick={retry}>
            {own.retry}
          </button>
        </div>
      )}
      {result?.ok && <Kinds {...props} what={result.value} />}
      {result?.ok && <QuoteDates {...props} what={result.value} />}
    </Part>
  );
}

function Kinds({ quote, locale, t, finish, what }: QuoteProps & { what: Quotable }) {
  const [kind, setKind] = useState<(typeof lineKinds)[number]>('seats');
  const { id, revision, state } = quote;
  const words = lineWords(locale, kind, what);
  const choices = (name: string) =>
    Object.entries(words.options?.[name] ?? {}).map(([value, label]) => ({ value, label }));
  const form = forms[kind](revision);
  return (
    <div className="print:hidden">
      <fieldset className="mb-2 flex flex-wrap gap-x-3">
        <legend className="sr-only">{t.lines.title}</legend>
        {lineKinds.map((one) => (
          <label key={one} className="form-tick">
            <input type="radio" name="kind" checked={one === kind} onChange={() => setKind(one)} />
            {t.lines.kinds[one]}
          </label>
        ))}
      </fieldset>
      {state === 'sent' && <p className="mb-1">{t.file.changed}</p>}
      <ActForm
        key={kind}
        id={`line ${id}`}
        form={form}
        words={words}
        submit={t.lines.submit}
        send={(body, key) => api(addQuoteLine)(id, body, key)}
        onDone={() => finish(t.lines.done)}
      >
        <Fields choices={{ eventId: choices('eventId'), courseId: choices('courseId') }} />
      </ActForm>
    </div>
  );
}
