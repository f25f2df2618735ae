import { useState } from 'react';
import { api } from '../../api/client.ts';
import { QUOTE_REMINDER_DAYS } from '../../domain/quotes/ending.ts';
import { extendQuoteForm } from '../../domain/quotes/forms.ts';
import { extendQuote, holdQuoteReminder, remindOfQuote } from '../../domain/quotes/office-calls.ts';
import { fill } from '../../i18n/format.ts';
import { ActButton } from './ActButton.tsx';
import { ActForm } from './ActForm.tsx';
import { Folded } from './Folded.tsx';
import { Part } from './Part.tsx';
import { extendedTo } from './QuoteEnding.tsx';
import type { QuoteProps } from './quote-props.ts';

/** What is done before a quote that its client has ends, and after: a reminder, and a later last day. */
export function QuoteEnd({ quote, timeZone, t, finish, reload }: QuoteProps) {
  const [now] = useState(() => Date.now());
  const { id, revision: seen, state, contact, sheet, remindersHeld: held, outdated, history } = quote;
  const { end } = t;
  const isOpen = state === 'sent';
  const phone = contact.phone;
  return (
    <Part title={end.title} anchor="end" className="space-y-1 print:hidden">
      {phone && (
        <p>
          <a className="link" href={`tel:${phone}`}>
            {fill(end.call, { phone })}
          </a>
        </p>
      )}
      {isOpen && <p className="max-w-text">{held ? end.held : fill(end.intro, { days: QUOTE_REMINDER_DAYS })}</p>}
      {outdated && <p>{end.not}</p>}
      {isOpen && (
        <p className="flex flex-wrap gap-x-3 gap-y-1">
          {!outdated && (
            <ActButton
              id={`remind of ${id} ${history.length}`}
              label={end.remind}
              send={(key) => api(remindOfQuote)(id, { seen }, key)}
              onDone={() => finish(end.reminded)}
              onRefused={reload}
            />
          )}
          <ActButton
            id={`hold ${String(held)} ${id} ${seen}`}
            label={held ? end.letGo : end.hold}
            send={(key) => api(holdQuoteReminder)(id, { held: !held, seen }, key)}
            onDone={() => finish(held ? end.goesOn : end.isHeld)}
            onRefused={reload}
          />
        </p>
      )}
      {!outdated && (
        <Folded title={end.extend}>
          <ActForm
            id={`extend ${id}`}
            form={extendQuoteForm(extendedTo(sheet.validUntil, now, timeZone), seen)}
            words={end}
            submit={end.extend}
            send={(body, key) => api(extendQuote)(id, body, key)}
            onDone={() => finish(end.extended)}
            before={<p>{end.extendIntro}</p>}
          />
        </Folded>
      )}
    </Part>
  );
}
