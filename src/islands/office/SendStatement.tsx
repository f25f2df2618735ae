import { useState } from 'react';
import { api } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import type { StatementOwner } from '../../domain/accounting/statement.ts';
import { sendStatement, statementPreview } from '../../domain/statements/calls.ts';
import type {
  SendStatement as Sent,
  StatementMails,
  StatementPreview as Preview,
} from '../../domain/statements/contract.ts';
import { statementForm } from '../../domain/statements/form.ts';
import { fill, formatMoney, plural } from '../../i18n/format.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { privateTexts } from '../private/texts.ts';
import { useAnswer } from '../use-answer.ts';
import { ActForm } from './ActForm.tsx';
import { Labelled } from './ChoiceFields.tsx';
import { useOffice } from './context.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { statementTexts } from './statement-texts.ts';
import { StatementPreview } from './StatementPreview.tsx';

interface Props {
  id: string;
  of: StatementOwner;
  recipients: StatementMails['recipients'];
  /** What was typed so far, for whomever it goes to. */
  note: string;
  onNote: (note: string) => void;
  onDone: () => void;
  /** The statement is another one by now. */
  reload: () => void;
}

/** Whom it goes to, and the mail as it reads then. */
export function SendStatement({ id, of, recipients, note, onNote, onDone, reload }: Props) {
  const { locale } = useOffice();
  const [to, choose] = useState(recipients[0]?.bookingId ?? '');
  const [others, include] = useState(false);
  const { result, retry } = useAnswer(`${to} ${others}`, () =>
    callOffice(() => api(statementPreview)(id, { of, to, others: others ? 'yes' : '' })),
  );
  const t = statementTexts[locale].mails;
  const nameOf = ({ name, email, language, byNameAlone }: Props['recipients'][number]) =>
    [fill(t.recipient, { name, email, language: t.languages[language] }), byNameAlone && t.byNameAlone]
      .filter(Boolean)
      .join(' ');
  return (
    <div className="space-y-2">
      <Labelled label={t.to}>
        <select className="field block max-w-[680px]" value={to} onChange={({ target }) => choose(target.value)}>
          {recipients.map((one) => (
            <option key={one.bookingId} value={one.bookingId}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </Labelled>
      {!result && <p role="status">{privateTexts[locale].privateArea.loading}</p>}
      {result && !result.ok && <NotLoaded locale={locale} code={result.code} retry={retry} />}
      {result?.ok && (
        <>
          {result.value.others.invoices > 0 && (
            <label className="flex max-w-text items-baseline gap-x-2">
              <input type="checkbox" checked={others} onChange={({ target }) => include(target.checked)} />
              <span>
                {fill(plural(result.value.others.invoices, locale, t.others), {
                  count: result.value.others.invoices,
                  amount: formatMoney(result.value.others.cents, locale),
                })}
              </span>
            </label>
          )}
          <Write
            key={`${to} ${others}`}
            {...{ id, note, onNote, onDone }}
            seen={{ of, to, others, openCents: result.value.openCents }}
            preview={result.value}
            onChanged={() => {
              retry();
              reload();
            }}
          />
        </>
      )}
    </div>
  );
}

interface WriteProps extends Pick<Props, 'id' | 'note' | 'onNote' | 'onDone'> {
  seen: Omit<Sent, 'note'>;
  preview: Preview;
  onChanged: () => void;
}

function Write({ id, seen, preview, note, onNote, onChanged, onDone }: WriteProps) {
  const { locale } = useOffice();
  const [initial] = useState(note);
  const [isOld, setIsOld] = useState(false);
  const t = statementTexts[locale].mails;
  if (!preview.letter) return <p>{t.nothing}</p>;

  async function send(body: Sent, key: string): Promise<Result<unknown, unknown>> {
    const result = await api(sendStatement)(id, body, key);
    const isChanged = !result.ok && result.code === 'booking_changed';
    setIsOld(isChanged);
    if (isChanged) onChanged();
    return result;
  }
  return (
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLTextAreaElement) onNote(target.value);
      }}
    >
      <ActForm
        id={`statement ${JSON.stringify(seen)}`}
        form={statementForm(seen, initial)}
        words={t}
        submit={t.submit}
        send={send}
        onDone={onDone}
        explain={isOld ? t.changed : null}
      />
      <StatementPreview {...{ ...preview, letter: preview.letter, note: note.trim() }} />
    </div>
  );
}
