import { api } from '../../api/client.ts';
import { withdrawQuoteForm } from '../../domain/quotes/forms.ts';
import { sendQuote, withdrawQuote } from '../../domain/quotes/office-calls.ts';
import { fill, formatPlainDate } from '../../i18n/format.ts';
import { ActButton } from './ActButton.tsx';
import { ActForm } from './ActForm.tsx';
import { Folded } from './Folded.tsx';
import { Part } from './Part.tsx';
import type { QuoteProps } from './quote-props.ts';

/** Sends a draft, and takes back what is open. */
export function SendQuote({ quote, locale, t, finish, reload }: QuoteProps) {
  const { id, revision, state, contact, sheet, problems } = quote;
  const isReady = sheet.lines.length > 0 && sheet.totalCents > 0 && problems.length === 0;
  return (
    <div className="space-y-4 print:hidden">
      {state === 'draft' && (
        <Part title={t.send.title}>
          {isReady ? (
            <>
              <p className="mb-1 break-words">
                {fill(t.send.text, { email: contact.email, date: formatPlainDate(sheet.validUntil, locale) })}
              </p>
              <ActButton
                id={`send ${id}`}
                label={t.send.submit}
                className="button button-action"
                send={(key) => api(sendQuote)(id, { seen: revision }, key)}
                onDone={() => finish(t.send.done)}
                onRefused={reload}
              />
            </>
          ) : (
            <p>{t.send.not}</p>
          )}
        </Part>
      )}
      {(state === 'draft' || state === 'sent' || state === 'expired') && (
        <Folded title={t.withdraw.title}>
          <ActForm
            id={`withdraw ${id}`}
            form={withdrawQuoteForm(revision)}
            words={t.withdraw}
            submit={t.withdraw.submit}
            send={(body, key) => api(withdrawQuote)(id, body, key)}
            onDone={() => finish(t.withdraw.done)}
          />
        </Folded>
      )}
    </div>
  );
}
