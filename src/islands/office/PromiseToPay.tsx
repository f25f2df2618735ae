import { api } from '../../api/client.ts';
import * as calls from '../../domain/reminding/calls.ts';
import type { OfficeReminders } from '../../domain/reminding/contract.ts';
import { promiseForm } from '../../domain/reminding/promise-form.ts';
import { fill, formatDate, formatPlainDate } from '../../i18n/format.ts';
import { ActButton } from './ActButton.tsx';
import { ActForm } from './ActForm.tsx';
import { useOffice } from './context.ts';
import { reminderTexts } from './reminder-texts.ts';

interface Props {
  /** Of the booking. */
  id: string;
  promise: OfficeReminders['promise'];
  onDone: (text: string, value: OfficeReminders) => void;
}

interface PromisedProps extends Props {
  promise: NonNullable<OfficeReminders['promise']>;
  timeZone: string;
  retry: () => void;
}

/** Until when the client has said that she will pay. */
export function Promised({ id, promise, timeZone, retry, onDone }: PromisedProps) {
  const { locale } = useOffice();
  const t = reminderTexts[locale].promise;
  const { until, note, who, at, isOver } = promise;
  const why = [note, who, formatDate(at, locale, timeZone)].filter(Boolean).join(', ');
  return (
    <div className="border-s-4 border-amber-700 bg-amber-50 px-2 py-1">
      <p>{fill(isOver ? t.isOver : t.stands, { date: formatPlainDate(until, locale), why })}</p>
      <ActButton
        id={`end promise ${id} ${at}`}
        label={t.end}
        send={async (key) => {
          const result = await api(calls.endPromise)(id, key);
          if (result.ok) onDone(t.ended, result.value);
          return result;
        }}
        onDone={() => undefined}
        onRefused={retry}
      />
    </div>
  );
}

/** Notes that she will, or another day. */
export function PromiseForm({ id, promise, onDone }: Props) {
  const { locale } = useOffice();
  const t = reminderTexts[locale].promise;
  return (
    <details>
      <summary className="unfolds">{promise ? t.titleAnew : t.title}</summary>
      <ActForm
        id={`promise ${id} ${promise?.at ?? ''}`}
        form={promiseForm}
        words={t}
        submit={t.submit}
        send={(body, key) => api(calls.notePromise)(id, body, key)}
        onDone={(value) => onDone(t.done, value)}
      />
    </details>
  );
}
