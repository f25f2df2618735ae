import { useState } from 'react';
import { api } from '../../api/client.ts';
import type { StatementOwner } from '../../domain/accounting/statement.ts';
import { statementMails, undoStatement } from '../../domain/statements/calls.ts';
import type { SentStatement } from '../../domain/statements/contract.ts';
import { fill, formatDate, formatMoney, formatPlainDate, formatTime, plural } from '../../i18n/format.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { Sep } from '../Dotted.tsx';
import { privateTexts } from '../private/texts.ts';
import { useAnswer } from '../use-answer.ts';
import { auditTexts } from './audit-texts.ts';
import { useOffice } from './context.ts';
import { moneyTexts } from './money-texts.ts';
import { NotLoaded } from './NotLoaded.tsx';
import type { FileTools } from './OpenedFile.tsx';
import { Part } from './Part.tsx';
import { SendStatement } from './SendStatement.tsx';
import { statementTexts } from './statement-texts.ts';
import { Undo } from './Undo.tsx';

interface Props extends FileTools {
  /** Of one of the client's bookings. */
  id: string;
  of: StatementOwner;
  timeZone: string;
  bookingsHref: string;
}

/** What is open goes to one of a client or organisation by mail; what was sent, and what it said. */
export function StatementMails({ id, of, timeZone, bookingsHref, finish, tell, reload }: Props) {
  const { locale } = useOffice();
  const { result, retry } = useAnswer(`${id} ${of}`, () => callOffice(() => api(statementMails)(id, { of })));
  // Each draft has a form of its own: what is sent is another mail then.
  const [draft, setDraft] = useState({ number: 0, note: '' });
  const begin = (note: string) => setDraft(({ number }) => ({ number: number + 1, note }));
  const t = statementTexts[locale].mails;
  if (!result) return <p role="status">{privateTexts[locale].privateArea.loading}</p>;
  if (!result.ok) return <NotLoaded locale={locale} code={result.code} retry={retry} />;
  const { recipients, sent } = result.value;
  const waiting = sent.filter(({ state }) => state === 'waits');
  return (
    <>
      <Undo
        acts={waiting.map((one) => ({ id: one.id, act: 'statement_sent', until: one.leavesAt }))}
        names={auditTexts[locale].acts}
        texts={moneyTexts[locale].together.undo}
        undo={async (mail, key) => {
          const one = waiting.find((sending) => sending.id === mail);
          const undone = await callOffice(() => api(undoStatement)(one?.from ?? id, mail, key));
          if (undone.ok && draft.note === '') begin(one?.note ?? '');
          return undone;
        }}
        onUndone={(told) => {
          tell(told, t.undone);
          retry();
        }}
      />
      <Part title={t.title}>
        {recipients.length === 0 ? (
          <p>{t.nobody}</p>
        ) : (
          <SendStatement
            key={draft.number}
            {...{ id, of, recipients, reload }}
            note={draft.note}
            onNote={(note) => setDraft(({ number }) => ({ number, note }))}
            onDone={() => {
              finish(t.done);
              begin('');
              retry();
            }}
          />
        )}
      </Part>
      <Part title={t.sentTitle}>
        {sent.length === 0 ? (
          <p>{t.none}</p>
        ) : (
          <ul className="space-y-2">
            {sent.map((one) => (
              <Sent key={one.id} {...{ sent: one, timeZone, bookingsHref }} />
            ))}
          </ul>
        )}
      </Part>
    </>
  );
}

function Sent({ sent, timeZone, bookingsHref }: { sent: SentStatement } & Pick<Props, 'timeZone' | 'bookingsHref'>) {
  const { locale } = useOffice();
  const t = statementTexts[locale].mails;
  const { at, who, email, language, openCents, invoices, state, note } = sent;
  const moment = `${formatDate(at, locale, timeZone)}, ${formatTime(at, locale, timeZone)}`;
  const count = invoices.length;
  return (
    <li>
      <p className="text-gray-600">
        {[moment, who].filter(Boolean).join(', ')}
        <Sep />
        {t.states[state]}
      </p>
      <p className="break-words">
        {fill(openCents < 0 ? t.sentOwed : plural(count, locale, t.sentTo), {
          ...{ email, language: t.languages[language], count },
          amount: formatMoney(Math.abs(openCents), locale),
        })}
      </p>
      <details>
        <summary className="unfolds">{t.said}</summary>
        {note !== '' && <p className="max-w-text break-words whitespace-pre-line">{note}</p>}
        <ul className="mt-1 space-y-1">
          {invoices.map(({ number, bookingId, dueOn, openCents: cents }) => (
            <li key={number}>
              <a className="link" href={`${bookingsHref}/${bookingId}`}>
                {fill(t.invoice, {
                  ...{ number, amount: formatMoney(cents, locale) },
                  date: formatPlainDate(dueOn, locale, 'medium'),
                })}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
