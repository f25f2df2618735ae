import { api } from '../../api/client.ts';
import { offerDatesForm } from '../../domain/quotes/forms.ts';
import { offerDates } from '../../domain/quotes/office-calls.ts';
import type { Quotable } from '../../domain/quotes/quote.ts';
import { fill } from '../../i18n/format.ts';
import { Fields } from '../forms/Field.tsx';
import { ActForm } from './ActForm.tsx';
import { Folded } from './Folded.tsx';
import type { QuoteProps } from './quote-props.ts';
import { dateLabel } from './quotes-texts.ts';

interface Props extends QuoteProps {
  what: Quotable;
}

/** Lets the client choose among dates: of the line that offers some, or of any line of seats. */
export function QuoteDates({ quote, ...props }: Props) {
  const offering = quote.offered.filter(({ dates }) => dates.length > 1);
  return (
    <div className="mt-2 space-y-1 print:hidden">
      {(offering.length > 0 ? offering : quote.offered).map(({ line, dates }) => (
        <OfLine key={line} {...props} {...{ quote, line, dates }} />
      ))}
    </div>
  );
}

function OfLine({ quote, line, dates, locale, t, finish, what }: Props & { line: string; dates: readonly string[] }) {
  const { id, revision, sheet } = quote;
  const [own = '', ...others] = dates;
  const course = what.classes.find((one) => dates.includes(one.id))?.course;
  const inQuote = quote.offered.flatMap((one) => (one.line === line ? [own] : one.dates));
  const choices = what.classes
    .filter((one) => one.course === course && !inQuote.includes(one.id))
    .map((one) => ({ value: one.id, label: dateLabel(one, locale) }));
  // What is offered and on sale no more stays named, until it is taken out.
  const gone = others
    .filter((one) => !choices.some(({ value }) => value === one))
    .map((value) => ({ value, label: titleOf(value) }));
  function titleOf(date: string): string {
    return sheet.lines.flatMap((one) => one.dates ?? []).find(({ eventId }) => eventId === date)?.title ?? date;
  }
  const form = offerDatesForm(line, others, revision);
  const list = [{ value: '', label: t.dates.none }, ...choices, ...gone];
  const title = sheet.lines.find((one) => one.id === line)?.title ?? '';
  return (
    <Folded title={fill(t.dates.title, { title })}>
      {list.length === 1 ? (
        <p>{t.dates.only}</p>
      ) : (
        <ActForm
          id={`dates ${id} ${line}`}
          form={form}
          words={t.dates}
          submit={t.dates.submit}
          send={(body, key) => api(offerDates)(id, body, key)}
          onDone={() => finish(t.dates.done)}
          before={<p>{t.dates.intro}</p>}
        >
          <Fields choices={Object.fromEntries(Object.keys(form.fields).map((name) => [name, list]))} />
        </ActForm>
      )}
    </Folded>
  );
}
