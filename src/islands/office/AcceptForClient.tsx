import { useState } from 'react';
import { api } from '../../api/client.ts';
import { acceptForClientForm } from '../../domain/quotes/accept-forms.ts';
import { acceptForClient } from '../../domain/quotes/office-calls.ts';
import { dateIn } from '../../domain/time/calendar.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import { isSameForAll } from '../../domain/quotes/dates.ts';
import { Fields } from '../forms/Field.tsx';
import { ActForm } from './ActForm.tsx';
import { Terms } from './book-held-parts.tsx';
import { Folded } from './Folded.tsx';
import type { QuoteProps } from './quote-props.ts';
import { acceptForClientWords, provincesIn } from './quotes-texts.ts';

/** A client who said yes on the telephone: who, when, where the invoice goes, and the terms. */
export function AcceptForClient({ quote, termsHrefs, timeZone, locale, t, finish, reload }: QuoteProps) {
  const [today] = useState(() => dateIn(timeZone, Date.now()));
  const { id, revision: seen, contact, country, province, sheet, terms } = quote;
  const { language } = sheet;
  const dates = sheet.lines.flatMap((line) => line.dates ?? []);
  const choices = dates.map(({ eventId, title }) => ({
    ...{ value: eventId, label: title, disabled: quote.problems.some(({ date }) => date === eventId) },
  }));
  const page = { locale: language, terms, version: 0, country, province, choosesDate: dates.length > 0 };
  const form = acceptForClientForm(page, { today, seen });
  const place = province === null ? t.head.options.country[country] : (provincesIn(locale)[province] ?? province);
  return (
    <div className="print:hidden">
      <Folded title={t.accept.title}>
        <ActForm
          id={`accept ${id}`}
          form={form}
          words={acceptForClientWords(locale)}
          submit={
            isSameForAll(dates)
              ? fill(t.accept.submit, { total: formatMoney(sheet.totalCents, locale) })
              : t.accept.submitChosen
          }
          send={async (body, key) => {
            const result = await api(acceptForClient)(id, body, key);
            // What is missing stands beside its line then.
            if (!result.ok && result.code === 'quote_outdated') reload();
            return result;
          }}
          onDone={() => finish(t.accept.done)}
          before={
            <>
              <p>{fill(t.accept.intro, { email: contact.email })}</p>
              <p>{fill(t.accept.place, { place })}</p>
            </>
          }
        >
          <Fields
            of={Object.keys(form.fields).filter((name) => !name.startsWith('terms.'))}
            choices={{ date: choices }}
          />
          <Terms hrefs={termsHrefs} language={language} />
        </ActForm>
      </Folded>
    </div>
  );
}
